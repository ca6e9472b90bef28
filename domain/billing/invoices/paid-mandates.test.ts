import { expect, test } from 'vitest';
import { buildContract } from '#tests/builders/organization-builder.ts';
import { storedSession } from '#tests/builders/stored-records.ts';
import { organizationsPayText, paidMandates, splitByPayer } from './paid-mandates.ts';

const organizations = [
  { id: 1, contract: buildContract() },
  { id: 2, contract: null },
];
const mandates = [
  { id: 5, payerId: 1 },
  { id: 6, payerId: null },
  { id: 7, payerId: 2 },
];

test('Sessions of a mandate with a payer are the organization’s, at its rates', () => {
  const sessions = [5, 6, 7, null].map((mandateId, index) =>
    storedSession({ id: index + 1, mandateId, duration: 60 }),
  );
  const { ofFamilies, ofOrganizations } = splitByPayer(sessions, paidMandates(mandates, organizations));
  expect(ofFamilies.map(({ mandateId }) => mandateId)).toEqual([6, 7, null]);
  expect(ofOrganizations).toEqual({ sessions: [sessions[0]], cents: 12_000 });
});

test.each([
  [0, ''],
  [1, 'Organizations pay for 1 more session, $60.00.'],
  [2, 'Organizations pay for 2 more sessions, $120.00.'],
])('The text about %i more sessions names what organizations pay', (count, text) => {
  const sessions = Array.from({ length: count }, () => 0);
  expect(organizationsPayText({ sessions, cents: 6_000 * count })).toBe(text);
});
