import { describe, expect, test } from 'vitest';
import type { Session } from '#domain/sessions/session.ts';
import type { SessionStatus } from '#domain/sessions/session-words.ts';
import { keptSession } from '#tests/builders/kept-records.ts';
import { billableText, billingObstacle, isBillableSession, selectableSessions } from './billable-sessions.ts';

test.each<[SessionStatus, boolean, boolean]>([
  ['completed', true, true],
  ['completed', false, true],
  ['absence', true, true],
  ['absence', false, false],
  ['scheduled', true, false],
  ['cancelled', true, false],
  ['no-show', true, false],
])('A session with status %s and billable %s may be invoiced: %s', (status, billable, may) => {
  expect(isBillableSession({ status, billable })).toBe(may);
});

test.each<[SessionStatus, boolean, string]>([
  ['scheduled', true, 'Yes'],
  ['completed', true, 'Yes'],
  ['completed', false, 'Yes'],
  ['absence', true, 'Yes'],
  ['absence', false, 'No'],
  ['cancelled', true, 'No, it was cancelled'],
  ['no-show', true, 'No, a no-show is not billed'],
])('Of a session with status %s and billable %s is said: %s', (status, billable, said) => {
  expect(billableText({ status, billable })).toBe(said);
});

describe('A session for the invoice of client 1', () => {
  test.each([
    ['is free', { clientId: 1, invoiceId: null }, null, undefined],
    ['is of another client', { clientId: 2, invoiceId: null }, null, 'other client'],
    ['stands on an invoice, for a new one', { clientId: 1, invoiceId: 7 }, null, 'on another invoice'],
    ['stands on another invoice', { clientId: 1, invoiceId: 7 }, 8, 'on another invoice'],
    ['stands on this invoice', { clientId: 1, invoiceId: 8 }, 8, undefined],
  ])('%s', (_, session, invoiceId, obstacle) => {
    expect(billingObstacle({ status: 'completed', billable: true, ...session }, 1, invoiceId)).toBe(obstacle);
  });

  test('is not billed while it is only scheduled', () => {
    const session = { clientId: 1, status: 'scheduled', billable: true, invoiceId: null } as const;
    expect(billingObstacle(session, 1, null)).toBe('not billable');
  });

  test('stays on its invoice when it is cancelled afterwards', () => {
    const session = { clientId: 1, status: 'cancelled', billable: true, invoiceId: 8 } as const;
    expect(billingObstacle(session, 1, 8)).toBeUndefined();
  });
});

test('The form offers the billable sessions of the client that are on no invoice', () => {
  const session = keptSession({ id: 1, clientId: 1 });
  const sessions: Session[] = [
    session,
    { ...session, id: 2, clientId: 2 },
    { ...session, id: 3, status: 'scheduled' },
    { ...session, id: 4 },
    { ...session, id: 5, status: 'absence', absenceNumber: 1 },
  ];
  const offered = selectableSessions(sessions, [{ sessionIds: [4] }], 1);
  expect(offered.map(({ id }) => id)).toEqual([1, 5]);
});
