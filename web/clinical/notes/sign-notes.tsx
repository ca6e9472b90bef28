import { PenLine } from 'lucide-react';
import { useState } from 'react';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { SigningDialog } from '#web/clinical/signing/signing-dialog.tsx';
import { SigningWaits } from '#web/clinical/signing/signing-waits.tsx';
import { useSignKey } from '#web/clinical/signing/use-sign-key.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { SignNotesForm } from './sign-notes-form.tsx';
import { notesCountText } from './sign-notes-mutation.ts';

interface SignNotesProps {
  /** The sessions whose notes are not signed yet. */
  sessions: readonly Session[];
  /** Saves local changes; resolves to whether everything is saved. */
  save: () => Promise<boolean>;
  /** Whether everything can be saved now. */
  isReady: boolean;
}

/**
 * Button and dialog that sign a group's notes, with one signature each; Ctrl or ⌘ Enter opens it from
 * anywhere on the page.
 */
export function SignNotes({ sessions, save, isReady }: SignNotesProps) {
  // Notes signed meanwhile stay visible until the dialog is closed.
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
        {`Sign ${notesCountText(sessions.length)}`}
      </Button>
      {asked && (
        <SigningDialog title={`Sign ${notesCountText(asked.length)}`} onClose={close}>
          <SignNotesForm sessions={asked} onClose={close} />
        </SigningDialog>
      )}
    </>
  );
}
