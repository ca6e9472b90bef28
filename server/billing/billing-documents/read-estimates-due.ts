import { type DueEstimate, estimatesDue } from '#domain/billing/billing-documents/estimate-due.ts';
import { dayOf, type Instant, type TimeZone } from '#domain/platform/dates.ts';
import { paidBy } from '#server/caseload/sessions/session-store.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { readValidEstimates } from './read-billed-estimates.ts';

/** Returns the estimates that are due to active clients whose families file no claims, earliest first. */
export async function readEstimatesDue(
  queries: CaseloadQueries,
  { now, timeZone }: { now: Instant; timeZone: TimeZone },
): Promise<DueEstimate[]> {
  const { selectFrom } = queries;
  const withoutClaims = selectFrom('billing_details').select('client_id').where('files_claims', '=', false);
  const active = selectFrom('clients').select('clients.id').where('status', '=', 'active');
  const visits = await selectFrom('sessions')
    .select(['client_id as clientId', 'date', 'created_at as createdAt'])
    .where('client_id', 'in', withoutClaims)
    .where('client_id', 'in', active)
    .where('date', '>', now)
    .where('status', '=', 'scheduled')
    .where('type', '!=', 'absent')
    .where(paidBy(queries, 'family'))
    .execute();
  if (visits.length === 0) return [];
  return estimatesDue(
    visits.map(({ clientId, date, createdAt }) => ({
      ...{ clientId, day: dayOf(date, timeZone) },
      scheduledOn: dayOf(createdAt, timeZone),
    })),
    await readValidEstimates(queries),
  );
}
