import { describe, expect, test } from 'vitest';
import { isNpi, signingProfileForm } from './signing-profile.ts';

const profile = {
  printedName: 'Robin Sample',
  credentials: 'MS, OTR/L',
  profession: 'OT',
  licenseNumber: '012345',
  npi: '1234567893',
};

describe('An NPI', () => {
  // The example of the CMS is 1234567893.
  test.each([
    ['1234567893', true],
    ['1234567890', false],
    ['1234567983', false],
    ['123456789', false],
    ['12345678930', false],
    ['3234567893', false],
    ['1234 567893', false],
    ['', false],
  ])('is valid for %s: %s', (npi, expected) => expect(isNpi(npi)).toBe(expected));

  test('becomes invalid when one digit changes', () => {
    const right = '1234567893';
    for (let place = 1; place < right.length; place += 1) {
      for (const digit of '0123456789') {
        const typed = right.slice(0, place) + digit + right.slice(place + 1);
        expect(isNpi(typed)).toBe(typed === right);
      }
    }
  });
});

describe('A signing profile', () => {
  test('is trimmed, and an empty NPI becomes null', () => {
    expect(signingProfileForm.parse({ ...profile, printedName: ' Robin Sample ', npi: '' })).toEqual({
      ...profile,
      npi: null,
    });
  });

  test.each([
    [{ printedName: ' ' }, 'Please enter your name as it is to be printed'],
    [{ credentials: '' }, 'Please enter your credentials, for example OTR/L'],
    [{ profession: 'PT' }, 'Choose OT or OTA'],
    [{ licenseNumber: '' }, 'Please enter the number of your license'],
    [{ npi: '1234567890' }, 'The NPI does not check. Please compare it'],
  ])('with %o is refused', (changes, message) => {
    expect(signingProfileForm.safeParse({ ...profile, ...changes }).error?.issues[0]?.message).toBe(message);
  });
});
