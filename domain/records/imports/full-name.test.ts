import { expect, test } from 'vitest';
import { isCertainName, nameBeside, splitFullName } from './full-name.ts';

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
  ['Cedar,Carl,Jr.', 'Carl', 'Cedar Jr.', true],
  ['Dogwood III, Dan', 'Dan', 'Dogwood III', true],
  ['Ian Mc Fir', 'Ian', 'Mc Fir', false],
  ['Sean O’ Fir', 'Sean', 'O’ Fir', false],
  ['Maria Garcia-Elm', 'Maria', 'Garcia-Elm', true],
  ['Garcia Elm, Maria', 'Maria', 'Garcia Elm', true],
  ['Maria Garcia Elm', 'Maria Garcia', 'Elm', false],
  ['Ann Marie Senior', 'Ann', 'Marie Senior', false],
  ['Ivy Senior', 'Ivy', 'Senior', false],
  ['Dan Dogwood V', 'Dan', 'Dogwood V', false],
  ['Ana Jr.', 'Ana', 'Jr.', false],
  ['Jr., Ben Birch', 'Ben Birch', 'Jr.', false],
  ['van Dyk', 'van', 'Dyk', false],
  ['CEDAR Carl', 'CEDAR', 'Carl', false],
  ['CARL CEDAR', 'CARL', 'CEDAR', true],
  ['박 서연', '박', '서연', false],
  ['李明', '李明', '', false],
])('The name "%s" is %s and %s, certain: %s', (name, firstName, lastName, isCertain) => {
  expect(splitFullName(name)).toEqual({ firstName, lastName });
  expect(isCertainName(name)).toBe(isCertain);
});

test.each([
  ['Ivy Sample', { lastName: 'Sample' }, 'Ivy', 'Sample'],
  ['Ivy Rose', { lastName: 'Sample' }, 'Ivy Rose', 'Sample'],
  ['Ivy', { lastName: 'Sample' }, 'Ivy', 'Sample'],
  ['Sample, Ivy Rose', { lastName: 'Sample' }, 'Ivy Rose', 'Sample'],
  ['Ana de la Cruz', { lastName: 'De la Cruz' }, 'Ana', 'De la Cruz'],
  ['Ivy Sample', { firstName: 'Ivy' }, 'Ivy', 'Sample'],
  ['Sample', { firstName: 'Ivy' }, 'Ivy', 'Sample'],
  ['Someone', { firstName: 'Ivy', lastName: 'Sample' }, 'Ivy', 'Sample'],
])('Of "%s" with %j the name is %s and %s', (whole, known, firstName, lastName) => {
  expect(nameBeside(whole, known)).toEqual({ firstName, lastName });
});
