/* Runs inside the <head> of pages with a form, for forms that are sent before their script has loaded: they wait for it, and go the plain way if it does not come. The button shows progress, nothing is submitted while offline, and a sent form is empty when the visitor returns. */
import { callFor } from './form-starter.ts';

let words: string | undefined;

addEventListener(
  'submit',
  (event) => {
    const { target: form } = event;
    if (!(form instanceof HTMLFormElement) || !form.dataset.script) return;
    const button = form.querySelector('[type=submit]');
    if (!button) return;
    // Once loaded, the script submits the form itself, and shows its own progress.
    if ('enhanced' in form.dataset) {
      if (words) button.innerHTML = words;
      return;
    }
    event.preventDefault();
    if (navigator.onLine) {
      // The button already shows progress on a second press. A browser may translate its text, so that the script
      // knows by this that it was pressed.
      form.dataset.pressed = '';
      words ??= button.innerHTML;
      button.textContent = form.dataset.sending ?? '';
      callFor(form)?.addEventListener('error', () => form.submit());
      return;
    }
    // Otherwise the browser would show an error page.
    form.querySelector('[role=alert]')?.remove();
    button.insertAdjacentHTML(
      'beforebegin',
      `<p role="alert" class="mb-2 font-medium text-danger text-sm">${form.dataset.offline}`,
    );
  },
  true,
);
addEventListener('pageshow', (event) => {
  const form = document.querySelector<HTMLFormElement>('form[data-script]');
  if (event.persisted) delete form?.dataset.pressed;
  const button = form?.querySelector('[type=submit]');
  if (words && button) button.innerHTML = words;
  const cookie = `${form?.dataset.cookie}=`;
  if (!form || !document.cookie.includes(cookie)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the newer way is missing in browsers that families have
  document.cookie = `${cookie};path=/;max-age=0`;
  form.reset();
  try {
    sessionStorage.removeItem(form.dataset.draft ?? '');
  } catch {
    // Without storage no draft was saved.
  }
});
