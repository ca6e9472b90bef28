import { expect, test } from 'vitest';
import { matchOptions } from './combobox-filter.ts';

const options = [
  { value: '1', label: 'Zoë Applewood', detail: 'applewood@example.com' },
  { value: '2', label: 'Ben Elm-Apple', detail: '(516) 555-0117' },
  { value: '3', label: 'Cleo Dunmore' },
  { value: '4', label: 'Ana De La Cruz' },
  { value: '5', label: 'Bo St. James-O’Dell' },
];

test.each([
  ['', ['1', '2', '3', '4', '5']],
  ['delacruz', ['4']],
  ['elacruz', []],
  ['st james', ['5']],
  ['stjameso’dell', ['5']],
  ['stjamesodell', ['5']],
  ['o dell', ['5']],
  ['dell', ['5']],
  ['-.', []],
  ['zoe', ['1']],
  ['app', ['1', '2']],
  ['apple ben', ['2']],
  ['CLEO', ['3']],
  ['pplewood', []],
  ['0117', ['2']],
])('typing %j offers %j', (typed, values) => {
  expect(matchOptions(options, typed).map((option) => option.value)).toEqual(values);
});
