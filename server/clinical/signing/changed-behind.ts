import { documentRecord } from '#domain/clinical/documents/document.ts';
import { goalRevisionRecord } from '#domain/clinical/goals/goal-revision.ts';
import { sessionNoteRecord } from '#domain/clinical/notes/session-note.ts';
import { goalResultRecord } from '#domain/clinical/results/goal-result.ts';
import type { SignedDocument } from '#domain/clinical/signing/signed-document.ts';
import { rowsComparison, type SignedRows } from '#domain/clinical/signing/signed-rows.ts';
import { selectSessions } from '#server/caseload/sessions/session-store.ts';
import { selectionOf } from '#server/platform/database/record-rows.ts';
import type { Queries } from '#server/platform/database/tables.ts';

type SignedText = Pick<SignedDocument, 'version' | 'sessionId' | 'documentId' | 'text' | 'therapistId'>;

/** Returns the unaltered texts whose session, note, results or document no longer match them. */
export async function changedBehind<Text extends SignedText>(
  read: Queries,
  texts: readonly Text[],
): Promise<Text[]> {
  const changed: Text[] = [];
  for (const [therapistId, own] of Map.groupBy(texts, (text) => text.therapistId)) {
    const sessionIds = own.flatMap(({ sessionId }) => sessionId ?? []);
    const documentIds = own.flatMap(({ documentId }) => documentId ?? []);
    const isAsItsRows = rowsComparison({
      ...noRows,
      ...(sessionIds.length > 0 && (await rowsOfSessions(read, therapistId, sessionIds))),
      ...(documentIds.length > 0 && { documents: await rowsOfDocuments(read, therapistId, documentIds) }),
    });
    changed.push(...own.filter((text) => !isAsItsRows(text)));
  }
  return changed;
}

// PostgreSQL rejects an empty list of ids, so nothing is queried for one.
const noRows: SignedRows = {
  sessions: [],
  session_notes: [],
  goal_results: [],
  goal_revisions: [],
  documents: [],
};

async function rowsOfSessions(
  read: Queries,
  therapistId: number,
  sessionIds: readonly number[],
): Promise<Omit<SignedRows, 'documents'>> {
  const results = read
    .selectFrom('goal_results')
    .where('goal_results.therapist_id', '=', therapistId)
    .where('goal_results.session_id', 'in', sessionIds);
  return {
    sessions: await selectSessions(read.selectFrom('sessions'))
      .where('therapist_id', '=', therapistId)
      .where('id', 'in', sessionIds)
      .execute(),
    session_notes: await read
      .selectFrom('session_notes')
      .select(selectionOf(sessionNoteRecord))
      .where('therapist_id', '=', therapistId)
      .where('session_id', 'in', sessionIds)
      .execute(),
    goal_results: await results.select(selectionOf(goalResultRecord)).execute(),
    goal_revisions: await read
      .selectFrom('goal_revisions')
      .select(selectionOf(goalRevisionRecord))
      .where('therapist_id', '=', therapistId)
      .where('goal_id', 'in', results.select('goal_results.goal_id'))
      .execute(),
  };
}

function rowsOfDocuments(read: Queries, therapistId: number, documentIds: readonly number[]) {
  return read
    .selectFrom('documents')
    .select(selectionOf(documentRecord))
    .where('therapist_id', '=', therapistId)
    .where('id', 'in', documentIds)
    .execute();
}
