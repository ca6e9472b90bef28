import { expect, test } from 'vitest';
import { storedSession } from '#tests/builders/stored-records.ts';
import type { MissedReason } from './missed-reason.ts';
import {
  changeOfForm,
  NO_MANDATE,
  reasonsToChoose,
  type SessionFormResult,
  type SessionFormValues,
  sessionFormSchema,
  sessionFormStart,
  sessionOfForm,
} from './session-form-values.ts';
import { repeatText, repeatWithoutClosings } from './session-repeat-values.ts';
import type { SessionStatus } from './session-words.ts';

const settings = { timeZone: 'America/New_York', sessionMinutes: 45 };
const filled: SessionFormValues = {
  ...sessionFormStart({ clientId: 3, date: '2026-11-20' }, settings),
  type: 'individual',
};

function messagesOf(changes: Partial<SessionFormValues>): string[] {
  const result = sessionFormSchema.safeParse({ ...filled, ...changes });
  return result.success ? [] : result.error.issues.map(({ message }) => message);
}

test.each<[Partial<SessionFormValues>, string]>([
  [{ date: '' }, 'Date is required'],
  [{ date: '2026-02-30' }, 'Please enter a valid date'],
  [{ date: '20266-01-01' }, 'Please enter a valid date'],
  [{ duration: 14 }, 'Duration must be at least 15 minutes'],
  [{ duration: Number.NaN }, 'Duration must be at least 15 minutes'],
  [{ duration: 15.5 }, 'Duration must be at least 15 minutes'],
  [{ type: '' }, 'Session type is required'],
  [{ clientId: null }, 'Client is required'],
  [{ absenceNumber: 0 }, 'Absence number must be at least 1'],
  [{ absenceNumber: Number.NaN }, 'Absence number must be at least 1'],
  [{ notes: 'a'.repeat(40_001) }, 'Please shorten this to 40,000 characters'],
])('%j is refused', (changes, message) => {
  expect(messagesOf(changes)).toEqual([message]);
});

test.each<[string, Partial<SessionFormValues['repeat']>, string[]]>([
  ['is off', { isOn: false, count: Number.NaN }, []],
  ['has a number of times', { count: 4 }, []],
  ['has no number of times', { count: Number.NaN }, ['A session can repeat 1 to 104 times']],
  ['is too long', { count: 105 }, ['A session can repeat 1 to 104 times']],
  [
    'has no last date',
    { ends: 'until' },
    ['Please choose until when, or how many times, the session repeats'],
  ],
  [
    'ends before it begins',
    { ends: 'until', until: '2026-11-19' },
    ['The last date of the repeat must not be before its first session'],
  ],
  [
    'skips all dates',
    { count: 2, skip: ['2026-11-20', '2026-11-27'] },
    ['Every date of this repeat is skipped'],
  ],
])('A repeat that %s', (_, repeat, messages) => {
  expect(messagesOf({ repeat: { ...filled.repeat, isOn: true, ...repeat } })).toEqual(messages);
});

function sent(changes: Partial<SessionFormValues>) {
  const typed: SessionFormResult = sessionFormSchema.parse({ ...filled, ...changes });
  return sessionOfForm(typed, settings.timeZone);
}

test("The form sends one instant in the practice's time zone, 00:00 without a time", () => {
  expect(sent({ time: '14:30' }).date).toBe('2026-11-20T19:30:00.000Z');
  expect(sent({ time: '' }).date).toBe('2026-11-20T05:00:00.000Z');
});

test.each<[string, Partial<SessionFormValues>, object]>([
  ['neither', {}, {}],
  ['the number', { absenceNumber: 4 }, { absenceNumber: 4 }],
  ['the billable flag', { billable: false }, { billable: false }],
  ['both', { absenceNumber: 4, billable: true }, { absenceNumber: 4, billable: true }],
])(
  'For an absence with %s set manually, the form sends only that, and the server adds the rest',
  (_, typed, expected) => {
    const { absenceNumber, billable } = sent({ status: 'absence', ...typed });
    expect({ absenceNumber, billable }).toEqual({
      absenceNumber: undefined,
      billable: undefined,
      ...expected,
    });
  },
);

