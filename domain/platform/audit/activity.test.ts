import { expect, test } from 'vitest';
import { activityVerb } from './activity.ts';

test.each([
  ['create', 'Added'],
  ['read', 'Viewed'],
  ['purge', 'Removed for good'],
  ['list', 'Looked through'],
  ['refuse', 'Refused'],
  ['fail', 'Failed'],
  ['something-new', 'something-new'],
])('%s reads as %s', (action, verb) => {
  expect(activityVerb(action)).toBe(verb);
});
