import { useState } from 'react';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { SignButton, type SignButtonProps } from '#web/clinical/signing/sign-button.tsx';
import { SignNotesForm } from './sign-notes-form.tsx';
import { signNotesText } from './sign-notes-mutation.ts';

interface SignNotesProps extends SignButtonProps {
  /** The sessions whose notes are not signed yet. */
  sessions: readonly Session[];
}

/**
 * Button and dialog that sign a group's notes, with one signature each; Ctrl or ⌘ Enter opens it from
 * anywhere on the page.
 */
export function SignNotes({ sessions, save, ...button }: SignNotesProps) {
  // Notes signed meanwhile stay visible until the dialog is closed.
  const [asked, setAsked] = useState(sessions);

  async function saveAndAsk(): Promise<boolean> {
    const isSaved = await save();
    if (isSaved) setAsked(sessions);
    return isSaved;
  }

  return (
    <SignButton
      text={signNotesText(sessions.length)}
      title={signNotesText(asked.length)}
      save={saveAndAsk}
      {...button}
    >
      {(close) => <SignNotesForm sessions={asked} onClose={close} />}
    </SignButton>
  );
}
