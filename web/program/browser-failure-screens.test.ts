import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { loggedFailure } from '#domain/platform/browser-failure.ts';
import routes from './routes.ts';

function pathsOf(entries: readonly RouteConfigEntry[], before = ''): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const here = path === undefined ? before : `${before}/${path}`;
    const own = children.length === 0 || index ? [here === '' ? '/' : here] : [];
    return [...own, ...pathsOf(children, here)];
  });
}

test('The log can name every screen of the program', () => {
  // The pages of components and illustrations are there while developing only.
  const screens = pathsOf(routes).filter((path) => !/\*$|^\/(design|pictures)/.test(path));
  expect(screens.length).toBeGreaterThan(40);
  const logged = screens.map((screen) => loggedFailure({ screen, kind: 'TypeError', place: '' }).screen);
  expect(logged).toEqual(screens);
});
