import { expect, test } from 'vitest';
import { isSame, type SigningContext, signWarnings } from './sign-warnings.ts';

const long = 'Cut along the whole line with both hands.';
const plan = { program: 'cpse', startsOn: '2026-09-08', endsOn: '2027-06-25' } as const;
const marks = ['I', null, 'V'] as const;
const goal = { name: 'Cutting', measure: 'trials', minimumTrials: 5, opportunities: null, marks } as const;
const chances = { ...goal, measure: 'opportunities', minimumTrials: null, opportunities: 3 } as const;
const context: SigningContext = {
  clientId: 1,
  date: '2026-11-19T15:00:00.000Z',
  status: 'completed',
  now: '2026-11-20T15:00:00.000Z',
  timeZone: 'America/New_York',
  lateNoteDays: 2,
  sections: { assessment: long },
  last: undefined,
  others: [],
  children: [],
  texts: [],
  overlapping: [],
  goals: [],
  plan: undefined,
  progress: null,
};

test.each<[Partial<SigningContext>, string[]]>([
  [{}, []],
  [{ now: '2026-11-24T15:00:00.000Z' }, ['The session was 5 days ago, so the note is labeled “Late entry”']],
  [{ lateNoteDays: 0 }, ['The session was 1 day ago, so the note is labeled “Late entry”']],
  [{ now: '2026-11-24T15:00:00.000Z', lateNoteDays: 5 }, []],
  [
    { last: { on: '2026-11-12', sections: { assessment: `  ${long.toUpperCase()}` } } },
    ['Assessment has the same words as the note of Nov 12, 2026'],
  ],
  [
    { overlapping: [{ date: '2026-11-19T15:30:00.000Z' }] },
    ['The session overlaps another session (10:30 AM)'],
  ],
  [
    { overlapping: [{ date: '2026-11-19T14:45:00.000Z' }, { date: '2026-11-19T15:30:00.000Z' }] },
    ['The session overlaps 2 other sessions (9:45 AM, 10:30 AM)'],
  ],
  [{ last: { on: '2026-11-12', sections: { subjective: long } } }, []],
  [
    { others: [{ assessment: 'Other' }, { assessment: long }] },
    ['Assessment has the same words as the note of another child of the group'],
  ],
  [
    {
      children: [
        { id: 1, firstName: 'Ivy' },
        { id: 2, firstName: 'Ada ' },
      ],
      texts: [
        { title: 'Activity', text: 'Ivy and Adam cut.' },
        { title: 'Notes', text: "Ivy took ADA's scissors." },
      ],
    },
    ['Notes names Ada, another child of the group'],
  ],
  [
    { plan: { ...plan, startsOn: '2026-11-20' }, progress: 'progress' },
    ['The session lies outside of the days of its plan'],
  ],
  [{ plan }, ['A preschool note (CPSE) says how the child progressed: nothing is chosen']],
  [{ plan, status: 'no-show' }, []],
  [{ goals: [goal] }, ['Cutting has 2 of at least 5 trials']],
  [{ goals: [{ ...goal, minimumTrials: 2 }] }, []],
  [{ goals: [chances] }, ['Cutting has marks for 2 of 3 opportunities']],
  [{ goals: [{ ...chances, opportunities: 2 }] }, []],
  [{ goals: [{ ...chances, marks: [null] }] }, []],
])('%j gives the warnings %j', (changes, expected) =>
  expect(signWarnings({ ...context, ...changes })).toEqual(expected),
);

test.each([
  ['a'.repeat(39), 'a'.repeat(39), false],
  ['a'.repeat(40), 'A'.repeat(40), true],
  [long, long.replaceAll(' ', ' \n '), true],
  [long, `${long}!`, false],
  [null, undefined, false],
])('%j and %j are the same: %s', (one, other, expected) => expect(isSame(one, other)).toBe(expected));
