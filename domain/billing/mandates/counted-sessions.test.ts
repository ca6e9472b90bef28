import { expect, test } from 'vitest';
import { buildTerm } from '#tests/builders/mandate-builder.ts';
import { countQuestion, lostText, sessionsLost, sessionsToCount, usualDays } from './counted-sessions.ts';

const zone = 'America/New_York';
const group = { id: 1, endsOn: '2027-06-18', terms: [buildTerm()] };
const alone = { id: 2, endsOn: '2027-06-18', terms: [buildTerm({ group: 1 })] };

function session(id: number, date: string, changes: object = {}) {
  return {
    id,
    date: `${date}T14:30:00.000Z`,
    duration: 30,
    type: 'group' as const,
    mandateId: null,
    makesUpFor: null,
    ...changes,
  };
}

test('Sessions without a mandate are counted where the rule says so, within its days', () => {
  const sessions = [
    session(1, '2026-09-10'),
    session(2, '2026-09-15'),
    session(3, '2026-09-17', { mandateId: 7 }),
    session(4, '2026-09-22', { type: 'individual' }),
    session(5, '2027-06-22'),
  ];
  const counted = (id: number, mandates: (typeof group)[]) =>
    sessionsToCount(id, mandates, sessions, zone).map((one) => one.id);
  expect(counted(1, [group])).toEqual([2, 4]);
  expect(counted(1, [group, alone])).toEqual([2]);
  expect(counted(2, [group, alone])).toEqual([4]);
});

test.each([
  [['2026-10-01', '2026-10-06'], ['2026-12-01'], 'Count 2 past and 1 planned sessions of Ada?'],
  [['2026-10-01'], [], 'Count 1 past session of Ada?'],
  [[], ['2026-12-01', '2026-12-03'], 'Count 2 planned sessions of Ada?'],
])('The question about %j and %j reads: %s', (past, planned, question) => {
  const sessions = [...past, ...planned].map((date, id) => session(id, date));
  expect(countQuestion(sessions, 'Ada', '2026-11-21T15:00:00.000Z')).toBe(question);
});

test('The usual days are the most frequent weekdays, with two sessions at least', () => {
  const days = ['2026-10-06', '2026-10-13', '2026-10-20', '2026-10-08', '2026-10-15', '2026-10-23'];
  const sessions = days.map((date, id) => session(id, date));
  expect(usualDays(sessions, 2, zone)).toEqual(['Tuesday', 'Thursday']);
  expect(usualDays(sessions, 1, zone)).toEqual(['Tuesday']);
  expect(usualDays(sessions, 5, zone)).toEqual(['Tuesday', 'Thursday']);
});

test('An earlier end takes out the sessions after it, but no make-ups', () => {
  const sessions = [
    session(1, '2026-10-06', { mandateId: 1 }),
    session(2, '2026-10-08', { mandateId: 1 }),
    session(3, '2026-10-09', { mandateId: 1, makesUpFor: '2026-10-01T14:30:00.000Z' }),
    session(4, '2026-10-13', { mandateId: 2 }),
  ];
  expect(sessionsLost(1, '2026-10-06', sessions, zone).map(({ id }) => id)).toEqual([2]);
  expect(lostText(0)).toBe('No session after that day counts toward it');
  expect(lostText(1)).toBe('1 session after that day no longer counts toward it');
  expect(lostText(3)).toBe('3 sessions after that day no longer count toward it');
});
