import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import type { GoalStatus } from '#domain/clinical/goals/goal-status.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { ReturnLink } from '#web/platform/navigation/return-link.tsx';
import { AlertDialog } from '#web/platform/ui/alert-dialog.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { DropdownMenu, MenuItem, MenuSeparator } from '#web/platform/ui/dropdown-menu.tsx';
import { inlineLinkStyles } from '#web/platform/ui/inline-link-styles.ts';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { useDeleteGoal, useUpdateGoal } from './goal-queries.ts';
import { GoalStatusBadge } from './goal-status-badge.tsx';
import { StatusReasonDialog } from './status-reason-dialog.tsx';

/** The goal's name, its client, and the actions on it. */
export function GoalHeader({ goal }: { goal: Goal }) {
  const clientName = useClientName();
  const home = `/clients/${goal.clientId}?tab=goals`;
  return (
    <>
      <PageHeader
        above={<ReturnLink to={home} label="Goals" />}
        title={goal.name}
        actions={<GoalActs goal={goal} home={home} />}
      />
      <p className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-2 text-ink-muted text-sm">
        <Link to={home} className={inlineLinkStyles}>
          {clientName(goal.clientId)}
        </Link>
        <GoalStatusBadge status={goal.status} />
      </p>
    </>
  );
}

function GoalActs({ goal, home }: { goal: Goal; home: string }) {
  const { id, status, clientId, updatedAt } = goal;
  const navigate = useNavigate();
  const update = useUpdateGoal(id);
  const [asked, setAsked] = useState<GoalStatus>();
  const [isDeleting, setDeleting] = useState(false);
  const changeStatus = (next: GoalStatus, reason?: string) =>
    update.mutate(
      { status: next, updatedAt, ...(reason ? { reason } : {}) },
      { onSuccess: () => setAsked(undefined) },
    );
  return (
    <>
      {status === 'draft' && <Button onClick={() => changeStatus('active')}>Start</Button>}
      {status === 'on-hold' && <Button onClick={() => changeStatus('active')}>Make Active</Button>}
      {(status === 'mastered' || status === 'discontinued') && (
        <Button onClick={() => setAsked('active')}>Take Up Again</Button>
      )}
      <ButtonLink to={`/goals/${id}/edit`} variant="secondary">
        <Pencil aria-hidden="true" />
        Edit
      </ButtonLink>
      {/* Where the criterion is met, the card of the goal's progress offers it first. */}
      {status === 'active' && (
        <Button variant="secondary" onClick={() => changeStatus('mastered')}>
          Mark as Mastered
        </Button>
      )}
      <DropdownMenu trigger={<Button variant="secondary">More</Button>}>
        {status === 'active' && (
          <>
            <MenuItem onSelect={() => setAsked('on-hold')}>Put on Hold…</MenuItem>
            <MenuItem onSelect={() => setAsked('discontinued')}>Discontinue…</MenuItem>
          </>
        )}
        {status === 'draft' ? (
          <MenuItem destructive onSelect={() => setDeleting(true)}>
            Delete
          </MenuItem>
        ) : (
          <>
            {status === 'active' && <MenuSeparator />}
            <MenuItem onSelect={() => navigate(`/goals/new?clientId=${clientId}&continuesId=${id}`)}>
              Continue as a New Goal
            </MenuItem>
          </>
        )}
      </DropdownMenu>
      <StatusReasonDialog
        status={asked}
        isSaving={update.isPending}
        onClose={() => setAsked(undefined)}
        onConfirm={changeStatus}
      />
      <DeleteQuestion id={id} home={home} open={isDeleting} onOpenChange={setDeleting} />
    </>
  );
}

interface DeleteQuestionProps {
  id: number;
  home: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function DeleteQuestion({ id, home, open, onOpenChange }: DeleteQuestionProps) {
  const navigate = useNavigate();
  const deletion = useDeleteGoal(() => navigate(home));
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete this draft?"
      description="The draft and its objectives will be deleted."
      confirmText="Delete"
      pendingText="Deleting..."
      pending={deletion.isPending}
      onConfirm={() => deletion.mutate(id, { onError: () => onOpenChange(false) })}
    />
  );
}
