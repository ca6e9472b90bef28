import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { NoteOfSession } from '#domain/clinical/notes/session-note-reply.ts';
import { useMeetingOf } from '#web/caseload/groups/meeting-queries.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { CopyNoteDialog } from './copy-note-dialog.tsx';
import { useNoteDraft } from './use-note-draft.ts';

/** Button that copies the note to other children in the group; nothing if there are none, or no note. */
export function CopyNoteButton({ session, note }: { session: Session; note: NoteOfSession }) {
  const meeting = useMeetingOf(session);
  const { state, saver } = useNoteDraft(note);
  const text = state.content.notes ?? '';
  const [isOpen, setOpen] = useState(false);
  if (!meeting || meeting.sessions.length < 2 || text.trim() === '') return null;

  async function open(): Promise<void> {
    await saver.flush();
    setOpen(true);
  }

  return (
    <>
      <Button variant="secondary" size="sm" className="print:hidden" onClick={() => void open()}>
        <Copy aria-hidden="true" />
        Copy This Note to the Others
      </Button>
      {isOpen && (
        <CopyNoteDialog session={session} meeting={meeting} text={text} open onClose={() => setOpen(false)} />
      )}
    </>
  );
}
