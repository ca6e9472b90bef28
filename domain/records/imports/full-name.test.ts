import { expect, test } from 'vitest';
import { isCertainName, splitFullName } from './full-name.ts';

test.each([
  ['Sample, Ivy', 'Ivy', 'Sample', true],
  ['Ivy Sample', 'Ivy', 'Sample', true],
  ['Ivy Rose  Sample', 'Ivy Rose', 'Sample', false],
  ['De La Sample, Ivy Rose', 'Ivy Rose', 'De La Sample', true],
  ['Ivy', 'Ivy', '', true],
  ['', '', '', true],
  ['Ben Birch Jr.', 'Ben', 'Birch Jr.', true],
  ['Cedar, Carl, Jr.', 'Carl', 'Cedar Jr.', true],
  ['Cedar Jr., Carl', 'Carl', 'Cedar Jr.', true],
  ['Cedar, Carl Jr', 'Carl', 'Cedar Jr', true],
  ['Dan Dogwood, III', 'Dan', 'Dogwood III', true],
  ['Dan Dogwood III', 'Dan', 'Dogwood III', true],
  ['Ana de la Cruz', 'Ana', 'de la Cruz', false],
  ['Jan van Dyk', 'Jan', 'van Dyk', false],
  ['Omar Al Fir', 'Omar', 'Al Fir', false],
  ['Al Fir', 'Al', 'Fir', true],
  ['Mary Ann St. Clair', 'Mary Ann', 'St. Clair', false],
  ['Van Anh Elm', 'Van Anh', 'Elm', false],
  ['Elm, Ana, Rose', 'Ana Rose', 'Elm', false],
  ['Elm,', 'Elm', '', true],
])('The name "%s" is %s and %s, certain: %s', (name, firstName, lastName, isCertain) => {
  expect(splitFullName(name)).toEqual({ firstName, lastName });
  expect(isCertainName(name)).toBe(isCertain);
});
