import { type RefObject, useState } from 'react';
import { AlertDialog } from '#web/platform/ui/alert-dialog.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { useRemoveMailServer } from './mail-server-queries.ts';

interface RemoveMailServerProps {
  /** Whether mails go through it; otherwise SMTP_URL wins. */
  isInUse: boolean;
  /** Whether there is a mail server to remove; otherwise there is no button. */
  isSaved: boolean;
  /** Receives focus when the button is gone. */
  fallbackFocus: RefObject<HTMLElement | null>;
  onRemoved?: () => void;
}

/** The button that removes the saved mail server, after a question. */
export function RemoveMailServer({ isInUse, isSaved, fallbackFocus, onRemoved }: RemoveMailServerProps) {
  const remove = useRemoveMailServer();
  const [isAsking, setAsking] = useState(false);

  function confirm(): void {
    remove.mutate(undefined, { onSuccess: () => onRemoved?.(), onSettled: () => setAsking(false) });
  }

  return (
    <>
      {isSaved && (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {isInUse ? 'Remove' : 'Remove Saved Server'}
        </Button>
      )}
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Remove the mail server?"
        description={
          isInUse
            ? 'The practice sends no mail then, and its saved password is deleted. Requests from the website wait in the app.'
            : 'Its saved password is deleted. Mail goes on through the server of SMTP_URL.'
        }
        confirmText="Remove Mail Server"
        pendingText="Removing..."
        pending={remove.isPending}
        fallbackFocus={fallbackFocus}
        onConfirm={confirm}
      />
    </>
  );
}
