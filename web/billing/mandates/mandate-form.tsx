import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useState } from 'react';
import { usualDays } from '#domain/billing/mandates/counted-sessions.ts';
import { type Mandate, mandateFault, type NewMandate } from '#domain/billing/mandates/mandate.ts';
import {
  type MandateFormValues,
  mandateForm,
  mandateFormStart,
  mandatesOfForm,
} from '#domain/billing/mandates/mandate-form.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import { type Day, isDay } from '#domain/platform/dates.ts';
import { useTimeZone, useToday } from '#web/people/practice/practice-settings-queries.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { DraftRestored } from '#web/platform/drafts/draft-restored.tsx';
import { useFormDraft } from '#web/platform/drafts/use-form-draft.ts';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { FormActions } from '#web/platform/ui/form-actions.tsx';
import { useUnsavedChanges } from '#web/platform/ui/unsaved-changes.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { useFocusOnOpen } from '#web/platform/ui/use-focus-on-open.ts';
import { CountQuestion } from './count-question.tsx';
import { MandateDetailFields } from './mandate-detail-fields.tsx';
import { MandateLineField } from './mandate-line-field.tsx';
import { MandatePlaces } from './mandate-places.tsx';
import { MandatePlanFields } from './mandate-plan-fields.tsx';
import { useCreateMandates, useMandatesAtSchool } from './mandate-queries.ts';
import { useCountableSessions } from './use-countable-sessions.ts';

interface MandateFormProps {
  clientId: number;
  /** The client's plans, newest first. */
  plans: readonly Plan[];
  /** The client's mandates. */
  mandates: readonly Mandate[];
  onSaved: (mandate: Mandate) => void;
  onCancel: () => void;
}

/** The form of a new mandate: one line, its days, its plan, who pays and the school. Typed values stay after a refusal. */
export function MandateForm({ clientId, plans, mandates, onSaved, onCancel }: MandateFormProps) {
  const today = useToday();
  const timeZone = useTimeZone();
  const create = useCreateMandates();
  const form = useCheckedForm<MandateFormValues, unknown, NewMandate[]>({
    resolver: zodResolver(mandateForm({ clientId, plans })),
    defaultValues: mandateFormStart(planAtFirst(plans, today), mandates, today),
  });
  const { register, handleSubmit, setValue, watch, formState } = form;
  const { errors, isDirty } = formState;
  const values = watch();
  const [isCounting, setCounting] = useState(true);
  const draft = useFormDraft(form, { key: `mandate new ${clientId}` });
  const { question, allowLeave } = useUnsavedChanges(isDirty);
  const opened = useFocusOnOpen<HTMLFormElement>();
  const countable = useCountableSessions(clientId, typedMandates(values, clientId), mandates);

  function save(filledIn: NewMandate[]): void {
    const [first, ...others] = filledIn.map((mandate, index) =>
      withSessions(mandate, isCounting ? (countable?.[index] ?? []) : [], timeZone),
    );
    if (!first) return;
    create.mutate([first, ...others], {
      onSuccess: (created) => {
        draft.forget();
        allowLeave();
        onSaved(created);
      },
    });
  }

  function handlePlan(planId: string): void {
    const plan = plans.find(({ id }) => String(id) === planId);
    const start = mandateFormStart(plan, mandates, today);
    for (const field of ['startsOn', 'endsOn', 'payerId', 'schoolId'] as const) setValue(field, start[field]);
    if (values.line.trim() === '') setValue('line', start.line);
  }

  return (
    <form
      ref={opened}
      noValidate
      data-typing
      aria-label="Mandate"
      onSubmit={handleSubmit(save)}
      className="grid gap-5"
    >
      <DraftRestored draft={draft} />
      <MandateLineField label="Mandate" line={values.line} register={register} errors={errors} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="First Day" error={errors.startsOn?.message}>
          <DateInput {...register('startsOn')} />
        </Field>
        <Field label="Last Day" error={errors.endsOn?.message}>
          <DateInput {...register('endsOn')} />
        </Field>
      </div>
      <MandatePlanFields form={form} plans={plans} onPlan={handlePlan} />
      <MandatePlaces chosen={values} register={register} errors={errors} />
      <PayerOfSchool
        schoolId={values.schoolId}
        isSettled={Boolean(formState.dirtyFields.payerId) || values.payerId !== ''}
        onFound={(payerId) => setValue('payerId', String(payerId))}
      />
      <MandateDetailFields register={(field) => register(`details.${field}`)} errors={errors.details} />
      <CountQuestion
        clientId={clientId}
        sessions={countable?.flat() ?? []}
        isCounting={isCounting}
        onChange={setCounting}
      />
      <FormActions
        saveText="Create Mandate"
        savingText="Creating..."
        isSaving={isSent(create)}
        onCancel={onCancel}
      />
      {question}
    </form>
  );
}

interface PayerOfSchoolProps {
  schoolId: string;
  /** Whether somebody is chosen as payer. */
  isSettled: boolean;
  onFound: (payerId: number) => void;
}

/** Proposes the payer of the latest mandate at the chosen school. */
function PayerOfSchool({ schoolId, isSettled, onFound }: PayerOfSchoolProps) {
  const { data: mandates = [] } = useMandatesAtSchool(schoolId === '' || isSettled ? null : Number(schoolId));
  const latest = mandates.toSorted((one, other) => other.id - one.id)[0]?.payerId ?? null;
  const propose = useEffectEvent(onFound);
  useEffect(() => {
    if (latest !== null && !isSettled) propose(latest);
  }, [latest, isSettled]);
  return null;
}

/** Returns the plan that runs today, or else the latest one. */
function planAtFirst(plans: readonly Plan[], today: Day): Plan | undefined {
  return plans.find(({ startsOn, endsOn }) => startsOn <= today && today <= endsOn) ?? plans[0];
}

/** Returns the typed mandates as far as they can be counted with, each with a number that no mandate has. */
function typedMandates(values: MandateFormValues, clientId: number) {
  if (!isDay(values.startsOn) || !isDay(values.endsOn)) return [];
  return mandatesOfForm(values, { clientId }).flatMap(({ endsOn, terms }, index) =>
    mandateFault({ endsOn, terms }) ? [] : [{ id: -1 - index, endsOn, terms }],
  );
}

/** Returns a mandate with the sessions that are to count, and the usual days that follow from them. */
function withSessions(mandate: NewMandate, sessions: readonly Session[], timeZone: string): NewMandate {
  const terms = mandate.terms.map((term) => ({
    ...term,
    weekdays: term.per === 'week' ? usualDays(sessions, term.sessions, timeZone) : [],
  }));
  return { ...mandate, terms, sessionIds: sessions.map(({ id }) => id) };
}
