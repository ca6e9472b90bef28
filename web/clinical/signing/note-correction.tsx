import type { Session } from '#domain/caseload/sessions/session.ts';
import type { NoteOfSession } from '#domain/clinical/notes/session-note-reply.ts';
import { CorrectionCard } from './correction-card.tsx';
import { useSignedNote } from './signed-session-note.ts';

interface NoteCorrectionProps {
  session: Session;
  note: Pick<NoteOfSession, 'correctionReason'>;
  save: () => Promise<boolean>;
}

/** The correction card of a note. */
export function NoteCorrection({ session, note, save }: NoteCorrectionProps) {
  return <CorrectionCard record={useSignedNote(session, null)} reason={note.correctionReason} save={save} />;
}
