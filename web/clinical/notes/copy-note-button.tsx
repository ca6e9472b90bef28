import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { useMeetingOf } from '#web/caseload/groups/meeting-queries.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { CopyNoteDialog } from './copy-note-dialog.tsx';
import { useSessionNote } from './use-session-note.ts';

/** Copies the note to other children of the meeting; nothing where the child met with nobody else, or has no note. */
export function CopyNoteButton({ session }: { session: Session }) {
  const meeting = useMeetingOf(session);
  const { state, keeper } = useSessionNote(session);
  const [isOpen, setOpen] = useState(false);
  if (!meeting || meeting.sessions.length < 2 || state.text.trim() === '') return null;

  async function open(): Promise<void> {
    await keeper.flush();
    setOpen(true);
  }

  return (
    <>
      <Button variant="secondary" size="sm" className="print:hidden" onClick={() => void open()}>
        <Copy aria-hidden="true" />
        Copy this note to the others
      </Button>
      {isOpen && (
        <CopyNoteDialog
          session={session}
          meeting={meeting}
          text={state.text}
          open
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
