import * as z from 'zod/mini';
import { type Plan, requiredReportDays } from '#domain/clinical/plans/plan.ts';
import { type Day, daysBetween } from '#domain/platform/dates.ts';
import { day, id } from '#domain/platform/stored-shapes.ts';
import type { ClinicalDocument } from './document.ts';

/** A progress report that a plan requires and that is neither signed nor waived. */
export const dueReportShape = z.strictObject({
  clientId: id,
  planId: id,
  dueOn: day,
  /** The number of days until then; negative once the day has passed. */
  daysAway: z.int(),
});
export type DueReport = z.output<typeof dueReportShape>;

type Asking = Pick<Plan, 'id' | 'clientId' | 'reportDays' | 'waivedReports'>;
type Covering = Pick<ClinicalDocument, 'planId' | 'fromOn' | 'untilOn'>;

/**
 * Returns the report days up to `until`, earliest first, that no signed progress report of their plan covers. The end of
 * the plan changes nothing: what was due stays due until it is signed or waived, or its day is taken out of the plan.
 */
export function dueReports(
  plans: readonly Asking[],
  signedReports: readonly Covering[],
  { until, today }: { until: Day; today: Day },
): DueReport[] {
  const ofPlan = Map.groupBy(signedReports, ({ planId }) => planId);
  const isCovered = (planId: number, on: Day) =>
    ofPlan.get(planId)?.some(({ fromOn, untilOn }) => fromOn <= on && on <= untilOn) ?? false;
  return plans
    .flatMap(({ id: planId, clientId, ...days }) =>
      requiredReportDays(days)
        .filter((on) => on <= until && !isCovered(planId, on))
        .map((dueOn) => ({ clientId, planId, dueOn, daysAway: daysBetween(today, dueOn) })),
    )
    .toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : Number(one.dueOn > other.dueOn)));
}

type Begun = Covering & Pick<ClinicalDocument, 'kind' | 'state'>;

/** Returns the draft that covers a due report; a correction of a signed report is also a draft. */
export function draftOfReport<One extends Begun>(
  { planId, dueOn }: Pick<DueReport, 'planId' | 'dueOn'>,
  documents: readonly One[],
): One | undefined {
  return documents.find(
    ({ kind, state, fromOn, untilOn, ...draft }) =>
      kind === 'progress-report' &&
      state === 'draft' &&
      draft.planId === planId &&
      fromOn <= dueOn &&
      dueOn <= untilOn,
  );
}

/** Returns the due reports that have no draft. */
export function reportsToBegin(due: readonly DueReport[], documents: readonly Begun[]): DueReport[] {
  return due.filter((report) => draftOfReport(report, documents) === undefined);
}
