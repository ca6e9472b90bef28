import { goalRevisionRecord } from '#domain/goals/goal-revision.ts';
import { goalResultRecord } from '#domain/results/goal-result.ts';
import { sessionNoteRecord } from '#domain/session-notes/session-note.ts';
import { sessionRecord } from '#domain/sessions/session.ts';
import { rowsComparison, type SignedRows } from '#domain/signing/as-signed.ts';
import type { SignedDocument } from '#domain/signing/signed-document.ts';
import { selectionOf } from '#server/database/record-rows.ts';
import type { Queries } from '#server/database/tables.ts';

type SignedText = Pick<SignedDocument, 'kind' | 'version' | 'sessionId' | 'text' | 'therapistId'>;

/** Of these texts, each as it was signed, those behind which the session, the note or the data say something else by now. */
export async function changedBehind<Text extends SignedText>(
  read: Queries,
  texts: readonly Text[],
): Promise<Text[]> {
  const changed: Text[] = [];
  for (const [therapistId, own] of Map.groupBy(texts, (text) => text.therapistId)) {
    const sessionIds = own.flatMap(({ sessionId }) => (sessionId === null ? [] : [sessionId]));
    if (sessionIds.length === 0) continue;
    const isAsItsRows = rowsComparison(await rowsOf(read, therapistId, sessionIds));
    changed.push(...own.filter((text) => !isAsItsRows(text)));
  }
  return changed;
}

async function rowsOf(
  read: Queries,
  therapistId: number,
  sessionIds: readonly number[],
): Promise<SignedRows> {
  const results = read
    .selectFrom('goal_results')
    .where('goal_results.therapist_id', '=', therapistId)
    .where('goal_results.session_id', 'in', sessionIds);
  return {
    sessions: await read
      .selectFrom('sessions')
      .select(selectionOf(sessionRecord))
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
