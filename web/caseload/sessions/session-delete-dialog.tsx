import { useState } from 'react';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { AlertDialog } from '#web/platform/ui/alert-dialog.tsx';
import { SeriesScopeChoice } from './series-scope-choice.tsx';
import { type SeriesScope, useDeleteSession } from './session-mutations.ts';
import type { SessionParts } from './session-parts.ts';

interface SessionDeleteDialogProps extends Pick<SessionParts, 'useDeletedRecords'> {
  session: Session;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDeleted: () => Promise<void> | void;
}

/**
 * Confirms the deletion of a session, names the data that is deleted, and for a series asks about the following ones.
 */
export function SessionDeleteDialog({
  session,
  useDeletedRecords,
  open,
  onOpenChange,
  onDeleted,
}: SessionDeleteDialogProps) {
  const [scope, setScope] = useState<SeriesScope>('one');
  const records = useDeletedRecords(session.id, open);
  const deletion = useDeleteSession(onDeleted);
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete this session?"
      description={`The session and its notes will be deleted${records}. The owner of the practice can restore them from the sealed records.`}
      confirmText="Delete"
      pendingText="Deleting..."
      pending={deletion.isPending}
      onConfirm={() => deletion.mutate({ id: session.id, scope }, { onError: () => onOpenChange(false) })}
    >
      {session.seriesId && <SeriesScopeChoice legend="Delete" scope={scope} onChange={setScope} />}
    </AlertDialog>
  );
}
