import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import {
  type Closing,
  closingObstacle,
  type NewClosing,
  newClosing,
} from '#domain/caseload/closings/closing.ts';
import { type Day, isDay } from '#domain/platform/dates.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { FormActions } from '#web/platform/ui/form-actions.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { useUnsavedChanges } from '#web/platform/ui/unsaved-changes.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { CancelSessionsField } from './cancel-sessions-field.tsx';
import { useClosedSessions, useCreateClosing, useUpdateClosing } from './closing-queries.ts';

export interface ClosingFormStart {
  /** The closing to edit; undefined for a new one. */
  closing?: Closing;
  /** The suggested day of a new one. */
  day?: Day;
  /** Whether cancelling the sessions is selected at first; true for a new closing. */
  cancels?: boolean;
}

interface ClosingFormProps {
  start: ClosingFormStart;
  onSaved: () => void;
  onCancel: () => void;
  /** Reports whether the form has unsaved changes. */
  onDirtyChange: (isDirty: boolean) => void;
}

/** The closing form: first and last day, reason, and the sessions to cancel. */
export function ClosingForm({ start, onSaved, onCancel, onDirtyChange }: ClosingFormProps) {
  const [{ closing, day = '', cancels = !closing }] = useState(start);
  const [isCancelling, setCancelling] = useState(cancels);
  const create = useCreateClosing();
  const update = useUpdateClosing(closing?.id ?? 0);
  const form = useCheckedForm<NewClosing, unknown, NewClosing>({
    resolver: zodResolver(newClosing),
    defaultValues: {
      firstDay: closing?.firstDay ?? day,
      lastDay: closing?.lastDay ?? day,
      reason: closing?.reason ?? '',
    },
  });
  const { register, handleSubmit, watch, setValue, getValues, formState } = form;
  const { errors, isDirty } = formState;
  const [firstDay, lastDay] = watch(['firstDay', 'lastDay']);
  const isTyped = isDay(firstDay) && isDay(lastDay) && closingObstacle({ firstDay, lastDay }) === undefined;
  const sessions = useClosedSessions(firstDay, lastDay, isTyped);
  const { question, allowLeave } = useUnsavedChanges(isDirty, onDirtyChange);

  function handleFirstDayChange(): void {
    const days = getValues();
    if (isDay(days.firstDay) && !(days.lastDay >= days.firstDay)) setValue('lastDay', days.firstDay);
  }

  function save(typed: NewClosing): void {
    const body = { ...typed, cancels: isCancelling ? (sessions.data?.planned ?? []) : [] };
    const done = {
      onSuccess: () => {
        allowLeave();
        onSaved();
      },
    };
    if (closing) update.mutate({ ...body, updatedAt: closing.updatedAt }, done);
    else create.mutate(body, done);
  }

  return (
    <form noValidate aria-label="Closing" onSubmit={handleSubmit(save)} className="grid gap-5">
      <Field label="Reason" error={errors.reason?.message}>
        <Input {...register('reason')} autoComplete="off" placeholder="Snow day" />
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="First Day" error={errors.firstDay?.message}>
          <DateInput {...register('firstDay', { onChange: handleFirstDayChange })} />
        </Field>
        <Field label="Last Day" error={errors.lastDay?.message}>
          <DateInput min={firstDay} {...register('lastDay')} />
        </Field>
      </div>
      {isTyped && (
        <CancelSessionsField
          days={{ firstDay, lastDay }}
          sessions={sessions}
          isTicked={isCancelling}
          onTick={setCancelling}
        />
      )}
      {/* Saving is possible only after the affected sessions are shown. */}
      <FormActions
        saveText={closing ? 'Update Closing' : firstDay === lastDay ? 'Close the Day' : 'Close the Days'}
        savingText={sessions.isLoading ? 'Looking at the days...' : 'Saving...'}
        isSaving={sessions.isLoading || isSent(create) || isSent(update)}
        onCancel={onCancel}
      />
      {question}
    </form>
  );
}
