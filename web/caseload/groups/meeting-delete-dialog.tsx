import { useState } from 'react';
import type { Meeting } from '#domain/caseload/groups/meeting.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { AlertDialog } from '#web/platform/ui/alert-dialog.tsx';
import { type MeetingScope, useDeleteMeeting } from './meeting-moves.ts';
import { MeetingScopeChoice } from './meeting-scope-choice.tsx';

interface MeetingDeleteDialogProps {
  meeting: Meeting<Session>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDeleted: () => Promise<void> | void;
}

/** Confirms the deletion of a meeting's sessions, and asks whether to include later meetings. */
export function MeetingDeleteDialog({ meeting, open, onOpenChange, onDeleted }: MeetingDeleteDialogProps) {
  const [scope, setScope] = useState<MeetingScope>('group');
  const deletion = useDeleteMeeting(onDeleted);
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete this meeting?"
      description="The sessions of all its children will be deleted with their notes. The owner of the practice can restore them from the sealed records."
      confirmText="Delete"
      pendingText="Deleting..."
      pending={deletion.isPending}
      onConfirm={() => deletion.mutate({ meeting, scope }, { onError: () => onOpenChange(false) })}
    >
      <MeetingScopeChoice
        legend="Delete"
        scope={scope}
        hint={
          scope === 'group-following'
            ? 'Also sessions of these meetings that took place or were missed, with their notes.'
            : undefined
        }
        onChange={setScope}
      />
    </AlertDialog>
  );
}
