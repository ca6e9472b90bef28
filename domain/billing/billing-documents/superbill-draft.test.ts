import { describe, expect, test } from 'vitest';
import type { PracticeOnPaper } from './paper-parties.ts';
import { superbillDraft } from './superbill-draft.ts';
import type { EarlierSuperbill, SuperbillFacts, SuperbillSession } from './superbill-facts.ts';
import { writeSuperbill } from './write-superbill.ts';

const charge = { invoiceNumber: 1042, charge: 9_000, paid: 9_000 };
const note = { planId: null, setting: 'home', diagnosisCodes: ['F82'], procedureCodes: ['X1001'] } as const;

function session(day: string, changes: Partial<SuperbillSession> = {}): SuperbillSession {
  return {
    ...{ id: Number(day), day: `2026-11-${day}`, duration: 45, type: 'individual', status: 'completed' },
    ...{ noteStatus: 'signed', note: { ...note, diagnosisCodes: ['F82'], procedureCodes: ['X1001'] } },
    ...{ isOfOrganization: false, charge },
    ...changes,
  };
}

function factsWith(changes: Partial<SuperbillFacts> = {}): SuperbillFacts {
  return {
    ...{ clientId: 1, from: '2026-11-01', to: '2026-11-30', today: '2026-11-28' },
    client: { firstName: 'Ivy', lastName: 'Sample', dateOfBirth: '2018-04-09', address: null },
    profile: {
      ...{ printedName: 'Robin Sample', credentials: 'OTR/L', profession: 'OT', licenseNumber: '012345' },
      ...{ npi: '1234567893', licenseUntil: null, updatedAt: '2026-09-01T12:00:00.000Z' },
    },
    practice: { npi: '', taxId: '00-1234567' },
    details: { plan: null, memberNumber: null, referringProvider: 'Dr. Dana Example', referringNpi: null },
    ...{ sessions: [session('03')], annualDays: [], plans: [], earlier: [] },
    procedureCodes: [{ code: 'X1001', unitMinutes: 15, modifiers: [] }],
    unitRule: 'cms',
    ...changes,
  };
}

const practice: PracticeOnPaper = {
  ...{ name: 'Sample OT', address: '', phone: '', email: '', npi: '', taxId: '00-1234567' },
};

function earlierSuperbill(facts: SuperbillFacts, changes: Partial<EarlierSuperbill> = {}): EarlierSuperbill {
  const { visits } = superbillDraft(facts);
  const written = { number: 88, replacesNumber: null, practice, hasInstructions: true, visits };
  const bill = writeSuperbill(facts, written);
  return { ...{ id: 5, number: 88, isVoid: false, replacesNumber: null, bill }, ...changes };
}

describe('Obstacles', () => {
  const incomplete = { ...note, diagnosisCodes: [], procedureCodes: [] };
  test.each<[isBlocking: boolean, sentences: string[], changes: Partial<SuperbillFacts>]>([
    [true, [], {}],
    [true, ['Add your NPI in your signing profile.'], { profile: null }],
    [
      false,
      ['X1001 is not among your procedure codes, so a unit of it is taken as 15 minutes.'],
      { procedureCodes: [] },
    ],
    [true, ['Add a tax ID in Settings → Practice.'], { practice: { npi: '', taxId: '' } }],
    [
      true,
      ['The NPI of the practice does not check. Please compare it.'],
      { practice: { npi: '1234567890', taxId: '00-1234567' } },
    ],
    [
      true,
      ["Add the child's date of birth."],
      { client: { firstName: 'Ivy', lastName: 'Sample', dateOfBirth: null, address: null } },
    ],
    [
      true,
      ['Nov 3: add a procedure code.', 'Nov 3: add a diagnosis.'],
      { sessions: [session('03', { note: incomplete })] },
    ],
    [true, ['Nov 17: not invoiced yet.'], { sessions: [session('03'), session('17', { charge: null })] }],
    [true, ['There is no session to put on a superbill.'], { sessions: [] }],
    [
      false,
      ['Nov 3: $30.00 of $90.00 is paid.'],
      { sessions: [session('03', { charge: { ...charge, paid: 3_000 } })] },
    ],
    [false, ['Nov 3: the note is not signed.'], { sessions: [session('03', { noteStatus: 'draft' })] }],
    [false, ['There is no referring provider.'], { details: null }],
    [
      false,
      ['Nov 3: the place is 99, another place.'],
      {
        sessions: [
          session('03', {
            note: { ...note, setting: 'community', diagnosisCodes: ['F82'], procedureCodes: ['X1001'] },
          }),
        ],
      },
    ],
    [false, ['Nov 3 is already on superbill 88.'], { earlier: [earlierSuperbill(factsWith())] }],
  ])('that block (%s) are %j', (isBlocking, sentences, changes) => {
    const { obstacles } = superbillDraft(factsWith(changes));
    const found = obstacles.filter((obstacle) => obstacle.isBlocking === isBlocking);
    expect(found.map(({ sentence }) => sentence)).toEqual(sentences);
  });

  test('compare the check digit of the NPI', () => {
    const { profile } = factsWith();
    const wrong = profile && { ...profile, npi: '1234567890' };
    expect(superbillDraft(factsWith({ profile: wrong })).obstacles).toMatchObject([
      { isBlocking: true, sentence: 'The NPI does not check. Please compare it.' },
    ]);
  });
});

