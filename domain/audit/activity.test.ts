import { expect, test } from 'vitest';
import { activityVerb } from './activity.ts';

test.each([
  ['create', 'Added'],
  ['read', 'Viewed'],
  ['purge', 'Removed for good'],
  ['something-new', 'something-new'],
])('%s reads as %s', (action, verb) => {
  expect(activityVerb(action)).toBe(verb);
});
