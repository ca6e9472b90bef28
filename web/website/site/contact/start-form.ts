import { takeHandedOverToast } from '#web/platform/ui/toast-handover.ts';
import { enhanceForm } from './enhanced-form.ts';
import { addToastArea } from './site-toast.ts';
import type { WebsiteForm } from './website-form.ts';

/** Takes care of the form of the page as it stands: nothing is drawn again, so nothing typed can get lost. */
export function startForm(rules: WebsiteForm): void {
  const form = document.querySelector<HTMLFormElement>('form[data-script]');
  if (form) bringStyles(form.dataset.styles ?? '', () => start(form, rules));
}

/** The page came with the styles that it shows itself; messages need more of them, and come after them. */
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
