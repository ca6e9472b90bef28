import { expect, test } from 'vitest';
import { noOwnRates, ownRatesOf, type PricedSession } from '#domain/billing/invoices/session-price.ts';
import { canonicalText } from '#domain/platform/canonical-text.ts';
import { type Day, plusDays } from '#domain/platform/dates.ts';
import { buildOwnRate } from '#tests/builders/billing-details-builder.ts';
import { estimatedTotal, estimateShape } from './estimate.ts';
import { estimateDraft } from './estimate-draft.ts';
import type { EstimateFacts } from './estimate-facts.ts';
import { frequencyText } from './estimate-lines.ts';
import { newEstimate } from './new-estimate.ts';
import { writeEstimate } from './write-estimate.ts';

/** Forty Mondays, 45 minutes each. */
const mondays = Array.from({ length: 40 }, (_, week) => plusDays('2026-11-30', week * 7));
const visit = (day: Day, changes: Partial<PricedSession> = {}): PricedSession => ({
  ...{ clientId: 1, date: `${day}T17:00:00.000Z`, duration: 45, type: 'individual' as const },
  ...changes,
});

function factsWith(changes: Partial<EstimateFacts> = {}): EstimateFacts {
  return {
    ...{ clientId: 1, from: '2026-11-23', to: '2027-11-22', today: '2026-11-23' },
    client: { firstName: 'Ivy', lastName: 'Sample', dateOfBirth: '2018-04-09', address: '12 Maple Lane' },
    profile: {
      ...{ printedName: 'Robin Sample', credentials: 'OTR/L', profession: 'OT', licenseNumber: '012345' },
      ...{ npi: '1234567893', licenseUntil: null, updatedAt: '2026-09-01T12:00:00.000Z' },
    },
    practice: { npi: '', taxId: '00-1234567', address: '1 Oak Street, Mineola, NY 11501' },
    sessions: mondays.map((day) => visit(day)),
    pricing: {
      timeZone: 'America/New_York',
      centsPerMinute: { individual: 200, group: 90, home: 250, absent: 0 },
      ownRates: noOwnRates,
    },
    ...{ plans: [], earlier: [] },
    ...changes,
  };
}

const evaluation = {
  ...{ label: 'Evaluation', code: 'X2001', diagnosis: null, count: 1, every: 'once', cents: 25_000 },
};

test('An evaluation and 40 visits of 45 minutes at $2.00 come to $3,850.00; from $4,250.00 on a bill may be disputed', () => {
  const facts = factsWith();
  const { lines, place, firstVisitOn } = estimateDraft(facts);
  expect(lines).toEqual([
    {
      ...{ label: 'Individual Therapy, 45 min', code: null, diagnosis: null },
      ...{ count: 40, every: 'every week', cents: 9_000 },
    },
  ]);
  const practice = { name: 'Sample OT', phone: '', email: '', ...facts.practice };
  const written = writeEstimate(facts, {
    ...{ number: 88, replacesNumber: null, practice, lines: [evaluation, ...lines] },
    ...{ place, firstVisitOn, separately: null },
  });
  expect(written).toMatchObject({
    ...{ total: 385_000, firstVisitOn: '2026-11-30', place: '1 Oak Street, Mineola, NY 11501' },
    child: { name: 'Ivy Sample', dateOfBirth: '2018-04-09' },
  });
  expect(written.disclaimers.join(' ')).toMatch(
    /may be recommended.*may differ.*\$400\.00 more.*\$4,250\.00.*120 days.*does not lower the quality/,
  );
  expect(estimateShape.parse(JSON.parse(canonicalText(written)))).toEqual(written);
});

test('Sessions of one type, length and price are one line, with the codes of the plan in force', () => {
  const [first = '', second = '', third = '', fourth = ''] = mondays;
  const rates = [
    buildOwnRate({ from: second, cents: 175 }),
    buildOwnRate({ from: fourth, per: 'visit', cents: 500 }),
  ];
  const facts = factsWith({
    sessions: [
      ...[visit(first), visit(second), visit(third), visit(third, { duration: 60 })],
      ...[visit(fourth, { type: 'home' }), visit(plusDays(fourth, 3), { type: 'home' })],
    ],
    pricing: { ...factsWith().pricing, ownRates: ownRatesOf([{ clientId: 1, rates }]) },
    plans: [
      {
        ...{ startsOn: second, endsOn: '2027-06-30' },
        ...{ diagnosisCodes: ['F82', 'R27.8'], procedureCodes: ['X1001', 'X2001'] },
      },
    ],
  });
  const { lines } = estimateDraft(facts);
  expect(lines.map((line) => [line.label, line.count, line.every, line.cents, line.code])).toEqual([
    ['Individual Therapy, 45 min', 2, 'every week', 7_875, 'X1001, X2001'],
    ['Individual Therapy, 60 min', 1, 'once', 10_500, 'X1001, X2001'],
    ['Individual Therapy, 45 min', 1, 'once', 9_000, null],
    ['Home Visit, 45 min', 2, '2 times a week', 500, 'X1001, X2001'],
  ]);
  expect(lines[0]?.diagnosis).toBe('F82, R27.8');
  expect(estimatedTotal(lines)).toBe(2 * 7_875 + 10_500 + 9_000 + 2 * 500);
  const atHome = facts.sessions.filter(({ type }) => type === 'home');
  expect(estimateDraft({ ...facts, sessions: atHome }).place).toBe('12 Maple Lane');
});

