import { dueReports } from '#domain/clinical/documents/due-reports.ts';
import type { Day } from '#domain/platform/dates.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { documentsInCorrection } from './documents-in-correction.ts';

/** Returns the progress reports that active clients' plans require up to a day and that are neither signed nor waived. */
export async function listDueReports(queries: CaseloadQueries, days: { until: Day; today: Day }) {
  const { selectFrom } = queries;
  const active = selectFrom('clients').select('clients.id').where('status', '=', 'active');
  const plans = await selectFrom('plans')
    .select(['id', 'client_id as clientId', 'report_days as reportDays', 'waived_reports as waivedReports'])
    .where('client_id', 'in', active)
    .execute();
  const reports = await selectFrom('documents')
    .select(['plan_id as planId', 'from_on as fromOn', 'until_on as untilOn'])
    .where('kind', '=', 'progress-report')
    .where('state', '=', 'signed')
    .execute();
  const corrected = await documentsInCorrection(queries, { kind: 'progress-report' });
  return dueReports(plans, [...reports, ...corrected], days);
}
