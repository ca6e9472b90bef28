import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import type { Mandate, MandateChange } from '#domain/billing/mandates/mandate.ts';
import {
  correctionFormStart,
  type MandateCorrectionValues,
  mandateCorrectionForm,
} from '#domain/billing/mandates/mandate-change-form.ts';
import { readMandate } from '#domain/billing/mandates/mandate-notation.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import { type Day, formatDay, isDay } from '#domain/platform/dates.ts';
import { useClientPlans } from '#web/clinical/goals/goal-queries.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { ActForm } from '#web/platform/ui/act-form.tsx';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import type { FormInDialog } from '#web/platform/ui/form-dialog.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { CountQuestion } from './count-question.tsx';
import { MandateDetailFields } from './mandate-detail-fields.tsx';
import { MandatePlaces } from './mandate-places.tsx';
import { useClientMandates, useUpdateMandate } from './mandate-queries.ts';
import { useCountableSessions } from './use-countable-sessions.ts';
import { UsualDaysField } from './usual-days-field.tsx';

type CorrectFormProps = FormInDialog & { mandate: Mandate };

/** The form that corrects a mandate, and counts sessions that now lie within it. */
export function CorrectForm(props: CorrectFormProps) {
  const plans = useClientPlans(props.mandate.clientId);
  return (
    <WhenLoaded query={plans} loadingLabel="Loading plans" placeholders={5}>
      {(all) => <CorrectFields {...props} plans={all} />}
    </WhenLoaded>
  );
}

function CorrectFields({ mandate, plans, close, ...dialog }: CorrectFormProps & { plans: readonly Plan[] }) {
  const { id, clientId, terms, updatedAt } = mandate;
  const update = useUpdateMandate(id);
  const { data: mandates = [] } = useClientMandates(clientId);
  const form = useCheckedForm<MandateCorrectionValues, unknown, MandateChange>({
    resolver: zodResolver(mandateCorrectionForm(plans)),
    defaultValues: correctionFormStart(mandate),
  });
  const { register, control, handleSubmit, watch, formState } = form;
  const { errors } = formState;
  const [isCounting, setCounting] = useState(true);
  const values = watch();
  const [countable = []] = useCountableSessions(clientId, daysOf(mandate, values), mandates) ?? [];

  function save(change: MandateChange): void {
    const sessionIds = isCounting ? countable.map((session) => session.id) : [];
    update.mutate({ ...change, sessionIds, updatedAt }, { onSuccess: close });
  }

  return (
    <ActForm
      {...dialog}
      label="Correction of the mandate"
      isDirty={formState.isDirty}
      saveText="Update Mandate"
      savingText="Updating..."
      isSaving={isSent(update)}
      onSubmit={handleSubmit(save)}
    >
      {terms.map((term, index) => {
        const wrong = errors.terms?.[index];
        return (
          <div key={term.startsOn} className="grid items-start gap-5 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <Field label={index === 0 ? 'First Day' : 'From'} error={wrong?.startsOn?.message}>
              <DateInput {...register(`terms.${index}.startsOn`)} />
            </Field>
            <Field
              label={index === 0 ? 'Mandate' : `Mandate from ${formatDay(term.startsOn)}`}
              error={wrong?.line?.message}
              hint={readBackOf(values.terms[index]?.line)}
            >
              <Input
                {...register(`terms.${index}.line`)}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
              />
            </Field>
            <Controller
              control={control}
              name={`terms.${index}.weekdays`}
              render={({ field }) => (
                <UsualDaysField chosen={field.value} onChange={field.onChange} className="sm:col-span-2" />
              )}
            />
          </div>
        );
      })}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Last Day" error={errors.endsOn?.message}>
          <DateInput {...register('endsOn')} />
        </Field>
        <Field label="Plan" error={errors.planId?.message}>
          <Select {...register('planId')}>
            {plans.map((plan) => (
              <option key={plan.id} value={String(plan.id)}>
                {`${plan.title}, until ${formatDay(plan.endsOn)}`}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <MandatePlaces chosen={values} register={register} errors={errors} />
      <MandateDetailFields register={(field) => register(`details.${field}`)} errors={errors.details} />
      <CountQuestion
        clientId={clientId}
        sessions={countable}
        isCounting={isCounting}
        onChange={setCounting}
      />
    </ActForm>
  );
}

function readBackOf(line = ''): string | undefined {
  return readMandate(line)?.[0]?.readBack;
}

/** Returns the mandate with the typed days, as far as they are days. */
function daysOf({ id, terms, endsOn }: Mandate, typed: MandateCorrectionValues) {
  const day = (text: string | undefined, before: Day) => (text !== undefined && isDay(text) ? text : before);
  return [
    {
      id,
      endsOn: day(typed.endsOn, endsOn),
      terms: terms.map((term, index) => ({
        ...term,
        startsOn: day(typed.terms[index]?.startsOn, term.startsOn),
      })),
    },
  ];
}
