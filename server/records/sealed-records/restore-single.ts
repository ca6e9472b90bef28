import * as z from 'zod/mini';
import { annualRecord } from '#domain/billing/annuals/annual.ts';
import { invoiceRecord } from '#domain/billing/invoices/invoice.ts';
import { idsOn, invoiceLineRecord } from '#domain/billing/invoices/invoice-line.ts';
import { assessmentRecord } from '#domain/caseload/assessments/assessment.ts';
import { sessionRecord } from '#domain/caseload/sessions/session.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import { answeredShape } from '#domain/platform/record.ts';
import type { SealedKind } from '#domain/program/sealed-record.ts';
import { type SealedRecords, sealedRecords, unsealed } from '#domain/program/sealing.ts';
import { refuseLostLines } from '#server/billing/invoices/refuse-lost-lines.ts';
import { linkAnnuals } from '#server/billing/invoices/write-invoice.ts';
import { restoreApplications } from '#server/billing/payments/restore-payments.ts';
import { dropLostReferences } from '#server/caseload/sealing/client-record.ts';
import { partsOf, type SealedSingle } from '#server/caseload/sealing/seal-record.ts';
import { refuseTakenAbsence } from '#server/caseload/sessions/taken-absence.ts';
import { anyRow } from '#server/platform/database/any-record.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { conflict } from '#server/platform/http/errors.ts';

type SingleKind = Exclude<SealedKind, 'client'>;

const kinds: Record<SingleKind, SealedSingle> = {
  session: sessionRecord,
  assessment: assessmentRecord,
  annual: annualRecord,
  invoice: invoiceRecord,
};

/** One record as stored in `sealed_records`. */
interface SealedSingleRow {
  kind: SingleKind;
  record_id: number;
  client_id: number;
  record: unknown;
}

/** Restores a single record and its parts. Throws 409 with the reason if that is not possible. */
export async function restoreSingle(
  queries: CaseloadWrites,
  { kind: noun, record_id: id, client_id: clientId, record }: SealedSingleRow,
  settings: PracticeSettings,
): Promise<void> {
  const kind = kinds[noun];
  const sealed = sealedRecords.parse(record);
  refuseWithoutBill(record);
  await refuseWithoutClient(queries, kind, clientId);
  if (noun === 'session') await refuseTakenAbsences(queries, sealed, settings);
  const lines = linesIn(sealed);
  await refuseLostLines(queries, clientId, lines);
  await insertSealed(queries, kind, sealed);
  await linkAnnuals(queries, idsOn(lines, 'annualId'), clientId, id);
  for (const part of partsOf(kind)) {
    if (part.table !== 'payment_applications') await insertSealed(queries, part, sealed);
  }
  if (noun === 'invoice') await restoreApplications(queries, id, sealed, settings.timeZone);
}

const ofBill = z.object({ wasOnBill: z._default(z.boolean(), false) });

/** Throws 409 for an invoice whose bill to a payer is void or deleted: without the bill, the family would owe it. */
function refuseWithoutBill(record: unknown): void {
  if (!ofBill.parse(record).wasOnBill) return;
  throw conflict(
    'The bill to a payer that this invoice was on is void or deleted. Please bill its sessions again',
  );
}

async function insertSealed(
  queries: CaseloadWrites,
  kind: Parameters<typeof anyRow>[0],
  sealed: SealedRecords,
): Promise<void> {
  const records = await dropLostReferences(queries, kind, unsealed(kind, sealed));
  await queries.insertInto(
    kind.table,
    records.map((one) => anyRow(kind, one)),
  );
}

function linesIn(sealed: SealedRecords) {
  return z.array(answeredShape(invoiceLineRecord)).parse(unsealed(invoiceLineRecord, sealed));
}

async function refuseWithoutClient(
  queries: CaseloadQueries,
  { words }: SealedSingle,
  clientId: number,
): Promise<void> {
  const client = await queries
    .selectFrom('clients')
    .select('id')
    .where('id', '=', clientId)
    .executeTakeFirst();
  if (!client)
    throw conflict(`The client of this ${words.one} was deleted too. Please restore the client first`);
}

async function refuseTakenAbsences(
  queries: CaseloadQueries,
  sealed: SealedRecords,
  settings: PracticeSettings,
): Promise<void> {
  for (const session of z.array(z.object(sessionRecord.fields)).parse(unsealed(sessionRecord, sealed))) {
    await refuseTakenAbsence(queries, session, settings);
  }
}
