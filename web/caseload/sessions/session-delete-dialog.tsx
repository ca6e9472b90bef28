import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { AlertDialog } from '#web/platform/ui/alert-dialog.tsx';
import { SeriesScopeChoice } from './series-scope-choice.tsx';
import { type SeriesScope, useDeleteSession } from './session-mutations.ts';
import type { SessionParts } from './session-parts.ts';
import { sessionQueries } from './session-queries.ts';

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
  const hint = useOverHint(session.id, open && scope === 'following');
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
      {session.seriesId && (
        <SeriesScopeChoice legend="Delete" scope={scope} hint={hint} onChange={setScope} />
      )}
    </AlertDialog>
  );
}

/** Says how many of the following sessions are over, and are deleted with the planned ones. */
function useOverHint(sessionId: number, isAsked: boolean): string | undefined {
  const { data } = useQuery({ ...sessionQueries.following(sessionId), enabled: isAsked });
  const over = data?.filter(({ status }) => status !== 'scheduled' && status !== 'cancelled').length ?? 0;
  if (!isAsked || over === 0) return undefined;
  return over === 1
    ? 'One of the following took place or was missed. It is deleted too, with its note.'
    : `${over} of the following took place or were missed. They are deleted too, with their notes.`;
}
