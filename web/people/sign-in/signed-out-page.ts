/**
 * Whether the server saw, as it sent this page, that the browser brings no sign-in. A page that comes back with the
 * Back button, or when the browser opens again, may be from before somebody signed in.
 */
export function isSurelySignedOut(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  const isFresh = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate';
  return isFresh && document.documentElement.dataset.signedOut !== undefined;
}
