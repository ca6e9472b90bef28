import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { missedReasons } from '#domain/caseload/sessions/missed-reason.ts';
import { sessionStatuses } from '#domain/caseload/sessions/session-words.ts';
import { type Day, plusDays } from '#domain/platform/dates.ts';
import { type WeekdayName, weekdayNames } from '#domain/platform/week.ts';
import { momentOn, owedSession, weeklyTerm } from '#tests/builders/owed-year.ts';
import { type SlowQuestion, slowLedger } from '#tests/setup/slow-ledger.ts';
import { ledgerOf } from './ledger.ts';
import { type MandatePeriod, type MandateTerm, mandateFault } from './mandate.ts';
import { schoolCalendars } from './open-days.ts';

/** How many random school years are counted; more by hand: `LEDGER_YEARS=10000 npx vitest run ledger-years`. */
const YEARS = Number(process.env.LEDGER_YEARS ?? 300);

const SCHOOL = 1;
const DISTRICT = 2;

const weekdays = fc.oneof(
  { weight: 3, arbitrary: fc.constant(weekdayNames.slice(1, 6)) },
  { weight: 1, arbitrary: fc.constant(weekdayNames.slice(0, 5)) },
  { weight: 1, arbitrary: fc.subarray([...weekdayNames], { minLength: 1 }) },
);

const term = fc
  .record({
    daysLater: fc.integer({ min: 1, max: 90 }),
    sessions: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 5, max: 12 })),
    per: fc.constantFrom<MandatePeriod>('week', 'week', 'week', 'month', 'cycle', 'year'),
    cycleDays: fc.integer({ min: 2, max: 10 }),
    minutes: fc.constantFrom(15, 20, 30, 45),
    weekdays: fc.oneof(fc.constant<WeekdayName[]>([]), fc.subarray([...weekdayNames], { maxLength: 3 })),
  })
  .map(({ cycleDays, ...rest }) => ({ ...rest, cycleDays: rest.per === 'cycle' ? cycleDays : null }));

const closing = fc.record({
  organizationId: fc.constantFrom(SCHOOL, SCHOOL, DISTRICT, null, 3),
  daysLater: fc.integer({ min: -30, max: 330 }),
  length: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 12 })),
});

const session = fc.record({
  daysLater: fc.integer({ min: -8, max: 200 }),
  duration: fc.constantFrom(15, 20, 30, 30, 30, 45, 60),
  status: fc.constantFrom('completed', 'completed', 'completed', ...sessionStatuses),
  missedReason: fc.option(fc.constantFrom(...missedReasons)),
  isDeclined: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
  /** What it makes up for: most make up for none, some for another session, and a few name a moment without one. */
  makesUpFor: fc.oneof(
    { weight: 6, arbitrary: fc.constant(null) },
    { weight: 3, arbitrary: fc.record({ place: fc.nat(1_000) }) },
    { weight: 1, arbitrary: fc.record({ daysLater: fc.integer({ min: 0, max: 200 }) }) },
  ),
});

const policy = fc.record({
  makeUp: fc.subarray([...missedReasons]),
  until: fc.oneof(
    fc.constant({ kind: 'mandate' as const }),
    fc.constant({ kind: 'month' as const }),
    fc.integer({ min: 1, max: 60 }).map((days) => ({ kind: 'days' as const, days })),
  ),
  absences: fc.constant('never' as const),
  billableAbsences: fc.constant(null),
});

