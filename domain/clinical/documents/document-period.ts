import type { Plan } from '#domain/clinical/plans/plan.ts';
import { type Day, plusDays } from '#domain/platform/dates.ts';
import type { DocumentKind } from './document-words.ts';

/** The days that a document is about, and the one on which it is due. */
export interface DocumentPeriod {
  fromOn: Day;
  untilOn: Day;
  dueOn: Day | null;
}

const YEAR_DAYS = 365;

interface Beginning {
  kind: DocumentKind;
  plan: Pick<Plan, 'startsOn' | 'endsOn' | 'reportDays'> | undefined;
  /** The last day that a signed progress report of the plan is about. */
  reportedUntil: Day | undefined;
  today: Day;
}

/**
 * The period that a new document begins with. A progress report goes on where the last one ended, until the report day that
 * comes next of those; any other document is about the plan's days, or without a plan about the last twelve months.
 */
export function periodOf({ kind, plan, reportedUntil, today }: Beginning): DocumentPeriod {
  if (plan === undefined) return { fromOn: plusDays(today, 1 - YEAR_DAYS), untilOn: today, dueOn: null };
  const { startsOn, endsOn } = plan;
  if (kind !== 'progress-report') return { fromOn: startsOn, untilOn: endsOn, dueOn: null };
  const fromOn = reportedUntil === undefined ? startsOn : plusDays(reportedUntil, 1);
  const reportDay = plan.reportDays.toSorted().find((day) => day >= fromOn);
  const untilOn = reportDay ?? (today < fromOn ? fromOn : today);
  return { fromOn, untilOn, dueOn: reportDay ?? null };
}

/** The plan that a new document is about where none is named: one of today, else the latest; `plans` come latest first. */
export function planOfDocument<One extends Pick<Plan, 'startsOn' | 'endsOn'>>(
  plans: readonly One[],
  today: Day,
): One | undefined {
  return plans.find(({ startsOn, endsOn }) => startsOn <= today && today <= endsOn) ?? plans[0];
}
