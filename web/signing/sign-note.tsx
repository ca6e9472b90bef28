import { PenLine } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { NoteOfSession } from '#domain/session-notes/note-of-session.ts';
import type { Session } from '#domain/sessions/session.ts';
import { Button } from '#web/ui/button.tsx';
import { SignDialog } from './sign-dialog.tsx';

interface SignNoteProps {
  session: Session;
  note: NoteOfSession;
  /** Saves what is not saved yet, before it is shown as it will read. */
  save: () => Promise<unknown>;
  /** Whether everything can be saved just now. */
  isReady: boolean;
}

/** Sign, which Ctrl or ⌘ with Enter opens from anywhere in the note. */
export function SignNote({ session, note, save, isReady }: SignNoteProps) {
  const [isOpen, setOpen] = useState(false);

  async function open(): Promise<void> {
    await save();
    setOpen(true);
  }

  const openByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isOpen || !isReady) return;
    event.preventDefault();
    void open();
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => openByKey(event);
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, []);

  return (
    <>
      <Button disabled={!isReady} onClick={() => void open()}>
        <PenLine aria-hidden="true" className="size-4" />
        Sign
      </Button>
      {isOpen && <SignDialog session={session} updatedAt={note.updatedAt} onClose={() => setOpen(false)} />}
    </>
  );
}
