/*
 * The one script file of the website. It comes when the consultation form is first touched, or when the page before
 * left a message, and works on the form as it stands: nothing is drawn again, so nothing typed can get lost.
 */
import { takeHandedOverToast } from '#web/ui/toast-handover.ts';
import { enhanceForm } from './enhanced-form.ts';
import { addToastArea, showSiteToast } from './site-toast.ts';

const form = document.querySelector<HTMLFormElement>('form[data-script]');
if (form) bringStyles(form.dataset.styles ?? '', () => start(form));

/** The page came with the styles that it shows itself; messages need more of them, and come after them. */
function bringStyles(file: string, then: () => void) {
  const styles = document.createElement('link');
  styles.rel = 'stylesheet';
  styles.href = file;
  styles.onload = then;
  styles.onerror = then;
  document.body.append(styles);
}

function start(form: HTMLFormElement) {
  addToastArea();
  enhanceForm(form);
  const message = takeHandedOverToast();
  if (message) showSiteToast(message);
}
