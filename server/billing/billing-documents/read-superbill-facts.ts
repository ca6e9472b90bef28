import { billingCodesOf } from '#domain/billing/billing-documents/procedure-code.ts';
import { superbillOf } from '#domain/billing/billing-documents/superbill.ts';
import type { EarlierSuperbill, SuperbillFacts } from '#domain/billing/billing-documents/superbill-facts.ts';
import { type Day, plusDays, startOfDay } from '#domain/platform/dates.ts';
import { findBillingDetails } from '#server/billing/billing-details/billing-details-store.ts';
import { getClient } from '#server/caseload/clients/client-store.ts';
import { listPlans } from '#server/clinical/plans/plan-store.ts';
import { findSigningProfile } from '#server/clinical/signing/signing-profile-store.ts';
import type { PracticeRequest } from '#server/people/sign-in/practice-request.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { listBillingDocuments } from './billing-document-store.ts';
import { readSuperbillSessions } from './read-superbill-sessions.ts';

/** The practice at the moment of a superbill. */
export type PracticeNow = Pick<PracticeRequest, 'settings' | 'today'>;

/** The child and the days of a superbill. */
export interface SuperbillDays {
  clientId: number;
  from: Day;
  to: Day;
}

/** Reads what decides about a superbill. Throws 404 for another therapist's client. */
export async function readSuperbillFacts(
  queries: CaseloadQueries,
  days: SuperbillDays,
  { settings, today }: PracticeNow,
): Promise<SuperbillFacts> {
  const { clientId, from, to } = days;
  const { timeZone, npi, taxId } = settings;
  const client = await getClient(queries, clientId);
  const moments = { from: startOfDay(from, timeZone), until: startOfDay(plusDays(to, 1), timeZone) };
  return {
    ...days,
    today,
    client,
    profile: (await findSigningProfile(queries)) ?? null,
    practice: { npi, taxId },
    details: (await findBillingDetails(queries, clientId)) ?? null,
    sessions: await readSuperbillSessions(queries, { clientId, ...moments }, timeZone),
    annualDays: await readAnnualDays(queries, days),
    plans: await listPlans(queries, { clientId }),
    earlier: await readEarlier(queries, clientId),
    ...billingCodesOf(settings),
  };
}

async function readAnnualDays({ selectFrom }: CaseloadQueries, { clientId, from, to }: SuperbillDays) {
  const rows = await selectFrom('annuals')
    .select('date')
    .where('client_id', '=', clientId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute();
  return rows.map(({ date }) => date);
}

async function readEarlier(queries: CaseloadQueries, clientId: number): Promise<EarlierSuperbill[]> {
  const documents = await listBillingDocuments(queries, { clientId, kind: 'superbill' });
  return documents.map((document) => ({
    id: document.id,
    number: document.number,
    isVoid: document.voidedAt !== null,
    replacesNumber: document.replacesNumber,
    bill: superbillOf(document),
  }));
}
