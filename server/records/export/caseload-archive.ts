import { Readable } from 'node:stream';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import { writeInvoicePaper } from '#domain/billing/invoices/write-invoice-paper.ts';
import { type InvoiceRecipient, invoiceRecipient } from '#domain/billing/vouchers/invoice-recipient.ts';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { Day } from '#domain/platform/dates.ts';
import { versionOf } from '#domain/platform/record.ts';
import { byTable } from '#domain/program/caseload-records.ts';
import type { Letterhead } from '#server/people/practice/pdf-page.ts';
import type { PracticeRequest } from '#server/people/sign-in/practice-request.ts';
import type { Caseload } from '#server/platform/database/caseload.ts';
import { PDFS_PER_THERAPIST, renderPdf } from '#server/platform/pdf/render-pdf.ts';
import type { AllModules } from '#server/platform/server-module.ts';
import { caseloadCsv } from './caseload-csv.ts';
import { caseloadJson } from './caseload-json.ts';
import { PackedCaseload } from './whole-caseload.ts';
import { type ZipEntry, zipStream } from './zip-stream.ts';

const explanation = `Everything of one therapist, as of the moment it was exported.

everything.json holds all of it; each table stands in a .csv file of its own besides, to be opened in a spreadsheet.
The folder invoices holds every invoice as a PDF, under its number.
Amounts are in cents. Moments are in UTC. Text that a spreadsheet would take for a formula has an apostrophe in front
in the .csv files.
`;

/** The version of each kind of record, so that a later program can upgrade the archive. */
const versions = byTable(versionOf);

/**
 * Returns a caseload as a zip: JSON of everything, a CSV file per table, and each invoice as a PDF. The first bytes
 * are sent before anything is read.
 */
export function caseloadArchive(
  { caseload, today, now }: Pick<PracticeRequest, 'caseload' | 'today' | 'now'>,
  letterhead: Letterhead,
  all: AllModules,
): Readable {
  const entries = entriesOf(caseload, today, letterhead, all);
  return Readable.from(zipStream(entries, new Date(now)), { objectMode: false });
}

async function* entriesOf(
  caseload: Caseload,
  today: Day,
  letterhead: Letterhead,
  all: AllModules,
): AsyncGenerator<ZipEntry> {
  yield { name: 'README.txt', pieces: [explanation] };
  const packed = await PackedCaseload.read(caseload, today, all);
  const lists = byTable(({ table }) => packed.rows(table));
  yield { name: 'everything.json', pieces: caseloadJson({ versions, ...lists }) };
  for (const [table, text] of caseloadCsv(packed)) yield { name: `${table}.csv`, pieces: text };
  yield* invoicePdfs(caseload.therapistId, packed, letterhead);
}

// Renders as many at once as one therapist has threads for; the archive never holds more of them.
async function* invoicePdfs(
  therapistId: number,
  packed: PackedCaseload,
  letterhead: Letterhead,
): AsyncGenerator<ZipEntry> {
  const left = new AbortController();
  const clientOf = new Map<number, Client>();
  for await (const clients of packed.rows('clients'))
    for (const client of clients) clientOf.set(client.id, client);
  const recipients = await recipientsOfInvoices(packed);
  const billTos = new Map<number, string | null>();
  for await (const details of packed.rows('billing_details'))
    for (const { clientId, billTo } of details) billTos.set(clientId, billTo);
  async function print(invoice: Invoice): Promise<ZipEntry> {
    const client = clientOf.get(invoice.clientId);
    if (client === undefined) throw new Error('Every invoice has its client: the database sees to it');
    const recipient = recipients.get(invoice.id) ?? null;
    const billTo = billTos.get(client.id) ?? null;
    const content = writeInvoicePaper({ invoice, client, recipient, billTo }, letterhead);
    const file = await renderPdf(therapistId, { kind: 'invoice', content }, left.signal);
    return { name: `invoices/invoice-${invoice.id}.pdf`, pieces: [file], isPacked: true };
  }
  try {
    yield* ahead(packed.rows('invoices'), PDFS_PER_THERAPIST, print);
  } finally {
    left.abort(new Error('The export was stopped'));
  }
}

/** Returns the payers that invoices on bills are addressed to, by the invoice's id. */
async function recipientsOfInvoices(packed: PackedCaseload): Promise<Map<number, InvoiceRecipient>> {
  const recipients = new Map<number, InvoiceRecipient>();
  for await (const vouchers of packed.rows('vouchers')) {
    for (const { text, parts } of vouchers) {
      for (const part of parts) {
        // A void bill has no invoices.
        if (part.invoiceId !== null) recipients.set(part.invoiceId, invoiceRecipient(text, part.text));
      }
    }
  }
  return recipients;
}

/** Yields the results of `job` in the items' order while it already works on the next ones. */
async function* ahead<Item, Made>(
  windows: AsyncIterable<readonly Item[]>,
  atOnce: number,
  job: (item: Item) => Promise<Made>,
): AsyncGenerator<Made> {
  const begun: Promise<Made>[] = [];
  for await (const items of windows) {
    for (const item of items) {
      const made = job(item);
      // If the consumer stops early, nobody awaits this promise.
      made.catch(() => undefined);
      begun.push(made);
      const first = begun.length > atOnce ? begun.shift() : undefined;
      if (first) yield await first;
    }
  }
  for (const made of begun) yield await made;
}
