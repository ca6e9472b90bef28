import { describe, expect, test } from 'vitest';
import { DEFAULT_TIME_ZONE, dayOf, momentOf, timeOfDay } from '#domain/platform/dates.ts';
import { freeSlots } from './free-slots.ts';
import type { SessionStatus } from './session-words.ts';

const timeZone = DEFAULT_TIME_ZONE;
const FRIDAY = '2026-11-20';
const SATURDAY = '2026-11-21';

const at = (day: string, time: string, duration = 60, status: SessionStatus = 'scheduled') => ({
  date: momentOf(day, time, timeZone),
  duration,
  status,
});

function timesOn(
  day: string,
  sessions: ReturnType<typeof at>[],
  {
    duration = 60,
    now = momentOf(FRIDAY, '00:00', timeZone),
    timeEntries = [],
    placeHours = null,
  }: {
    duration?: number;
    now?: string;
    timeEntries?: { date: string; duration: number }[];
    placeHours?: { from: string; until: string } | null;
  } = {},
): string[] {
  const workingHours = { from: '09:00', until: '13:00' };
  const source = { sessions, timeEntries, workingHours, placeHours, timeZone };
  const free = freeSlots({ days: [day], duration, now, ...source });
  for (const { starts } of free)
    for (const start of starts) expect(dayOf(start, timeZone), 'on its day').toBe(day);
  return free.flatMap(({ starts }) => starts.map((start) => timeOfDay(start, timeZone)));
}

describe('Free slots', () => {
  test('fill the working hours of a weekday back to back', () => {
    expect(timesOn(FRIDAY, [])).toEqual(['09:00', '10:00', '11:00', '12:00']);
    expect(timesOn(FRIDAY, [], { duration: 90 })).toEqual(['09:00', '10:30']);
  });

  test('stay within the hours of the place', () => {
    const placeHours = { from: '08:00', until: '11:30' };
    expect(timesOn(FRIDAY, [], { placeHours })).toEqual(['09:00', '10:00']);
    expect(timesOn(FRIDAY, [], { placeHours: { from: '10:30', until: '18:00' } })).toEqual([
      '10:30',
      '11:30',
    ]);
    expect(timesOn(FRIDAY, [], { placeHours: { from: '14:00', until: '15:00' } })).toEqual([]);
  });

  test('fill the gaps between sessions, from the next quarter hour on', () => {
    expect(timesOn(FRIDAY, [at(FRIDAY, '09:30', 40)])).toEqual(['10:15', '11:15']);
    expect(timesOn(FRIDAY, [at(FRIDAY, '10:00', 30), at(FRIDAY, '10:30', 45)])).toEqual(['09:00', '11:15']);
  });

  test('leave out time without a child, which does not make the day longer', () => {
    const timeEntries = [at(FRIDAY, '10:00', 30), at(FRIDAY, '18:00', 60)];
    expect(timesOn(FRIDAY, [], { timeEntries })).toEqual(['09:00', '10:30', '11:30']);
  });

  test.each(['cancelled', 'no-show', 'absence'] as const)(
    'include the time of a session that is %s',
    (status) => {
      expect(timesOn(FRIDAY, [at(FRIDAY, '09:00', 240, status)])).toHaveLength(4);
    },
  );

  test('leave out past times', () => {
    expect(timesOn(FRIDAY, [], { now: momentOf(FRIDAY, '10:05', timeZone) })).toEqual(['10:15', '11:15']);
  });

  test('leave out weekends, unless the therapist works on one; then they follow these hours', () => {
    expect(timesOn(SATURDAY, [])).toEqual([]);
    expect(timesOn(SATURDAY, [at(SATURDAY, '10:00'), at(SATURDAY, '12:00')])).toEqual(['11:00']);
    expect(timesOn(SATURDAY, [at('2026-11-28', '10:00', 120)])).toEqual(['10:00', '11:00']);
  });

  test("extend past the working hours if the therapist's own sessions end later", () => {
    expect(timesOn(FRIDAY, [at('2026-11-27', '15:00')])).toContain('15:00');
  });
});
