const signInPath = '/auth';
const startPath = '/dashboard';

/** The sign-in page's address that leads back to `path` afterwards. */
export function signInPathFor(path: string): string {
  return path === startPath ? signInPath : `${signInPath}?${new URLSearchParams({ returnTo: path })}`;
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
