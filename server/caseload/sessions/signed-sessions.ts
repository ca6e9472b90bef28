import type { Session } from '#domain/caseload/sessions/session.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { inParts } from '#server/platform/database/in-parts.ts';
import { conflict } from '#server/platform/http/errors.ts';

export const NOTE_IS_SIGNED = "This session's note is signed. Correct the note to change it";
const STAYS = 'This session has a signed note and stays in the record';

/** The fields of a session that its signed note states; others can still change. */
const signedFields = ['clientId', 'date', 'duration', 'type', 'status', 'notes'] as const;
/** Those that a signed note may leave open; they can then still be added. */
const addedFields = ['missedReason', 'makesUpFor'] as const;

/** Throws 409 if a change would make a session differ from its signed note; equal values are allowed. */
export async function refuseSignedChange(
  queries: CaseloadQueries,
  before: Session,
  after: Pick<Session, (typeof signedFields)[number] | (typeof addedFields)[number]>,
): Promise<void> {
  const isAsSigned =
    signedFields.every((field) => before[field] === after[field]) &&
    addedFields.every((field) => before[field] === null || before[field] === after[field]);
  if (isAsSigned) return;
  await refuseSignedNote(queries, before.id);
}

/** Throws 409 if a session's note is signed: it changes only by a correction. */
export async function refuseSignedNote({ selectFrom }: CaseloadQueries, sessionId: number): Promise<void> {
  const signed = await selectFrom('session_notes')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('state', '=', 'signed')
    .executeTakeFirst();
  if (signed) throw conflict(NOTE_IS_SIGNED);
}

/** Throws 409 if any of these sessions has a signed text: then none is deleted. */
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
