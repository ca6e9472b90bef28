import type { Session } from '#domain/caseload/sessions/session.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { inParts } from '#server/platform/database/in-parts.ts';

/** Returns the ids of those sessions that have more of a note than Notes, or results. */
export async function listSessionIdsWithNote(
  { selectFrom }: CaseloadQueries,
  sessions: readonly Pick<Session, 'id'>[],
): Promise<Set<number>> {
  const withNote = new Set<number>();
  for await (const part of inParts(sessions)) {
    const ids = part.map(({ id }) => id);
    const notes = selectFrom('session_notes').select('session_id').where('state', '!=', 'none');
    const results = selectFrom('goal_results').select('session_id').distinct();
    const rows = await notes
      .where('session_id', 'in', ids)
      .union(results.where('session_id', 'in', ids))
      .execute();
    for (const { session_id } of rows) withNote.add(session_id);
  }
  return withNote;
}
