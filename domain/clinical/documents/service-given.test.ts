import { expect, test } from 'vitest';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { storedSession } from '#tests/builders/stored-records.ts';
import { serviceGiven } from './service-given.ts';

const calendar = { timeZone: 'America/New_York', today: '2026-11-20' };

test('Signed sessions count, and missed ones are grouped by status', () => {
  const service = serviceGiven(
    [
      storedSession({ date: '2026-10-12T14:00:00.000Z', duration: 30, noteStatus: 'signed' }),
      storedSession({ date: '2026-09-14T14:00:00.000Z', duration: 45, noteStatus: 'signed' }),
      storedSession({ date: '2026-10-19T14:00:00.000Z', noteStatus: 'draft' }),
      storedSession({ date: '2026-10-20T14:00:00.000Z', noteStatus: 'withdrawn' }),
      storedSession({ date: '2026-10-21T14:00:00.000Z', status: 'absence', noteStatus: 'signed' }),
      storedSession({ date: '2026-11-02T14:00:00.000Z', status: 'absence', noteStatus: 'signed' }),
      storedSession({ date: '2026-11-02T18:00:00.000Z', status: 'absence' }),
      storedSession({ date: '2026-11-02T19:00:00.000Z', status: 'no-show', noteStatus: 'withdrawn' }),
      storedSession({ date: '2026-11-03T14:00:00.000Z', status: 'cancelled' }),
      storedSession({ date: '2026-11-03T18:00:00.000Z', status: 'cancelled', noteStatus: 'signed' }),
      storedSession({ date: '2026-12-03T14:00:00.000Z', status: 'scheduled' }),
    ],
    calendar,
  );
  expect(service).toEqual({
    held: 2,
    minutes: 75,
    missed: [
      { status: 'cancelled', sessions: 2 },
      { status: 'absence', sessions: 2 },
    ],
    firstDay: '2026-09-14',
    lastDay: '2026-10-12',
    unsigned: 4,
    months: [
      { month: 'September 2026', held: 1, minutes: 45, missed: [] },
      { month: 'October 2026', held: 1, minutes: 30, missed: [{ status: 'absence', sessions: 1 }] },
      {
        month: 'November 2026',
        held: 0,
        minutes: 0,
        missed: [
          { status: 'cancelled', sessions: 2 },
          { status: 'absence', sessions: 1 },
        ],
      },
    ],
  });
});

test.each<[Session['status'], Session['noteStatus'], counted: number, unsigned: number]>([
  ['no-show', 'signed', 1, 0],
  ['no-show', 'none', 0, 1],
  ['absence', 'draft', 0, 1],
  ['absence', 'withdrawn', 0, 1],
  ['cancelled', 'none', 1, 0],
  ['cancelled', 'draft', 0, 1],
  ['cancelled', 'signed', 1, 0],
  ['completed', 'none', 0, 1],
  ['scheduled', 'none', 0, 1],
])('%s with its note %s counts %i and leaves out %i', (status, noteStatus, counted, unsigned) => {
  const service = serviceGiven([storedSession({ status, noteStatus })], calendar);
  const missed = service.missed.reduce((sum, { sessions }) => sum + sessions, 0);
  expect([service.held + missed, service.unsigned]).toEqual([counted, unsigned]);
});

test('Months follow the practice’s time zone, and a period without sessions has no days', () => {
  const late = storedSession({ date: '2026-10-01T02:00:00.000Z', noteStatus: 'signed' });
  expect(serviceGiven([late], calendar)).toMatchObject({
    firstDay: '2026-09-30',
    months: [{ month: 'September 2026' }],
  });
  expect(serviceGiven([], calendar)).toEqual({
    held: 0,
    minutes: 0,
    missed: [],
    firstDay: null,
    lastDay: null,
    unsigned: 0,
    months: [],
  });
});
