import { expect, test } from 'vitest';
import { buildOwnIdentity } from '#tests/builders/own-identity-builder.ts';
import { publicIdentitySchema } from './public-identity.ts';
import { isClaimed, noClaimConfirmed, unconfirmedClaims } from './website-claims.ts';

test.each([
  ['video', 'unconfirmed', true],
  ['video', 'yes', true],
  ['video', 'no', false],
  ['answersEveryone', 'unconfirmed', false],
  ['answersEveryone', 'yes', true],
  ['answersEveryone', 'no', false],
] as const)('%s, answered %s, is said: %s', (name, answer, hasAttendance) => {
  expect(isClaimed({ ...noClaimConfirmed, [name]: answer }, name)).toBe(hasAttendance);
});

test('Only claims made without being asked need confirmation', () => {
  const labels = [
    'Consultations on evenings and weekends',
    'Visits and consultations by video',
    'Group sessions',
  ];
  expect(unconfirmedClaims(noClaimConfirmed)).toEqual(labels);
  expect(unconfirmedClaims({ ...noClaimConfirmed, video: 'no', groups: 'yes' })).toEqual([labels[0]]);
});

test('An edition from before claims existed has none confirmed', () => {
  const { claims: _, ...earlier } = buildOwnIdentity();
  expect(publicIdentitySchema.parse(earlier).claims).toEqual(noClaimConfirmed);
});
