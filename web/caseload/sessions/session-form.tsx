import { zodResolver } from '@hookform/resolvers/zod';
import { Suspense, use, useState } from 'react';
import { reasonsOf } from '#domain/caseload/sessions/missed-reason.ts';
import { followingHint } from '#domain/caseload/sessions/series-change.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import {
  type SessionFormResult,
  type SessionFormStart,
  sessionFormSchema,
  sessionFormStart,
} from '#domain/caseload/sessions/session-form-values.ts';
import { isGroupMeeting } from '#domain/caseload/sessions/session-group-values.ts';
import {
  sessionStatuses,
  sessionStatusLabels,
  sessionTypeLabels,
  sessionTypes,
} from '#domain/caseload/sessions/session-words.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { ClosedDayNotice } from '#web/caseload/closings/closed-day-notice.tsx';
import { usePracticeSettings } from '#web/people/practice/practice-settings-queries.ts';
import { DraftRestored } from '#web/platform/drafts/draft-restored.tsx';
import { useFormDraft } from '#web/platform/drafts/use-form-draft.ts';
import { Field } from '#web/platform/ui/field.tsx';
import { FormActions } from '#web/platform/ui/form-actions.tsx';
import { LabeledOptions } from '#web/platform/ui/labeled-options.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';
import { useUnsavedChanges } from '#web/platform/ui/unsaved-changes.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { useFocusOnOpen } from '#web/platform/ui/use-focus-on-open.ts';
import { CancelFollowingDialog } from './cancel-following-dialog.tsx';
import { SeriesScopeChoice } from './series-scope-choice.tsx';
import { SessionAbsenceFields } from './session-absence-fields.tsx';
import { SessionClientField } from './session-client-field.tsx';
import { SessionFormOverlap } from './session-form-overlap.tsx';
import { GroupNoteWarning, SessionGroupFields } from './session-group-fields.tsx';
import { SessionLeavesGroup } from './session-leaves-group.tsx';
import { SessionMandateFields } from './session-mandate-fields.ts';
import type { SeriesScope } from './session-mutations.ts';
import { SessionRepeatFields } from './session-repeat-fields.tsx';
import { SessionTimeFields } from './session-time-fields.tsx';
import { useFormAbsence } from './use-form-absence.ts';
import { useLastSessionValues } from './use-last-session-values.ts';
import { useSaveSession } from './use-save-session.ts';
import { type TypedElsewhere, useTypedElsewhere } from './use-typed-elsewhere.ts';

