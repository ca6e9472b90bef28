import { useState } from 'react';
import type { Group, RosterMember } from '#domain/caseload/groups/group.ts';
import { rosterObstacle } from '#domain/caseload/groups/group-member.ts';
import { isDay, plusDays, startOfDay } from '#domain/platform/dates.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { useTimeZone, useToday } from '#web/people/practice/practice-settings-queries.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { FormActions } from '#web/platform/ui/form-actions.tsx';
import { FormDialog, type FormInDialog } from '#web/platform/ui/form-dialog.tsx';
import { useChangeMember } from './group-mutations.ts';
import { useSessionsOfMember } from './meeting-queries.ts';

interface MemberLeaveDialogProps {
  group: Group;
  /** The member who leaves; undefined closes the dialog. */
  member: RosterMember | undefined;
  onClose: () => void;
}

/** Ends a child's membership after a day; earlier sessions stay, later ones are deleted. */
export function MemberLeaveDialog({ group, member, onClose }: MemberLeaveDialogProps) {
  const [last, setLast] = useState(member);
  // While the dialog fades out, it still shows the last member.
  if (member && member !== last) setLast(member);
  return (
    <FormDialog open={member !== undefined} onClose={onClose} title="Leaves the Group" width="sm">
      {(dialog) => last && <MemberLeaveForm group={group} member={last} {...dialog} />}
    </FormDialog>
  );
}

function MemberLeaveForm({
  group,
  member,
  onCancel,
  close,
}: FormInDialog & { group: Group; member: RosterMember }) {
  const today = useToday();
  const timeZone = useTimeZone();
  const clientName = useClientName();
  const change = useChangeMember(group.id);
  const [until, setUntil] = useState(member.until ?? today);
  const [isChecked, setChecked] = useState(false);
  const obstacle = isDay(until)
    ? rosterObstacle([{ ...member, until }])
    : 'Please enter the last day in the group';
  const later = useSessionsOfMember({
    groupId: group.id,
    clientId: member.clientId,
    from: obstacle === undefined ? startOfDay(plusDays(until, 1), timeZone) : undefined,
  });

  function save(): void {
    setChecked(true);
    if (obstacle !== undefined) return;
    change.mutate({ clientId: member.clientId, change: { until } }, { onSuccess: close });
  }

  return (
    <form
      noValidate
      aria-label="Days in the group"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      className="grid gap-5"
    >
      <p className="wrap-anywhere text-sm">
        {`${clientName(member.clientId)} leaves ${group.name}. What was until then stays, and later sessions that have a note.`}
      </p>
      <Field label="Last Day" error={isChecked ? obstacle : undefined}>
        <DateInput value={until} onChange={(event) => setUntil(event.target.value)} />
      </Field>
      <p role="status" className="text-ink-muted text-sm empty:hidden">
        {obstacle === undefined && later !== undefined && goingText(later)}
      </p>
      <FormActions
        saveText="Save Last Day"
        savingText="Saving..."
        isSaving={isSent(change)}
        destructive={later !== undefined && later > 0}
        onCancel={onCancel}
      />
    </form>
  );
}

function goingText(later: number): string {
  if (later === 0) return 'No later session of the child is planned in this group.';
  return later === 1 ? '1 later session of the child goes.' : `${later} later sessions of the child go.`;
}
