/* Runs inside the <head> of pages with a form, for forms submitted without scripts: the button shows progress, nothing is submitted while offline, and a sent form is empty when the visitor returns. */
let words: string | undefined;

addEventListener('submit', (event) => {
  const { target: form } = event;
  // Once loaded, the script submits the form itself.
  if (!(form instanceof HTMLFormElement) || !form.dataset.script || 'enhanced' in form.dataset) return;
  const button = form.querySelector('[type=submit]');
  if (!button) return;
  if (navigator.onLine) {
    // The button already shows progress on a second press.
    words ??= button.innerHTML;
    button.textContent = form.dataset.sending ?? '';
    return;
  }
  // Otherwise the browser would show an error page.
  event.preventDefault();
  form.querySelector('[role=alert]')?.remove();
  button.insertAdjacentHTML(
    'beforebegin',
    `<p role="alert" class="mb-2 font-medium text-danger text-sm">${form.dataset.offline}`,
  );
});
addEventListener('pageshow', () => {
  const form = document.querySelector<HTMLFormElement>('form[data-script]');
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
