import * as z from 'zod/mini';
import { logDaysFault, logLayouts } from '#domain/billing/vouchers/log-days.ts';
import { getMandate } from '#server/billing/mandates/mandate-store.ts';
import { getOrganization } from '#server/billing/organizations/organization-store.ts';
import { getClient } from '#server/caseload/clients/client-store.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { clientIdFilter, idFilter, mandateIdFilter, wholeDays } from '#server/platform/http/list-filters.ts';

/** The query of a service log. */
export const serviceLogQuery = z
  .object({
    ...wholeDays,
    clientId: clientIdFilter,
    mandateId: mandateIdFilter,
    payerId: idFilter('The payer must be named by its number'),
    schoolId: idFilter('The school must be named by its number'),
    layout: z.optional(z.enum(logLayouts, 'The layout must be grid or lines')),
  })
  .check(({ value, issues }) => {
    const message = logDaysFault(value);
    if (message !== undefined) issues.push({ code: 'custom', path: ['to'], message, input: value });
  });
export type ServiceLogQuery = z.output<typeof serviceLogQuery>;

/** Returns the client whose log alone is asked for, or null. Throws 404 for what is missing or another therapist's. */
export async function clientOfLog(
  queries: CaseloadQueries,
  { clientId, mandateId, payerId, schoolId }: ServiceLogQuery,
): Promise<number | null> {
  for (const id of [payerId, schoolId]) if (id !== undefined) await getOrganization(queries, id);
  if (clientId !== undefined) await getClient(queries, clientId);
  const mandate = mandateId === undefined ? undefined : await getMandate(queries, mandateId);
  return clientId ?? mandate?.clientId ?? null;
}
