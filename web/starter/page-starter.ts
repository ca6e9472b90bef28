/*
 * Runs inside every page's <head>, before and without React: theme, page view, tracked clicks, hash
 * scrolling, mobile menu. Bundled and minified into the HTML by the build, under 1 KB.
 */
import { track, trackMarkedElement, trackPageView } from '../site/analytics.ts';

declare global {
  interface Document {
    prerendering?: boolean;
  }
}

const SCROLL_DELAY_MS = 100;
const root = document.documentElement;

applyChosenTheme();
addEventListener('DOMContentLoaded', arrive);
addEventListener('pageshow', (event) => event.persisted && arrive());
addEventListener('hashchange', followHash);
addEventListener('click', (event) => {
  if (event.target instanceof Element) followClick(event.target);
});

function applyChosenTheme() {
  try {
    const theme = localStorage.theme;
    if (theme === 'light' || theme === 'dark') root.classList.add(theme);
  } catch {
    // Storage is shut in some private windows; the system's theme holds then.
  }
}

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
  const target = document.getElementById(location.hash.slice(1));
  if (location.pathname === '/services') track('view_service', target?.id ?? 'all_services');
  if (target) setTimeout(scrollTo, SCROLL_DELAY_MS, target);
}

function scrollTo(target: HTMLElement) {
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  const isCalm = matchMedia('(prefers-reduced-motion:reduce)').matches;
  target.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
}

function followClick(target: Element) {
  const tracked = target.closest<HTMLElement>('[data-track]');
  if (tracked) trackMarkedElement(tracked);
  if (target.closest('a')) target.closest<HTMLElement>('[popover]')?.hidePopover();
}
