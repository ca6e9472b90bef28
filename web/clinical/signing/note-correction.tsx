import type { Session } from '#domain/caseload/sessions/session.ts';
import type { NoteOfSession } from '#domain/clinical/notes/note-of-session.ts';
import { CorrectionCard } from './correction-card.tsx';
import { useLeaveCorrection, useSignedTexts } from './signing-queries.ts';

interface NoteCorrectionProps {
  session: Session;
  note: Pick<NoteOfSession, 'correctionReason'>;
  save: () => Promise<boolean>;
}

/** Of a note that is being corrected, what it corrects and why. */
export function NoteCorrection({ session, note, save }: NoteCorrectionProps) {
  const leave = useLeaveCorrection(session);
  const texts = useSignedTexts(session.id).data ?? [];
  return (
    <CorrectionCard noun="note" reason={note.correctionReason} texts={texts} leave={leave} save={save} />
  );
}
