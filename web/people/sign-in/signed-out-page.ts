/**
 * Returns whether the server saw no sign-in when it sent this page. A page restored by the Back button or at the
 * browser's start may be from before the sign-in.
 */
export function isSurelySignedOut(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  const isFresh = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate';
  return isFresh && document.documentElement.dataset.signedOut !== undefined;
}
