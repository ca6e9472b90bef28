import { expect, test } from 'vitest';
import { buildCheckedSession } from '#tests/builders/checked-session-builder.ts';
import { buildCover, buildServiceLog } from '#tests/builders/service-log-builder.ts';
import { coverOf } from './cover.ts';
import { participantsText } from './log-row-words.ts';
import { authorizationsOf, logsOf } from './service-log.ts';
import { serviceLogs } from './service-logs.ts';

test('The logs of a text are read as they were written', () => {
  const log = buildServiceLog();
  expect(logsOf(JSON.stringify({ logs: [log] }))).toEqual([log]);
  expect(() => logsOf('{"logs":[]}')).toThrow();
});

test('Authorization numbers are named once', () => {
  const log = buildServiceLog();
  const other = buildServiceLog({ mandate: { ...log.mandate, authorizationNumber: null } });
  expect(authorizationsOf([log, log, other])).toBe('A-1203');
  expect(authorizationsOf([other])).toBe('');
});

test('A cover is read as it was written', () => {
  const cover = buildCover();
  expect(coverOf(JSON.stringify(cover))).toEqual(cover);
});

test.each([
  [0, 'Group'],
  [1, 'Group of 1'],
  [3, 'Group of 3'],
])('A group session with %i children present is for "%s"', (size, words) => {
  const session = { ...buildCheckedSession(), type: 'group' as const, size };
  const noMoney = { units: null, rate: null, cents: null, leftOut: null, acknowledged: [] };
  const place = { from: session.day, until: session.day, timeZone: 'America/New_York' };
  const [log] = serviceLogs([session], { ...place, moneyOf: () => noMoney });
  expect(log?.rows.map(participantsText)).toEqual([words]);
});
