import type { ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];
type Route = NonNullable<Routes[string]>;

/** The page at an address. */
export type Place =
  | { kind: 'public'; path: string }
  /** A screen of the signed-in app; `path` is the same for every record it may show. */
  | { kind: 'app'; path: string }
  /** The page exists under a simpler form of the address. */
  | { kind: 'moved'; path: string }
  | { kind: 'unknown' };

export interface RouteMatcher {
  publicPaths: ReadonlySet<string>;
  /** The public pages that ask search engines not to list them. */
  unlistedPaths: ReadonlySet<string>;
  /** Returns the page at an address; `added` are the paths of pages rendered by a route with a parameter. */
  find(path: string, added?: readonly string[]): Place;
}

/** Reads the public pages and the app screens from the built routes. */
export function createRouteMatcher(routes: Routes): RouteMatcher {
  const publicPaths = new Set<string>();
  const unlistedPaths = new Set<string>();
  const appPatterns: string[] = [];
  for (const route of Object.values(routes)) {
    if (!route || isFrame(route) || route.path === '*') continue;
    const path = pathOf(route, routes);
    if (hasFlag(route.module.handle, 'isUnlisted')) unlistedPaths.add(path);
    if (!isPublic(route, routes)) appPatterns.push(path);
    // The practice decides which pages a public route with a parameter has.
    else if (!partsOf(path).some(isBlank)) publicPaths.add(path);
  }

  // Fixed addresses come before those with parameters: /clients/new before /clients/:clientId.
  appPatterns.sort((a, b) => partsOf(a).filter(isBlank).length - partsOf(b).filter(isBlank).length);

  function find(path: string, added: readonly string[] = []): Place {
    const isPage = (address: string) => publicPaths.has(address) || added.includes(address);
    if (isPage(path)) return { kind: 'public', path };
    const plain = path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
    if (isPage(plain.toLowerCase())) return { kind: 'moved', path: plain.toLowerCase() };
    const pattern = appPatterns.find((candidate) => fits(candidate, plain));
    if (pattern === undefined) return { kind: 'unknown' };
    return plain === path ? { kind: 'app', path: samplePathOf(pattern) } : { kind: 'moved', path: plain };
  }
  return { publicPaths, unlistedPaths, find };
}

/** Returns the path of every page and screen, such as "/clients/:id". */
export function screenPaths(routes: Routes): ReadonlySet<string> {
  const shown = Object.values(routes).filter(
    (route) => route !== undefined && !isFrame(route) && route.path !== '*',
  );
  return new Set(shown.flatMap((route) => (route ? [pathOf(route, routes)] : [])));
}

/** Returns whether a route has no address of its own: the root and the layouts. */
function isFrame(route: Route): boolean {
  return route.path === undefined && !route.index;
}

/** Returns whether a page is part of the website, by its `handle` or that of the nearest layout with one. */
function isPublic(route: Route, routes: Routes): boolean {
  const naming = lineageOf(route, routes).find(({ module: { handle } }) => namesFlag(handle, 'isPublic'));
  return hasFlag(naming?.module.handle, 'isPublic');
}

type Flag = 'isPublic' | 'isUnlisted';

function namesFlag(handle: unknown, name: Flag): handle is Record<Flag, unknown> {
  return typeof handle === 'object' && handle !== null && name in handle;
}

function hasFlag(handle: unknown, name: Flag): boolean {
  return namesFlag(handle, name) && handle[name] === true;
}

function pathOf(route: Route, routes: Routes): string {
  const parts = lineageOf(route, routes).map(({ path }) => path);
  return `/${parts.reverse().filter(Boolean).join('/')}`;
}

/** Returns a route and its layouts, innermost first. */
function lineageOf(route: Route, routes: Routes): Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return parent ? [route, ...lineageOf(parent, routes)] : [route];
}

function fits(pattern: string, path: string): boolean {
  const wanted = partsOf(pattern);
  const given = partsOf(path);
  return (
    wanted.length === given.length && wanted.every((part, index) => isBlank(part) || part === given[index])
  );
}

/**
 * Returns one address for all records of a screen, so that its page is cached once and contains no record id.
 */
function samplePathOf(pattern: string): string {
  return partsOf(pattern)
    .map((part) => (isBlank(part) ? '0' : part))
    .join('/');
}

function partsOf(path: string): string[] {
  return path.split('/');
}

function isBlank(part: string): boolean {
  return part.startsWith(':');
}
