import type { WholeCaseload } from '#domain/program/caseload-records.ts';
import { invalidRow } from '#server/platform/http/invalid-row.ts';

/**
 * Throws 400, naming the row, unless each version of a note belongs to a session in the archive with the same client.
 */
export function refuseWrongNoteVersions({ note_versions: versions, ...caseload }: WholeCaseload): void {
  const sessions = new Map(caseload.sessions.map((session) => [session.id, session]));
  const wrong = versions.findIndex(
    ({ sessionId, clientId }) => sessions.get(sessionId)?.clientId !== clientId,
  );
  if (wrong !== -1) throw invalidRow('note_versions', wrong, 'Its session is of another client');
}
