import './held-scripts.ts';

/** Does once more, now that React listens, what the visitor pressed or sent while it was loading. */
export function releaseEarlyActions(): void {
  const early = window.earlyActions;
  if (!early || early.isOver) return;
  early.isOver = true;
  for (const event of early.kept.splice(0)) repeat(event);
}

function repeat(event: Event) {
  const { target } = event;
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    target.requestSubmit(event.submitter);
  } else if (event instanceof FocusEvent) {
    // A field that was left is checked; one that has been entered again is still being filled in.
    if (target !== document.activeElement)
      target?.dispatchEvent(new FocusEvent(event.type, { bubbles: true }));
  } else if (target instanceof Element) {
    press(target);
  }
}

/** A whole press, since some controls answer to the button going down and not to the click. */
function press(element: Element) {
  const options = { bubbles: true, cancelable: true, button: 0 };
  element.dispatchEvent(new PointerEvent('pointerdown', options));
  element.dispatchEvent(new MouseEvent('mousedown', options));
  element.dispatchEvent(new PointerEvent('pointerup', options));
  element.dispatchEvent(new MouseEvent('mouseup', options));
  element.dispatchEvent(new MouseEvent('click', options));
}