test.each([
  [['2026-11-30'], 'once'],
  [['2026-11-30', '2026-12-03', '2026-12-07', '2026-12-10'], '2 times a week'],
  [['2026-11-30', '2026-12-14', '2026-12-28'], 'every 2 weeks'],
  // A week that is left out changes nothing.
  [['2026-11-30', '2026-12-07', '2026-12-14', '2026-12-28'], 'every week'],
  [['2026-11-30', '2026-12-02', '2026-12-14', '2026-12-16'], '2 times every 2 weeks'],
])('Visits on %j are %s', (days, text) => {
  expect(frequencyText(days)).toBe(text);
});

test.each<[changes: Partial<EstimateFacts>, isBlocking: boolean, sentences: string[]]>([
  [{}, false, ['Individual Therapy, 45 min: there is no procedure code.']],
  [{ sessions: [] }, true, ['Add a line for each service that is expected.']],
  [
    { profile: null, practice: { npi: '', taxId: '', address: '' } },
    true,
    ['Add your NPI in your signing profile.', 'Add a tax ID in Settings → Practice.'],
  ],
  [{ client: { ...factsWith().client, dateOfBirth: null } }, true, ["Add the child's date of birth."]],
  [
    {
      ...{ sessions: [], practice: { npi: '', taxId: '00-1234567', address: '' } },
      earlier: [{ number: 7, isVoid: false, replacesNumber: null, from: '2026-09-01', until: '2026-11-23' }],
    },
    false,
    ["Add the practice's address in Settings → Practice.", 'Estimate 7 covers some of these days already.'],
  ],
])('With %o (blocking: %s) the draft says %j', (changes, isBlocking, sentences) => {
  const { obstacles } = estimateDraft(factsWith(changes));
  expect(obstacles.filter((one) => one.isBlocking === isBlocking).map(({ sentence }) => sentence)).toEqual(
    sentences,
  );
});

const days = { fromOn: '2026-11-23', untilOn: '2027-11-23' };
const line = { label: 'Evaluation', count: 1, every: 'once', cents: 25_000 };

test.each<[changes: object, message: string | undefined]>([
  [{}, undefined],
  [{ untilOn: '2027-11-24' }, 'An estimate covers at most 12 months'],
  [{ fromOn: '2028-02-29', untilOn: '2029-02-28' }, undefined],
  [{ fromOn: '2028-02-29', untilOn: '2029-03-01' }, 'An estimate covers at most 12 months'],
  [{ untilOn: '2026-11-22' }, 'The last day must not be before the first'],
  [{ lines: [{ ...line, label: ' ' }] }, 'Please name the service of each line'],
  [{ lines: [{ ...line, count: 0 }] }, 'Please enter how many are expected, from 1 to 400'],
  [{ lines: [{ ...line, every: '' }] }, 'Please say how often, such as every week'],
  [{ lines: [{ ...line, cents: -1 }] }, 'Please enter a price of $0.00 or more'],
  [{ lines: [{ ...line, code: 'x1001, x2001', diagnosis: 'F82, R27.8' }] }, undefined],
  [{ lines: [{ ...line, code: 'therapy' }] }, 'A procedure code reads like X1001'],
  [{ lines: [{ ...line, diagnosis: 'delay' }] }, 'A diagnosis code reads like F82 or R27.8'],
  [{ lines: Array.from({ length: 21 }, () => line) }, 'At most 20 lines fit on an estimate'],
])('A new estimate with %o is refused with %s', (changes, message) => {
  const { error } = newEstimate.safeParse({ kind: 'estimate', clientId: 1, ...days, ...changes });
  expect(error?.issues[0]?.message).toBe(message);
});
