import { expect, test } from 'vitest';
import { isBlankCell } from './blank-cells.ts';

test.each([
  ['0/0/00', 'dateOfBirth', true],
  ['00/00/0000', 'dateOfBirth', true],
  ['0000-00-00', 'dateOfBirth', true],
  ['0000-00-00 00:00:00', 'dateOfBirth', true],
  ['1/0/1900', 'dateOfBirth', true],
  ['12/30/1899', 'dateOfBirth', true],
  ['N/A', 'dateOfBirth', true],
  ['unknown', 'dateOfBirth', true],
  ['10/10/2010', 'dateOfBirth', false],
  ['n/a', 'email', true],
  ['None', 'email', true],
  ['-', 'email', true],
  ['none@none.com', 'email', true],
  ['nora@example.com', 'email', false],
  ['null', 'phone', true],
  ['(000) 000-0000', 'phone', true],
  ['--', 'phone', true],
  ['516-555-0100', 'phone', false],
  ['none', 'address', true],
  ['0 Main Street', 'address', false],
  ['no', 'status', false],
  ['N/A', 'status', true],
  ['N/A', undefined, true],
  ['none', undefined, false],
  ['No', 'lastName', false],
  ['N/A', 'lastName', true],
] as const)('"%s" for %s means nothing: %s', (text, field, isBlank) => {
  expect(isBlankCell(text, field)).toBe(isBlank);
});
