import { expect, test } from 'vitest';
import { clientChange, isPastBirthDate, newClient } from './client.ts';

const valid = { firstName: 'Ivy', lastName: 'Sample' };
const first = 'First name must be at least 2 characters';
const last = 'Last name must be at least 2 characters';
const email = 'Invalid email address';
const birth = 'Please enter a valid date of birth';

test.each([
  [{}, undefined],
  [{ firstName: 'Bo' }, undefined],
  [{ firstName: 'B' }, first],
  [{ firstName: ' B ' }, first],
  [{ firstName: 'B\u200b' }, first],
  [{ firstName: undefined }, first],
  [{ firstName: 12 }, first],
  [{ lastName: 'S' }, last],
  [{ lastName: null }, last],
  [{ email: '' }, undefined],
  [{ email: null }, undefined],
  [{ email: 'ivy@example.com' }, undefined],
  [{ email: 'ivy@example' }, email],
  [{ email: 'ivy' }, email],
  [{ dateOfBirth: '' }, undefined],
  [{ dateOfBirth: '2018-04-09' }, undefined],
  [{ dateOfBirth: '2018-02-30' }, birth],
  [{ dateOfBirth: '04/09/2018' }, birth],
  [{ status: 'inactive' }, undefined],
  [{ status: 'gone' }, 'Status must be active or inactive'],
])('A new client with %o: %s', (changes, message) => {
  expect(newClient.safeParse({ ...valid, ...changes }).error?.issues[0]?.message).toBe(message);
});

test('Names are trimmed, and empty optional fields are null', () => {
  const client = newClient.parse({
    firstName: ' Ivy ',
    lastName: 'Sample',
    email: '',
    phone: '  ',
    notes: null,
  });
  expect(client).toEqual({ firstName: 'Ivy', lastName: 'Sample', email: null, phone: null, notes: null });
});

test('Names and addresses are saved without invisible characters, names with the joiners of their script', () => {
  const pasted = {
    firstName: '\ufeffI\u00advy\u200b ',
    lastName: '\u202aمی\u200cرا\u202c',
    email: 'ivy@\u200bexample.com',
  };
  const saved = { firstName: 'Ivy', lastName: 'می\u200cرا', email: 'ivy@example.com' };
  expect(newClient.parse(pasted)).toEqual(saved);
});

test('A change may contain any of the fields, or none', () => {
  expect(clientChange.parse({})).toEqual({});
  expect(clientChange.parse({ phone: '516-555-0100' })).toEqual({ phone: '516-555-0100' });
});

test.each([
  [null, true],
  [undefined, true],
  ['2018-04-09', true],
  ['2026-11-20', true],
  ['2026-11-21', false],
])('A date of birth of %s is possible on November 20, 2026: %s', (dateOfBirth, possible) => {
  expect(isPastBirthDate(dateOfBirth, '2026-11-20')).toBe(possible);
});
