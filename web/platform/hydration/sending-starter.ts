/*
 * Runs inside the <head> of pages with a form, for the form that the browser sends by itself: its button says that it
 * works, without a connection it stays here, and what has arrived stands in it no more when the visitor comes back.
 */
let words: string | undefined;

addEventListener('submit', (event) => {
  const { target: form } = event;
  // The script, once it has come, sends the form by itself.
  if (!(form instanceof HTMLFormElement) || !form.dataset.script || 'enhanced' in form.dataset) return;
  const button = form.querySelector('[type=submit]');
  if (!button) return;
  if (navigator.onLine) {
    // At a second press the button says already that it works.
    words ??= button.innerHTML;
    button.textContent = form.dataset.sending ?? '';
    return;
  }
  // Else the browser leaves for an error page.
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
    // Where storage is shut no draft was kept.
  }
});
