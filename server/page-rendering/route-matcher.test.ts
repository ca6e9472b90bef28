import { expect, test } from 'vitest';
import { createRouteMatcher } from './route-matcher.ts';

type Routes = Parameters<typeof createRouteMatcher>[0];

interface Placing {
  parentId?: string;
  path?: string;
  scripts?: string;
}

function route(id: string, { scripts, ...placing }: Placing = {}) {
  const handle = scripts === undefined ? undefined : { scripts };
  return { id, ...placing, module: { default: () => null, handle } };
}

const routes: Routes = Object.fromEntries(
  [
    route('root'),
    route('public', { parentId: 'root', scripts: 'none' }),
    { ...route('home', { parentId: 'public', scripts: 'deferred' }), index: true },
    route('about', { parentId: 'public', path: 'about' }),
    route('sensory', { parentId: 'public', path: 'services/sensory' }),
    route('missing', { parentId: 'public', path: '*' }),
    route('auth', { parentId: 'root', path: 'auth', scripts: 'deferred' }),
    route('practice', { parentId: 'root', scripts: 'now' }),
    route('client', { parentId: 'practice', path: 'clients/:id' }),
    route('new client', { parentId: 'practice', path: 'clients/new' }),
    route('edit client', { parentId: 'practice', path: 'clients/edit/:id' }),
    route('silent', { parentId: 'root', path: 'silent' }),
  ].map((entry) => [entry.id, entry]),
);
const places = createRouteMatcher(routes);

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
  ['/pictures/seesaw.svg', { kind: 'unknown' }],
  ['/silent', { kind: 'app', path: '/silent' }],
  ['/services', { kind: 'unknown' }],
  ['//example.org', { kind: 'unknown' }],
  ['', { kind: 'unknown' }],
])('%s', (path, place) => {
  expect(places.find(path)).toEqual(place);
});
