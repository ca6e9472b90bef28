import { expect, test } from 'vitest';
import {
  buildCheckedSession,
  buildCheckingPractice,
  type CheckedCase,
} from '#tests/builders/checked-session-builder.ts';
import { momentOn, owedSession } from '#tests/builders/owed-year.ts';
import { buildLogRow } from '#tests/builders/service-log-builder.ts';
import { findingsOf } from './checks.ts';
import type { Severity } from './finding.ts';

const found = (given: CheckedCase) =>
  findingsOf(buildCheckedSession(given), buildCheckingPractice(given.practice));

test('Nothing is found about a session as it should be', () => {
  expect(found({})).toEqual([]);
});

const note = buildCheckedSession().note;
const signed = buildCheckedSession().signed;
if (note === null || signed === null) throw new Error('The session has a signed note');
const missedOn = (day: string) => owedSession(day, { status: 'cancelled', missedReason: 'provider-absent' });
const withMakeUp = { makesUpFor: momentOn('2026-09-29'), note: { ...note, makeUpFor: '2026-09-29' } };
const week = [owedSession('2026-10-08'), owedSession('2026-10-09')];
const order = {
  writtenOn: '2026-09-01',
  practitioner: 'Dr. Lee Example',
  npi: null,
  says: null,
  until: null,
};

type Case = [check: number, severity: Severity, raised: CheckedCase, words: RegExp, not: CheckedCase];

test.each<Case>([
  [1, 'stop', { session: { status: 'scheduled' } }, /still scheduled/, { session: { status: 'completed' } }],
  [
    2,
    'stop',
    { mandate: { endsOn: '2026-10-05' } },
    /outside of the days/,
    { mandate: { endsOn: '2026-10-06' } },
  ],
  [
    3,
    'warn',
    { session: { day: '2026-10-09' }, others: [owedSession('2026-10-06'), owedSession('2026-10-08')] },
    /one more than the 2 of its week/,
    { others: week },
  ],
  [
    4,
    'warn',
    { session: { duration: 45 } },
    /45 minutes are longer than the 30/,
    { session: { duration: 30 } },
  ],
  [5, 'stop', { session: { duration: 20 } }, /20 minutes are 0 units/, { session: { duration: 30 } }],
  [
    5,
    'warn',
    { session: { duration: 20 }, contract: { unitMinutes: 15 } },
    /shorter than the 30/,
    { term: { minutes: 30 } },
  ],
  [6, 'stop', { session: { overlapsOfChild: true } }, /another session of the child/, {}],
  [7, 'stop', { session: { overlapsOfTherapist: true } }, /outside of one group/, {}],
  [
    8,
    'warn',
    { session: { day: '2026-10-12' }, closedDays: [{ day: '2026-10-12', name: 'Columbus Day' }] },
    /Maple Street School is closed: Columbus Day/,
    { session: { day: '2026-10-12' }, school: null },
  ],
  [
    8,
    'warn',
    { session: { day: '2026-10-10' } },
    /does not meet on a Saturday/,
    { session: { day: '2026-10-09' } },
  ],
  [9, 'stop', { session: { size: 6 } }, /6 children are more than the group of 5/, { session: { size: 5 } }],
  [
    9,
    'stop',
    { term: { group: 1 } },
    /its mandate is individual/,
    { term: { group: 1 }, session: { type: 'individual', size: 1 } },
  ],
  [
    10,
    'warn',
    { session: { size: 6 }, term: { group: 8 } },
    /6 children are more than 5/,
    { session: { size: 6 }, term: { group: 8 }, plan: { program: 'cpse' } },
  ],
  [11, 'warn', { session: { size: 1 } }, /One child was present/, { session: { size: 2 } }],
  [
    12,
    'stop',
    { session: { noteStatus: 'none' } },
    /no note/,
    { session: { noteStatus: 'none', status: 'cancelled' } },
  ],
  [13, 'warn', { session: { noteStatus: 'draft' } }, /not signed/, {}],
  [
    13,
    'stop',
    { session: { noteStatus: 'draft' }, contract: { needs: ['signature'] } },
    /not signed/,
    { contract: { needs: ['signature'] } },
  ],
  [
    13,
    'stop',
    {
      session: { noteStatus: 'draft', note: { ...note, version: 2 } },
      practice: { settings: { billSignedOnly: true } },
    },
    /being corrected/,
    { practice: { settings: { billSignedOnly: true } } },
  ],
  [13, 'stop', { session: { noteStatus: 'withdrawn' } }, /withdrawn/, {}],
  [14, 'warn', { session: { signed: { ...signed, waitsForReview: true } } }, /nobody reviewed it/, {}],
  [
    14,
    'stop',
    { session: { signed: { ...signed, waitsForReview: true } }, contract: { needs: ['signature'] } },
    /nobody reviewed/,
    { contract: { needs: ['signature'] } },
  ],
  [
    15,
    'warn',
    { session: { signed: { ...signed, firstSignedAt: '2026-11-01T15:00:00.000Z' } } },
    /late entry/,
    {},
  ],
  [16, 'warn', { session: { note: { ...note, planId: 6 } } }, /plan of its mandate/, {}],
  [
    16,
    'warn',
    { session: { note: { ...note, makeUpFor: '2026-09-29' } } },
    /another make-up day/,
    { session: withMakeUp, others: [missedOn('2026-09-29')] },
  ],
  [
    16,
    'warn',
    {
      session: {
        status: 'absence',
        missedReason: 'student-absent',
        billable: false,
        signed: { ...signed, missedReason: 'other' },
      },
    },
    /another reason/,
    { session: { status: 'absence', missedReason: 'student-absent' } },
  ],
  [
    17,
    'warn',
    { session: withMakeUp },
    /no missed or short session/,
    { session: withMakeUp, others: [missedOn('2026-09-29')] },
  ],
  [
    17,
    'warn',
    {
      session: withMakeUp,
      others: [missedOn('2026-09-29'), owedSession('2026-10-05', { makesUpFor: momentOn('2026-09-29') })],
    },
    /more than the 30 minutes of Sep 29/,
    {
      session: withMakeUp,
      others: [missedOn('2026-09-29'), owedSession('2026-10-07', { makesUpFor: momentOn('2026-09-29') })],
    },
  ],
  [
    17,
    'warn',
    {
      session: withMakeUp,
      others: [missedOn('2026-09-29')],
      contract: {
        policy: {
          makeUp: ['provider-absent'],
          until: { kind: 'month' },
          absences: 'never',
          billableAbsences: null,
        },
      },
    },
    /after Sep 30/,
    {},
  ],
  [18, 'warn', { session: { note: { ...note, setting: null } } }, /names no setting/, {}],
  [
    18,
    'warn',
    { session: { note: { ...note, setting: 'home' } } },
    /not the plan's, School Classroom/,
    { plan: { setting: null }, session: { note: { ...note, setting: 'home' } } },
  ],
  [
    19,
    'stop',
    { session: { status: 'absence', missedReason: 'student-absent' } },
    /pays no absences/,
    { session: { status: 'absence', missedReason: 'student-absent', billable: false } },
  ],
  [
    20,
    'warn',
    { session: { status: 'no-show' } },
    /no reason is given/,
    { session: { status: 'cancelled', day: '2026-10-12' } },
  ],
  [21, 'info', { mandate: { order: null } }, /no written order/, { contract: { needs: ['order'] } }],
  [
    21,
    'stop',
    { mandate: { order: { ...order, writtenOn: '2026-10-07' } }, contract: { needs: ['order'] } },
    /after it/,
    {},
  ],
  [
    21,
    'stop',
    { mandate: { order: { ...order, until: '2026-10-05' } }, contract: { needs: ['order'] } },
    /ended on Oct 5/,
    {},
  ],
  [
    22,
    'warn',
    { mandate: { order: { ...order, says: '1x30 weekly' } } },
    /order says 1x30 weekly/,
    { mandate: { order: { ...order, says: '2x30 weekly' } } },
  ],
  [
    23,
    'stop',
    { contract: { needs: ['npi'] }, practice: { profile: null, settings: { license: '012345' } } },
    /no NPI/,
    { contract: { needs: ['npi'] } },
  ],
  [
    24,
    'stop',
    { practice: { profile: null } },
    /no license number/,
    { practice: { profile: null, settings: { license: '012345' } } },
  ],
  [
    25,
    'stop',
    { contract: { needs: ['authorization'] }, mandate: { authorizationNumber: null } },
    /no authorization number/,
    { mandate: { authorizationNumber: null } },
  ],
  [26, 'warn', { client: { dateOfBirth: null } }, /no birth date/, {}],
  [
    26,
    'warn',
    { client: { dateOfBirth: '2021-10-07' } },
    /The child is 4, not 5 to 21/,
    { client: { dateOfBirth: '2021-10-06' } },
  ],
  [
    27,
    'warn',
    { plan: { program: 'cpse' }, session: { note: { ...note, progress: null } } },
    /progress/,
    { session: { note: { ...note, progress: null } } },
  ],
  [
    28,
    'warn',
    { session: { billedAs: buildLogRow({ minutes: 45 }) } },
    /changed since/,
    { session: { billedAs: buildLogRow() } },
  ],
  [28, 'warn', { session: { billedAs: buildLogRow({ start: '11:00' }) } }, /changed since/, {}],
  [28, 'info', { session: { billedAs: buildLogRow({ minutes: 45 }), invoiceId: 1 } }, /changed since/, {}],
])('Check %i is raised once as %s', (check, severity, raised, words, not) => {
  const raisedOnes = found(raised).filter((finding) => finding.check === check);
  expect(raisedOnes.map((finding) => [finding.severity, finding.words])).toEqual([
    [severity, expect.stringMatching(words)],
  ]);
  expect(found(not).filter((finding) => finding.check === check)).toEqual([]);
});

