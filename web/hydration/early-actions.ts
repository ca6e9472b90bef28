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
  } else if (target instanceof Element && event instanceof MouseEvent) {
    if (event.type === 'mousedown') pressDown(target, event);
    else finishPress(target, event);
  }
}

/** Some controls answer to the button going down. It may be up only after React has come: the browser says that then. */
function pressDown(element: Element, event: MouseEvent) {
  element.dispatchEvent(new PointerEvent('pointerdown', event));
  element.dispatchEvent(new MouseEvent('mousedown', event));
}

function finishPress(element: Element, event: MouseEvent) {
  const isByKey = event.detail === 0;
  if (isByKey) pressDown(element, event);
  element.dispatchEvent(new PointerEvent('pointerup', event));
  element.dispatchEvent(new MouseEvent('mouseup', event));
  element.dispatchEvent(new MouseEvent('click', event));
}
