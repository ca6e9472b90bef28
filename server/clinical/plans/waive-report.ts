import type { Plan, ReportWaiver } from '#domain/clinical/plans/plan.ts';
import type { Day } from '#domain/platform/dates.ts';
import { listDueReports } from '#server/clinical/documents/list-due-reports.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { conflict } from '#server/platform/http/errors.ts';
import { updateWaivers } from './plan-store.ts';

interface Waiving {
  user: { fullName: string };
  today: Day;
}

/**
 * Waives a due report for the given reason, or takes its waiver back if there is none. Throws 409 if the report is not
 * due, or not waived.
 */
export async function waiveReport(
  queries: CaseloadWrites,
  plan: Plan,
  { dueOn, reason }: ReportWaiver,
  { user, today }: Waiving,
): Promise<Plan> {
  const others = plan.waivedReports.filter((waived) => waived.dueOn !== dueOn);
  if (reason === null) {
    if (others.length === plan.waivedReports.length) throw conflict('This report is not waived');
    return updateWaivers(queries, plan, others);
  }
  const due = await listDueReports(queries, { until: dueOn, today });
  if (!due.some((report) => report.planId === plan.id && report.dueOn === dueOn)) {
    throw conflict('This report is not due: it is signed, waived or not required by the plan');
  }
  const waived = { dueOn, reason, waivedBy: user.fullName, waivedOn: today };
  const waivedReports = [...others, waived].toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1));
  return updateWaivers(queries, plan, waivedReports);
}
