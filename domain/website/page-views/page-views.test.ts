import { expect, test } from 'vitest';
import { pageName } from './page-views.ts';

test.each([
  ['/', 'Home'],
  ['/es', 'Home in Spanish'],
  ['/es/about', '/es/about'],
])('%s is named %s in reports', (path, name) => {
  expect(pageName(path)).toBe(name);
});
