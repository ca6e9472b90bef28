import { expect, test } from 'vitest';
import { sessionNoteRecord } from '#domain/clinical/notes/session-note.ts';
import { initialContent } from '#domain/platform/record.ts';
import { noteFacts } from './note-reading.ts';
import { type NoteParts, unsignedNote } from './unsigned-note.ts';

const parts: NoteParts = {
  session: {
    id: 1,
    therapistId: 1,
    clientId: 1,
    date: '2026-11-19T15:00:00.000Z',
    duration: 60,
    type: 'individual',
    status: 'completed',
    notes: 'Cut a line.',
    billable: true,
    absenceNumber: 0,
    seriesId: null,
    groupId: null,
    cycleLength: null,
    makesUpFor: null,
    mandateId: null,
    missedReason: null,
    makeUpDeclined: null,
    noteStatus: 'draft',
    createdAt: '2026-11-19T15:00:00.000Z',
    updatedAt: '2026-11-19T15:00:00.000Z',
  },
  note: {
    ...initialContent(sessionNoteRecord, {
      template: 'narrative',
      setting: 'home',
      progress: 'limited-progress',
    }),
    correctionReason: null,
    lateReason: null,
  },
  plan: undefined,
  goals: [],
  firstName: 'Ivy',
  signedAt: '2026-11-20T15:00:00.000Z',
  lateNoteDays: 2,
  timeZone: 'America/New_York',
};
const noteOf = (date: string, duration: number, timeZone: string) =>
  unsignedNote({ ...parts, session: { ...parts.session, date, duration }, timeZone, signedAt: date });
const readAs = (date: string, duration: number, timeZone: string) =>
  noteFacts(noteOf(date, duration, timeZone))[0]?.text;

test.each([
  ['America/New_York', '2026-11-19T15:00:00.000Z', 45, 'Nov 19, 2026, 10:00 AM–10:45 AM (45 min)'],
  ['America/Los_Angeles', '2026-11-19T15:00:00.000Z', 45, 'Nov 19, 2026, 7:00 AM–7:45 AM (45 min)'],
  ['Asia/Tokyo', '2026-11-19T15:00:00.000Z', 45, 'Nov 20, 2026, 12:00 AM–12:45 AM (45 min)'],
  // Past midnight the end has its own day; a session that ends at midnight ends on the next day.
  [
    'America/New_York',
    '2026-11-20T04:30:00.000Z',
    60,
    'Nov 19, 2026, 11:30 PM–Nov 20, 2026, 12:30 AM (60 min)',
  ],
  ['Asia/Tokyo', '2026-12-31T14:30:00.000Z', 60, 'Dec 31, 2026, 11:30 PM–Jan 1, 2027, 12:30 AM (60 min)'],
  // When the clocks go back, 1:30 AM comes twice; when they go forward, 2:30 AM does not exist.
  ['America/New_York', '2026-11-01T05:30:00.000Z', 30, 'Nov 1, 2026, 1:30 AM–1:00 AM (30 min)'],
  ['America/New_York', '2026-11-01T06:30:00.000Z', 30, 'Nov 1, 2026, 1:30 AM–2:00 AM (30 min)'],
  ['America/New_York', '2026-11-01T05:30:00.000Z', 60, 'Nov 1, 2026, 1:30 AM–1:30 AM (60 min)'],
  ['America/New_York', '2027-03-14T06:30:00.000Z', 60, 'Mar 14, 2027, 1:30 AM–3:30 AM (60 min)'],
  ['America/Los_Angeles', '2026-11-01T08:30:00.000Z', 60, 'Nov 1, 2026, 1:30 AM–1:30 AM (60 min)'],
  ['Asia/Tokyo', '2026-11-01T05:30:00.000Z', 60, 'Nov 1, 2026, 2:30 PM–3:30 PM (60 min)'],
])('In %s, a session at %s of %i minutes reads %s', (timeZone, date, minutes, expected) => {
  expect(readAs(date, minutes, timeZone)).toBe(expected);
});

test('Two sessions at 1:30 AM in one night differ by their moments', () => {
  const [first, second] = ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z'].map((date) =>
    noteOf(date, 30, 'America/New_York'),
  );
  expect([first?.start, second?.start]).toEqual(['01:30', '01:30']);
  expect([first?.beganAt, second?.beganAt]).toEqual(['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z']);
});

test.each([
  ['progress', 'Progress'],
  ['limited-progress', 'Limited Progress'],
  ['no-progress', 'No Progress'],
] as const)('A preschool note with %s reads %s', (progress, text) => {
  const note = unsignedNote({ ...parts, note: { ...parts.note, progress } });
  expect(noteFacts(note)).toContainEqual({ label: 'Progress', text });
});
