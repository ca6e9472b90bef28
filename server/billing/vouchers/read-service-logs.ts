import { isBillableSession } from '#domain/billing/invoices/billable-sessions.ts';
import type { CheckedSession } from '#domain/billing/vouchers/checked-session.ts';
import type { ServiceLog } from '#domain/billing/vouchers/service-log.ts';
import { type LogMoney, serviceLogOf } from '#domain/billing/vouchers/service-logs.ts';
import { unitPrice } from '#domain/billing/vouchers/units.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import type { LogQuestion } from './read-mandates.ts';
import { readCheckedSessions } from './read-sessions.ts';

/**
 * Returns the service logs of a period without a bill, with their clients: one for each mandate that runs in it, also
 * without sessions.
 * Billable sessions that an organization pays have its units and cents.
 */
export async function readServiceLogs(
  queries: CaseloadQueries,
  question: LogQuestion,
  settings: Pick<PracticeSettings, 'timeZone' | 'schoolYearStart'>,
): Promise<{ clientId: number; log: ServiceLog }[]> {
  const { mandates, sessions } = await readCheckedSessions(queries, question, settings);
  const byMandate = Map.groupBy(sessions, ({ mandate }) => mandate);
  const place = { from: question.from, until: question.until, timeZone: settings.timeZone, moneyOf };
  return [...mandates.values()]
    .map((mandate) => ({
      clientId: mandate.client.id,
      log: serviceLogOf(mandate, byMandate.get(mandate) ?? [], place),
    }))
    .filter(({ log }) => log.rows.length > 0 || runsIn(log, question));
}

function runsIn({ mandate }: ServiceLog, { from, until }: LogQuestion): boolean {
  return mandate.startsOn <= until && from <= mandate.endsOn;
}

function moneyOf(session: CheckedSession): LogMoney {
  const { contract } = session.mandate;
  const price = contract && isBillableSession(session) ? unitPrice(session, contract) : undefined;
  return { units: null, rate: null, cents: null, ...price, leftOut: null, acknowledged: [] };
}
