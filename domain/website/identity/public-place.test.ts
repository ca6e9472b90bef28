import { expect, test } from 'vitest';
import { addressText } from './public-identity-text.ts';
import { addressSchema, noAddress, profilesSchema } from './public-place.ts';
import { sampleIdentity } from './sample-identity.ts';

const address = { street: '5 Elm Street', city: 'Mineola', zip: '11501' };
const whole = 'Please give street, city and ZIP code, or none of them';
const web = 'Please give each address as it stands in the browser, beginning with https://';

test.each([
  [address, undefined],
  [noAddress, undefined],
  [{ ...address, zip: '11501-1234' }, undefined],
  [{ ...address, zip: '1150' }, 'Please give a ZIP code such as 11501'],
  [{ ...address, city: ' ' }, whole],
  [{ ...noAddress, zip: '11501' }, whole],
])('%j gives: %s', (typed, message) => {
  expect(addressSchema.safeParse(typed).error?.issues[0]?.message).toBe(message);
});

test.each([
  [['https://www.example.com/people/nora'], undefined],
  [[], undefined],
  [['javascript:alert(1)'], web],
  [['http://example.com'], web],
  [['www.example.com'], web],
  [['https://exa mple.com'], web],
  [Array.from({ length: 11 }, () => 'https://example.com'), 'Please name at most 10 profiles'],
])('%j gives: %s', (typed, message) => {
  expect(profilesSchema.safeParse(typed).error?.issues[0]?.message).toBe(message);
});

test('An address is one line, and an empty one is no text', () => {
  expect(addressText({ ...sampleIdentity, address })).toBe('5 Elm Street, Mineola, NY 11501');
  expect(addressText(sampleIdentity)).toBe('');
});
