import type { RequestOutcome } from '#domain/website/inquiries/form-words.ts';
import { type SiteToast, toastAreaPart, toastPart } from './form-parts.ts';

const SHOWN_MS = 5_000;
const SWIPE_PX = 50;

type ToastWords = Pick<RequestOutcome, 'notifications' | 'dismiss'>;

/**
 * Adds the live region for messages to the page; F8 moves the keyboard focus there. Returns a function that
 * shows a message, replacing the visible one.
 */
export function addToastArea({ notifications, dismiss }: ToastWords): (toast: SiteToast) => void {
  const area = toastAreaPart(notifications);
  const list = area.querySelector('ol');
  document.body.append(area);
  addEventListener('keydown', ({ code }) => {
    if (code === 'F8') list?.focus();
  });
  return (toast) => {
    const parts = toastPart(toast, dismiss);
    closeInTime(parts);
    list?.replaceChildren(parts.card);
  };
}

function closeInTime({ card, button }: ReturnType<typeof toastPart>): void {
  const close = () => closeCard(card);
  button.addEventListener('click', close);
  card.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  closeAfterAWhile(card, close);
  closeBySwipe(card, close);
}

async function closeCard(card: HTMLElement) {
  card.dataset.state = 'closed';
  await Promise.allSettled(card.getAnimations().map(({ finished }) => finished));
  card.remove();
}

/** Dismisses a message after a while. The timer pauses while the pointer or the keyboard focus is in it. */
function closeAfterAWhile(card: HTMLElement, close: () => void) {
  let left = SHOWN_MS;
  let since = Date.now();
  let timer = setTimeout(close, left);
  const pause = () => {
    clearTimeout(timer);
    left -= Date.now() - since;
  };
  const resume = () => {
    clearTimeout(timer);
    since = Date.now();
    timer = setTimeout(close, left);
  };
  card.addEventListener('pointerenter', pause);
  card.addEventListener('pointerleave', resume);
  card.addEventListener('focusin', pause);
  card.addEventListener('focusout', resume);
}

function closeBySwipe(card: HTMLElement, close: () => void) {
  let from: number | undefined;
  const distanceAt = ({ clientX }: PointerEvent) => Math.max(0, clientX - (from ?? clientX));
  card.addEventListener('pointerdown', (event) => {
    const isOnButton = event.target instanceof Element && event.target.closest('button') !== null;
    if (event.button === 0 && !isOnButton) from = event.clientX;
  });
  card.addEventListener('pointermove', (event) => {
    if (from === undefined) return;
    card.setPointerCapture(event.pointerId);
    card.dataset.swipe = 'move';
    card.style.setProperty('--radix-toast-swipe-move-x', `${distanceAt(event)}px`);
  });
  card.addEventListener('pointercancel', () => {
    from = undefined;
    card.dataset.swipe = 'cancel';
  });
  card.addEventListener('pointerup', (event) => {
    if (from === undefined) return;
    const distance = distanceAt(event);
    from = undefined;
    card.dataset.swipe = distance >= SWIPE_PX ? 'end' : 'cancel';
    if (distance < SWIPE_PX) return;
    card.style.setProperty('--radix-toast-swipe-end-x', `${distance}px`);
    close();
  });
}
