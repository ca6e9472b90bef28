import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import { sumOf } from '#domain/billing/payments/share-out.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { minutesDelivered } from '#domain/caseload/sessions/session-totals.ts';
import { tookPlace } from '#domain/caseload/sessions/took-place.ts';
import { countOf } from '#domain/platform/count-of.ts';
import { type Day, formatDay } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import { formatShortPeriod, type Period } from './report-period.ts';
import { balancesOf, type RevenueRows, receivedOf } from './revenue-report.ts';
import { attendanceRate, isExpected } from './session-report.ts';

/** The sessions, invoices and payments from which a period's figures are computed. */
export interface FigureRows extends RevenueRows {
  sessions: Session[];
  delivered: Session[];
  attendance: Session[];
  absences: Session[];
}

export type FigureName = Exclude<keyof FigureRows, 'writtenOff'>;
/** The unit of a figure: a count, minutes, a share from 0 to 1, or cents. */
type Unit = 'count' | 'minutes' | 'share' | 'cents';

interface Figure {
  name: FigureName;
  title: string;
  unit: Unit;
}

/** The figures at the top of a report, in order. */
export const figures: readonly Figure[] = [
  { name: 'sessions', title: 'Sessions', unit: 'count' },
  { name: 'delivered', title: 'Hours Delivered', unit: 'minutes' },
  { name: 'attendance', title: 'Attendance', unit: 'share' },
  { name: 'absences', title: 'Absences', unit: 'count' },
  { name: 'invoiced', title: 'Invoiced', unit: 'cents' },
  { name: 'received', title: 'Received', unit: 'cents' },
  { name: 'outstanding', title: 'Outstanding', unit: 'cents' },
  { name: 'overdue', title: 'Overdue', unit: 'cents' },
];

/** Returns the rows of each figure, from a period's sessions and invoices. */
export function figureRows(sessions: Session[], revenue: RevenueRows): FigureRows {
  return {
    sessions,
    delivered: sessions.filter(tookPlace),
    attendance: sessions.filter(isExpected),
    absences: sessions.filter(({ status }) => status === 'absence'),
    ...revenue,
  };
}

/** Returns a figure in its unit; null for a share of nothing. */
export function figureValue(name: FigureName, rows: FigureRows): number | null {
  if (name === 'sessions' || name === 'absences') return rows[name].length;
  if (name === 'delivered') return minutesDelivered(rows.delivered);
  if (name === 'attendance') return attendanceRate(rows.attendance);
  if (name === 'received') return receivedOf(rows.received);
  if (name === 'invoiced') return sumOf(rows.invoiced);
  return balancesOf(rows[name] satisfies Invoice[]);
}

/** Formats a figure: "12", "31.5 h", "92%", "$120.00"; a dash for a share of nothing. */
export function figureText(value: number | null, unit: Unit): string {
  if (value === null) return '–';
  if (unit === 'minutes') return `${hoursOf(value)} h`;
  if (unit === 'share') return `${Math.round(value * 100)}%`;
  return unit === 'cents' ? formatCents(value) : value.toLocaleString('en-US');
}

/** The figures of a report and of the days it is compared with. */
export interface ComparedReport {
  /** The elapsed part of the period, and as many days of the previous one, with which it is compared. */
  soFar: Period;
  before: Period;
  /** The day of the balances. */
  balanceDay: Day;
  /** The rows of the figures for the period, its elapsed part, and the compared days. */
  rows: FigureRows;
  rowsSoFar: FigureRows;
  rowsBefore: FigureRows;
}

/**
 * Compares a figure with as many days of the previous period: "Up 25% from $480.00". If more is planned, names what is
 * compared: "12 so far. Up from 10".
 */
export function comparisonText({ name, unit }: Figure, report: ComparedReport): string {
  const soFar = figureValue(name, report.rowsSoFar);
  const change = changeText(soFar, figureValue(name, report.rowsBefore), unit);
  const isAll = soFar === figureValue(name, report.rows);
  return isAll ? change : `${figureText(soFar, unit)} so far. ${change}`;
}

/** Names the compared days and the day of the balances. */
export function comparedDays({ soFar, before, balanceDay }: ComparedReport): string {
  const compared = `${formatShortPeriod(soFar)} compared with ${formatShortPeriod(before)}`;
  return `${compared}. Outstanding and overdue as of ${formatDay(balanceDay)}.`;
}

/** Compares a number with the previous one: "Up 25% from $480.00", "Same as before", "Before: –". */
export function changeText(now: number | null, before: number | null, unit: Unit): string {
  const past = figureText(before, unit);
  if (now === null || before === null) return `Before: ${past}`;
  if (now === before) return `Same as before: ${past}`;
  const direction = now > before ? 'Up' : 'Down';
  if (unit === 'share') {
    const points = Math.abs(Math.round(now * 100) - Math.round(before * 100));
    if (points === 0) return `Same as before: ${past}`;
    return `${direction} ${countOf(points, 'point')} from ${past}`;
  }
  if (before === 0) return `Up from ${past}`;
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  // Above a tenfold increase, the two numbers say more than a percentage.
  const isTelling = percent > 0 && percent < 1_000;
  return isTelling ? `${direction} ${percent}% from ${past}` : `${direction} from ${past}`;
}

/** Formats minutes as hours with at most two decimals, as they are billed: 90 as 1.5. */
export function hoursOf(minutes: number): string {
  return String(Math.round((minutes / 60) * 100) / 100);
}
