import { type LedgerQuestion, ledgerOf } from '#domain/billing/mandates/ledger.ts';
import type { LedgerMandate, LedgerSession } from '#domain/billing/mandates/ledger-history.ts';
import type { Ledger } from '#domain/billing/mandates/ledger-shapes.ts';
import type { MandateTerm } from '#domain/billing/mandates/mandate.ts';
import {
  type CalendarClosing,
  type CalendarSource,
  schoolCalendars,
} from '#domain/billing/mandates/open-days.ts';
import { policyPresets } from '#domain/billing/mandates/policy-presets.ts';
import { schoolWeek } from '#domain/billing/organizations/organization.ts';
import { type Day, plusDays } from '#domain/platform/dates.ts';
import { weekdayOf } from '#domain/platform/week.ts';
import { buildTerm } from './mandate-builder.ts';

// A school year with 185 open days, and a child who is owed two sessions of 30 minutes a week in it.

const SCHOOL = 1;

const closedDays: [firstDay: Day, lastDay: Day][] = [
  ['2026-09-07', '2026-09-07'],
  ['2026-09-21', '2026-09-21'],
  ['2026-10-12', '2026-10-12'],
  ['2026-11-03', '2026-11-03'],
  ['2026-11-11', '2026-11-11'],
  ['2026-11-26', '2026-11-27'],
  ['2026-12-24', '2027-01-01'],
  ['2027-01-18', '2027-01-18'],
  ['2027-02-15', '2027-02-19'],
  ['2027-03-22', '2027-03-26'],
  ['2027-05-31', '2027-05-31'],
  ['2027-06-18', '2027-06-18'],
  ['2027-06-26', '2027-07-05'],
  ['2027-08-17', '2027-09-01'],
];

export const schoolClosings: CalendarClosing[] = closedDays.map(([firstDay, lastDay]) => ({
  organizationId: SCHOOL,
  firstDay,
  lastDay,
}));

/** Returns the calendar of the school, with further closings. */
export function schoolSource(others: readonly CalendarClosing[] = []): CalendarSource {
  return {
    organizations: [{ id: SCHOOL, parentId: null, weekdays: schoolWeek }],
    closings: [...schoolClosings, ...others],
  };
}

export const weeklyTerm = buildTerm();

type OwedMandate = LedgerMandate & { schoolId: number | null };

/** A mandate of the school year; each of the terms is twice 30 minutes a week unless it says otherwise. */
export function owedMandate(
  terms: Partial<MandateTerm>[] = [{}],
  changes: Partial<OwedMandate> = {},
): OwedMandate {
  return {
    id: 7,
    clientId: 3,
    schoolId: SCHOOL,
    endsOn: '2027-06-18',
    terms: terms.map((term) => ({ ...weeklyTerm, ...term })),
    ...changes,
  };
}

/** Returns the moment of a session on a day. */
export function momentOn(day: Day): string {
  return `${day}T14:30:00.000Z`;
}

let lastId = 0;

/** A session of 30 minutes that took place, unless the changes say otherwise. */
export function owedSession(day: Day, changes: Partial<LedgerSession> = {}): LedgerSession {
  lastId += 1;
  return {
    id: lastId,
    date: momentOn(day),
    day,
    duration: 30,
    status: 'completed',
    missedReason: null,
    makesUpFor: null,
    makeUpDeclined: null,
    ...changes,
  };
}

const absence = { status: 'absence', missedReason: 'student-absent' } as const;
const therapistAway = { status: 'cancelled', missedReason: 'provider-absent' } as const;

/** Returns the child's sessions until November 20, 2026. */
export function pastSessions(): LedgerSession[] {
  return [
    owedSession('2026-09-15'),
    owedSession('2026-09-17'),
    owedSession('2026-09-22'),
    owedSession('2026-09-24', absence),
    owedSession('2026-09-29', therapistAway),
    owedSession('2026-10-01', therapistAway),
    owedSession('2026-10-06'),
    owedSession('2026-10-08'),
    owedSession('2026-10-09', { makesUpFor: momentOn('2026-09-29') }),
    owedSession('2026-10-13', { duration: 20 }),
    owedSession('2026-10-15'),
    owedSession('2026-10-20'),
    owedSession('2026-10-22', { status: 'cancelled', missedReason: 'school-activity' }),
    owedSession('2026-10-27'),
    owedSession('2026-10-28'),
    owedSession('2026-10-29'),
    owedSession('2026-11-05'),
    owedSession('2026-11-10'),
    owedSession('2026-11-12'),
    owedSession('2026-11-17', { status: 'no-show', missedReason: 'student-absent' }),
    owedSession('2026-11-19'),
    owedSession('2026-11-20', { duration: 20, makesUpFor: momentOn('2026-10-01') }),
  ];
}

/** Returns the sessions planned until June: every Tuesday and Thursday on which the school is open. */
export function plannedSessions(): LedgerSession[] {
  const planned: LedgerSession[] = [];
  for (let day = '2026-11-23'; day <= '2027-06-18'; day = plusDays(day, 1)) {
    const isUsual = weeklyTerm.weekdays.includes(weekdayOf(day));
    const isClosed = closedDays.some(([firstDay, lastDay]) => firstDay <= day && day <= lastDay);
    if (isUsual && !isClosed) planned.push(owedSession(day, { status: 'scheduled' }));
  }
  return planned;
}

interface Asked extends Partial<Omit<LedgerQuestion, 'mandate' | 'days'>> {
  terms?: Partial<MandateTerm>[];
  mandate?: OwedMandate;
  source?: CalendarSource;
}

/** Counts the ledger of the child on November 21, 2026, by the usual policy of an IEP; pass only what the case is about. */
export function countOwed({
  terms,
  mandate = owedMandate(terms),
  source = schoolSource(),
  ...changes
}: Asked = {}): Ledger {
  return ledgerOf({
    mandate,
    sessions: [...pastSessions(), ...plannedSessions()],
    days: schoolCalendars(source)(mandate),
    policy: policyPresets.iep,
    on: '2026-11-21',
    hasSuccessor: false,
    isActive: true,
    ...changes,
  });
}
