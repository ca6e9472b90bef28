import { expect, test } from 'vitest';
import type { SessionStatus } from '#domain/caseload/sessions/session-words.ts';
import { type Marks, markAllPresent, markedAnew, overtakenMarks } from './attendance-marks.ts';

const meeting = (...statuses: SessionStatus[]) =>
  statuses.map((status, place) => ({ id: place + 1, status }));

test.each<[string, SessionStatus[], Marks, Marks]>([
  ['everybody who is expected was there', ['scheduled', 'scheduled'], {}, { 1: 'completed', 2: 'completed' }],
  [
    'who is marked as absent stays so',
    ['scheduled', 'scheduled'],
    { 2: 'absence' },
    { 1: 'completed', 2: 'absence' },
  ],
  ['who was cancelled before stays so', ['scheduled', 'cancelled'], {}, { 1: 'completed' }],
  ['nobody is left', ['completed', 'no-show'], {}, {}],
])('all present: %s', (_, statuses, marks, expected) => {
  expect(markAllPresent(meeting(...statuses), marks)).toEqual(expected);
});

test.each<[string, SessionStatus[], Marks, number[]]>([
  ['nothing is marked', ['scheduled', 'completed'], {}, []],
  ['what is marked is saved already', ['completed'], { 1: 'completed' }, []],
  ['one is marked', ['scheduled', 'scheduled'], { 2: 'no-show' }, [2]],
])('to be saved, when %s', (_, statuses, marks, expected) => {
  expect(markedAnew(meeting(...statuses), marks).map(({ id }) => id)).toEqual(expected);
});

test.each<[string, SessionStatus, Marks, Marks, number[]]>([
  ['nothing happened meanwhile', 'scheduled', { 1: 'scheduled' }, { 1: 'completed' }, []],
  ['somebody said something else', 'absence', { 1: 'scheduled' }, { 1: 'completed' }, [1]],
  ['somebody said the same', 'completed', { 1: 'scheduled' }, { 1: 'completed' }, []],
  ['it is not marked here', 'absence', { 1: 'scheduled' }, {}, []],
  ['it came into the meeting since', 'absence', {}, { 1: 'completed' }, []],
])('a mark is overtaken or not, when %s', (_, status, seen, marks, expected) => {
  expect(overtakenMarks(meeting(status), seen, marks).map(({ id }) => id)).toEqual(expected);
});
