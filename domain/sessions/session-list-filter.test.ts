import { expect, test } from 'vitest';
import { filterSessions, type SessionListFilter } from './session-list-filter.ts';

const zone = 'America/New_York';
// 11:30 PM on November 20 in New York, where the day is over half an hour later.
const now = '2026-11-21T04:30:00.000Z';
const sessions = [
  { id: 1, clientId: 1, type: 'individual', status: 'completed', date: '2026-11-20T04:59:00.000Z' },
  { id: 2, clientId: 1, type: 'group', status: 'absence', date: '2026-11-20T05:00:00.000Z' },
  { id: 3, clientId: 2, type: 'home', status: 'no-show', date: '2026-11-21T04:59:00.000Z' },
  { id: 4, clientId: 2, type: 'absent', status: 'cancelled', date: '2026-11-21T05:00:00.000Z' },
  { id: 5, clientId: 3, type: 'individual', status: 'scheduled', date: '2026-11-22T05:00:00.000Z' },
] as const;
const everything: SessionListFilter = { status: 'all', type: 'all', date: 'all' };

test.each<[string, Partial<SessionListFilter>, number[]]>([
  ['all', {}, [1, 2, 3, 4, 5]],
  ['upcoming', { date: 'upcoming' }, [3, 4, 5]],
  ['past', { date: 'past' }, [1, 2]],
  ['today', { date: 'today' }, [2, 3]],
  ['tomorrow', { date: 'tomorrow' }, [4]],
  ['a status', { status: 'no-show' }, [3]],
  ['a type', { type: 'individual' }, [1, 5]],
  ['found clients', { clientIds: new Set([2, 3]) }, [3, 4, 5]],
  ['no found client', { clientIds: new Set() }, []],
  ['several at once', { type: 'individual', date: 'past', clientIds: new Set([1]) }, [1]],
])('%s', (_, filter, ids) => {
  const found = filterSessions(sessions, { ...everything, ...filter }, now, zone);
  expect(found.map(({ id }) => id)).toEqual(ids);
});

test('tomorrow after the clocks went back has 24 hours again', () => {
  const around = ['2026-11-01T04:00:00.000Z', '2026-11-02T04:59:00.000Z', '2026-11-02T05:00:00.000Z'];
  const dated = around.map((date) => ({ ...sessions[0], date }));
  const found = filterSessions(dated, { ...everything, date: 'tomorrow' }, '2026-10-31T16:00:00.000Z', zone);
  expect(found.map(({ date }) => date)).toEqual(around.slice(0, 2));
});
