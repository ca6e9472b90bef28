import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { Group } from '#domain/caseload/groups/group.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { AlertDialog } from '#web/platform/ui/alert-dialog.tsx';
import { RecordPage } from '#web/platform/ui/record-page.tsx';
import { GroupFormDialog } from './group-form-dialog.tsx';
import { GroupHeader } from './group-header.tsx';
import { GroupMeetingsCard } from './group-meetings-card.tsx';
import { useDeleteGroup } from './group-mutations.ts';
import { useGroupOfAddress } from './group-queries.ts';
import { RosterCard } from './roster-card.tsx';

export const meta = practiceTitle('Group');

/** A group with its current and former members and its meetings. */
export default function GroupPage() {
  const { id } = useParams();
  return (
    <RecordPage query={useGroupOfAddress(id)} noun="Group" to="/groups" icon={UsersRound} placeholders="h-24">
      {(group) => <GroupDetail key={group.id} group={group} />}
    </RecordPage>
  );
}

function GroupDetail({ group }: { group: Group }) {
  const navigate = useNavigate();
  const deletion = useDeleteGroup(() => navigate('/groups'));
  const [isEditing, setEditing] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <GroupHeader group={group} onEdit={() => setEditing(true)} onDelete={() => setDeleting(true)} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <RosterCard group={group} />
        <div className="grid gap-5">
          <GroupMeetingsCard groupId={group.id} side="next" />
          <GroupMeetingsCard groupId={group.id} side="past" />
        </div>
      </div>
      <GroupFormDialog group={group} open={isEditing} onClose={() => setEditing(false)} />
      <AlertDialog
        open={isDeleting}
        onOpenChange={setDeleting}
        title="Delete this group?"
        description="Its sessions stay, each with its child, without the group. Who was in it from when until when is forgotten."
        confirmText="Delete"
        pendingText="Deleting..."
        pending={deletion.isPending}
        onConfirm={() => deletion.mutate(group, { onError: () => setDeleting(false) })}
      />
    </>
  );
}
