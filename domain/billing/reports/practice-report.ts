import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import {
  nobodyPays,
  type PaidByOrganizations,
  type PaidMandates,
  splitByPayer,
} from '#domain/billing/invoices/paid-mandates.ts';
import { noOwnRates, type OwnRates } from '#domain/billing/invoices/session-price.ts';
import type { Payment } from '#domain/billing/payments/payment.ts';
import type { Assessment } from '#domain/caseload/assessments/assessment.ts';
import { type AgeGroup, caseloadByAge } from '#domain/caseload/clients/age-bands.ts';
import type { Client } from '#domain/caseload/clients/client.ts';
import { schoolYearOf } from '#domain/caseload/sessions/absence-billing.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { uncheckedSessions } from '#domain/caseload/sessions/unchecked-sessions.ts';
import type { TimeEntry } from '#domain/caseload/time-entries/time-entry.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import type { Day } from '#domain/platform/dates.ts';
import { attendanceByClient, type ClientAttendance } from './client-attendance.ts';
import { type ComparedReport, figureRows } from './report-figures.ts';
import {
  balanceDayOf,
  comparedPeriod,
  elapsedPart,
  lastDayOf,
  type Period,
  periodBefore,
} from './report-period.ts';
import {
  type Aging,
  agingOf,
  type RevenueSlice,
  revenueOverTime,
  revenueRows,
  type UnbilledClient,
  unbilledByClient,
  unbilledSessions,
} from './revenue-report.ts';
import { type SessionSlice, sessionsIn, sessionsOverTime } from './session-report.ts';
import { type KindOfTime, timeByKind } from './time-report.ts';

/** One therapist's records, the same lists that the screens show. */
export interface ReportRecords {
  sessions: readonly Session[];
  invoices: readonly Invoice[];
  /** From the first day of `daysOfReport` on, without void ones. */
  payments: readonly Payment[];
  clients: readonly Client[];
  assessments: readonly Assessment[];
  timeEntries: readonly TimeEntry[];
  /** What organizations pay; left out if none does. */
  paidMandates?: PaidMandates;
  /** The families' own prices; left out where nobody has any. */
  ownRates?: OwnRates;
}

/** The filters of a report. */
export interface ReportScope {
  period: Period;
  /** Limits the report to one client, unless null. */
  clientId: number | null;
  today: Day;
  settings: Pick<PracticeSettings, 'timeZone' | 'schoolYearStart' | 'billableAbsences' | 'centsPerMinute'>;
}

export interface PracticeReport extends ComparedReport {
  sessionsOverTime: SessionSlice[];
  revenueOverTime: RevenueSlice[];
  /** The school year of the period's last day. */
  schoolYear: Period;
  attendance: ClientAttendance[];
  /** What families pay. */
  unbilled: UnbilledClient[];
  /** What is on no invoice and organizations pay. */
  unbilledOfOrganizations: PaidByOrganizations<Session>;
  /** Past sessions of the period that nobody checked in: in no sum of what was delivered or can be billed. */
  unchecked: Session[];
  /** Time without a child in the period; none in the report of one client. */
  timeByKind: KindOfTime[];
  /** Unpaid today, whenever issued. */
  aging: Aging;
  /** Pending today, oldest first. */
  assessmentsDue: Assessment[];
  /** Active clients today. */
  caseload: AgeGroup[];
}

/**
 * Returns the days whose sessions a report needs: the period, the previous one, and the school year of its last day.
 */
export function daysOfReport(period: Period, schoolYearStart: string): Period {
  const before = periodBefore(period, schoolYearStart);
  const schoolYear = schoolYearOf(lastDayOf(period), schoolYearStart);
  return {
    from: before.from < schoolYear.from ? before.from : schoolYear.from,
    until: schoolYear.until > period.until ? schoolYear.until : period.until,
  };
}

/** Computes a report on one therapist's caseload; the screen, CSV and PDF all show it. */
export function practiceReport(records: ReportRecords, scope: ReportScope): PracticeReport {
  const { period, clientId, today, settings } = scope;
  const { timeZone, schoolYearStart } = settings;
  const isAsked = (record: { clientId: number }) => clientId === null || record.clientId === clientId;
  const sessions = records.sessions.filter(isAsked);
  const invoices = records.invoices.filter(isAsked);
  const money = { invoices, payments: records.payments, clientId };
  const soFar = elapsedPart(period, today);
  const before = comparedPeriod(period, today, schoolYearStart);
  const rowsOf = (days: Period) =>
    figureRows(sessionsIn(sessions, days, timeZone), revenueRows(money, days, { today, timeZone }));
  const rows = rowsOf(period);
  const open = unbilledSessions(rows.sessions, invoices);
  const paidMandates = records.paidMandates ?? nobodyPays;
  const { ofFamilies, ofOrganizations } = splitByPayer(open, paidMandates);
  const schoolYear = schoolYearOf(lastDayOf(period), schoolYearStart);
  return {
    soFar,
    before,
    balanceDay: balanceDayOf(period, today),
    rows,
    rowsSoFar: rowsOf(soFar),
    rowsBefore: rowsOf(before),
    sessionsOverTime: sessionsOverTime(rows.sessions, period, timeZone),
    revenueOverTime: revenueOverTime(rows, period, timeZone),
    schoolYear,
    attendance: attendanceByClient(rows.sessions, sessionsIn(sessions, schoolYear, timeZone), {
      billableAbsences: settings.billableAbsences,
      paidMandates,
      invoices,
    }),
    unbilled: unbilledByClient(ofFamilies, { ...settings, ownRates: records.ownRates ?? noOwnRates }),
    unbilledOfOrganizations: ofOrganizations,
    unchecked: uncheckedSessions(rows.sessions, { today, timeZone }),
    timeByKind: timeByKind(clientId === null ? records.timeEntries : [], period, timeZone),
    aging: agingOf(money, today, timeZone),
    assessmentsDue: records.assessments
      .filter((assessment) => assessment.status === 'pending' && isAsked(assessment))
      .toSorted((a, b) => (a.dateCreated < b.dateCreated ? -1 : 1)),
    caseload: caseloadByAge(
      records.clients.filter(({ id, status }) => status === 'active' && isAsked({ clientId: id })),
      today,
    ),
  };
}
