import { languageOfPath, type SiteLanguage } from '#domain/platform/site-language.ts';
import type { FormFields } from '#domain/website/inquiries/form-fields.ts';
import type { RequestOutcome } from '#domain/website/inquiries/form-words.ts';
import { takeHandedOverToast } from '#web/platform/ui/toast-handover.ts';
import { enhanceForm, type WebsiteForm } from './enhanced-form.ts';
import { addToastArea } from './site-toast.ts';

/** Attaches the script to the form on the page without rerendering it, so that nothing typed is lost. */
export function startForm(
  fields: FormFields,
  outcomes: Record<SiteLanguage, RequestOutcome>,
  onReceived: (form: HTMLFormElement) => void = () => {},
): void {
  const language = languageOfPath(location.pathname);
  const rules = { fields, language, outcome: outcomes[language], onReceived };
  const form = document.querySelector<HTMLFormElement>('form[data-script]');
  if (form) bringStyles(form.dataset.styles ?? '', () => start(form, rules));
}

/** Loads the styles of messages, after those that the page already has. */
function bringStyles(file: string, then: () => void) {
  const styles = document.createElement('link');
  styles.rel = 'stylesheet';
  styles.href = file;
  styles.onload = then;
  styles.onerror = then;
  document.body.append(styles);
}

function start(form: HTMLFormElement, rules: WebsiteForm) {
  const showToast = addToastArea(rules.outcome);
  enhanceForm(form, rules, showToast);
  const message = takeHandedOverToast();
  if (message) showToast(message);
}
