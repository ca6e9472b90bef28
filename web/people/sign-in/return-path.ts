const signInPath = '/auth';
const startPath = '/dashboard';

/** Returns the sign-in page's address that leads back to `path`, with the reason for signing in. */
export function signInPathFor(path: string, why?: 'idle'): string {
  const query = new URLSearchParams();
  if (why) query.set('ended', why);
  if (path !== startPath) query.set('returnTo', path);
  return query.size === 0 ? signInPath : `${signInPath}?${query}`;
}

/** Returns whether the address says that the browser was signed out for being idle. */
export function isAfterIdleTime(search: string): boolean {
  return new URLSearchParams(search).get('ended') === 'idle';
}

/**
 * Returns where to go after signing in: the address's `returnTo` if it is a page of this site, otherwise the
 * dashboard. Anything that a browser could read as another site's address is refused.
 */
export function returnPathFrom(search: string): string {
  const path = new URLSearchParams(search).get('returnTo') ?? '';
  const isOurs = /^\/(?![/\\])[^\s\\]*$/.test(path) && !path.startsWith(signInPath);
  return isOurs ? path : startPath;
}
