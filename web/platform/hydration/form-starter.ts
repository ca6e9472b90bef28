/* Runs inside the <head> of pages with a form: loads the website's script when the form is first touched, or when the previous page left a message to show. Until then the form works without scripts. Scrolling by touch does not count. */
let isCalled = false;

addEventListener('focusin', touched);
addEventListener('pointerover', (event) => event.pointerType === 'mouse' && touched(event));
addEventListener('focusout', ({ target }) => {
  // Once loaded, the script validates fields that were left before.
  if (!isCalled || !(target instanceof HTMLElement)) return;
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

function callFor(form: HTMLElement | null) {
  const { script } = form?.dataset ?? {};
  if (!script || isCalled) return;
  isCalled = true;
  const element = document.createElement('script');
  element.type = 'module';
  element.src = script;
  document.head.append(element);
}
