import { rosterObstacle } from '#domain/caseload/groups/group-member.ts';
import { type EarlierRecord, namedIn } from '#domain/platform/record.ts';
import { type ListedRecord, listedRecords, type WholeCaseload } from '#domain/program/caseload-records.ts';
import { invalidRow } from './archived-caseload.ts';
import { refuseWrongDocuments } from './archived-documents.ts';
import { refuseWrongGoals } from './archived-goals.ts';
import { wrongLines } from './archived-invoice-lines.ts';
import { refuseWrongNotes } from './archived-notes.ts';
import { refuseWrongPhrases } from './archived-phrases.ts';
import { refuseWrongResults } from './archived-results.ts';
import { refuseAlteredReviews } from './archived-reviews.ts';
import { refuseAlteredTexts } from './archived-signatures.ts';

/**
 * Throws 400, naming the row, unless every record of an archive has a number of its own and points to records that
 * are in the archive and belong together: a session stands on one invoice at most, and on one of its own client.
 */
export function refuseBrokenLinks(caseload: WholeCaseload): void {
  for (const kind of listedRecords) refuseSameNumbers(kind, caseload);
  for (const kind of listedRecords) refuseMissing(kind, caseload);
  refuseWrongMembers(caseload);
  refuseWrongNoteVersions(caseload);
  refuseWrongSessionLines(caseload);
  refuseWrongAnnualLines(caseload);
  refuseLostInvoices(caseload);
  refuseWrongGoals(caseload);
  refuseWrongResults(caseload);
  refuseWrongNotes(caseload);
  refuseWrongDocuments(caseload);
  refuseWrongPhrases(caseload);
  refuseAlteredTexts(caseload);
  refuseAlteredReviews(caseload);
  for (const [index, invoice] of caseload.invoices.entries()) {
    const wrong = wrongLines(invoice);
    if (wrong !== undefined) throw invalidRow('invoices', index, wrong);
  }
}

function refuseSameNumbers({ table }: ListedRecord, caseload: WholeCaseload): void {
  const known = new Set<number>();
  for (const [index, { id }] of caseload[table].entries()) {
    if (known.has(id)) throw invalidRow(table, index, 'Another row has the same id');
    known.add(id);
  }
}

function refuseMissing(kind: ListedRecord, caseload: WholeCaseload): void {
  const rows: readonly EarlierRecord[] = caseload[kind.table];
  for (const [field, table] of namedIn(kind)) {
    const named = listedRecords.find((one) => one.table === table);
    if (named === undefined) throw new Error(`There is no list of ${table} in an archive`);
    const known = new Set<unknown>(caseload[named.table].map(({ id }) => id));
    const lost = rows.findIndex(({ [field]: id }) => id !== null && !known.has(id));
    if (lost === -1) continue;
    const { one, several } = named.words;
    throw invalidRow(kind.table, lost, `Its ${one} is not among the ${several} of this archive`);
  }
}

function byId<Row extends { id: number }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

function refuseWrongMembers({ groups, clients }: WholeCaseload): void {
  const known = new Set(clients.map(({ id }) => id));
  for (const [index, { members }] of groups.entries()) {
    if (!members.every(({ clientId }) => known.has(clientId))) {
      throw invalidRow('groups', index, 'One of its members is not among the clients of this archive');
    }
    const obstacle = rosterObstacle(members);
    if (obstacle !== undefined) throw invalidRow('groups', index, obstacle);
  }
}

function refuseWrongNoteVersions({ note_versions: versions, ...caseload }: WholeCaseload): void {
  const sessions = byId(caseload.sessions);
  const wrong = versions.findIndex(
    ({ sessionId, clientId }) => sessions.get(sessionId)?.clientId !== clientId,
  );
  if (wrong !== -1) throw invalidRow('note_versions', wrong, 'Its session is of another client');
}

function refuseWrongSessionLines({ invoices, ...caseload }: WholeCaseload): void {
  const sessions = byId(caseload.sessions);
  const billed = new Set<number>();
  for (const [index, { clientId, sessionIds }] of invoices.entries()) {
    for (const id of sessionIds) {
      const session = sessions.get(id);
      if (!session) throw invalidRow('invoices', index, 'One of its sessions is not in this archive');
      if (session.clientId !== clientId) {
        throw invalidRow('invoices', index, 'One of its sessions is of another client');
      }
      if (billed.has(id)) throw invalidRow('invoices', index, 'One of its sessions is already on an invoice');
      billed.add(id);
    }
  }
}

function refuseWrongAnnualLines({ invoices, ...caseload }: WholeCaseload): void {
  const annuals = byId(caseload.annuals);
  for (const [index, { id, clientId, annualIds }] of invoices.entries()) {
    const isWrong = annualIds.some((annualId) => {
      const annual = annuals.get(annualId);
      return annual?.invoiceId !== id || annual.clientId !== clientId;
    });
    if (isWrong) throw invalidRow('invoices', index, 'One of its annual records does not belong to it');
  }
}

function refuseLostInvoices({ annuals, ...caseload }: WholeCaseload): void {
  const invoices = byId(caseload.invoices);
  for (const [index, { id, invoiceId }] of annuals.entries()) {
    if (invoiceId !== null && !invoices.get(invoiceId)?.annualIds.includes(id)) {
      throw invalidRow('annuals', index, 'Its invoice does not list it');
    }
  }
}
