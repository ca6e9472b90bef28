import { describe, expect, test } from 'vitest';
import { DEFAULT_TIME_ZONE, momentOf } from '#domain/platform/dates.ts';
import { storedSession } from '#tests/builders/stored-records.ts';
import { plannedOfForm } from './planned-session.ts';
import { type SessionFormValues, sessionFormStart } from './session-form-values.ts';
import { noRepeat } from './session-repeat-values.ts';

const timeZone = DEFAULT_TIME_ZONE;
const start = sessionFormStart(
  { clientId: 1, date: '2026-11-10', time: '10:00' },
  { timeZone, sessionMinutes: 30 },
);
const typed = { ...start, type: 'group' };
const at = (day: string) => momentOf(day, '10:00', timeZone);

function planned(changes: Partial<SessionFormValues>, session = false) {
  const edited = session ? storedSession({ id: 9 }) : undefined;
  return plannedOfForm(
    { ...typed, ...changes },
    { session: edited, timeZone, isClosed: (day) => day === '2026-11-17' },
  );
}

describe('A session form plans', () => {
  test.each<[what: string, changes: Partial<SessionFormValues>]>([
    ['without a client', { clientId: null }],
    ['without a day', { date: '' }],
    ['without a time', { time: '' }],
    ['without a length', { duration: Number.NaN }],
    ['of a canceled session', { status: 'cancelled' }],
  ])('nothing %s', (_, changes) => {
    expect(planned(changes)).toEqual([]);
  });

  test('one session, toward the chosen mandate', () => {
    const session = { clientId: 1, date: at('2026-11-10'), duration: 30, type: 'group', makesUpFor: null };
    expect(planned({})).toEqual([{ ...session, id: undefined, mandateId: undefined }]);
    expect(planned({ mandateId: '7' }, true)).toEqual([{ ...session, id: 9, mandateId: 7 }]);
    expect(planned({ mandateId: 'none', type: '' })).toMatchObject([{ type: 'individual', mandateId: null }]);
  });

  test('each child of a group on each date of a repeat that is open', () => {
    const repeat = { ...noRepeat, isOn: true, ends: 'count' as const, count: 3 };
    const group = { ...start.group, choice: '4', clientIds: [2] };
    expect(planned({ repeat, group }).map(({ clientId, date }) => [clientId, date.slice(0, 10)])).toEqual([
      [1, '2026-11-10'],
      [2, '2026-11-10'],
      [1, '2026-11-24'],
      [2, '2026-11-24'],
    ]);
    expect(planned({ repeat: { ...repeat, count: 0 } })).toHaveLength(1);
  });
});
