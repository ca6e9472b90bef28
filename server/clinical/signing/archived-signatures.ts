import type { SessionNote } from '#domain/clinical/notes/session-note.ts';
import type { SignedDocument } from '#domain/clinical/signing/signed-document.ts';
import { signedActShape, signedShape } from '#domain/clinical/signing/signed-note.ts';
import { rowsComparison, type SignedRows } from '#domain/clinical/signing/signed-rows.ts';
import { canonicalText } from '#domain/platform/canonical-text.ts';
import type { WholeCaseload } from '#domain/program/caseload-records.ts';
import { SignedChain } from '#server/clinical/signing/chain.ts';
import { invalidRow } from '#server/platform/http/invalid-row.ts';

const ALTERED = 'It is not as it was signed';

/**
 * Throws 400, naming the row, unless each signed text is unaltered and continues its client's chain, each signed note
 * and document has its text, and their rows match the texts.
 */
export function refuseAlteredTexts({ signed_documents: documents, ...caseload }: WholeCaseload): void {
  const clientOf = clientsOf(caseload);
  const chains = new Map<number, SignedChain>();
  const signed = new Set<string>();
  const inOrder = documents
    .map((document, index) => ({ document, index }))
    .toSorted((a, b) => a.document.position - b.document.position);
  for (const { document, index } of inOrder) {
    const { clientId, kind, version } = document;
    const chain = chains.get(clientId) ?? new SignedChain();
    chains.set(clientId, chain);
    const wrong =
      wrongOwner(document, clientOf) || ((!chain.follows(document) || !isAsItsText(document)) && ALTERED);
    if (wrong) throw invalidRow('signed_documents', index, wrong);
    if (!actKinds.has(kind)) signed.add(`${ofWhat(document)} ${version}`);
  }
  refuseChangedRows(documents, caseload);
  refuseLost('session_notes', caseload.session_notes, ({ sessionId }) =>
    ofWhat({ sessionId, documentId: null }),
  );
  refuseLost('documents', caseload.documents, ({ id }) => ofWhat({ sessionId: null, documentId: id }));

  function refuseLost<Row extends Pick<SessionNote, 'state' | 'version'>>(
    table: 'session_notes' | 'documents',
    rows: readonly Row[],
    textOf: (row: Row) => string,
  ): void {
    const lost = rows.findIndex(
      (row) =>
        (row.state === 'signed' || row.state === 'withdrawn') && !signed.has(`${textOf(row)} ${row.version}`),
    );
    if (lost !== -1) throw invalidRow(table, lost, 'Its signed text is not in this archive');
  }
}

/** Lists, the graph and reports read the rows, so the rows must match what was signed. */
function refuseChangedRows(
  documents: readonly SignedDocument[],
  caseload: Pick<WholeCaseload, keyof SignedRows>,
): void {
  const isAsItsRows = rowsComparison(caseload);
  const changed = documents.find((document) => !isAsItsRows(document));
  if (changed === undefined) return;
  const ofNote = caseload.session_notes.findIndex(({ sessionId }) => sessionId === changed.sessionId);
  if (ofNote !== -1) {
    throw invalidRow('session_notes', ofNote, 'The note, its session or its data is not what was signed');
  }
  const ofDocument = caseload.documents.findIndex(({ id }) => id === changed.documentId);
  if (ofDocument !== -1) throw invalidRow('documents', ofDocument, 'The document is not what was signed');
  throw invalidRow('signed_documents', documents.indexOf(changed), 'Its note is not in this archive');
}

/** The kinds of texts that add to a signed text or withdraw it. */
const actKinds: ReadonlySet<string> = new Set(signedActShape.shape.kind.options);

type SignedOf = Pick<SignedDocument, 'sessionId' | 'documentId'>;

function ofWhat({ sessionId, documentId }: SignedOf): string {
  return sessionId === null ? `document ${documentId}` : `session ${sessionId}`;
}

/** Returns the client of each session and document of an archive. */
function clientsOf({ sessions, documents }: Pick<WholeCaseload, 'sessions' | 'documents'>) {
  return new Map([
    ...sessions.map(({ id, clientId }) => [ofWhat({ sessionId: id, documentId: null }), clientId] as const),
    ...documents.map(({ id, clientId }) => [ofWhat({ sessionId: null, documentId: id }), clientId] as const),
  ]);
}

function wrongOwner(document: SignedDocument, clientOf: ReadonlyMap<string, number>): string | undefined {
  const { clientId, sessionId, documentId, kind } = document;
  if ((sessionId === null) === (documentId === null))
    return 'It is of a session or of a document, and not of both';
  const isOfNote = kind === 'session-note';
  if (!actKinds.has(kind) && isOfNote !== (sessionId !== null)) return ALTERED;
  if (clientOf.get(ofWhat(document)) === clientId) return undefined;
  return `Its ${sessionId === null ? 'document' : 'session'} is of another client`;
}

type TextColumns = Pick<SignedDocument, 'text' | 'uid' | 'kind' | 'aboutUid' | 'version' | 'signedAt'>;

/** Returns whether a signed document's columns match its text. */
export function isAsItsText({ text, uid, kind, aboutUid, version, signedAt }: TextColumns): boolean {
  const { data } = signedShape.safeParse(parsed(text));
  if (data === undefined || canonicalText(data) !== text) return false;
  const fromText = [data.uid, data.kind, data.about, data.version, data.signedAt];
  return JSON.stringify(fromText) === JSON.stringify([uid, kind, aboutUid, version, signedAt]);
}

/** Parses a text as JSON; undefined if it is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
