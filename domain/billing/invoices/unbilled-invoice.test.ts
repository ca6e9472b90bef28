import { expect, test } from 'vitest';
import { storedSession } from '#tests/builders/stored-records.ts';
import { noOwnRates } from './session-price.ts';
import { invoicesForAnnuals, invoicesForUnbilled, leftOutByClient } from './unbilled-invoice.ts';

const pricing = {
  timeZone: 'America/New_York',
  centsPerMinute: { individual: 200, group: 100, home: 0, absent: 200 },
  ownRates: noOwnRates,
} as const;

test('Each client with unbilled sessions gets one invoice with its lines and sum, in the order given', () => {
  const sessions = [
    storedSession({ id: 1, clientId: 1, date: '2026-10-13T14:00:00.000Z', duration: 60 }),
    storedSession({ id: 2, clientId: 2, date: '2026-10-06T14:00:00.000Z', duration: 30, type: 'home' }),
    storedSession({ id: 3, clientId: 1, date: '2026-10-06T14:00:00.000Z', duration: 30, type: 'group' }),
  ];
  const invoices = invoicesForUnbilled(sessions, pricing, (one, other) => other - one);
  expect(invoices).toMatchObject([
    { clientId: 2, amount: 0, description: 'Occupational therapy, Oct 6, 2026' },
    {
      clientId: 1,
      amount: 15_000,
      description: 'Occupational therapy, October 2026',
      lines: [
        { sessionId: 3, cents: 3_000 },
        { sessionId: 1, cents: 12_000 },
      ],
    },
  ]);
});

const moments = { createdAt: '2026-09-15T14:00:00.000Z', updatedAt: '2026-09-15T14:00:00.000Z' };
const annual = {
  id: 7,
  clientId: 1,
  therapistId: 1,
  date: '2026-09-15',
  amount: 5_000,
  invoiceId: null,
  ...moments,
};

test('Each annual record gets an invoice of its own, in the order given', () => {
  const annuals = [annual, { ...annual, id: 8 }, { ...annual, id: 9, clientId: 2, amount: 0 }];
  expect(invoicesForAnnuals(annuals, pricing, (one, other) => other - one)).toMatchObject([
    { clientId: 2, amount: 0, sessions: [] },
    {
      annuals: [{ id: 7 }],
      amount: 5_000,
      description: 'Annual record, Sep 15, 2026',
      lines: [{ annualId: 7 }],
    },
    { annuals: [{ id: 8 }] },
  ]);
});

test('What is not billed is named once per client, in the order given, sessions oldest first', () => {
  const later = storedSession({ id: 1, clientId: 1, date: '2026-10-13T14:00:00.000Z' });
  const earlier = storedSession({ id: 2, clientId: 1, date: '2026-10-06T14:00:00.000Z' });
  const unsigned = storedSession({ id: 3, clientId: 2 });
  const free = invoicesForAnnuals([{ ...annual, amount: 0 }], pricing, (one, other) => one - other);
  const leftOut = { unchecked: [later, earlier], unsigned: [unsigned], free };
  expect(leftOutByClient(leftOut, (one, other) => other - one)).toEqual([
    { clientId: 2, unchecked: [], unsigned: [unsigned], free: [] },
    { clientId: 1, unchecked: [earlier, later], unsigned: [], free },
  ]);
  expect(leftOutByClient({ unchecked: [], unsigned: [], free: [] }, () => 0)).toEqual([]);
});
