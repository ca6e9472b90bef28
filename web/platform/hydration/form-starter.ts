/*
 * Runs inside the <head> of pages with a form: brings the website's script when somebody touches the form, or when the
 * page before left a message to be shown here. Until it has come the form is a plain one. Scrolling with a finger
 * touches nothing.
 */
let isCalled = false;

addEventListener('focusin', touched);
addEventListener('pointerover', (event) => event.pointerType === 'mouse' && touched(event));
addEventListener('focusout', ({ target }) => {
  // The script says, once it has come, what is wrong with a field that was left before.
  if (!isCalled || !(target instanceof HTMLElement)) return;
  target.dataset.left = '';
});
addEventListener('DOMContentLoaded', () => {
  try {
    if (sessionStorage['toast-for-next-page']) callFor(document.querySelector<HTMLElement>('[data-script]'));
  } catch {
    // Where storage is shut nothing was left.
  }
});

function touched({ target }: Event) {
  if (target instanceof Element) callFor(target.closest<HTMLElement>('[data-script]'));
}

function callFor(form: HTMLElement | null) {
  const { script } = form?.dataset ?? {};
  if (!script || isCalled) return;
  isCalled = true;
  const element = document.createElement('script');
  element.type = 'module';
  element.src = script;
  document.head.append(element);
}
