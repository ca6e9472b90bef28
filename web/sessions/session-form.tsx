import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  type Session,
  sessionStatuses,
  sessionStatusLabels,
  sessionTypeLabels,
  sessionTypes,
} from '#domain/sessions/session.ts';
import { useUser } from '#web/auth/user-queries.ts';
import { useClientName } from '#web/clients/client-queries.ts';
import { usePracticeSettings } from '#web/practice/practice-settings-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { useUnsavedChanges } from '#web/ui/unsaved-changes.tsx';
import { SessionAbsenceFields } from './session-absence-fields.tsx';
import { SessionClientField } from './session-client-field.tsx';
import {
  type SessionFormResult,
  type SessionFormStart,
  sessionFormSchema,
  sessionFormStart,
  sessionOfForm,
} from './session-form-values.ts';
import { useCreateSession, useUpdateSession } from './session-queries.ts';
import { SessionTimeFields } from './session-time-fields.tsx';
import { useFormAbsence } from './use-form-absence.ts';

interface SessionFormProps extends SessionFormStart {
  onSaved?: ((session: Session) => void) | undefined;
  onCancel?: (() => void) | undefined;
  /** Tells a dialog around the form whether closing it would lose something. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

/** Schedules a session, for the client `clientId` when it is preset, or changes `session`. */
export function SessionForm({ onSaved, onCancel, onDirtyChange, ...start }: SessionFormProps) {
  // The session as it was when the form was opened: what somebody else changed meanwhile is not overwritten unseen.
  const [session] = useState(start.session);
  const presetClientId = session ? undefined : start.clientId;
  const user = useUser();
  const settings = usePracticeSettings();
  const clientName = useClientName('Unknown Client');
  const create = useCreateSession();
  const update = useUpdateSession(session?.id ?? 0);
  const form = useForm({
    resolver: zodResolver(sessionFormSchema),
    defaultValues: sessionFormStart(start, settings),
  });
  const { register, handleSubmit, setValue, watch, formState } = form;
  const { errors, isDirty } = formState;
  const { question, letLeave } = useUnsavedChanges(isDirty);
  const absence = useFormAbsence(watch(), session);
  useEffect(() => onDirtyChange?.(isDirty), [onDirtyChange, isDirty]);

  // What a hand set for an absence does not outlive it.
  function followTheRuleAgain(): void {
    setValue('absenceNumber', null);
    setValue('billable', null);
  }

  function save(typed: SessionFormResult): void {
    if (!user.data) return;
    const body = {
      ...sessionOfForm(typed, absence.billing, settings.timeZone),
      therapistId: user.data.id,
    };
    const done = {
      onSuccess: (saved: Session) => {
        letLeave();
        onSaved?.(saved);
      },
    };
    if (session) update.mutate({ ...body, updatedAt: session.updatedAt }, done);
    else create.mutate(body, done);
  }

  return (
    <form noValidate aria-label="Session" onSubmit={handleSubmit(save)} className="grid gap-5">
      <SessionTimeFields form={form} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Session Type" error={errors.type?.message}>
          <Select
            {...register('type', {
              onChange: (event) => {
                if (!session && event.target.value === 'absent') setValue('status', 'absence');
              },
            })}
          >
            <option value="">Choose a type</option>
            {sessionTypes.map((type) => (
              <option key={type} value={type}>
                {sessionTypeLabels[type]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Status" error={errors.status?.message}>
          <Select {...register('status', { onChange: followTheRuleAgain })}>
            {sessionStatuses.map((status) => (
              <option key={status} value={status}>
                {sessionStatusLabels[status]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {watch('status') === 'absence' && <SessionAbsenceFields form={form} absence={absence} />}
      {presetClientId === undefined ? (
        <SessionClientField form={form} />
      ) : (
        <div className="grid gap-1.5 text-sm">
          <p className="font-medium">Client</p>
          <p className="font-semibold text-base">{clientName(presetClientId)}</p>
        </div>
      )}
      <Field label="Notes" optional error={errors.notes?.message}>
        <Textarea rows={4} {...register('notes')} />
      </Field>
      <div className="flex flex-wrap justify-end gap-2 max-sm:flex-col-reverse">
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button
          type="submit"
          pending={create.isPending || update.isPending}
          pendingText={session ? 'Updating...' : 'Creating...'}
        >
          {session ? 'Update Session' : 'Create Session'}
        </Button>
      </div>
      {question}
    </form>
  );
}
