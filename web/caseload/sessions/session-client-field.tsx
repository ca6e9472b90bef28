import { useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import type { SessionFormResult, SessionFormValues } from '#domain/caseload/sessions/session-form-values.ts';
import { ClientChoice } from '#web/caseload/clients/client-choice.tsx';
import { useClients } from '#web/caseload/clients/client-queries.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Checkbox } from '#web/platform/ui/checkbox.tsx';
import { Field } from '#web/platform/ui/field.tsx';

/** The client select: active clients, inactive ones on request, and always the one already chosen. */
export function SessionClientField({
  form,
}: {
  form: UseFormReturn<SessionFormValues, unknown, SessionFormResult>;
}) {
  const { field, fieldState } = useController({ control: form.control, name: 'clientId' });
  const clients = useClients();
  const [withInactive, setWithInactive] = useState(false);
  const hasInactive = clients.data?.some(({ status }) => status === 'inactive');
  return (
    <div className="grid content-start gap-1.5">
      <Field label="Client" error={fieldState.error?.message}>
        <ClientChoice {...field} withInactive={withInactive} />
      </Field>
      {clients.isError && (
        <p role="alert" className="flex flex-wrap items-center gap-2 text-danger text-sm">
          The clients could not be loaded.
          <Button variant="secondary" size="sm" onClick={() => clients.refetch()}>
            Try Again
          </Button>
        </p>
      )}
      {hasInactive && (
        <Checkbox
          label="Show inactive clients"
          checked={withInactive}
          onChange={(event) => setWithInactive(event.target.checked)}
        />
      )}
    </div>
  );
}
