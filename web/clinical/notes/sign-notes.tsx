import { PenLine } from 'lucide-react';
import { useState } from 'react';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { SigningDialog } from '#web/clinical/signing/signing-dialog.tsx';
import { SigningWaits } from '#web/clinical/signing/signing-waits.tsx';
import { useSignKey } from '#web/clinical/signing/use-sign-key.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { SignNotesForm } from './sign-notes-form.tsx';
import { notesWords } from './sign-notes-mutation.ts';

interface SignNotesProps {
  /** Those whose notes are not signed yet. */
  sessions: readonly Session[];
  /** Saves what is not saved yet; whether all of it is saved then. */
  save: () => Promise<boolean>;
  /** Whether everything can be saved just now. */
  isReady: boolean;
}

/** Signs the notes of a group, one signature each; Ctrl or ⌘ with Enter opens it from anywhere on the page. */
export function SignNotes({ sessions, save, isReady }: SignNotesProps) {
  // What is signed meanwhile stays in sight until the dialog is closed.
  const [asked, setAsked] = useState<readonly Session[]>();
  const close = () => setAsked(undefined);

  async function open(): Promise<void> {
    if (await save()) setAsked(sessions);
  }

  useSignKey(isReady && !asked, () => void open());

  return (
    <>
      <SigningWaits />
      <Button disabled={!isReady} onClick={() => void open()}>
        <PenLine aria-hidden="true" className="size-4" />
        {`Sign ${notesWords(sessions.length)}`}
      </Button>
      {asked && (
        <SigningDialog title={`Sign ${notesWords(asked.length)}`} onClose={close}>
          <SignNotesForm sessions={asked} onClose={close} />
        </SigningDialog>
      )}
    </>
  );
}
