import type { Session } from '#domain/caseload/sessions/session.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { inParts } from '#server/platform/database/in-parts.ts';
import { conflict } from '#server/platform/http/errors.ts';

export const NOTE_IS_SIGNED = "This session's note is signed. Correct the note to change it";
const STAYS = 'This session has a signed note and stays in the record';

/** What of a session its signed note says too; the rest of it stays free. */
const signedFields = ['clientId', 'date', 'duration', 'type', 'status', 'notes'] as const;

/** Throws 409 when a change of a session would make it another one than its signed note says; the same values pass. */
export async function refuseSignedChange(
  queries: CaseloadQueries,
  before: Session,
  after: Pick<Session, (typeof signedFields)[number]>,
): Promise<void> {
  if (signedFields.every((field) => before[field] === after[field])) return;
  await refuseSignedNote(queries, before.id);
}

/** Throws 409 when the note of a session is signed: nothing of it changes but by a correction. */
export async function refuseSignedNote({ selectFrom }: CaseloadQueries, sessionId: number): Promise<void> {
  const signed = await selectFrom('session_notes')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('state', '=', 'signed')
    .executeTakeFirst();
  if (signed) throw conflict(NOTE_IS_SIGNED);
}

/** Throws 409 when something was signed of any of these sessions: none of them is deleted then. */
export async function refuseSignedDeletion(
  { selectFrom }: CaseloadQueries,
  sessions: readonly Pick<Session, 'id'>[],
): Promise<void> {
  const signed = new Set<number>();
  for await (const part of inParts(sessions)) {
    const ids = part.map(({ id }) => id);
    const rows = await selectFrom('signed_documents')
      .select('session_id')
      .distinct()
      .where('session_id', 'in', ids)
      .execute();
    for (const { session_id } of rows) if (session_id !== null) signed.add(session_id);
  }
  if (signed.size === 0) return;
  if (sessions.length === 1) throw conflict(STAYS);
  const which =
    signed.size === 1
      ? 'One of these sessions has a signed note and stays in the record'
      : `${signed.size} of these sessions have signed notes and stay in the record`;
  throw conflict(`${which}, so nothing was changed`);
}
