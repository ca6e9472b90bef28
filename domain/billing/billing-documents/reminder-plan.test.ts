import { expect, test } from 'vitest';
import { planReminders, reminderText } from './reminder-plan.ts';

const overdue = { status: 'overdue', balance: 12_000 } as const;

/** Ben is billed with Ada; Cleo has no email; an organization pays invoice 5 of Dario; Elsie was reminded twice. */
const [ada, ben, cleo, dario, elsie, felix] = [1, 2, 3, 4, 5, 6];
const known = {
  holderOf: (clientId: number) => (clientId === ben ? ada : clientId),
  emailOf: (clientId: number) => (clientId === cleo ? null : `family${clientId}@example.com`),
  ofOrganizations: new Set([5]),
  messages: [
    { clientId: elsie, kind: 'payment-reminder', createdAt: '2026-11-14T15:00:00.000Z' },
    { clientId: elsie, kind: 'payment-reminder', createdAt: '2026-10-01T15:00:00.000Z' },
    { clientId: felix, kind: 'payment-reminder', createdAt: '2026-11-13T15:00:00.000Z' },
    { clientId: ada, kind: 'invoice', createdAt: '2026-11-19T15:00:00.000Z' },
  ],
  now: '2026-11-20T15:00:00.000Z',
  timeZone: 'America/New_York',
} as const;

test.each([
  ['siblings get one', [ada, ben], [[ada, 'To family1@example.com']]],
  ['no email', [cleo], [[cleo, 'No email address']]],
  [
    'who cannot be reminded comes last',
    [cleo, ada],
    [
      [ada, 'To family1@example.com'],
      [cleo, 'No email address'],
    ],
  ],
  ['reminded within the week', [elsie], [[elsie, 'Reminded on Nov 14, 2026']]],
  ['reminded a whole week before', [felix], [[felix, 'To family6@example.com']]],
])('Reminders of ticked invoices: %s', (_, clientIds, expected) => {
  const ticked = clientIds.map((clientId, index) => ({ ...overdue, id: 10 + index, clientId }));
  const planned = planReminders(ticked, known);
  expect(planned.map((one) => [one.clientId, reminderText(one)])).toEqual(expected);
  const named = planned.flatMap(({ invoiceIds }) => invoiceIds);
  expect(named.toSorted()).toEqual(ticked.map(({ id }) => id));
});

test.each([
  ['An organization pays', [{ ...overdue, id: 5, clientId: dario }]],
  ['Not overdue', [{ status: 'pending', balance: 12_000, id: 6, clientId: dario } as const]],
  [
    'To family4@example.com',
    [
      { ...overdue, id: 5, clientId: dario },
      { ...overdue, id: 7, clientId: dario },
    ],
  ],
])('What stands beside an account: %s', (expected, ticked) => {
  expect(planReminders(ticked, known).map(reminderText)).toEqual([expected]);
});
