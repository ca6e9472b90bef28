/* Runs inside every page's <head>, with or without React: page views, tracked clicks, hash scrolling, mobile menu. */
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

/** Scrolls and moves focus to the part of the page in the address. */
function followHash() {
  // Not with `:target`: while a page is loading, the browser has not resolved it yet.
  const target = document.getElementById(location.hash.slice(1));
  // Skipping to the main content is not a service view.
  if (location.pathname.endsWith('/services') && target?.id !== 'main')
    trackServiceView(target?.closest('section[id]')?.id);
  if (target) setTimeout(scrollTo, SCROLL_DELAY_MS, target);
}

function scrollTo(target: HTMLElement) {
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  // Smooth or instant, as the stylesheet sets by the visitor's motion preference.
  target.scrollIntoView();
}
