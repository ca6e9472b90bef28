import type { Session } from '#domain/caseload/sessions/session.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { inParts } from '#server/platform/database/in-parts.ts';

/** The numbers of those sessions of which a note was begun or something was recorded. Their own words are not looked at. */
export async function notedSessionIds(
  { selectFrom }: CaseloadQueries,
  sessions: readonly Pick<Session, 'id'>[],
): Promise<Set<number>> {
  const noted = new Set<number>();
  for await (const part of inParts(sessions)) {
    const ids = part.map(({ id }) => id);
    for (const table of ['session_notes', 'goal_results'] as const) {
      const rows = await selectFrom(table)
        .select('session_id')
        .distinct()
        .where('session_id', 'in', ids)
        .execute();
      for (const { session_id } of rows) noted.add(session_id);
    }
  }
  return noted;
}
