/*
 * Runs inside the <head> of pages that need React only once the visitor does something. Starts it at the
 * first touch, key or focus, or when the page has been left lying open; what is typed, pressed or sent
 * meanwhile is kept for React. Bundled and minified into the HTML by the build, under 1 KB.
 */
import type { EarlyActions } from './held-scripts.ts';

const IDLE_AFTER_MS = 12_000;
const GIVE_UP_AFTER_MS = 15_000;
const early: EarlyActions = { kept: [], isOver: false };
window.earlyActions = early;

for (const sign of [
  'pointerdown',
  'mousedown',
  'keydown',
  'focusin',
  'focusout',
  'input',
  'click',
  'submit',
]) {
  addEventListener(sign, notice, true);
}
let waitMs = IDLE_AFTER_MS;
try {
  // The page before left a message to be shown here, such as that somebody is logged out now, or why.
  if (location.search.includes('ended=') || sessionStorage['toast-for-next-page']) waitMs = 0;
} catch {
  // Where storage is shut nothing was left.
}
addEventListener('load', () => setTimeout(startReact, waitMs));

function notice(event: Event) {
  const { type, target } = event;
  // What cannot be reached by Tab was focused by the browser, on the way to an anchor, not by the visitor.
  if (early.isOver || !(target instanceof HTMLElement) || (type === 'focusin' && target.tabIndex < 0)) return;
  startReact();
  const isPress = /mousedown|click/.test(type) && target.closest('button[type=button]:not([popovertarget])');
  if (isPress || /submit|focusout/.test(type)) {
    // React may listen already without having called the page its own: it gets each event once, from there.
    event.stopPropagation();
    // A button that goes down takes the focus, as ever.
    if (type !== 'mousedown') event.preventDefault();
    early.kept.push(event);
  }
}

function startReact() {
  for (const held of document.querySelectorAll<HTMLScriptElement>('script[type=held]')) {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = held.src;
    script.onerror = giveUp;
    held.replaceWith(script);
    setTimeout(giveUp, GIVE_UP_AFTER_MS);
  }
}

/** React does not come: forms with an address of their own are sent the way browsers always have. */
function giveUp() {
  early.isOver = true;
  for (const { target } of early.kept.splice(0)) {
    if (target instanceof HTMLFormElement && target.getAttribute('action')) target.submit();
  }
}
