import { useQuery } from '@tanstack/react-query';
import { AlertDialog } from '#web/platform/ui/alert-dialog.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import type { SeriesScope } from './session-mutations.ts';
import { sessionQueries } from './session-queries.ts';

interface CancelFollowingDialogProps {
  sessionId: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAnswer: (cancels: SeriesScope) => void;
}

/** Asks whether cancelling a session of a series also cancels the following ones. */
export function CancelFollowingDialog({
  sessionId,
  open,
  onOpenChange,
  onAnswer,
}: CancelFollowingDialogProps) {
  const following = useQuery({ ...sessionQueries.following(sessionId), enabled: open });
  const coming = following.data?.filter(({ status }) => status === 'scheduled').length;
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        coming === undefined ? 'Cancel the following sessions too?' : `Cancel the ${coming} following too?`
      }
      description="Only this session is cancelled unless you say so. What has already taken place stays as it is."
      cancelText="Back to the Form"
      confirmText={coming === undefined ? 'Cancel All' : `Cancel All ${coming + 1}`}
      isConfirmDisabled={!coming}
      onConfirm={() => onAnswer('following')}
    >
      <Button variant="secondary" onClick={() => onAnswer('one')}>
        Cancel Only This One
      </Button>
    </AlertDialog>
  );
}
