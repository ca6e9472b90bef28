import { expect, test } from 'vitest';
import { createPlaceFinder } from './page-places.ts';

type Routes = Parameters<typeof createPlaceFinder>[0];

function route(id: string, parentId: string | undefined, path: string | undefined, scripts?: string) {
  const handle = scripts === undefined ? undefined : { scripts };
  return { id, parentId, path, module: { default: () => null, handle } };
}

const routes: Routes = Object.fromEntries(
  [
    route('root', undefined, undefined),
    route('public', 'root', undefined, 'none'),
    { ...route('home', 'public', undefined, 'deferred'), index: true },
    route('about', 'public', 'about'),
    route('sensory', 'public', 'services/sensory'),
    route('missing', 'public', '*'),
    route('auth', 'root', 'auth', 'deferred'),
    route('practice', 'root', undefined, 'now'),
    route('client', 'practice', 'clients/:id'),
    route('new client', 'practice', 'clients/new'),
    route('edit client', 'practice', 'clients/edit/:id'),
    route('silent', 'root', 'silent'),
  ].map((entry) => [entry.id, entry]),
);
const places = createPlaceFinder(routes);

test('public pages are those whose scripts do not start at once', () => {
  expect([...places.publicPaths]).toEqual(['/', '/about', '/services/sensory', '/auth']);
});

test.each([
  ['/', { kind: 'public', path: '/' }],
  ['/about', { kind: 'public', path: '/about' }],
  ['/about/', { kind: 'moved', path: '/about' }],
  ['/ABOUT', { kind: 'moved', path: '/about' }],
  ['//about//', { kind: 'moved', path: '/about' }],
  ['/clients/12', { kind: 'app', path: '/clients/0' }],
  ['/clients/12/', { kind: 'moved', path: '/clients/12' }],
  ['/clients/new', { kind: 'app', path: '/clients/new' }],
  ['/clients/edit/7', { kind: 'app', path: '/clients/edit/0' }],
  ['/clients/12/more', { kind: 'unknown' }],
  ['/silent', { kind: 'app', path: '/silent' }],
  ['/services', { kind: 'unknown' }],
  ['//example.org', { kind: 'unknown' }],
  ['', { kind: 'unknown' }],
])('%s', (path, place) => {
  expect(places.find(path)).toEqual(place);
});
