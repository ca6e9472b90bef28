import type { EstimateFacts } from '#domain/billing/billing-documents/estimate-facts.ts';
import type { EarlierPaper } from '#domain/billing/billing-documents/number-to-replace.ts';
import { readOwnRates } from '#server/billing/billing-details/billing-details-store.ts';
import { listSessions } from '#server/caseload/sessions/session-store.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { listBillingDocuments } from './billing-document-store.ts';
import type { PracticeNow } from './issuing-practice.ts';
import { type PaperDays, readPaperFacts } from './read-paper-facts.ts';

/** Reads what decides about an estimate. Throws 404 for another therapist's client. */
export async function readEstimateFacts(
  queries: CaseloadQueries,
  days: PaperDays,
  practice: PracticeNow,
): Promise<EstimateFacts> {
  const { timeZone, centsPerMinute } = practice.settings;
  const { moments, ...facts } = await readPaperFacts(queries, days, practice);
  const sessions = await listSessions(queries, { ...moments, isHeld: true, payer: 'family' });
  return {
    ...facts,
    sessions: sessions.toReversed(),
    pricing: { timeZone, centsPerMinute, ownRates: await readOwnRates(queries, days.clientId) },
    earlier: await readEarlier(queries, days.clientId),
  };
}

async function readEarlier(queries: CaseloadQueries, clientId: number): Promise<EarlierPaper[]> {
  const documents = await listBillingDocuments(queries, { clientId, kind: 'estimate' });
  return documents.flatMap(({ number, voidedAt, replacesNumber, fromOn, untilOn }) =>
    fromOn === null || untilOn === null
      ? []
      : [{ number, isVoid: voidedAt !== null, replacesNumber, from: fromOn, until: untilOn }],
  );
}
