import { useState } from 'react';
import { CHOSEN_TOO_MUCH, type Payment } from '#domain/billing/payments/payment.ts';
import { chosenAmounts, chosenFaults, chosenTexts } from '#domain/billing/payments/payment-form-values.ts';
import { returnableCents } from '#domain/billing/payments/payment-text.ts';
import { plannedAsChosen } from '#domain/billing/payments/planned-payment.ts';
import { sumOf } from '#domain/billing/payments/share-out.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { ActForm } from '#web/platform/ui/act-form.tsx';
import type { FormInDialog } from '#web/platform/ui/form-dialog.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { ChosenInvoices } from './payment-invoices-field.tsx';
import { useMovePayment } from './payment-queries.ts';
import { PaymentResult } from './payment-result.tsx';
import { type OpenInvoice, useInvoicesOfPayment } from './use-account.ts';

/** Moves a payment to other invoices of its account. */
export function MoveForm({ payment: latest, ...dialog }: FormInDialog & { payment: Payment }) {
  const [payment] = useState(latest);
  const invoices = useInvoicesOfPayment(payment);
  return (
    <WhenLoaded query={invoices} loadingLabel="Loading invoices" placeholders={2}>
      {(open) => <LoadedMoveForm payment={payment} open={open} {...dialog} />}
    </WhenLoaded>
  );
}

interface LoadedMoveFormProps extends FormInDialog {
  payment: Payment;
  open: readonly OpenInvoice[];
}

function LoadedMoveForm({ payment, open, close, ...dialog }: LoadedMoveFormProps) {
  const [first] = useState(() => chosenTexts(payment.applications));
  const [chosen, setChosen] = useState(first);
  const [isChecked, setChecked] = useState(false);
  const move = useMovePayment(payment);
  const applications = chosenAmounts(chosen);
  const isTooMuch = sumOf(applications) > returnableCents(payment);

  function handleSubmit(event: React.FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (isTooMuch || chosenFaults(chosen, open).length > 0) return;
    move.mutate({ applications, updatedAt: payment.updatedAt }, { onSuccess: close });
  }

  return (
    <ActForm
      {...dialog}
      label="Move payment"
      isDirty={chosen !== first}
      saveText="Move Payment"
      savingText="Moving..."
      isSaving={isSent(move)}
      onSubmit={handleSubmit}
    >
      <ChosenInvoices
        open={open}
        chosen={chosen}
        onChosen={setChosen}
        error={isChecked && isTooMuch ? CHOSEN_TOO_MUCH : undefined}
      />
      <PaymentResult plan={plannedAsChosen(returnableCents(payment), applications)} open={open} />
    </ActForm>
  );
}
