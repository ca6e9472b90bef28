import { expect, test } from 'vitest';
import { dayOf } from '#domain/platform/dates.ts';
import { type DateChoice, spanOf } from './session-list-filter.ts';

const zone = 'America/New_York';
// 11:30 PM on November 20 in New York, half an hour before the day ends.
const now = '2026-11-21T04:30:00.000Z';
const moments = [
  '2026-11-20T04:59:00.000Z',
  '2026-11-20T05:00:00.000Z',
  '2026-11-21T04:59:00.000Z',
  '2026-11-21T05:00:00.000Z',
  '2026-11-22T05:00:00.000Z',
];

function within(date: DateChoice, all: readonly string[], now: string): string[] {
  const { from, until } = spanOf(date, { now, today: dayOf(now, zone) }, zone);
  return all.filter(
    (moment) => (from === undefined || moment >= from) && (until === undefined || moment < until),
  );
}

test.each<[DateChoice, number[]]>([
  ['all', [0, 1, 2, 3, 4]],
  ['upcoming', [2, 3, 4]],
  ['past', [0, 1]],
  ['today', [1, 2]],
  ['tomorrow', [3]],
])('The date filter %s includes sessions %j', (date, places) => {
  expect(within(date, moments, now)).toEqual(places.map((place) => moments[place]));
});

test('Tomorrow has 24 hours on the day after the clocks went back', () => {
  const around = ['2026-11-01T04:00:00.000Z', '2026-11-02T04:59:00.000Z', '2026-11-02T05:00:00.000Z'];
  expect(within('tomorrow', around, '2026-10-31T16:00:00.000Z')).toEqual(around.slice(0, 2));
});
