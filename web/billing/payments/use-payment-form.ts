import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo, useState } from 'react';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import {
  type ChosenTexts,
  chosenAmounts,
  chosenTexts,
  type PaymentFormResult,
  type PaymentFormValues,
  type PaymentWay,
  paymentForm,
  paymentFormStart,
} from '#domain/billing/payments/payment-form-values.ts';
import {
  type PlannedPayment,
  plannedAsChosen,
  plannedOldestFirst,
} from '#domain/billing/payments/planned-payment.ts';
import { centsToDollars, dollarsToCents } from '#domain/platform/money.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { useFormDraft } from '#web/platform/drafts/use-form-draft.ts';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { useAccountOf } from './use-account.ts';

export interface PaymentFormStart {
  /** The client who pays, if known. */
  clientId?: number | undefined;
  /** The organization that pays; no client is named then. */
  payerId?: number | undefined;
  /** The invoice whose page the form is opened from. */
  invoice?: Pick<Invoice, 'id' | 'balance'> | undefined;
}

/**
 * The state of the form of a new payment. Its amount is what the account owes until one is typed. Typed values survive a
 * reload.
 */
export function usePaymentForm({ clientId: presetClientId, payerId, invoice }: PaymentFormStart) {
  const today = useToday();
  const [start] = useState(() => paymentFormStart({ clientId: presetClientId, invoice, date: today }));
  const [filledFor, setFilledFor] = useState(invoice ? (payerId ?? presetClientId) : undefined);
  const form = useCheckedForm<PaymentFormValues, unknown, PaymentFormResult>({
    resolver: useMemo(() => zodResolver(paymentForm(today, payerId !== undefined)), [today, payerId]),
    defaultValues: start,
  });
  const { getValues, setValue, resetField } = form;
  const { clientId, amount, way, chosen } = form.watch();
  const { data: account } = useAccountOf({ clientId, payerId });
  const of = payerId === undefined ? (presetClientId ?? '') : `payer ${payerId}`;
  const draft = useFormDraft(form, { key: `payment new ${invoice?.id ?? ''} ${of}` });

  const balance = account?.balance;
  useEffect(() => {
    const owner = payerId ?? clientId;
    if (balance === undefined || owner === null || filledFor === owner) return;
    // A restored draft may be about another client than the one rendered.
    if (getValues('clientId') !== clientId) return;
    setFilledFor(owner);
    if (form.getFieldState('amount').isDirty) return;
    // Uses `resetField`, so that the form stays clean and closes without a warning.
    resetField('amount', { defaultValue: centsToDollars(balance) });
  });

  const cents = Number.isNaN(amount) ? 0 : dollarsToCents(amount);
  const open = account?.open ?? [];
  const plan: PlannedPayment =
    way === 'oldest'
      ? plannedOldestFirst(cents, open)
      : plannedAsChosen(cents, way === 'chosen' ? chosenAmounts(chosen) : []);

  /** Chosen amounts follow the amount of the payment until one of them is typed. */
  function trackAmount(typed: string): void {
    const places = invoice ? [{ invoiceId: invoice.id, amount: invoice.balance }] : open;
    const shared = (amount: number) => chosenTexts(plannedOldestFirst(amount, places).parts);
    if (way === 'chosen' && isSameChoice(chosen, shared(cents))) {
      setValue('chosen', shared(dollarsToCents(Number(typed))), { shouldDirty: true });
    }
  }

  function chooseClient(chosenId: number | null): void {
    if (chosenId === getValues('clientId')) return;
    setFilledFor(undefined);
    setValue('chosen', {});
    if (getValues('way') === 'chosen') setValue('way', 'oldest');
    setValue('clientId', chosenId, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }

  /** Choosing invoices starts from what the oldest first would get. */
  function chooseWay(next: PaymentWay): void {
    if (next === 'chosen' && way !== 'chosen') {
      setValue('chosen', chosenTexts(plannedOldestFirst(cents, open).parts), { shouldDirty: true });
    }
    setValue('way', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }

  /** Empties the form for another payment of the same day and method. */
  function startAnother(): void {
    const { date, method } = getValues();
    draft.forget();
    setFilledFor(undefined);
    form.reset(paymentFormStart({ date, method }));
  }

  return { form, draft, account, plan, trackAmount, chooseClient, chooseWay, startAnother };
}

function isSameChoice(one: ChosenTexts, other: ChosenTexts): boolean {
  return JSON.stringify(chosenAmounts(one)) === JSON.stringify(chosenAmounts(other));
}
