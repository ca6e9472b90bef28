import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Mandate, termOn } from '#domain/billing/mandates/mandate.ts';
import { mandateSentence } from '#domain/billing/mandates/mandate-notation.ts';
import { matchMandate } from '#domain/billing/mandates/match-mandate.ts';
import { missedReasonLabels, reasonsOf, statusOfReason } from '#domain/caseload/sessions/missed-reason.ts';
import { isMissed } from '#domain/caseload/sessions/missed-session.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { NO_MANDATE, reasonsToChoose } from '#domain/caseload/sessions/session-form-values.ts';
import { sessionStatusLabels } from '#domain/caseload/sessions/session-words.ts';
import { type Day, dayOf, formatDate, formatTime, isDay } from '#domain/platform/dates.ts';
import type { SessionMandateFieldsProps } from '#web/caseload/sessions/session-mandate-fields.ts';
import { sessionQueries } from '#web/caseload/sessions/session-queries.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { wasEverChanged } from '#web/platform/api/caseload-version.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { LabeledOptions } from '#web/platform/ui/labeled-options.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { useClientMandates } from './mandate-queries.ts';

/** What a session counts toward, why it was missed and what it makes up: only for clients with a mandate. */
export default function MandateFields(props: SessionMandateFieldsProps) {
  const clientId = props.form.watch('clientId');
  const isAsked = clientId !== null && wasEverChanged('mandates');
  const { data: mandates = [] } = useClientMandates(clientId ?? 0, { isAsked });
  if (mandates.length === 0) return null;
  return <FieldsOfMandates {...props} mandates={mandates} />;
}

type FieldsOfMandatesProps = SessionMandateFieldsProps & {
  /** The client's mandates. */
  mandates: readonly Mandate[];
};

function FieldsOfMandates({ form, session, onMandate, mandates }: FieldsOfMandatesProps) {
  const [date, chosen] = form.watch(['date', 'mandateId']);
  const counted = useCountedToward({ form, session, mandates });
  const report = useEffectEvent(onMandate);
  useEffect(() => report(counted.mandateId), [counted.mandateId]);
  const running = isDay(date) ? mandates.filter((mandate) => termOn(mandate, date)) : [];
  if (running.length === 0 && session?.mandateId == null && chosen === '') return null;
  return (
    <div className="grid items-start gap-5 rounded-lg bg-sunken p-4 sm:grid-cols-2">
      <CountsToward form={form} counted={counted} running={running} mandates={mandates} />
      <Why form={form} />
      {session && counted.mandateId !== null && (
        <MakeUpFor form={form} session={session} mandateId={counted.mandateId} mandates={mandates} />
      )}
    </div>
  );
}

interface Counted {
  mandateId: number | null;
  /** Whether several mandates fit. */
  isUnclear: boolean;
}

/** Returns what the session will count toward: the chosen mandate, or the one that its day, type and length decide. */
function useCountedToward({
  form,
  session,
  mandates,
}: Pick<FieldsOfMandatesProps, 'form' | 'session' | 'mandates'>): Counted {
  const timeZone = useTimeZone();
  const [date, duration, type, chosen] = form.watch(['date', 'duration', 'type', 'mandateId']);
  const before = session && dayOf(session.date, timeZone);
  if (chosen !== '') return { mandateId: chosen === NO_MANDATE ? null : Number(chosen), isUnclear: false };
  const isAsBefore = session && before === date && session.duration === duration && session.type === type;
  if (isAsBefore) return { mandateId: session.mandateId, isUnclear: false };
  if (!isDay(date)) return { mandateId: null, isUnclear: false };
  return matchMandate({ day: date, duration, isInGroup: type === 'group' }, mandates);
}

interface CountsTowardProps extends Pick<FieldsOfMandatesProps, 'form' | 'mandates'> {
  counted: Counted;
  /** The mandates that run on the day. */
  running: readonly Mandate[];
}

