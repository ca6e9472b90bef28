import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { Meeting } from '#domain/caseload/groups/meeting.ts';
import { followingHint } from '#domain/caseload/sessions/series-change.ts';
import { newSession, type Session } from '#domain/caseload/sessions/session.ts';
import { dayOf, momentOf, timeOfDay } from '#domain/platform/dates.ts';
import { requiredDay } from '#domain/platform/day-fields.ts';
import { DurationField } from '#web/caseload/sessions/duration-field.tsx';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { FormActions } from '#web/platform/ui/form-actions.tsx';
import { FormDialog, type FormInDialog } from '#web/platform/ui/form-dialog.tsx';
import { TimeInput } from '#web/platform/ui/time-input.tsx';
import { useUnsavedChanges } from '#web/platform/ui/unsaved-changes.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { type MeetingScope, useMoveMeetings } from './meeting-moves.ts';
import { MeetingScopeChoice } from './meeting-scope-choice.tsx';

const meetingTime = z.object({
  date: requiredDay('Please enter a valid date'),
  time: z.string().check(z.minLength(1, 'Please enter a time like 14:30')),
  duration: newSession.shape.duration,
});
type MeetingTime = z.output<typeof meetingTime>;

interface MeetingMoveDialogProps {
  meeting: Meeting<Session>;
  open: boolean;
  onClose: () => void;
}

/** Moves a meeting with all of its sessions, and the later ones if requested. */
export function MeetingMoveDialog({ meeting, open, onClose }: MeetingMoveDialogProps) {
  return (
    <FormDialog open={open} onClose={onClose} title="Move Meeting" width="sm">
      {(dialog) => <MeetingMoveForm meeting={meeting} {...dialog} />}
    </FormDialog>
  );
}

function MeetingMoveForm({
  meeting,
  onCancel,
  close,
  onDirtyChange,
}: FormInDialog & { meeting: Meeting<Session> }) {
  const timeZone = useTimeZone();
  const [first] = meeting.sessions;
  const [scope, setScope] = useState<MeetingScope>('group');
  const move = useMoveMeetings();
  const { register, handleSubmit, formState } = useCheckedForm<MeetingTime, unknown, MeetingTime>({
    resolver: zodResolver(meetingTime),
    defaultValues: {
      date: dayOf(first.date, timeZone),
      time: timeOfDay(first.date, timeZone),
      duration: first.duration,
    },
  });
  const { errors, isDirty } = formState;
  const { question, allowLeave } = useUnsavedChanges(isDirty, onDirtyChange);

  function save({ date, time, duration }: MeetingTime): void {
    const moved = { meeting, date: momentOf(date, time, timeZone), duration, scope };
    move.mutate(moved, {
      onSuccess: () => {
        allowLeave();
        close();
      },
    });
  }

  return (
    <form noValidate aria-label="Meeting" onSubmit={handleSubmit(save)} className="grid gap-5">
      <p className="text-ink-muted text-sm">The sessions of all its children move together.</p>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Date" error={errors.date?.message}>
          <DateInput {...register('date')} />
        </Field>
        <Field label="Time" error={errors.time?.message}>
          <TimeInput {...register('time')} />
        </Field>
      </div>
      <DurationField field={register('duration', { valueAsNumber: true })} error={errors.duration?.message} />
      <MeetingScopeChoice legend="Move" scope={scope} hint={followingHint(first)} onChange={setScope} />
      <FormActions
        saveText="Move Meeting"
        savingText="Moving..."
        isSaving={isSent(move)}
        onCancel={onCancel}
      />
      {question}
    </form>
  );
}