/** A school year with its closings, a mandate with changes, and sessions of all kinds, asked for on some day. */
const schoolYear = fc
  .record({
    start: fc.constantFrom('2026-09-03', '2027-01-01', '2027-08-30', '2028-02-15'),
    from: fc.integer({ min: 0, max: 60 }),
    length: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 280 })),
    terms: fc.array(term, { minLength: 1, maxLength: 4 }),
    weekdays,
    schoolId: fc.constantFrom(SCHOOL, SCHOOL, SCHOOL, null),
    parentId: fc.constantFrom(DISTRICT, null),
    schoolYearStart: fc.constantFrom('07-01', '09-01', '01-15'),
    closings: fc.array(closing, { maxLength: 14, size: 'max' }),
    sessions: fc.array(session, { maxLength: 80, size: 'max' }),
    policy,
    daysLater: fc.integer({ min: -10, max: 300 }),
  })
  .map((year): SlowQuestion => {
    const first = plusDays(year.start, year.from);
    const endsOn = plusDays(first, year.length);
    return {
      schoolId: year.schoolId,
      mandate: { id: 1, clientId: 1, endsOn, terms: datedTerms(year.terms, first, endsOn) },
      source: {
        schoolYearStart: year.schoolYearStart,
        organizations: [
          { id: SCHOOL, parentId: year.parentId, weekdays: year.weekdays },
          { id: DISTRICT, parentId: null, weekdays: weekdayNames },
        ],
        closings: year.closings.map(({ organizationId, daysLater, length }) => {
          const firstDay = plusDays(first, daysLater);
          return { organizationId, firstDay, lastDay: plusDays(firstDay, length - 1) };
        }),
      },
      sessions: year.sessions.map(({ daysLater, isDeclined, makesUpFor, ...rest }, place) => {
        return owedSession(plusDays(first, daysLater), {
          ...rest,
          id: place + 1,
          makeUpDeclined: isDeclined ? 'The family declined' : null,
          makesUpFor: makesUpFor && momentOn(plusDays(first, namedDay(makesUpFor, year.sessions))),
        });
      }),
      policy: year.policy,
      on: plusDays(first, year.daysLater),
    };
  });

function namedDay(
  named: { place: number } | { daysLater: number },
  sessions: readonly { daysLater: number }[],
): number {
  return 'daysLater' in named ? named.daysLater : (sessions[named.place % sessions.length]?.daysLater ?? 0);
}

function datedTerms(
  terms: readonly (Omit<MandateTerm, 'startsOn' | 'group' | 'place'> & { daysLater: number })[],
  first: Day,
  endsOn: Day,
): MandateTerm[] {
  let startsOn = first;
  return terms.flatMap(({ daysLater, ...rest }, place) => {
    if (place > 0) startsOn = plusDays(startsOn, daysLater);
    return startsOn <= endsOn ? [{ ...weeklyTerm, ...rest, startsOn }] : [];
  });
}

function fastLedger({ source, schoolId, ...question }: SlowQuestion) {
  const days = schoolCalendars(source)({ ...question.mandate, schoolId });
  return ledgerOf({ ...question, days, hasSuccessor: false, isActive: true });
}

describe('Random school years', () => {
  test('agree with a second counting, day by day', () => {
    fc.assert(
      fc.property(schoolYear, (year) => {
        const { parts, ...sums } = slowLedger(year);
        const ledger = fastLedger(year);
        expect(ledger).toMatchObject(sums);
        expect(
          ledger.periods.flatMap((period) =>
            period.parts.map(({ reason, day, minutes, madeUp }) => ({ reason, day, minutes, madeUp })),
          ),
        ).toEqual(parts);
      }),
      { numRuns: YEARS },
    );
  }, 600_000);

  test('keep owed and delivered minutes whole', () => {
    fc.assert(
      fc.property(schoolYear, (year) => {
        expect(mandateFault(year.mandate)).toBeUndefined();
        const ledger = fastLedger(year);
        const { owed, covered, excused, toMakeUp, delivered, over, madeUp, running, months } = ledger;
        expect(owed).toBe(covered + excused + toMakeUp);
        expect(delivered).toBe(covered + over + madeUp + running);
        for (const [place, month] of months.entries()) {
          expect(month.carriedIn + month.added - month.madeUp).toBe(month.carriedOut);
          expect(month.carriedIn).toBe(months[place - 1]?.carriedOut ?? 0);
          const next = months[place + 1];
          const onLastDay = next && fastLedger({ ...year, on: plusDays(`${next.month}-01`, -1) });
          if (onLastDay) expect(month.carriedOut).toBe(onLastDay.open);
        }
        const lastMonth = months.at(-1);
        if (lastMonth) expect(lastMonth.carriedOut).toBe(ledger.open);
      }),
      { numRuns: YEARS },
    );
  }, 600_000);
});