/** Asks for the mandate where the session does not decide it; else names it, with a way to change it. */
function CountsToward({ form, counted, running, mandates }: CountsTowardProps) {
  const [date, chosen] = form.watch(['date', 'mandateId']);
  const [isChanging, setChanging] = useState(false);
  const isAsked = counted.isUnclear || isChanging || chosen !== '';
  const now = mandates.find(({ id }) => id === counted.mandateId);
  if (!isAsked) {
    return (
      <div className="text-sm sm:col-span-2">
        <p className="font-medium">Counts toward</p>
        <p className="flex flex-wrap items-center gap-x-3">
          {now ? sentenceAt(now, date) : 'No mandate'}
          <Button variant="link" size="sm" onClick={() => setChanging(true)}>
            Change
          </Button>
        </p>
      </div>
    );
  }
  const listed = now && !running.includes(now) ? [now, ...running] : running;
  return (
    <Field
      label="Counts Toward"
      hint={counted.isUnclear ? 'Several mandates fit. Choose the one it counts toward.' : undefined}
      className="sm:col-span-2"
    >
      <Select
        value={chosen}
        onChange={({ target }) => form.setValue('mandateId', target.value, { shouldDirty: true })}
      >
        <option value="">{now ? `As planned: ${sentenceAt(now, date)}` : 'Not chosen'}</option>
        {listed.map((mandate) => (
          <option key={mandate.id} value={mandate.id}>
            {sentenceAt(mandate, date)}
          </option>
        ))}
        <option value={NO_MANDATE}>No mandate</option>
      </Select>
    </Field>
  );
}

function sentenceAt(mandate: Mandate, date: Day): string {
  const term = (isDay(date) && termOn(mandate, date)) || mandate.terms.at(-1);
  return term ? mandateSentence(term, mandate.delivery) : mandate.service;
}

/** Asks why the session does not take place. A reason that goes with one status only sets it. */
function Why({ form }: Pick<FieldsOfMandatesProps, 'form'>) {
  const [status, missedReason] = form.watch(['status', 'missedReason']);
  const options = reasonsToChoose(status);

  function handleChange(value: string): void {
    const reason = options.find((one) => one === value);
    form.setValue('missedReason', reason ?? '', { shouldDirty: true });
    const implied = reason && statusOfReason(reason);
    if (!implied || reasonsOf(status).includes(reason)) return;
    form.setValue('status', implied, { shouldDirty: true });
    form.setValue('absenceNumber', null);
    form.setValue('billable', null);
  }

  return (
    <Field
      label="Why"
      optional
      hint={
        isMissed({ status })
          ? undefined
          : 'Only for a session that does not take place: it becomes Cancelled.'
      }
    >
      <Select value={missedReason} onChange={({ target }) => handleChange(target.value)}>
        <option value="">Not said</option>
        <LabeledOptions values={options} labels={missedReasonLabels} />
      </Select>
    </Field>
  );
}

interface MakeUpForProps extends Pick<FieldsOfMandatesProps, 'form' | 'mandates'> {
  session: Session;
  mandateId: number;
}

/** Asks which missed or short session of the same mandate this one makes up. */
function MakeUpFor({ form, session, mandateId, mandates }: MakeUpForProps) {
  const timeZone = useTimeZone();
  const { data: sessions = [] } = useQuery(sessionQueries.ofClient(session.clientId));
  const mandate = mandates.find(({ id }) => id === mandateId);
  const chosen = form.watch('makesUpFor');
  const isShort = ({ status, date, duration }: Session) =>
    status === 'completed' &&
    mandate !== undefined &&
    duration < (termOn(mandate, dayOf(date, timeZone))?.minutes ?? 0);
  const listed = sessions.filter(
    (one) =>
      one.id !== session.id &&
      (one.date === chosen ||
        (one.mandateId === mandateId && one.makesUpFor === null && (isMissed(one) || isShort(one)))),
  );
  return (
    <Field label="Make-Up For" optional>
      <Select
        value={chosen}
        onChange={({ target }) => form.setValue('makesUpFor', target.value, { shouldDirty: true })}
      >
        <option value="">No other session</option>
        {listed.map(({ id, date, status, duration }) => (
          <option key={id} value={date}>
            {[
              `${formatDate(date, timeZone)}, ${formatTime(date, timeZone)}`,
              status === 'completed' ? `${duration} min` : sessionStatusLabels[status],
            ].join(' · ')}
          </option>
        ))}
      </Select>
    </Field>
  );
}
