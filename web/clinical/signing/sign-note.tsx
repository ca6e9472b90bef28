import { PenLine } from 'lucide-react';
import { useState } from 'react';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { SignDialog } from './sign-dialog.tsx';
import { SigningWaits } from './signing-waits.tsx';
import { useSignKey } from './use-sign-key.ts';

interface SignNoteProps {
  session: Session;
  /** Saves what is not saved yet, before it is shown as it will read; whether all of it is saved then. */
  save: () => Promise<boolean>;
  /** Whether everything can be saved just now. */
  isReady: boolean;
  /** Whether the key of the page signs this note; in a group it signs all. */
  hasKey?: boolean;
}

/** Sign, which Ctrl or ⌘ with Enter opens from anywhere in the note. */
export function SignNote({ session, save, isReady, hasKey = true }: SignNoteProps) {
  const [isOpen, setOpen] = useState(false);

  async function open(): Promise<void> {
    if (await save()) setOpen(true);
  }

  useSignKey(hasKey && isReady && !isOpen, () => void open());

  return (
    <>
      <SigningWaits />
      <Button disabled={!isReady} onClick={() => void open()}>
        <PenLine aria-hidden="true" className="size-4" />
        Sign
      </Button>
      {isOpen && <SignDialog session={session} onClose={() => setOpen(false)} />}
    </>
  );
}
