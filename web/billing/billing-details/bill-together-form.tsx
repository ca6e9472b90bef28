import { useState } from 'react';
import type { BillingDetails } from '#domain/billing/billing-details/billing-details.ts';
import { ClientChoice } from '#web/caseload/clients/client-choice.tsx';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { ActForm } from '#web/platform/ui/act-form.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import type { FormInDialog } from '#web/platform/ui/form-dialog.tsx';
import { useBillTogether } from './billing-details-queries.ts';

interface BillTogetherFormProps extends FormInDialog {
  clientId: number;
  details: BillingDetails | undefined;
}

/** Asks for the child in whose account a client is to be billed. */
export function BillTogetherForm({ clientId, details, close, ...dialog }: BillTogetherFormProps) {
  const [holderId, setHolderId] = useState<number | null>(null);
  const [isTried, setTried] = useState(false);
  const together = useBillTogether(clientId);
  const error = holderId === null ? 'Choose the child from the list' : undefined;

  function handleSubmit(event: React.FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (holderId === null) return;
    together.mutate({ holderId, updatedAt: details?.updatedAt ?? null }, { onSuccess: close });
  }

  return (
    <ActForm
      {...dialog}
      label="Bill together"
      isDirty={holderId !== null}
      saveText="Bill Together"
      savingText="Saving..."
      isSaving={isSent(together)}
      onSubmit={handleSubmit}
    >
      <Field label="Brother or Sister" error={isTried ? error : undefined}>
        <ClientChoice value={holderId} onChange={setHolderId} withInactive />
      </Field>
    </ActForm>
  );
}