interface SessionFormProps extends SessionFormStart {
  /** What was typed in the short form of a free time. */
  typed?: TypedElsewhere | undefined;
  /** The child's school and its district, on whose closed days there are no sessions either. */
  closedFor?: readonly number[] | undefined;
  onSaved?: ((session: Session, typed: SessionFormResult) => void) | undefined;
  onCancel?: (() => void) | undefined;
  /** Reports to a surrounding dialog whether the form has unsaved changes. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

/** The form that schedules a session, for the client `clientId` if given, or edits `session`. */
export function SessionForm({
  onSaved,
  onCancel,
  onDirtyChange,
  typed,
  closedFor,
  ...start
}: SessionFormProps) {
  // The session as it was when the form opened, so that a change by another user is not overwritten unnoticed.
  const [session] = useState(start.session);
  const presetClientId = session ? undefined : start.clientId;
  const settings = usePracticeSettings();
  const form = useCheckedForm({
    resolver: zodResolver(sessionFormSchema),
    defaultValues: sessionFormStart(start, settings),
  });
  const { register, handleSubmit, setValue, watch, formState } = form;
  const { errors, isDirty } = formState;
  const [scope, setScope] = useState<SeriesScope>('one');
  const [asked, setAsked] = useState<SessionFormResult>();
  const [mandateId, setMandateId] = useState(session?.mandateId ?? null);
  const absence = useFormAbsence(watch(), session, mandateId);
  const MandateFields = use(SessionMandateFields);
  const isGroup = !session && isGroupMeeting(watch());
  const opened = useFocusOnOpen<HTMLFormElement>();
  const draft = useFormDraft(form, {
    key: [
      'session',
      session?.id ?? 'new',
      start.clientId,
      start.date,
      start.time,
      start.planned?.mandateId,
    ].join(' '),
    updatedAt: session?.updatedAt,
  });
  useTypedElsewhere(form, typed);
  useLastSessionValues(form, session, start.planned === undefined);
  const { question, allowLeave } = useUnsavedChanges(isDirty, onDirtyChange);
  const { save, isSaving } = useSaveSession(
    session,
    (saved, sent) => {
      draft.forget();
      allowLeave();
      onSaved?.(saved, sent);
    },
    closedFor,
  );

  function handleValid(valid: SessionFormResult): void {
    const cancels = valid.status === 'cancelled' && session?.status !== 'cancelled';
    if (cancels && scope === 'following') setAsked(valid);
    else save(valid, scope);
  }

  function handleAnswer(cancels: SeriesScope): void {
    setAsked(undefined);
    if (asked) save(asked, scope, cancels);
  }

  function handleTypeChange(event: { target: { value: string } }): void {
    if (!session && event.target.value === 'absent') setValue('status', 'absence');
  }

  // Values set manually for an absence are dropped if the session is no longer one.
  function handleStatusChange(): void {
    setValue('absenceNumber', null);
    setValue('billable', null);
    const { status, missedReason } = form.getValues();
    if (missedReason !== '' && !reasonsOf(status).includes(missedReason)) setValue('missedReason', '');
  }

  return (
    <form
      ref={opened}
      noValidate
      data-typing
      aria-label="Session"
      onSubmit={handleSubmit(handleValid)}
      className="grid gap-5"
    >
      <DraftRestored draft={draft} />
      {presetClientId === undefined ? (
        <SessionClientField form={form} />
      ) : (
        <PresetClient clientId={presetClientId} />
      )}
      {session?.groupId != null && (
        <SessionLeavesGroup form={form} session={session} groupId={session.groupId} />
      )}
      <SessionTimeFields form={form} />
      <ClosedDayNotice day={watch('date')} />
      <SessionFormOverlap form={form} session={session} closedFor={closedFor} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Session Type" error={errors.type?.message}>
          <Select {...register('type', { onChange: handleTypeChange })}>
            <option value="">Choose a type</option>
            <LabeledOptions values={sessionTypes} labels={sessionTypeLabels} />
          </Select>
        </Field>
        {!isGroup && (
          <Field label="Status" error={errors.status?.message}>
            <Select {...register('status', { onChange: handleStatusChange })}>
              <LabeledOptions values={sessionStatuses} labels={sessionStatusLabels} />
            </Select>
          </Field>
        )}
      </div>
      {!session && watch('type') === 'group' && <SessionGroupFields form={form} />}
      {!isGroup && watch('status') === 'absence' && <SessionAbsenceFields form={form} absence={absence} />}
      {MandateFields && !isGroup && (
        <Suspense>
          <MandateFields form={form} session={session} onMandate={setMandateId} />
        </Suspense>
      )}
      <Field label="Notes" optional error={errors.notes?.message}>
        <Textarea rows={4} {...register('notes')} />
      </Field>
      {isGroup && <GroupNoteWarning form={form} />}
      {!session && <SessionRepeatFields form={form} closedFor={closedFor} />}
      {session?.seriesId && (
        <SeriesScopeChoice legend="Change" scope={scope} hint={followingHint(session)} onChange={setScope} />
      )}
      <FormActions
        saveText={session ? 'Update Session' : 'Create Session'}
        savingText={session ? 'Updating...' : 'Creating...'}
        isSaving={isSaving}
        onCancel={onCancel}
      />
      {question}
      {session && (
        <CancelFollowingDialog
          sessionId={session.id}
          open={asked !== undefined}
          onOpenChange={() => setAsked(undefined)}
          onAnswer={handleAnswer}
        />
      )}
    </form>
  );
}

function PresetClient({ clientId }: { clientId: number }) {
  const clientName = useClientName();
  return (
    <div className="grid gap-1.5">
      <p className="font-medium text-sm">Client</p>
      <p className="wrap-anywhere font-semibold">{clientName(clientId)}</p>
    </div>
  );
}
