/*
 * Runs inside the <head> of pages that need React only once the visitor does something. Starts it at the
 * first touch, key or focus, or when the page has been left lying open; what is pressed or sent meanwhile
 * is kept for React. Bundled and minified into the HTML by the build, under 1 KB.
 */
import { type EarlyActions, HELD_TYPE } from './held-scripts.ts';

const IDLE_AFTER_MS = 12_000;
const GIVE_UP_AFTER_MS = 15_000;
const early: EarlyActions = { waiting: [], isOver: false };
window.earlyActions = early;

for (const sign of ['pointerdown', 'touchstart', 'keydown', 'focusin']) {
  addEventListener(sign, startAtSign, { passive: true });
}
addEventListener('load', () => setTimeout(startReact, IDLE_AFTER_MS));
addEventListener('submit', keepForReact, true);
addEventListener('click', keepForReact, true);
addEventListener('focusout', (event) => early.isOver || early.waiting.push(event));

/** What cannot be reached by Tab was focused by the page starter, not by the visitor. */
function startAtSign({ type, target }: Event) {
  if (type !== 'focusin' || (target instanceof HTMLElement && target.tabIndex >= 0)) startReact();
}

function startReact() {
  for (const held of document.querySelectorAll(`script[type=${HELD_TYPE}]`)) {
    const script = document.createElement('script');
    script.type = 'module';
    script.text = held.innerHTML;
    script.onerror = giveUp;
    held.replaceWith(script);
    setTimeout(giveUp, GIVE_UP_AFTER_MS);
  }
}

function keepForReact(event: Event) {
  const isForReact =
    event.type === 'submit' ||
    (event.target instanceof Element && event.target.closest('button[type=button]:not([popovertarget])'));
  if (early.isOver || !isForReact) return;
  event.preventDefault();
  early.waiting.push(event);
  startReact();
}

/** React does not come: forms with an address of their own are sent the way browsers always have. */
function giveUp() {
  if (early.isOver) return;
  early.isOver = true;
  for (const { target } of early.waiting) {
    if (target instanceof HTMLFormElement && target.getAttribute('action')) target.submit();
  }
}
