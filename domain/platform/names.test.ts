import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fullNameOf, initialedName, initials } from './names.ts';

test.each([
  ['Ada Sample', 'AS'],
  ['Ada', 'A'],
  ['ada sample', 'AS'],
  ['Ada Maria van der Sample', 'AS'],
  ['  Ada   Sample  ', 'AS'],
  ['Élodie Ünal', 'ÉÜ'],
  ['É́lodie Sample', 'ÉS'],
  ['O’Neil-Sample', 'O'],
  ['Ada (Dr.) "Sample"', 'AS'],
  ['ßen Sample', 'SS'],
  ['李 小龙', '李小'],
  ['𝒜da Sample', '𝒜S'],
  ['', 'TP'],
  ['   ', 'TP'],
  ['— …', 'TP'],
])('The initials of %j are %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test.each([
  ['Ada Sample', 'A. S.'],
  ['Mary Ann O’Neil-Sample', 'M. O.'],
  ['Ada', 'A.'],
  ['—', '–'],
])('The initialed name of %j is %s', (name, shown) => {
  expect(initialedName(name)).toBe(shown);
});

test('The fallback can be set', () => {
  expect(initials('', '?')).toBe('?');
});

test('Initials are one or two characters, whatever the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect([1, 2]).toContain(Array.from(initials(name)).length);
    }),
  );
});

test('First and last name make one line', () => {
  expect(fullNameOf({ firstName: 'Ivy', lastName: 'Sample' })).toBe('Ivy Sample');
  expect(fullNameOf({ firstName: '', lastName: 'Sample' })).toBe('Sample');
});
