import { zodResolver } from '@hookform/resolvers/zod';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  SHORTEST_TIME_MINUTES,
  timeKindLabels,
  timeKinds,
} from '#domain/caseload/time-entries/time-entry.ts';
import {
  type TimeEntryFormResult,
  type TimeEntryFormStart,
  type TimeEntryFormValues,
  timeEntryFormSchema,
  timeEntryFormStart,
  timeEntryOfForm,
} from '#domain/caseload/time-entries/time-entry-form-values.ts';
import { isDay, isTime, momentOf } from '#domain/platform/dates.ts';
import { DurationField } from '#web/caseload/sessions/duration-field.tsx';
import { TypedTimeOverlap } from '#web/caseload/sessions/typed-time-overlap.tsx';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { DraftRestored } from '#web/platform/drafts/draft-restored.tsx';
import { useFormDraft } from '#web/platform/drafts/use-form-draft.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { FormActions } from '#web/platform/ui/form-actions.tsx';
import type { FormInDialog } from '#web/platform/ui/form-dialog.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { LabeledOptions } from '#web/platform/ui/labeled-options.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { TimeInput } from '#web/platform/ui/time-input.tsx';
import { useUnsavedChanges } from '#web/platform/ui/unsaved-changes.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { useCreateTimeEntry, useDeleteTimeEntry, useUpdateTimeEntry } from './time-entry-queries.ts';

interface TimeEntryFormProps extends FormInDialog {
  start: TimeEntryFormStart;
}

/** The form for time without a child: kind, date, time, length and a short note. */
export function TimeEntryForm({ start, onCancel, close, onDirtyChange }: TimeEntryFormProps) {
  // The entry as it was when the form opened, so that a change by another user is not overwritten unnoticed.
  const [{ entry, ...suggested }] = useState(start);
  const timeZone = useTimeZone();
  const form = useCheckedForm<TimeEntryFormValues, unknown, TimeEntryFormResult>({
    resolver: zodResolver(timeEntryFormSchema),
    defaultValues: timeEntryFormStart({ entry, ...suggested }, timeZone),
  });
  const { register, handleSubmit, watch, formState } = form;
  const { errors, isDirty } = formState;
  const create = useCreateTimeEntry();
  const update = useUpdateTimeEntry(entry?.id ?? 0);
  const deletion = useDeleteTimeEntry();
  const draft = useFormDraft(form, {
    key: ['time-entry', entry?.id ?? 'new', suggested.date, suggested.time].join(' '),
    updatedAt: entry?.updatedAt,
  });
  const { question, allowLeave } = useUnsavedChanges(isDirty, onDirtyChange);
  const [date, time, duration] = watch(['date', 'time', 'duration']);
  const isTimed = isDay(date) && isTime(time);

  function finish(): void {
    draft.forget();
    allowLeave();
    close();
  }

  function save(typed: TimeEntryFormResult): void {
    const body = timeEntryOfForm(typed, timeZone);
    if (entry) update.mutate({ ...body, updatedAt: entry.updatedAt }, { onSuccess: finish });
    else create.mutate(body, { onSuccess: finish });
  }

  function remove(): void {
    if (!entry) return;
    finish();
    deletion.mutate(entry);
  }

  return (
    <form
      noValidate
      data-typing
      aria-label="Time without a child"
      onSubmit={handleSubmit(save)}
      className="grid gap-5"
    >
      <DraftRestored draft={draft} />
      <Field label="Kind" error={errors.kind?.message}>
        <Select {...register('kind')}>
          <option value="">Choose a kind</option>
          <LabeledOptions values={timeKinds} labels={timeKindLabels} />
        </Select>
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <Field label="Date" error={errors.date?.message}>
          <DateInput {...register('date')} />
        </Field>
        <Field label="Time" error={errors.time?.message}>
          <TimeInput {...register('time')} />
        </Field>
        <DurationField
          field={register('duration', { valueAsNumber: true })}
          error={errors.duration?.message}
          shortest={SHORTEST_TIME_MINUTES}
        />
      </div>
      <TypedTimeOverlap
        day={date}
        typed={isTimed ? { date: momentOf(date, time, timeZone), duration } : undefined}
        timeEntryId={entry?.id}
      />
      <Field label="Note" optional hint="It needs no child’s name." error={errors.note?.message}>
        <Input {...register('note')} autoComplete="off" />
      </Field>
      {entry && (
        <Button variant="ghost" className="justify-self-start text-danger" onClick={remove}>
          <Trash2 aria-hidden="true" />
          Delete
        </Button>
      )}
      <FormActions
        saveText={entry ? 'Update Time' : 'Add Time'}
        savingText={entry ? 'Updating...' : 'Adding...'}
        isSaving={isSent(create) || isSent(update)}
        onCancel={onCancel}
      />
      {question}
    </form>
  );
}
