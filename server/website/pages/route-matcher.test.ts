import { expect, test } from 'vitest';
import { createRouteMatcher, screenPaths } from './route-matcher.ts';

type Routes = Parameters<typeof createRouteMatcher>[0];

interface Placing {
  parentId?: string;
  path?: string;
  isPublic?: boolean;
}

function route(id: string, { isPublic, ...placing }: Placing = {}) {
  const handle = isPublic === undefined ? undefined : { isPublic };
  return { id, ...placing, module: { default: () => null, handle } };
}

const routes: Routes = Object.fromEntries(
  [
    route('root'),
    route('public', { parentId: 'root', isPublic: true }),
    { ...route('home', { parentId: 'public' }), index: true },
    route('about', { parentId: 'public', path: 'about' }),
    route('sensory', { parentId: 'public', path: 'services/sensory' }),
    route('missing', { parentId: 'public', path: '*' }),
    route('auth', { parentId: 'root', path: 'auth', isPublic: true }),
    route('practice', { parentId: 'root', isPublic: false }),
    route('client', { parentId: 'practice', path: 'clients/:id' }),
    route('new client', { parentId: 'practice', path: 'clients/new' }),
    route('edit client', { parentId: 'practice', path: 'clients/edit/:id' }),
    route('silent', { parentId: 'root', path: 'silent' }),
  ].map((entry) => [entry.id, entry]),
);
const places = createRouteMatcher(routes);

test('Public pages are marked as such, or their layout is', () => {
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

test('The paths of all screens leave out layouts and the page for unknown addresses', () => {
  expect([...screenPaths(routes)]).toEqual([
    '/',
    '/about',
    '/services/sensory',
    '/auth',
    '/clients/:id',
    '/clients/new',
    '/clients/edit/:id',
    '/silent',
  ]);
});
