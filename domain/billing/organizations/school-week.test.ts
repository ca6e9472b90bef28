import { expect, test } from 'vitest';
import { weekAtSchool } from './school-week.ts';

const zone = 'America/New_York';
const session = (clientId: number, date: string, changes: object = {}) => ({
  clientId,
  date,
  duration: 30,
  mandateId: 7,
  status: 'scheduled' as const,
  ...changes,
});

test('Planned sessions of a school are listed by weekday and time, with the children of a meeting together', () => {
  const week = weekAtSchool(
    [
      session(1, '2026-12-03T15:30:00.000Z'),
      session(1, '2026-12-01T15:30:00.000Z'),
      session(2, '2026-12-01T15:30:00.000Z'),
      session(1, '2026-12-08T15:30:00.000Z'),
      session(3, '2026-12-01T14:00:00.000Z', { duration: 45 }),
      session(4, '2026-12-01T14:00:00.000Z', { mandateId: 8 }),
      session(4, '2026-12-01T14:00:00.000Z', { mandateId: null }),
      session(4, '2026-12-01T14:00:00.000Z', { status: 'cancelled' }),
    ],
    [7],
    zone,
  );
  expect(week).toEqual([
    { weekday: 'Tuesday', time: '9:00 AM', minutes: 45, clientIds: [3], days: ['2026-12-01'] },
    {
      weekday: 'Tuesday',
      time: '10:30 AM',
      minutes: 30,
      clientIds: [1, 2],
      days: ['2026-12-01', '2026-12-08'],
    },
    { weekday: 'Thursday', time: '10:30 AM', minutes: 30, clientIds: [1], days: ['2026-12-03'] },
  ]);
});

test('A session late in the evening belongs to the weekday of the practice', () => {
  const [time] = weekAtSchool([session(1, '2026-12-02T04:30:00.000Z')], [7], zone);
  expect(time).toMatchObject({ weekday: 'Tuesday', time: '11:30 PM' });
});
