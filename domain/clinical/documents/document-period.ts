import { type Plan, requiredReportDays } from '#domain/clinical/plans/plan.ts';
import { type Day, plusDays } from '#domain/platform/dates.ts';
import type { DocumentKind } from './document-sections.ts';

/** The days that a document covers, and the day on which it is due. */
export interface DocumentPeriod {
  fromOn: Day;
  untilOn: Day;
  dueOn: Day | null;
}

const YEAR_DAYS = 365;

interface Beginning {
  kind: DocumentKind;
  plan: Pick<Plan, 'startsOn' | 'endsOn' | 'reportDays' | 'waivedReports'> | undefined;
  /** The last day covered by a signed progress report of the plan. */
  reportedUntil: Day | undefined;
  today: Day;
}

/**
 * Returns the period that a new document starts with. A progress report continues where the last one ended
 * and runs until the next report day that is not waived. Any other document covers the plan's days or, without a plan, the last
 * twelve months.
 */
export function periodOf({ kind, plan, reportedUntil, today }: Beginning): DocumentPeriod {
  if (plan === undefined) return { fromOn: plusDays(today, 1 - YEAR_DAYS), untilOn: today, dueOn: null };
  const { startsOn, endsOn } = plan;
  if (kind !== 'progress-report') return { fromOn: startsOn, untilOn: endsOn, dueOn: null };
  const fromOn = reportedUntil === undefined ? startsOn : plusDays(reportedUntil, 1);
  const reportDay = requiredReportDays(plan).find((day) => day >= fromOn);
  const untilOn = reportDay ?? (today < fromOn ? fromOn : today);
  return { fromOn, untilOn, dueOn: reportDay ?? null };
}

/**
 * Returns the default plan of a new document: one that is running today, else the latest. `plans` are sorted
 * newest first.
 */
export function planOfDocument<One extends Pick<Plan, 'startsOn' | 'endsOn'>>(
  plans: readonly One[],
  today: Day,
): One | undefined {
  return plans.find(({ startsOn, endsOn }) => startsOn <= today && today <= endsOn) ?? plans[0];
}
