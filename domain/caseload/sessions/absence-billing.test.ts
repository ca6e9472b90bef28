import { describe, expect, test } from 'vitest';
import {
  absenceBilling,
  absencesAfterRemoval,
  isAbsenceBillable,
  isSameAbsenceCount,
  type NumberedAbsence,
  needsAbsenceNumber,
  numberOfNextAbsence,
  type RequestedBilling,
  schoolYearOf,
} from './absence-billing.ts';

describe('The first 3 absences are billable, the 4th and later are not', () => {
  test.each([
    [1, true],
    [2, true],
    [3, true],
    [4, false],
    [5, false],
    [40, false],
  ])('absence %i: billable %s', (absenceNumber, billable) => {
    expect(isAbsenceBillable(absenceNumber)).toBe(billable);
    expect(absenceBilling({ status: 'absence', absenceNumber }, undefined, 9)).toEqual({
      absenceNumber,
      billable,
    });
    expect(absenceBilling({ status: 'absence' }, undefined, absenceNumber)).toEqual({
      absenceNumber,
      billable,
    });
  });

  test('a practice can set another number of billable absences', () => {
    expect(isAbsenceBillable(1, 0)).toBe(false);
    expect(isAbsenceBillable(5, 5)).toBe(true);
  });
});

describe('The absence number and billable flag of a session', () => {
  const scheduled = { status: 'scheduled', absenceNumber: 0, billable: true } as const;
  const third = { status: 'absence', absenceNumber: 3, billable: true } as const;
  const fourth = { status: 'absence', absenceNumber: 4, billable: false } as const;
  const waived = { status: 'absence', absenceNumber: 2, billable: false } as const;
  const unbilled = { status: 'completed', absenceNumber: 0, billable: false } as const;

  const rows: [string, RequestedBilling, Parameters<typeof absenceBilling>[1], number, number, boolean][] = [
    // case, requested values, previous values, next number, expected number, expected flag
    ['a new session without an absence', { status: 'scheduled' }, undefined, 5, 0, true],
    ['a number with another status', { status: 'scheduled', absenceNumber: 4 }, undefined, 5, 0, true],
    ['a session that is not billable', { status: 'completed', billable: false }, undefined, 5, 0, false],
    ['a new absence without a number', { status: 'absence' }, undefined, 2, 2, true],
    ['a new absence with the number 0', { status: 'absence', absenceNumber: 0 }, undefined, 4, 4, false],
    ['a new absence with a number', { status: 'absence', absenceNumber: 4 }, undefined, 1, 4, false],
    [
      'a 4th absence billed by hand',
      { status: 'absence', absenceNumber: 4, billable: true },
      undefined,
      1,
      4,
      true,
    ],
    [
      'a 1st absence waived by hand',
      { status: 'absence', absenceNumber: 1, billable: false },
      undefined,
      1,
      1,
      false,
    ],
    ['a session becomes an absence', { status: 'absence' }, scheduled, 4, 4, false],
    ['a session that is not billable becomes an absence', { status: 'absence' }, unbilled, 1, 1, true],
    ['an absence is saved again', { status: 'absence' }, fourth, 9, 4, false],
    ['a waived absence is saved again', { status: 'absence' }, waived, 9, 2, false],
    ['a waived absence with the number 0', { status: 'absence', absenceNumber: 0 }, waived, 9, 2, false],
    ['the number rises above 3', { status: 'absence', absenceNumber: 4 }, third, 9, 4, false],
    ['the number falls to 3', { status: 'absence', absenceNumber: 3 }, fourth, 9, 3, true],
    ['the number is sent again', { status: 'absence', absenceNumber: 2 }, waived, 9, 2, true],
    ['only the flag is sent', { status: 'absence', billable: true }, fourth, 9, 4, true],
    ['an absence becomes completed', { status: 'completed' }, fourth, 9, 0, true],
    ['a session that is not billable is changed', { status: 'cancelled' }, unbilled, 9, 0, false],
    ['an absence without a number', { status: 'absence' }, { ...fourth, absenceNumber: 0 }, 1, 1, true],
  ];

  test.each(rows)('%s', (_what, requested, before, next, absenceNumber, billable) => {
    expect(absenceBilling(requested, before, next)).toEqual({ absenceNumber, billable });
  });
});

