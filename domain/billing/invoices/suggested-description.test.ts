import { expect, test } from 'vitest';
import { suggestedDescription } from './suggested-description.ts';

const timeZone = 'America/New_York';

test.each([
  ['nothing chosen', [], ''],
  ['one session', ['2026-10-05T14:00:00.000Z'], 'Occupational therapy, Oct 5, 2026'],
  [
    'sessions of one month, in any order',
    ['2026-10-26T14:00:00.000Z', '2026-10-05T14:00:00.000Z'],
    'Occupational therapy, October 2026',
  ],
  [
    'an evening that is in the next month elsewhere',
    ['2026-10-05T14:00:00.000Z', '2026-11-01T01:00:00.000Z'],
    'Occupational therapy, October 2026',
  ],
  [
    'sessions of two months',
    ['2026-09-28T14:00:00.000Z', '2026-10-05T14:00:00.000Z'],
    'Occupational therapy, Sep 28, 2026 to Oct 5, 2026',
  ],
])('The description suggested for %s', (_, dates, description) => {
  expect(
    suggestedDescription(
      dates.map((date) => ({ date })),
      timeZone,
    ),
  ).toBe(description);
});
