import { expect, test } from 'vitest';
import { compareNames } from './name-order.ts';

test('Names stand in one order, whatever their accents, capitals and particles', () => {
  const named = ['de la Cruz', 'Zimmer', 'van Dyk', 'ng', 'Ángel', 'Öz', 'Oak', 'O’Brien', "O'Brian", 'Ng'];
  const people = named.map((lastName) => ({ firstName: 'Ana', lastName }));
  expect(people.toSorted(compareNames).map(({ lastName }) => lastName)).toEqual([
    ...['Ángel', 'de la Cruz', 'ng', 'Ng', "O'Brian", 'O’Brien', 'Oak', 'Öz', 'van Dyk', 'Zimmer'],
  ]);
});