test('An existing session appears in the form unchanged', () => {
  const session = storedSession({
    clientId: 3,
    date: '2026-07-01T13:15:00.000Z',
    duration: 50,
    type: 'home',
    status: 'no-show',
  });
  expect(sessionFormStart({ session }, settings)).toMatchObject({
    date: '2026-07-01',
    time: '09:15',
    duration: 50,
    type: 'home',
    clientId: 3,
    status: 'no-show',
    notes: '',
  });
});

test.each([
  [{}, 'Every Friday'],
  [{ every: '2' }, 'Every second Friday'],
  [{ weekdays: ['Tuesday'] }, 'Every Tuesday and Friday'],
  [{ weekdays: ['Tuesday', 'Monday'] }, 'Every Monday, Tuesday and Friday'],
] as const)('A repeat from a Friday with %o is described as %j', (typed, words) => {
  const weekdays = 'weekdays' in typed ? [...typed.weekdays] : [];
  expect(repeatText('2026-11-20', { ...filled.repeat, ...typed, weekdays })).toBe(words);
});

test.each<[string, Partial<SessionFormValues['repeat']>, string[]]>([
  ['leaves them out', {}, ['2026-11-27', '2026-12-25']],
  ['and other skipped dates', { skip: ['2026-12-04'] }, ['2026-11-27', '2026-12-04', '2026-12-25']],
  ['except those in `keep`', { keep: ['2026-12-25'] }, ['2026-11-27']],
  ['has none to skip if it ends before them', { count: 1 }, []],
  ['has none to skip if its end is not typed', { count: Number.NaN }, []],
])('A repeat over closed days %s', (_, repeat, skip) => {
  const typed = { ...filled.repeat, isOn: true, ...repeat };
  const isClosed = (day: string) => ['2026-11-27', '2026-12-25', '2027-06-19'].includes(day);
  expect(repeatWithoutClosings('2026-11-20', typed, isClosed).skip).toEqual(skip);
});

test('A reason or mandate is sent only if one was chosen, and a reason taken away as null', () => {
  expect(sent({})).not.toHaveProperty('missedReason');
  expect(sent({})).not.toHaveProperty('mandateId');
  expect(sent({ mandateId: '7', missedReason: 'other' })).toMatchObject({
    mandateId: 7,
    missedReason: 'other',
  });
  expect(sent({ mandateId: NO_MANDATE })).toMatchObject({ mandateId: null });
  const before = {
    date: '2026-11-20T14:00:00.000Z',
    missedReason: 'other',
    makesUpFor: '2026-10-01T14:00:00.000Z',
  } as const;
  const typed = (changes: Partial<SessionFormValues>) =>
    changeOfForm(sessionFormSchema.parse({ ...filled, ...changes }), before, settings.timeZone);
  expect(typed({})).toMatchObject({ missedReason: null, makesUpFor: null });
  expect(typed({ missedReason: 'other', makesUpFor: before.makesUpFor })).not.toHaveProperty('makesUpFor');
});

test('A start that is not changed is sent as it was, also in the hour that comes twice', () => {
  // 1:30 AM for the second time.
  const before = storedSession({ date: '2026-11-01T06:30:12.345Z' });
  const started = sessionFormStart({ session: before }, settings);
  const dateOf = (changes: Partial<SessionFormValues>) =>
    changeOfForm(sessionFormSchema.parse({ ...started, ...changes }), before, settings.timeZone).date;
  expect(dateOf({ notes: 'Cut a circle.' })).toBe(before.date);
  expect(dateOf({ time: '01:45' })).toBe('2026-11-01T05:45:00.000Z');
});

test.each<[SessionStatus, MissedReason[]]>([
  ['scheduled', ['provider-absent', 'provider-meeting', 'school-activity', 'school-closed']],
  [
    'absence',
    [
      'student-absent',
      'family-cancelled',
      'provider-absent',
      'provider-meeting',
      'school-activity',
      'school-closed',
      'other',
    ],
  ],
  [
    'cancelled',
    ['family-cancelled', 'provider-absent', 'provider-meeting', 'school-activity', 'school-closed', 'other'],
  ],
])('Beside %s the form offers the reasons that go with it, or that cancel', (status, reasons) => {
  expect(reasonsToChoose(status)).toEqual(reasons);
});
