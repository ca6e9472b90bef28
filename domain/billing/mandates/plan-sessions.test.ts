import { expect, test } from 'vitest';
import { buildTerm } from '#tests/builders/mandate-builder.ts';
import type { MandateTerm } from './mandate.ts';
import { planOfSessions } from './plan-sessions.ts';

const moments = { createdAt: '2026-09-01T12:00:00.000Z', updatedAt: '2026-09-01T12:00:00.000Z' };
const closing = (id: number, day: string, organizationId: number | null) => ({
  ...moments,
  id,
  therapistId: 1,
  firstDay: day,
  lastDay: day,
  reason: 'Closed',
  organizationId,
});
const closings = [closing(1, '2026-09-15', null), closing(2, '2026-09-17', 22), closing(3, '2026-09-22', 23)];

function plan(today: string, terms: MandateTerm[], index = 0, closedFor?: number[]) {
  const mandate = {
    ...moments,
    id: 7,
    therapistId: 1,
    clientId: 9,
    planId: 4,
    payerId: null,
    schoolId: 22,
    service: 'Occupational therapy',
    delivery: 'direct' as const,
    endsOn: '2027-06-18',
    terms,
    authorizationNumber: null,
    order: null,
    notes: null,
  };
  return planOfSessions(mandate, terms[index] ?? buildTerm(), { today, closings, closedFor });
}

test.each([
  ['the first usual day that is open', '2026-09-01', undefined, '2026-09-17'],
  ['one on which the school is open', '2026-09-01', [22], '2026-09-22'],
  ['and its district', '2026-09-01', [22, 23], '2026-09-24'],
  ['no earlier than today', '2026-11-21', [22], '2026-11-24'],
])('Planning begins on %s', (_, today, closedFor, date) => {
  expect(plan(today, [buildTerm()], 0, closedFor).date).toBe(date);
});

test('Planning takes length, type and days from the term, and ends with it', () => {
  const terms = [buildTerm(), buildTerm({ startsOn: '2026-11-18', minutes: 45, group: 1, weekdays: [] })];
  expect(plan('2026-09-01', terms).planned).toEqual({
    mandateId: 7,
    duration: 30,
    type: 'group',
    weekdays: ['Tuesday', 'Thursday'],
    until: '2026-11-17',
  });
  expect(plan('2026-09-01', terms, 1)).toEqual({
    date: '2026-11-18',
    planned: { mandateId: 7, duration: 45, type: 'individual', weekdays: [], until: '2027-06-18' },
  });
});
