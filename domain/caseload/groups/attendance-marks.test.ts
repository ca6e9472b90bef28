import { expect, test } from 'vitest';
import type { MissedReason } from '#domain/caseload/sessions/missed-reason.ts';
import type { SessionStatus } from '#domain/caseload/sessions/session-words.ts';
import {
  changedAttendance,
  changedMarks,
  conflictingMarks,
  type Marks,
  markAllPresent,
  markedReason,
  type ReasonMarks,
} from './attendance-marks.ts';

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

test.each<[string, SessionStatus, MissedReason | null, Marks, ReasonMarks, MissedReason | null, boolean]>([
  ['nothing is marked', 'absence', 'student-absent', {}, {}, 'student-absent', false],
  ['a reason is added', 'absence', null, {}, { 1: 'other' }, 'other', true],
  ['a reason is taken away', 'absence', 'other', {}, { 1: null }, null, true],
  ['the reason goes with the mark', 'scheduled', null, { 1: 'no-show' }, { 1: 'other' }, 'other', true],
  ['the mark changed since', 'scheduled', null, { 1: 'completed' }, { 1: 'other' }, null, true],
  ['a reason of another status', 'absence', null, {}, { 1: 'school-closed' }, null, false],
])('The reason to save, if %s', (_, status, missedReason, marks, reasons, expected, isChanged) => {
  const session = { id: 1, status, missedReason };
  expect(markedReason(session, marks, reasons)).toBe(expected);
  expect(changedAttendance([session], marks, reasons)).toEqual(isChanged ? [session] : []);
});
