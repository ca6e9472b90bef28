import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type OpenSpan,
  type OpenWeek,
  openDays,
  openingHoursSchema,
  WEEKDAYS,
  weekOf,
} from './opening-hours.ts';
import { hoursText } from './public-identity-text.ts';
import { sampleIdentity } from './sample-identity.ts';

const { week: usual, note } = sampleIdentity.hours;
const morning = { opens: '08:00', closes: '12:00' };
const afternoon = { opens: '13:00', closes: '17:00' };
const closed = weekOf(() => []);

function inEnglish(week: OpenWeek): string {
  return hoursText({ hours: { week } });
}

describe('Opening hours as text', () => {
  test.each<[string, string, OpenWeek]>([
    ['Monday-Friday 8am-5pm', 'lunes a viernes, de 8 a.m. a 5 p.m.', usual],
    [
      'Monday-Thursday 8am-5pm, Friday 8am-12pm',
      'lunes a jueves, de 8 a.m. a 5 p.m.; viernes, de 8 a.m. a 12 p.m.',
      { ...usual, Friday: [morning] },
    ],
    [
      'Monday-Tuesday and Thursday-Friday 8am-5pm, Wednesday 1pm-5pm',
      'lunes a martes y jueves a viernes, de 8 a.m. a 5 p.m.; miércoles, de 1 p.m. a 5 p.m.',
      { ...usual, Wednesday: [afternoon] },
    ],
    [
      'Monday, Wednesday, and Friday 8am-12pm; Saturday 12:30am-11:59pm',
      'lunes, miércoles y viernes, de 8 a.m. a 12 p.m.; sábado, de 12:30 a.m. a 11:59 p.m.',
      {
        ...closed,
        Monday: [morning],
        Wednesday: [morning],
        Friday: [morning],
        Saturday: [{ opens: '00:30', closes: '23:59' }],
      },
    ],
    [
      'Sunday 8am-12pm and 1pm-5pm',
      'domingo, de 8 a.m. a 12 p.m. y de 1 p.m. a 5 p.m.',
      { ...closed, Sunday: [morning, afternoon] },
    ],
  ])('%s', (english, spanish, week) => {
    expect(inEnglish(week)).toBe(english);
    expect(hoursText({ hours: { week } }, 'es')).toBe(spanish);
  });
});

test('Days with the same hours are grouped, and closed days are left out', () => {
  expect(openDays({ ...usual, Tuesday: [], Friday: [morning, afternoon] })).toEqual([
    { days: ['Monday', 'Wednesday', 'Thursday'], spans: [{ opens: '08:00', closes: '17:00' }] },
    { days: ['Friday'], spans: [morning, afternoon] },
  ]);
});

test.each<[OpenSpan[], string | undefined]>([
  [[], undefined],
  [[morning, afternoon], undefined],
  [[{ opens: '25:00', closes: '26:00' }], 'Please give a time as HH:MM'],
  [[{ opens: '', closes: '17:00' }], 'Please give a time as HH:MM'],
  [[{ opens: '17:00', closes: '17:00' }], 'Closing time must come after opening time'],
  [[afternoon, morning], 'The second opening must come after the first'],
  [[morning, { opens: '12:00', closes: '17:00' }], 'The second opening must come after the first'],
  [[morning, afternoon, { opens: '18:00', closes: '20:00' }], 'A day opens twice at most'],
])('%j on a day gives: %s', (Monday, message) => {
  const { error } = openingHoursSchema.safeParse({ week: { ...usual, Monday }, note });
  expect(error?.issues[0]?.message).toBe(message);
});

test('A practice must be open on at least one day', () => {
  const { error } = openingHoursSchema.safeParse({ week: closed, note });
  expect(error?.issues[0]?.message).toBe('Please open on one day at least');
});

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

test('Hours of earlier editions read the same', () => {
  const days = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 2, maxLength: 2 });
  fc.assert(
    fc.property(
      days,
      fc.uniqueArray(time, { minLength: 2, maxLength: 2 }),
      fc.string({ maxLength: 50 }),
      (run, span, words) => {
        const [first = 0, last = 0] = run.toSorted((a, b) => a - b);
        const [opens = '', closes = ''] = span.toSorted();
        const [firstDay, lastDay] = [WEEKDAYS[first], WEEKDAYS[last]];
        const hours = openingHoursSchema.parse({ firstDay, lastDay, opens, closes, note: words });
        expect(hours.note).toBe(words.trim());
        expect(hoursText({ hours })).toBe(
          `${firstDay}-${lastDay} ${clockBefore(opens)}-${clockBefore(closes)}`,
        );
        expect(openingHoursSchema.parse(hours)).toEqual(hours);
      },
    ),
  );
});

test('A single day of an earlier edition is named once', () => {
  const hours = openingHoursSchema.parse({ firstDay: 'Friday', lastDay: 'Friday', ...morning, note });
  expect(hoursText({ hours })).toBe('Friday 8am-12pm');
});

/** Formats a time as the website did when all days had the same hours. */
function clockBefore(written: string): string {
  const [hour = 0, minute = 0] = written.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes}${hour < 12 ? 'am' : 'pm'}`;
}
