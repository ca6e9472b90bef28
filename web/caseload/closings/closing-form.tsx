import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { closingsOfPlaces } from '#domain/caseload/closings/closed-places.ts';
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
import { ClosedPlacesField } from './closed-places-field.tsx';
import { useClosedSessions, useCloseSchools, useCreateClosing, useUpdateClosing } from './closing-queries.ts';
import { type ClosedPlaces, useClosedPlaces } from './use-closed-places.ts';

export interface ClosingFormStart {
  /** The closing to edit; undefined for a new one. */
  closing?: Closing;
  /** The suggested day of a new one. */
  day?: Day;
  /** The school or district that a new one is for; undefined is the practice. */
  organizationId?: number | undefined;
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

/** The closing form: who is closed, first and last day, reason, and the sessions to cancel. */
export function ClosingForm({ start, onSaved, onCancel, onDirtyChange }: ClosingFormProps) {
  const [{ closing, day = '', cancels = !closing, organizationId }] = useState(start);
  const [isCancelling, setCancelling] = useState(cancels);
  const create = useCreateClosing();
  const closeSchools = useCloseSchools();
  const update = useUpdateClosing(closing?.id ?? 0);
  const closed = useClosedPlaces(organizationId, !closing);
  const organizationIds = closing ? idsOf(closing) : closed.organizationIds;
  const form = useCheckedForm<NewClosing, unknown, NewClosing>({
    resolver: zodResolver(newClosing),
    defaultValues: {
      firstDay: closing?.firstDay ?? day,
      lastDay: closing?.lastDay ?? day,
      reason: closing?.reason ?? '',
    },
  });
  const { register, handleSubmit, watch, setValue, getValues, formState } = form;
  const { errors, isDirty, isSubmitted } = formState;
  const [firstDay, lastDay] = watch(['firstDay', 'lastDay']);
  const isTyped = isDay(firstDay) && isDay(lastDay) && closingObstacle({ firstDay, lastDay }) === undefined;
  const isKnown = isTyped && (closing !== undefined || closed.fault === undefined);
  const sessions = useClosedSessions({ firstDay, lastDay }, organizationIds, isKnown);
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
    else if (organizationIds === undefined) create.mutate(body, done);
    else if (closed.fault === undefined) {
      closeSchools.mutate(
        { closings: closingsOfPlaces(body, organizationIds), places: namesOf(closed) },
        done,
      );
    }
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
      {!closing && <ClosedPlacesField closed={closed} isFaultShown={isSubmitted} />}
      {isKnown && (
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
        isSaving={sessions.isLoading || isSent(create) || isSent(closeSchools) || isSent(update)}
        onCancel={onCancel}
      />
      {question}
    </form>
  );
}

function idsOf({ organizationId }: Closing): number[] | undefined {
  return organizationId === null ? undefined : [organizationId];
}

/** Returns the chosen places as words: "Maple Street School", or "4 schools and districts". */
function namesOf({ places }: ClosedPlaces): string {
  const [first, ...others] = places;
  if (first && others.length === 0) return first.name;
  const noun = places.some(({ kind }) => kind === 'district') ? 'schools and districts' : 'schools';
  return `${places.length} ${noun}`;
}
