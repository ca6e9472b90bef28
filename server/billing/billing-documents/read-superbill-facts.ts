import { billingCodesOf } from '#domain/billing/billing-documents/procedure-code.ts';
import { superbillOf } from '#domain/billing/billing-documents/superbill.ts';
import type { EarlierSuperbill, SuperbillFacts } from '#domain/billing/billing-documents/superbill-facts.ts';
import { findBillingDetails } from '#server/billing/billing-details/billing-details-store.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { listBillingDocuments } from './billing-document-store.ts';
import type { PracticeNow } from './issuing-practice.ts';
import { type PaperDays, readPaperFacts } from './read-paper-facts.ts';
import { readSuperbillSessions } from './read-superbill-sessions.ts';

/** Reads what decides about a superbill. Throws 404 for another therapist's client. */
export async function readSuperbillFacts(
  queries: CaseloadQueries,
  days: PaperDays,
  practice: PracticeNow,
): Promise<SuperbillFacts> {
  const { settings } = practice;
  const { moments, ...facts } = await readPaperFacts(queries, days, practice);
  return {
    ...facts,
    details: (await findBillingDetails(queries, days.clientId)) ?? null,
    sessions: await readSuperbillSessions(queries, moments, settings.timeZone),
    annualDays: await readAnnualDays(queries, days),
    earlier: await readEarlier(queries, days.clientId),
    ...billingCodesOf(settings),
  };
}

async function readAnnualDays({ selectFrom }: CaseloadQueries, { clientId, from, to }: PaperDays) {
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
