import { expect, test } from 'vitest';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { storedSession } from '#tests/builders/stored-records.ts';
import { type InvoiceLine, linesFor } from './invoice-line.ts';
import { annualChangeSince, sessionChangeSince } from './line-changes.ts';
import { noOwnRates } from './session-price.ts';

const practice = {
  timeZone: 'America/New_York',
  centsPerMinute: { individual: 200, group: 200, home: 200, absent: 200 },
  ownRates: noOwnRates,
} as const;
const session = storedSession({ date: '2026-10-05T14:00:00.000Z' });
const annual = { id: 5, date: '2026-09-04', amount: 5_000 };
const [sessionLine, annualLine] = linesFor({ sessions: [session], annuals: [annual] }, [], practice) as [
  InvoiceLine,
  InvoiceLine,
];

test.each<[Partial<Session>, string | undefined]>([
  [{}, undefined],
  [{ notes: 'Grip', billable: false }, undefined],
  [{ date: '2026-10-05T18:00:00.000Z' }, undefined],
  [{ duration: 90 }, 'Changed since: now 90 minutes'],
  [{ date: '2026-10-06T14:00:00.000Z' }, 'Changed since: now Oct 6, 2026'],
  [{ type: 'home' }, 'Changed since: now Home Visit'],
  [{ status: 'cancelled' }, 'Changed since: now Cancelled'],
  [{ status: 'absence', duration: 30 }, 'Changed since: now 30 minutes, Absence'],
])('A session changed by %o gives: %s', (changes, text) => {
  expect(sessionChangeSince(sessionLine, { ...session, ...changes }, practice.timeZone)).toBe(text);
});

test.each([
  [{}, undefined],
  [{ amount: 6_000 }, 'Changed since: now $60.00'],
  [{ date: '2026-09-05', amount: 6_000 }, 'Changed since: now Sep 5, 2026, $60.00'],
])('An annual record changed by %o gives: %s', (changes, text) => {
  expect(annualChangeSince(annualLine, { ...annual, ...changes })).toBe(text);
});
