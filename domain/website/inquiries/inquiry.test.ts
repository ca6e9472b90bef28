import { describe, expect, test } from 'vitest';
import { callLanguageName } from './call-language.ts';
import { clientOfInquiry } from './client-of-inquiry.ts';

const family = {
  parentName: 'Pat Lee Example',
  childName: 'Sam Example',
  childAge: '7',
  email: 'pat@example.com',
  phone: '555-0100',
  callLanguage: null,
  otherLanguage: '',
  school: '',
  concerns: 'Buttons are hard.\nMornings take an hour.',
  referralSource: '',
  insuranceCheck: false,
};

test.each([
  [null, 'Haitian Creole', undefined],
  ['es', 'Haitian Creole', 'Spanish'],
  ['other', 'Haitian Creole', 'Haitian Creole'],
  ['other', '', 'Another language'],
] as const)('a call in %j, named %j, reads %j', (callLanguage, otherLanguage, name) => {
  expect(callLanguageName({ callLanguage, otherLanguage })).toBe(name);
});

describe('The client form of a request', () => {
  test.each([
    ['Sam Example', 'Pat Other', 'Sam', 'Example'],
    ['  Sam   de la Cruz ', 'Pat Other', 'Sam', 'de la Cruz'],
    ['Sam', 'Pat Lee Other', 'Sam', 'Other'],
    ['Sam', 'Pat', 'Sam', ''],
  ])('names %j of %j as %j %j', (childName, parentName, firstName, lastName) => {
    expect(clientOfInquiry({ ...family, childName, parentName })).toMatchObject({ firstName, lastName });
  });

  test('keeps everything else from the request', () => {
    expect(clientOfInquiry(family)).toEqual({
      firstName: 'Sam',
      lastName: 'Example',
      email: 'pat@example.com',
      phone: '555-0100',
      notes:
        'Parent or guardian: Pat Lee Example\nAge when they wrote: 7\n\nConcerns:\nButtons are hard.\nMornings take an hour.',
    });
    const more = { school: 'Oak Street School', referralSource: 'A friend', insuranceCheck: true };
    expect(clientOfInquiry({ ...family, callLanguage: 'es' }).notes).toContain('Call in: Spanish\n');
    const creole = { callLanguage: 'other', otherLanguage: 'Haitian Creole' } as const;
    expect(clientOfInquiry({ ...family, ...creole }).notes).toContain('Call in: Haitian Creole\n');
    expect(clientOfInquiry({ ...family, ...more }).notes).toContain(
      'School: Oak Street School\nHeard about us: A friend\nWould like their insurance checked\n\nConcerns:',
    );
  });
});
