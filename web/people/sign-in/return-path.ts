const signInPath = '/auth';
const startPath = '/dashboard';

/** The sign-in page's address that leads back to `path` afterwards, and says why somebody is asked to sign in. */
export function signInPathFor(path: string, why?: 'idle'): string {
  const query = new URLSearchParams();
  if (why) query.set('ended', why);
  if (path !== startPath) query.set('returnTo', path);
  return query.size === 0 ? signInPath : `${signInPath}?${query}`;
}

/** Whether the address says that a browser was signed out because nobody used it. */
export function isAfterIdleTime(search: string): boolean {
  return new URLSearchParams(search).get('ended') === 'idle';
}

/**
 * Where to go after signing in: the `returnTo` of the address when it is a page of this site, else the
 * dashboard. Anything that a browser could read as another site's address is refused.
 */
export function returnPathFrom(search: string): string {
  const path = new URLSearchParams(search).get('returnTo') ?? '';
  const isOurs = /^\/(?![/\\])[^\s\\]*$/.test(path) && !path.startsWith(signInPath);
  return isOurs ? path : startPath;
}
