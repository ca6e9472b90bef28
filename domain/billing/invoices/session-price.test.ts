import { describe, expect, test } from 'vitest';
import type { OwnRate } from '#domain/billing/billing-details/own-rate.ts';
import type { SessionType } from '#domain/caseload/sessions/session-words.ts';
import { buildOwnRate } from '#tests/builders/billing-details-builder.ts';
import { buildContract } from '#tests/builders/organization-builder.ts';
import { storedSession } from '#tests/builders/stored-records.ts';
import { noOwnRates, ownRatesOf, priceOf, priceOfAll } from './session-price.ts';

const practice = {
  timeZone: 'America/New_York',
  centsPerMinute: { individual: 200, group: 90, home: 250, absent: 0 },
  ownRates: noOwnRates,
} as const;
const session = storedSession({ clientId: 5, date: '2026-10-05T14:00:00.000Z', duration: 45 });
const byTheMinute = { units: null, unitMinutes: null };
const withRates = (...rates: OwnRate[]) => ({
  ...practice,
  ownRates: ownRatesOf([{ clientId: 5, rates }]),
});
const perVisit = buildOwnRate({ per: 'visit', cents: 12_500 });

test.each<[minutes: number, type: SessionType, cents: number]>([
  [15, 'individual', 3_000],
  [50, 'individual', 10_000],
  [90, 'individual', 18_000],
  [60, 'group', 5_400],
  [30, 'home', 7_500],
  [60, 'absent', 0],
])("%i minutes of type %s cost %i cents at the practice's rates", (duration, type, cents) => {
  const rate = practice.centsPerMinute[type];
  const price = priceOf({ ...session, duration, type }, practice);
  expect(price).toEqual({ rate, cents, ...byTheMinute });
});

describe('An own price', () => {
  test('per minute is multiplied by the minutes: 45 at 175 are 7875', () => {
    const price = priceOf(session, withRates(buildOwnRate({ cents: 175 })));
    expect(price).toEqual({ rate: 175, cents: 7_875, ...byTheMinute });
  });

  test.each([15, 45, 90])('per visit is the same for %i minutes', (duration) => {
    const price = priceOf({ ...session, duration }, withRates(perVisit));
    expect(price).toEqual({ rate: 12_500, cents: 12_500, units: 100, unitMinutes: null });
  });

  test("is one family's", () => {
    expect(priceOf({ ...session, clientId: 6 }, withRates(perVisit)).cents).toBe(9_000);
    expect(priceOfAll([session, { ...session, clientId: 6 }], withRates(perVisit))).toBe(21_500);
  });

  test('comes after the contract of an organization that pays', () => {
    const contract = buildContract({ rates: { individual: 6_000, group: 5_000, home: 7_000 } });
    const price = priceOf({ ...session, duration: 60, contract }, withRates(perVisit));
    expect(price).toEqual({ rate: 6_000, cents: 12_000, units: 200, unitMinutes: 30 });
  });

  const rate = (from: string, type: SessionType | null, cents: number) => buildOwnRate({ from, type, cents });

  test.each<[rule: string, rates: OwnRate[], cents: number]>([
    ['holds from its day on', [rate('2026-10-05', null, 100)], 100],
    ['does not hold before its day', [rate('2026-10-06', null, 100)], 200],
    ['is replaced by a later one', [rate('2026-10-01', null, 120), rate('2026-01-01', null, 100)], 120],
    ['does not hold for another type', [rate('2026-01-01', 'group', 100)], 200],
    [
      'for its type comes before one for all, even a later one',
      [rate('2026-01-01', 'individual', 100), rate('2026-10-01', null, 120)],
      100,
    ],
    [
      'for its type that does not hold yet leaves the one for all',
      [rate('2026-12-01', 'individual', 100), rate('2026-01-01', null, 120)],
      120,
    ],
    ['of nothing is free', [rate('2026-01-01', null, 0)], 0],
  ])('%s', (_rule, rates, cents) => {
    expect(priceOf(session, withRates(...rates)).rate).toBe(cents);
  });

  test("is that of the session's day in the practice's time zone", () => {
    // October 4, late in the evening.
    const late = { ...session, date: '2026-10-05T02:00:00.000Z' };
    expect(priceOf(late, withRates(rate('2026-10-05', null, 100))).rate).toBe(200);
  });
});
