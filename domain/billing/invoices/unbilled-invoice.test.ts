import { expect, test } from 'vitest';
import { storedSession } from '#tests/builders/stored-records.ts';
import { invoicesForUnbilled } from './unbilled-invoice.ts';

const pricing = {
  timeZone: 'America/New_York',
  centsPerMinute: { individual: 200, group: 100, home: 0, absent: 200 },
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
