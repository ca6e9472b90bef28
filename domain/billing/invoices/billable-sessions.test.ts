import { describe, expect, test } from 'vitest';
import type { NoteStatus } from '#domain/caseload/sessions/note-status.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { SessionStatus } from '#domain/caseload/sessions/session-words.ts';
import { storedSession } from '#tests/builders/stored-records.ts';
import {
  type BillingObstacle,
  billableText,
  billingObstacle,
  isBillableSession,
  selectableSessions,
} from './billable-sessions.ts';

const anySession = { billSignedOnly: false };
const unwritten = { noteStatus: 'none' } as const;

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
])('The text for a session with status %s and billable %s is %j', (status, billable, text) => {
  expect(billableText({ status, billable, ...unwritten })).toBe(text);
});

describe('A session for the invoice of client 1', () => {
  test.each([
    ['can be billed', { clientId: 1, invoiceId: null }, null, undefined],
    ['is of another client', { clientId: 2, invoiceId: null }, null, 'other client'],
    ['is on an invoice, for a new one', { clientId: 1, invoiceId: 7 }, null, 'on another invoice'],
    ['is on another invoice', { clientId: 1, invoiceId: 7 }, 8, 'on another invoice'],
    ['is on this invoice', { clientId: 1, invoiceId: 8 }, 8, undefined],
  ])('%s', (_, session, invoiceId, obstacle) => {
    const completed = { status: 'completed', billable: true, noteStatus: 'none', ...session } as const;
    expect(billingObstacle(completed, 1, invoiceId, anySession)).toBe(obstacle);
  });

  test.each<[NoteStatus, number | null, BillingObstacle | undefined]>([
    ['none', null, 'not signed'],
    ['draft', null, 'not signed'],
    ['withdrawn', null, 'not signed'],
    ['signed', null, undefined],
    ['draft', 8, undefined],
  ])(
    'with a note that is %s, on invoice %s, is refused or not if only signed notes are billed: %s',
    (noteStatus, on, obstacle) => {
      const session = {
        clientId: 1,
        status: 'completed',
        billable: true,
        noteStatus,
        invoiceId: on,
      } as const;
      expect(billingObstacle(session, 1, 8, { billSignedOnly: true })).toBe(obstacle);
      const always = noteStatus === 'withdrawn' ? 'not signed' : undefined;
      expect(billingObstacle(session, 1, 8, anySession)).toBe(always);
    },
  );

  test('cannot be billed while it is scheduled', () => {
    const session = {
      clientId: 1,
      status: 'scheduled',
      billable: true,
      ...unwritten,
      invoiceId: null,
    } as const;
    expect(billingObstacle(session, 1, null, anySession)).toBe('not billable');
  });

  test('stays on its invoice if it is cancelled afterwards', () => {
    const session = { clientId: 1, status: 'cancelled', billable: true, ...unwritten, invoiceId: 8 } as const;
    expect(billingObstacle(session, 1, 8, anySession)).toBeUndefined();
  });
});

test("The form offers the client's billable sessions without an invoice", () => {
  const session = storedSession({ id: 1, clientId: 1 });
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
