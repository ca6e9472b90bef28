import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { lostText, sessionsLost } from '#domain/billing/mandates/counted-sessions.ts';
import { type Mandate, mandateFault } from '#domain/billing/mandates/mandate.ts';
import { isDay } from '#domain/platform/dates.ts';
import { requiredDay } from '#domain/platform/day-fields.ts';
import { sessionQueries } from '#web/caseload/sessions/session-queries.ts';
import { useTimeZone, useToday } from '#web/people/practice/practice-settings-queries.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { ActForm } from '#web/platform/ui/act-form.tsx';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import type { FormInDialog } from '#web/platform/ui/form-dialog.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { useUpdateMandate } from './mandate-queries.ts';

/** The form that ends a mandate earlier, and says how many sessions then no longer count. */
export function EndForm({ mandate, close, ...dialog }: FormInDialog & { mandate: Mandate }) {
  const { id, clientId, terms, updatedAt } = mandate;
  const update = useUpdateMandate(id);
  const today = useToday();
  const timeZone = useTimeZone();
  const { data: sessions } = useQuery(sessionQueries.ofClient(clientId));
  const form = useCheckedForm({
    resolver: zodResolver(endingOf(mandate)),
    defaultValues: { endsOn: today < mandate.endsOn ? today : mandate.endsOn },
  });
  const { register, handleSubmit, watch, formState } = form;
  const endsOn = watch('endsOn');
  const lost = sessions && isDay(endsOn) ? sessionsLost(id, endsOn, sessions, timeZone).length : undefined;
  return (
    <ActForm
      {...dialog}
      label="End of the mandate"
      isDirty={formState.isDirty}
      saveText="End Mandate"
      savingText="Ending..."
      isSaving={isSent(update)}
      onSubmit={handleSubmit((ending) =>
        update.mutate(
          // Changes that would begin later are taken back.
          { ...ending, terms: terms.filter(({ startsOn }) => startsOn <= ending.endsOn), updatedAt },
          { onSuccess: close },
        ),
      )}
    >
      <Field label="Last Day" error={formState.errors.endsOn?.message} className="sm:max-w-56">
        <DateInput {...register('endsOn')} />
      </Field>
      <p role="status" className="text-sm empty:hidden">
        {lost !== undefined && `${lostText(lost)}.`}
      </p>
    </ActForm>
  );
}

function endingOf({ terms }: Mandate) {
  return z
    .object({ endsOn: requiredDay('Please enter the last day of the mandate') })
    .check(({ value, issues }) => {
      const fault = mandateFault({ ...value, terms: terms.slice(0, 1) });
      if (fault) issues.push({ code: 'custom', path: ['endsOn'], message: fault.message, input: value });
    });
}
