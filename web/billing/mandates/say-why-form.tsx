import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { LedgerPart, LedgerPeriod } from '#domain/billing/mandates/ledger-shapes.ts';
import type { Mandate } from '#domain/billing/mandates/mandate.ts';
import { daysOfPeriod, missedSession, proposedDay, usualTime } from '#domain/billing/mandates/say-why.ts';
import {
  type MissedReason,
  missedReasonLabels,
  missedReasons,
  reasonsOf,
  statusOfReason,
} from '#domain/caseload/sessions/missed-reason.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { reasonsToChoose } from '#domain/caseload/sessions/session-form-values.ts';
import { type Day, formatDate, formatDay, formatTime, momentOf } from '#domain/platform/dates.ts';
import { useCreateSession, useUpdateSession } from '#web/caseload/sessions/session-mutations.ts';
import { sessionQueries } from '#web/caseload/sessions/session-queries.ts';
import { useTimeZone, useToday } from '#web/people/practice/practice-settings-queries.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { ActForm } from '#web/platform/ui/act-form.tsx';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import type { FormInDialog } from '#web/platform/ui/form-dialog.tsx';
import { LabeledOptions } from '#web/platform/ui/labeled-options.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';

type SayWhyProps = FormInDialog & { mandate: Mandate; part: LedgerPart; period: LedgerPeriod };

/** Asks why owed minutes did not take place: of a missed session, or of one that was never scheduled. */
export function SayWhyForm({ part, ...props }: SayWhyProps) {
  const sessions = useQuery(sessionQueries.ofClient(props.mandate.clientId));
  return (
    <WhenLoaded query={sessions} loadingLabel="Loading sessions" placeholders={2}>
      {(all) => {
        const missed = all.find(({ id }) => id === part.sessionId);
        return missed ? (
          <ReasonOfMissed session={missed} {...props} />
        ) : (
          <ReasonOfUnscheduled part={part} sessions={all} {...props} />
        );
      }}
    </WhenLoaded>
  );
}

/** The reason of a missed session. One that goes with another status sets that too. */
function ReasonOfMissed({ session, close, ...dialog }: FormInDialog & { session: Session }) {
  const timeZone = useTimeZone();
  const update = useUpdateSession(session.id);
  const { date, status, updatedAt } = session;

  function save(missedReason: MissedReason): void {
    const implied = reasonsOf(status).includes(missedReason) ? undefined : statusOfReason(missedReason);
    const change = { missedReason, updatedAt, ...(implied && { status: implied }) };
    update.mutate({ change, scope: 'one', cancels: 'one' }, { onSuccess: close });
  }

  return (
    <ReasonForm
      {...dialog}
      reasons={reasonsToChoose(status)}
      hint={`The session of ${formatDate(date, timeZone)}, ${formatTime(date, timeZone)}`}
      isSaving={isSent(update)}
      onReason={save}
    />
  );
}

/** The reason of a session that was never scheduled: it is added as a canceled one. */
function ReasonOfUnscheduled({
  mandate,
  part,
  period,
  sessions,
  close,
  ...dialog
}: SayWhyProps & { sessions: readonly Session[] }) {
  const today = useToday();
  const timeZone = useTimeZone();
  const create = useCreateSession();
  const [proposed] = useState(() => proposedDay(mandate, { part, period, sessions, today, timeZone }));
  const [day, setDay] = useState<Day>(proposed);
  const days = daysOfPeriod(mandate, period, today);
  const isFixed = part.reason !== 'unscheduled';
  const isPossible = isFixed || days.includes(day);
  const time = usualTime(mandate, isPossible ? day : proposed, sessions, timeZone);
  const moment = momentOf(isPossible ? day : proposed, time, timeZone);

  return (
    <ReasonForm
      {...dialog}
      reasons={reasonsOf('cancelled')}
      proposed={part.reason}
      hint={`Adds a canceled session on ${formatDate(moment, timeZone)}, ${formatTime(moment, timeZone)}`}
      isTyped={day !== proposed}
      isSaving={isSent(create)}
      onReason={(missedReason) =>
        isPossible && create.mutate(missedSession(mandate, { day, time, missedReason }), { onSuccess: close })
      }
    >
      {!isFixed && (
        <Field
          label="Day"
          error={
            isPossible
              ? undefined
              : `Please enter a day from ${formatDay(days.at(-1) ?? period.from)} to ${formatDay(days[0] ?? period.until)}`
          }
        >
          <DateInput value={day} onChange={({ target }) => setDay(target.value)} />
        </Field>
      )}
    </ReasonForm>
  );
}

interface ReasonFormProps extends Pick<FormInDialog, 'onCancel' | 'onDirtyChange'> {
  reasons: readonly MissedReason[];
  /** The reason that a closing gives. */
  proposed?: string;
  hint: string;
  /** Whether more than the reason was typed. */
  isTyped?: boolean;
  isSaving: boolean;
  onReason: (reason: MissedReason) => void;
  children?: React.ReactNode;
}

function ReasonForm({
  reasons,
  proposed = '',
  hint,
  isTyped = false,
  isSaving,
  onReason,
  children,
  ...dialog
}: ReasonFormProps) {
  const [first] = useState(missedReasons.find((reason) => reason === proposed));
  const [chosen, setChosen] = useState(first);
  const [isChecked, setChecked] = useState(false);
  const choice = useRef<HTMLSelectElement>(null);
  // The dialog opened before the form was loaded.
  useEffect(() => choice.current?.focus(), []);

  function handleSubmit(event: React.FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (chosen !== undefined) onReason(chosen);
  }

  return (
    <ActForm
      {...dialog}
      label="Reason"
      isDirty={chosen !== first || isTyped}
      saveText="Save Reason"
      savingText="Saving..."
      isSaving={isSaving}
      onSubmit={handleSubmit}
    >
      <Field
        label="Why"
        hint={hint}
        error={isChecked && chosen === undefined ? 'Please choose why' : undefined}
      >
        <Select
          ref={choice}
          value={chosen ?? ''}
          onChange={({ target }) => setChosen(reasons.find((reason) => reason === target.value))}
        >
          <option value="">Not said</option>
          <LabeledOptions values={reasons} labels={missedReasonLabels} />
        </Select>
      </Field>
      {children}
    </ActForm>
  );
}
