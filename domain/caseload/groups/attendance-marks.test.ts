import { expect, test } from 'vitest';
import type { SessionStatus } from '#domain/caseload/sessions/session-words.ts';
import { changedMarks, conflictingMarks, type Marks, markAllPresent } from './attendance-marks.ts';

const meeting = (...statuses: SessionStatus[]) =>
  statuses.map((status, place) => ({ id: place + 1, status }));

test.each<[string, SessionStatus[], Marks, Marks]>([
  [
    'expected children are marked completed',
    ['scheduled', 'scheduled'],
    {},
    { 1: 'completed', 2: 'completed' },
  ],
  [
    'who is marked as absent stays so',
    ['scheduled', 'scheduled'],
    { 2: 'absence' },
    { 1: 'completed', 2: 'absence' },
  ],
  ['cancelled sessions stay cancelled', ['scheduled', 'cancelled'], {}, { 1: 'completed' }],
  ['no child is expected', ['completed', 'no-show'], {}, {}],
])('All Present: %s', (_, statuses, marks, expected) => {
  expect(markAllPresent(meeting(...statuses), marks)).toEqual(expected);
});

test.each<[string, SessionStatus[], Marks, number[]]>([
  ['nothing is marked', ['scheduled', 'completed'], {}, []],
  ['the mark is saved already', ['completed'], { 1: 'completed' }, []],
  ['one is marked', ['scheduled', 'scheduled'], { 2: 'no-show' }, [2]],
])('The marks to save, if %s', (_, statuses, marks, expected) => {
  expect(changedMarks(meeting(...statuses), marks).map(({ id }) => id)).toEqual(expected);
});

test.each<[string, SessionStatus, Marks, Marks, number[]]>([
  ['nothing else was saved since', 'scheduled', { 1: 'scheduled' }, { 1: 'completed' }, []],
  ['another status was saved since', 'absence', { 1: 'scheduled' }, { 1: 'completed' }, [1]],
  ['the same status was saved since', 'completed', { 1: 'scheduled' }, { 1: 'completed' }, []],
  ['the session is not marked here', 'absence', { 1: 'scheduled' }, {}, []],
  ['the session joined the meeting since', 'absence', {}, { 1: 'completed' }, []],
])('The conflicting marks, if %s', (_, status, seen, marks, expected) => {
  expect(conflictingMarks(meeting(status), seen, marks).map(({ id }) => id)).toEqual(expected);
});