test('Absences, canceled and scheduled sessions, annual records and what an organization pays are left out by name', () => {
  const { leftOut, visits } = superbillDraft(
    factsWith({
      sessions: [
        session('03'),
        session('04', { status: 'absence' }),
        session('05', { status: 'no-show' }),
        session('06', { status: 'cancelled' }),
        session('09', { status: 'scheduled', charge: null }),
        session('12', { isOfOrganization: true }),
      ],
      annualDays: ['2026-11-10'],
    }),
  );
  expect(visits.map(({ sessionId }) => sessionId)).toEqual([3]);
  expect(leftOut).toEqual([
    'Nov 4: absence, left out',
    'Nov 5: no-show, left out',
    'Nov 6: cancelled, left out',
    'Nov 9: still scheduled, left out',
    'Nov 10: annual record, left out',
    'Nov 12: paid by an organization, left out',
  ]);
});

describe('A drafted visit', () => {
  const plan = { id: 7, startsOn: '2026-09-01', endsOn: '2027-06-30' };
  const codes = { diagnosisCodes: ['R27.8'], procedureCodes: ['X1001', 'X2001'] };
  const bare = { planId: null, setting: null, diagnosisCodes: [], procedureCodes: [] };

  test('has the codes of the plan in force where its note has none, and its place by the kind of visit', () => {
    const ended = { ...plan, id: 8, startsOn: '2025-09-01', endsOn: '2026-06-30', ...codes };
    const facts = factsWith({
      sessions: [session('03', { note: bare, type: 'home' })],
      plans: [{ ...plan, ...codes }, ended],
      procedureCodes: [{ code: 'X1001', unitMinutes: 30, modifiers: ['GO'] }],
    });
    expect(superbillDraft(facts).visits).toMatchObject([
      {
        place: '12',
        diagnoses: ['R27.8'],
        codes: [
          { code: 'X1001', minutes: 23, unitMinutes: 30, modifiers: ['GO'] },
          { code: 'X2001', minutes: 22, unitMinutes: 15, modifiers: [] },
        ],
      },
    ]);
  });

  test('splits its minutes as the last superbill did over the same codes', () => {
    const facts = factsWith({ sessions: [session('03', { note: { ...bare, ...codes } })] });
    const earlier = earlierSuperbill(facts);
    const [first, second] = earlier.bill.lines;
    if (!first || !second) throw new Error('The superbill has two lines');
    const bill = {
      ...earlier.bill,
      lines: [
        { ...first, minutes: 30 },
        { ...second, minutes: 15 },
      ],
    };
    const minutesWith = (changes: Partial<EarlierSuperbill>) =>
      superbillDraft({ ...facts, earlier: [{ ...earlier, bill, ...changes }] }).visits[0]?.codes.map(
        ({ minutes }) => minutes,
      );
    expect(minutesWith({})).toEqual([30, 15]);
    expect(minutesWith({ isVoid: true })).toEqual([23, 22]);
  });
});

test('A void superbill over the same days is offered to be replaced, once', () => {
  const replaced = earlierSuperbill(factsWith(), { isVoid: true });
  expect(superbillDraft(factsWith({ earlier: [replaced] })).replacesNumber).toBe(88);
  const replacement = earlierSuperbill(factsWith(), { number: 89, replacesNumber: 88 });
  expect(superbillDraft(factsWith({ earlier: [replacement, replaced] })).replacesNumber).toBeNull();
  expect(superbillDraft(factsWith({ from: '2026-10-01', earlier: [replaced] })).replacesNumber).toBeNull();
});

test.each(['cms', 'ama'] as const)(
  'Two sessions of one day count their minutes together by %s',
  (unitRule) => {
    const sessions = ['03', '04'].map((day) => session(day, { day: '2026-11-03', duration: 20 }));
    const { bill } = earlierSuperbill(factsWith({ sessions, unitRule }));
    expect(bill.lines.map(({ visit, units }) => [visit, units])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  },
);
