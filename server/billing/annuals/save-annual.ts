import { type Annual, type AnnualChange, annualDay, type NewAnnual } from '#domain/billing/annuals/annual.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import type { Day, TimeZone } from '#domain/platform/dates.ts';
import { getClient } from '#server/caseload/clients/client-store.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { conflict, invalid } from '#server/platform/http/errors.ts';
import { createAnnual, deleteAnnual, updateAnnual } from './annual-store.ts';

/** Creates an annual record for one of the therapist's own clients. */
export async function addAnnual(
  queries: CaseloadWrites,
  requested: NewAnnual,
  settings: PracticeSettings,
): Promise<Annual> {
  await getClient(queries, requested.clientId);
  return createAnnual(queries, {
    clientId: requested.clientId,
    date: requestedDay(requested.date, settings),
    amount: requested.amount ?? settings.annualCents,
  });
}

/** Changes the sent fields. Throws 409 if the record is invoiced or has a document and would move to another client. */
export async function changeAnnual(
  queries: CaseloadWrites,
  before: Annual,
  change: Omit<AnnualChange, 'updatedAt'>,
  settings: PracticeSettings,
): Promise<Annual> {
  const clientId = change.clientId ?? before.clientId;
  if (clientId !== before.clientId) {
    await getClient(queries, clientId);
    if (before.invoiceId !== null) {
      throw conflict(
        'This annual record is on an invoice of its client, so it cannot be moved to another client',
      );
    }
    if (await hasDocument(queries, before)) {
      throw conflict(
        'This annual record belongs to a document of its client, so it cannot be moved to another client',
      );
    }
  }
  return updateAnnual(queries, before, {
    clientId,
    date: change.date === undefined ? before.date : requestedDay(change.date, settings),
    amount: change.amount ?? before.amount,
  });
}

/** Seals and deletes an annual record. Throws 409 if it is invoiced or a document refers to it. */
export async function removeAnnual(
  queries: CaseloadWrites,
  annual: Annual,
  timeZone: TimeZone,
): Promise<void> {
  if (annual.invoiceId !== null) {
    throw conflict('This annual record is on an invoice. Delete the invoice first, then the annual record');
  }
  if (await hasDocument(queries, annual)) {
    throw conflict('A document belongs to this annual record, so it stays in the record');
  }
  await deleteAnnual(queries, annual, timeZone);
}

async function hasDocument({ selectFrom }: CaseloadWrites, { id, clientId }: Annual): Promise<boolean> {
  const found = await selectFrom('documents')
    .select('id')
    .where('client_id', '=', clientId)
    .where('annual_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

function requestedDay(date: string, { timeZone }: PracticeSettings): Day {
  const day = annualDay(date, timeZone);
  if (day === undefined) throw invalid('Please enter a valid date');
  return day;
}
