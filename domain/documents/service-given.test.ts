import { expect, test } from 'vitest';
import { keptSession } from '#tests/builders/kept-records.ts';
import { serviceGiven } from './service-given.ts';

const ZONE = 'America/New_York';

test('Sessions that took place count once they are signed; missed ones by what became of them', () => {
  const service = serviceGiven(
    [
      keptSession({ date: '2026-10-12T14:00:00.000Z', duration: 30, noteStatus: 'signed' }),
      keptSession({ date: '2026-09-14T14:00:00.000Z', duration: 45, noteStatus: 'signed' }),
      keptSession({ date: '2026-10-19T14:00:00.000Z', noteStatus: 'draft' }),
      keptSession({ date: '2026-10-20T14:00:00.000Z', noteStatus: 'withdrawn' }),
      keptSession({ date: '2026-10-21T14:00:00.000Z', status: 'absence', noteStatus: 'signed' }),
      keptSession({ date: '2026-11-02T14:00:00.000Z', status: 'absence' }),
      keptSession({ date: '2026-11-03T14:00:00.000Z', status: 'cancelled' }),
      keptSession({ date: '2026-12-03T14:00:00.000Z', status: 'scheduled' }),
    ],
    ZONE,
  );
  expect(service).toEqual({
    held: 2,
    minutes: 75,
    missed: [
      { status: 'cancelled', sessions: 1 },
      { status: 'absence', sessions: 2 },
    ],
    firstDay: '2026-09-14',
    lastDay: '2026-10-12',
    unsigned: 2,
    months: [
      { month: 'September 2026', held: 1, minutes: 45, missed: [] },
      { month: 'October 2026', held: 1, minutes: 30, missed: [{ status: 'absence', sessions: 1 }] },
      {
        month: 'November 2026',
        held: 0,
        minutes: 0,
        missed: [
          { status: 'cancelled', sessions: 1 },
          { status: 'absence', sessions: 1 },
        ],
      },
    ],
  });
});

test('A month is that of the practice, and nothing has no days', () => {
  const late = keptSession({ date: '2026-10-01T02:00:00.000Z', noteStatus: 'signed' });
  expect(serviceGiven([late], ZONE)).toMatchObject({
    firstDay: '2026-09-30',
    months: [{ month: 'September 2026' }],
  });
  expect(serviceGiven([], ZONE)).toEqual({
    held: 0,
    minutes: 0,
    missed: [],
    firstDay: null,
    lastDay: null,
    unsigned: 0,
    months: [],
  });
});
