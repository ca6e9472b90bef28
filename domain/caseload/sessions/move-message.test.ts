import { expect, test } from 'vitest';
import { moveMessage, stayedMessage } from './move-message.ts';

const before = { date: '2026-11-25T15:00:00.000Z', duration: 60 };

test.each([
  ['Ada moved to Fri, Nov 27, 10:30 AM.', { date: '2026-11-27T15:30:00.000Z' }],
  ['Ada moved to Wed, Nov 25, 10:30 AM.', { date: '2026-11-25T15:30:00.000Z', duration: 45 }],
  ['Ada now ends at 10:45 AM.', { duration: 45 }],
])('The message about a moved session is %j', (text, after) => {
  expect(moveMessage('Ada', before, { ...before, ...after }, 'America/New_York')).toBe(text);
});

test.each([
  [[], ''],
  [['2026-11-05'], 'Held, missed or changed by themselves, and left as they are: Nov 5.'],
  [
    ['2026-11-05', '2026-11-12', '2026-11-19', '2026-12-03', '2026-12-10'],
    'Held, missed or changed by themselves, and left as they are: Nov 5, Nov 12, Nov 19 and 2 more.',
  ],
])('Sessions of %j that stayed are named', (days, message) => {
  const stayed = days.map((day) => ({ date: `${day}T15:00:00.000Z` }));
  expect(stayedMessage(stayed, 'America/New_York')).toBe(message);
});