describe('The next absence number', () => {
  test.each([
    [{ status: 'absence' }, undefined, true],
    [{ status: 'absence', absenceNumber: 0 }, undefined, true],
    [{ status: 'absence', absenceNumber: 2 }, undefined, false],
    [{ status: 'absence' }, { status: 'scheduled', absenceNumber: 0 }, true],
    [{ status: 'absence' }, { status: 'absence', absenceNumber: 2 }, false],
    [{ status: 'absence' }, { status: 'absence', absenceNumber: 0 }, true],
    [{ status: 'scheduled' }, undefined, false],
  ] as const)('is needed for %j after %j: %s', (requested, before, needs) => {
    expect(needsAbsenceNumber(requested, before)).toBe(needs);
  });
});

describe('The school year, July 1 to June 30', () => {
  test.each([
    ['2026-06-30', '2025-07-01', '2026-07-01'],
    ['2026-07-01', '2026-07-01', '2027-07-01'],
    ['2026-12-31', '2026-07-01', '2027-07-01'],
    ['2027-01-01', '2026-07-01', '2027-07-01'],
    ['2028-02-29', '2027-07-01', '2028-07-01'],
  ])('%s falls in the year from %s until %s', (day, from, until) => {
    expect(schoolYearOf(day)).toEqual({ from, until });
  });

  test('can begin on another day', () => {
    expect(schoolYearOf('2026-08-31', '09-01')).toEqual({ from: '2025-09-01', until: '2026-09-01' });
  });
});

describe('Two absences share one count', () => {
  test.each([
    ['for one client in one school year', 3, '2025-07-01', '07-01', true],
    ['but not for two clients', 4, '2026-06-30', '07-01', false],
    ['but not in two school years', 3, '2026-07-01', '07-01', false],
    ['in a school year as the practice sets it', 3, '2026-07-01', '09-01', true],
  ])('%s', (_, clientId, day, yearStart, isSame) => {
    const seen = { clientId: 3, day: '2026-06-30' };
    expect(isSameAbsenceCount(seen, { clientId, day }, yearStart)).toBe(isSame);
    expect(isSameAbsenceCount({ clientId, day }, seen, yearStart)).toBe(isSame);
  });
});

const numbered = (...numbers: string[]): NumberedAbsence[] =>
  numbers.map((text, index) => ({
    id: index + 1,
    absenceNumber: Number.parseInt(text, 10),
    billable: text.includes('free') ? false : text.includes('hand') || Number.parseInt(text, 10) <= 3,
    isBilled: text.includes('invoice'),
  }));

test.each([
  [[], 1],
  [['1', '2', '3'], 4],
  [['1'], 2],
  [['3'], 4],
  [['1', '3 invoice'], 2],
  [['1 invoice', '2 invoice'], 3],
  [['1', '2 invoice'], 3],
])('After the absences %j the next one is number %i', (numbers, next) => {
  expect(numberOfNextAbsence(numbered(...numbers))).toBe(next);
});

test.each<[string[], number, [id: number, number: number, billable: boolean][]]>([
  [
    ['2', '3'],
    1,
    [
      [1, 1, true],
      [2, 2, true],
    ],
  ],
  [
    ['1', '3', '4', '5'],
    2,
    [
      [2, 2, true],
      [3, 3, true],
      [4, 4, false],
    ],
  ],
  [['1', '2'], 3, []],
  [['2 invoice', '3'], 1, [[2, 1, true]]],
  [['2 invoice', '3 invoice'], 1, []],
  [
    ['2', '4 hand'],
    1,
    [
      [1, 1, true],
      [2, 2, true],
    ],
  ],
  [
    ['2 free', '3'],
    1,
    [
      [1, 1, false],
      [2, 2, true],
    ],
  ],
])('Of the absences %j, without number %i, these change: %j', (numbers, removed, changed) => {
  const after = absencesAfterRemoval(numbered(...numbers), removed);
  expect(after.map(({ id, absenceNumber, billable }) => [id, absenceNumber, billable])).toEqual(changed);
});
