/* Runs inside the <head> of pages with a form: loads the website's script when the form is first touched, or when the previous page left a message to show. Scrolling by touch does not count. */
let script: HTMLScriptElement | undefined;

addEventListener('focusin', touched);
addEventListener('pointerover', (event) => event.pointerType === 'mouse' && touched(event));
addEventListener('focusout', ({ target }) => {
  // Once loaded, the script validates fields that were left before.
  if (!script || !(target instanceof HTMLElement)) return;
  target.dataset.left = '';
});
addEventListener('DOMContentLoaded', () => {
  try {
    if (sessionStorage['toast-for-next-page']) callFor(document.querySelector<HTMLElement>('[data-script]'));
  } catch {
    // Without storage no message was left.
  }
});

function touched({ target }: Event) {
  if (target instanceof Element) callFor(target.closest<HTMLElement>('[data-script]'));
}

/** Loads the script of a form once, and again after a failure. */
export function callFor(form: HTMLElement | null): HTMLScriptElement | undefined {
  const src = form?.dataset.script;
  if (!src || script) return script;
  script = document.createElement('script');
  script.type = 'module';
  script.src = src;
  script.onerror = () => {
    script = undefined;
  };
  document.head.append(script);
  return script;
}
