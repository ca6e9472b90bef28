import { describe, expect, test } from 'vitest';
import { buildContract } from '#tests/builders/organization-builder.ts';
import { storedSession, storedSessionLine } from '#tests/builders/stored-records.ts';
import { type BilledAnnual, linesFor, totalOf, withAdjustment } from './invoice-line.ts';
import { noOwnRates } from './session-price.ts';

const practice = {
  timeZone: 'America/New_York',
  centsPerMinute: { individual: 200, group: 100, home: 300, absent: 200 },
  ownRates: noOwnRates,
} as const;
const first = storedSession({ id: 8, date: '2026-10-05T14:00:00.000Z', duration: 60 });
const second = storedSession({ id: 3, date: '2026-10-13T02:00:00.000Z', duration: 30, type: 'group' });
const annual: BilledAnnual = { id: 5, date: '2026-09-04', amount: 5_000 };

const noUnits = { units: null, unitMinutes: null };
const noSession = { type: null, status: null, minutes: null, rate: null, sessionId: null };
const nothing = { ...noSession, ...noUnits, annualId: null };
const firstLine = storedSessionLine({ sessionId: first.id });

test("Each session is a line at the rate of its type, oldest first, dated by the practice's time zone", () => {
  const lines = linesFor({ sessions: [second, first], annuals: [] }, [], practice);
  expect(lines).toEqual([
    firstLine,
    {
      ...firstLine,
      day: '2026-10-12',
      minutes: 30,
      type: 'group',
      label: 'Group Therapy',
      rate: 100,
      cents: 3_000,
      sessionId: 3,
    },
  ]);
  expect(totalOf(lines)).toBe(15_000);
});

test('A session that an organization pays is billed in its units', () => {
  const contract = buildContract({
    rates: { individual: 6_001, group: 5_000, home: 7_000 },
    partUnits: 'exact',
  });
  const lines = linesFor({ sessions: [{ ...first, duration: 45, contract }], annuals: [] }, [], practice);
  expect(lines).toEqual([
    { ...firstLine, minutes: 45, units: 150, unitMinutes: 30, rate: 6_001, cents: 9_002 },
  ]);
});

test('The line of an absence is labeled as one', () => {
  const [line] = linesFor({ sessions: [{ ...first, status: 'absence' }], annuals: [] }, [], practice);
  expect(line).toMatchObject({ label: 'Individual Therapy, absence', status: 'absence' });
});

test('An annual record is a line with its own amount, after the sessions', () => {
  expect(linesFor({ sessions: [first], annuals: [annual] }, [], practice)).toEqual([
    firstLine,
    { ...nothing, kind: 'annual', day: '2026-09-04', label: 'Annual record', cents: 5_000, annualId: 5 },
  ]);
});

test.each([
  [15_000, 3_000],
  [10_000, -2_000],
])('An amount of %i cents needs an adjustment of %i', (amount, cents) => {
  const lines = withAdjustment(linesFor({ sessions: [first], annuals: [] }, [], practice), amount);
  expect(lines.at(-1)).toEqual({ ...nothing, kind: 'adjustment', day: null, label: 'Adjustment', cents });
  expect(totalOf(lines)).toBe(amount);
});

test('The sum of the lines needs no adjustment', () => {
  const lines = linesFor({ sessions: [first], annuals: [] }, [], practice);
  expect(withAdjustment(lines, 12_000)).toEqual(lines);
});

describe('The lines on an invoice', () => {
  const existing = withAdjustment(linesFor({ sessions: [first], annuals: [annual] }, [], practice), 20_000);
  const higherRates = {
    ...practice,
    centsPerMinute: { individual: 250, group: 250, home: 250, absent: 250 },
  };

  test('stay unchanged when rates and records change', () => {
    const records = { sessions: [{ ...first, duration: 90 }], annuals: [{ ...annual, amount: 9_000 }] };
    expect(linesFor(records, existing, higherRates)).toEqual(existing.slice(0, 2));
  });

  test('stay when others are added, which are priced at current rates and sorted by day', () => {
    const earlier = storedSession({ id: 9, date: '2026-10-01T14:00:00.000Z' });
    const lines = linesFor({ sessions: [first, earlier, second], annuals: [annual] }, existing, higherRates);
    expect(lines.map(({ sessionId, cents }) => [sessionId, cents])).toEqual([
      [9, 15_000],
      [8, 12_000],
      [3, 7_500],
      [null, 5_000],
    ]);
  });

  test('are removed with their record', () => {
    expect(linesFor({ sessions: [], annuals: [annual] }, existing, higherRates)).toEqual([existing[1]]);
  });
});
