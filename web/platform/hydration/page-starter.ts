/*
 * Runs inside every page's <head>, before and without React: page view, tracked clicks, hash scrolling, mobile
 * menu.
 */
import { trackMarkedClick, trackPageView, trackServiceView } from './analytics.ts';

declare global {
  interface Document {
    prerendering?: boolean;
  }
}

const SCROLL_DELAY_MS = 100;

addEventListener('DOMContentLoaded', arrive);
addEventListener('pageshow', (event) => event.persisted && arrive());
addEventListener('hashchange', followHash);
addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  trackMarkedClick(target);
  if (target.closest('a')) target.closest<HTMLElement>('[popover]')?.hidePopover();
});

function arrive() {
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', arrive);
  } else {
    trackPageView(location.pathname);
    followHash();
  }
}

/** Brings the visitor, and the keyboard's focus, to the part of the page that the address names. */
function followHash() {
  // Not by `:target`: of the page that is just being opened, the browser has not yet looked it up.
  const target = document.getElementById(location.hash.slice(1));
  // Skipping to the page's main part looks for no service.
  if (location.pathname.endsWith('/services') && target?.id !== 'main')
    trackServiceView(target?.closest('section[id]')?.id);
  if (target) setTimeout(scrollTo, SCROLL_DELAY_MS, target);
}

function scrollTo(target: HTMLElement) {
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  // Smoothly or at once, as the stylesheet says for visitors who like motion and those who do not.
  target.scrollIntoView();
}
