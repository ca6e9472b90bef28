import { zodResolver } from '@hookform/resolvers/zod';
import { useNavigate } from 'react-router';
import {
  type SessionFormResult,
  type SessionFormValues,
  sessionFormSchema,
  sessionFormStart,
} from '#domain/caseload/sessions/session-form-values.ts';
import { sessionTypeLabels, sessionTypes } from '#domain/caseload/sessions/session-words.ts';
import { type Day, formatDay } from '#domain/platform/dates.ts';
import { weekdayOf } from '#domain/platform/week.ts';
import { ClosedDayNotice } from '#web/caseload/closings/closed-day-notice.tsx';
import { DurationField } from '#web/caseload/sessions/duration-field.tsx';
import { SessionClientField } from '#web/caseload/sessions/session-client-field.tsx';
import { SessionFormOverlap } from '#web/caseload/sessions/session-form-overlap.tsx';
import { useLastSessionValues } from '#web/caseload/sessions/use-last-session-values.ts';
import { useSaveSession } from '#web/caseload/sessions/use-save-session.ts';
import { usePracticeSettings } from '#web/people/practice/practice-settings-queries.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { FormDialog, type FormInDialog } from '#web/platform/ui/form-dialog.tsx';
import { LabeledOptions } from '#web/platform/ui/labeled-options.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { TimeInput } from '#web/platform/ui/time-input.tsx';
import { useUnsavedChanges } from '#web/platform/ui/unsaved-changes.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';

/** A free time that was pressed. */
export interface FreeTime {
  date: Day;
  /** "HH:mm" */
  time: string;
}

interface FreeTimeDialogProps {
  /** Undefined closes the dialog. */
  start: FreeTime | undefined;
  onClose: () => void;
  /** Called when the time is to be without a child. */
  onAddTime: (start: FreeTime) => void;
}

/** A short form in place that plans one session at a free time; More leads to the whole form with what is typed. */
export function FreeTimeDialog({ start, onClose, onAddTime }: FreeTimeDialogProps) {
  return (
    <FormDialog
      open={start !== undefined}
      onClose={onClose}
      title="Schedule Session"
      description={start ? `${weekdayOf(start.date)}, ${formatDay(start.date)}` : ''}
    >
      {(dialog) => start && <FreeTimeForm start={start} onAddTime={onAddTime} {...dialog} />}
    </FormDialog>
  );
}

type FreeTimeFormProps = FormInDialog & Pick<FreeTimeDialogProps, 'onAddTime'> & { start: FreeTime };

function FreeTimeForm({ start, close, onDirtyChange, onAddTime }: FreeTimeFormProps) {
  const navigate = useNavigate();
  const form = useCheckedForm<SessionFormValues, unknown, SessionFormResult>({
    resolver: zodResolver(sessionFormSchema),
    defaultValues: sessionFormStart(start, usePracticeSettings()),
  });
  const { register, handleSubmit, getValues, setValue, formState } = form;
  const { errors, isDirty } = formState;
  const { question, allowLeave } = useUnsavedChanges(isDirty, onDirtyChange);
  useLastSessionValues(form, undefined);
  const { save, isSaving } = useSaveSession(undefined, () => {
    allowLeave();
    close();
  });

  function handleTypeChange({ target }: { target: { value: string } }): void {
    setValue('status', target.value === 'absent' ? 'absence' : 'scheduled');
  }

  function handleAddTime(): void {
    allowLeave();
    close();
    onAddTime({ ...start, time: getValues('time') });
  }

  function handleMore(): void {
    const { date, time, ...typed } = getValues();
    allowLeave();
    close();
    void navigate('/sessions/new', { state: { date, time, typed } });
  }

  return (
    <form
      noValidate
      aria-label="Session"
      onSubmit={handleSubmit((typed) => save(typed, 'one'))}
      className="grid gap-5"
    >
      <SessionClientField form={form} />
      <div className="grid grid-cols-2 items-start gap-4">
        <Field label="Time" error={errors.time?.message}>
          <TimeInput {...register('time')} />
        </Field>
        <DurationField
          field={register('duration', { valueAsNumber: true })}
          error={errors.duration?.message}
        />
      </div>
      <Field label="Session Type" error={errors.type?.message}>
        <Select {...register('type', { onChange: handleTypeChange })}>
          <option value="">Choose a type</option>
          <LabeledOptions values={sessionTypes} labels={sessionTypeLabels} />
        </Select>
      </Field>
      <ClosedDayNotice day={start.date} />
      <SessionFormOverlap form={form} session={undefined} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={handleAddTime}>
          Add Time Instead
        </Button>
        <Button variant="secondary" onClick={handleMore}>
          More
        </Button>
        <Button type="submit" pending={isSaving} pendingText="Creating...">
          Create Session
        </Button>
      </div>
      {question}
    </form>
  );
}
