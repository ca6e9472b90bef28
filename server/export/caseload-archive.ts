import { Readable } from 'node:stream';
import { byTable, type WholeCaseload } from '#domain/caseload/caseload-records.ts';
import { versionOf } from '#domain/record.ts';
import type { Letterhead } from '#server/pdf/pdf-page.ts';
import { renderPdf } from '#server/pdf/render-pdf.ts';
import { caseloadCsv } from './caseload-csv.ts';
import { caseloadJson } from './caseload-json.ts';
import { type ZipEntry, zipStream } from './zip-stream.ts';

const explanation = `Everything of one therapist, as of the moment it was exported.

everything.json holds all of it; each table stands in a .csv file of its own besides, to be opened in a spreadsheet.
The folder invoices holds every invoice as a PDF, under its number.
Amounts are in cents. Moments are in UTC. Text that a spreadsheet would take for a formula has an apostrophe in front
in the .csv files.
`;

/** In which version each kind of record is written, so that a later program can bring it up to date. */
const versions = byTable(versionOf);

/** A caseload as one zip: JSON of everything, a CSV file for each table, and each invoice as a PDF. */
export function caseloadArchive(caseload: WholeCaseload, letterhead: Letterhead, now: Date): Readable {
  return Readable.from(zipStream(entriesOf(caseload, letterhead), now), { objectMode: false });
}

async function* entriesOf(caseload: WholeCaseload, letterhead: Letterhead): AsyncGenerator<ZipEntry> {
  yield { name: 'README.txt', pieces: [explanation] };
  yield { name: 'everything.json', pieces: caseloadJson({ versions, ...caseload }) };
  for (const [table, text] of caseloadCsv(caseload)) yield { name: `${table}.csv`, pieces: [text] };
  yield* invoicePdfs(caseload, letterhead);
}

// Each is printed when the one before it has left: the archive never holds more than one of them.
async function* invoicePdfs(
  { clients, invoices }: WholeCaseload,
  letterhead: Letterhead,
): AsyncGenerator<ZipEntry> {
  const clientOf = new Map(clients.map((client) => [client.id, client]));
  for (const invoice of invoices) {
    const client = clientOf.get(invoice.clientId);
    // Every invoice has its client: the database sees to it.
    if (client === undefined) continue;
    const content = { letterhead, invoice, client };
    const file = await renderPdf({ kind: 'invoice', content });
    yield { name: `invoices/invoice-${invoice.id}.pdf`, pieces: [file] };
  }
}
