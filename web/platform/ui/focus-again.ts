import { openerIn } from './return-focus.ts';

/** Gives the focus back: to what had it, or to what stands for one of the records with these addresses. */
export type WayBack = (addresses: readonly string[]) => void;

/** What was read again is drawn within seconds, or does not stand on this page; whoever moved on meanwhile is not called back. */
const DRAWN_WITHIN_MS = 3_000;

/** Remembers what has the focus, or the button of the menu that has it, and gives the way back there. */
export function rememberFocus(): WayBack {
  const before = openerIn(document.activeElement);
  return (addresses) => {
    const resting = document.activeElement;
    const until = performance.now() + DRAWN_WITHIN_MS;
    requestAnimationFrame(function look() {
      if (before !== document.body && takesFocus(before)) return;
      if (addresses.some(focusRecord) || performance.now() > until) return;
      if (document.activeElement === resting || document.activeElement === document.body) {
        requestAnimationFrame(look);
      }
    });
  };
}

/** Gives the focus to the link to a record, or to what carries its address; whether that took it. */
export function focusRecord(address: string): boolean {
  return takesFocus(document.querySelector<HTMLElement>(standingFor(address)));
}

function takesFocus(element: HTMLElement | null): boolean {
  element?.focus();
  return element !== null && document.activeElement === element;
}

/** The link to a record's page; or, where it has none, what carries its address. */
function standingFor(address: string): string {
  return ['a[href="ADDRESS"]', 'a[href^="ADDRESS?"]', '[data-record="ADDRESS"]']
    .map((selector) => `main ${selector.replace('ADDRESS', address)}`)
    .join();
}
