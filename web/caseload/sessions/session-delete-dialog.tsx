import { useState } from 'react';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { useRecordedGoals } from '#web/clinical/results/result-queries.ts';
import { AlertDialog } from '#web/platform/ui/alert-dialog.tsx';
import { SeriesScopeChoice } from './series-scope-choice.tsx';
import { type SeriesScope, useDeleteSession } from './session-mutations.ts';

interface SessionDeleteDialogProps {
  session: Session;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDeleted: () => Promise<void> | void;
}

/** Asks before a session is deleted, says which data goes with it and, of a series, whether the following ones are deleted too. */
export function SessionDeleteDialog({ session, open, onOpenChange, onDeleted }: SessionDeleteDialogProps) {
  const [scope, setScope] = useState<SeriesScope>('one');
  const recorded = useRecordedGoals(session.id, open) ?? 0;
  const deletion = useDeleteSession(onDeleted);
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete this session?"
      description={`The session and its notes will be deleted${dataWords(recorded)}. The owner of the practice can restore them from the sealed records.`}
      confirmText="Delete"
      pendingText="Deleting..."
      pending={deletion.isPending}
      onConfirm={() => deletion.mutate({ id: session.id, scope }, { onError: () => onOpenChange(false) })}
    >
      {session.seriesId && <SeriesScopeChoice legend="Delete" scope={scope} onChange={setScope} />}
    </AlertDialog>
  );
}

function dataWords(recorded: number): string {
  if (recorded === 0) return '';
  return recorded === 1 ? ', with the data of 1 goal' : `, with the data of ${recorded} goals`;
}