test('A license that ended before the session stops it', () => {
  const practice = buildCheckingPractice();
  const profile = practice.profile && { ...practice.profile, licenseUntil: '2026-10-05' };
  expect(findingsOf(buildCheckedSession(), { ...practice, profile }).map(({ check }) => check)).toEqual([24]);
});

test('A changed mandate needs a newer order', () => {
  const given: CheckedCase = { contract: { needs: ['order'] } };
  const session = buildCheckedSession(given);
  const { mandate } = session.mandate;
  const [term] = mandate.terms;
  if (!term) throw new Error('The mandate has a term');
  const terms = [term, { ...term, startsOn: '2026-10-01', sessions: 3 }];
  const changed = { ...session, mandate: { ...session.mandate, mandate: { ...mandate, terms } } };
  expect(findingsOf(changed, buildCheckingPractice()).map(({ sentence }) => sentence)).toEqual([
    'Oct 6: The mandate changed on Oct 1, 2026, after its written order',
  ]);
});

test('A finding leads to where it is mended, stops first', () => {
  const both = found({ session: { noteStatus: 'draft', duration: 20 } });
  expect(both.map(({ severity, cure }) => [severity, cure.address])).toEqual([
    ['stop', '/sessions/9001'],
    ['warn', '/sessions/9001/note'],
  ]);
  expect(
    found({ session: { status: 'scheduled', date: momentOn('2026-12-01'), overlapsOfChild: true } }),
  ).toEqual([]);
});
