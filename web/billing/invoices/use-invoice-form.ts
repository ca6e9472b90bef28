import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import {
  annualInvoiceForm,
  type InvoiceFormResult,
  type InvoiceFormValues,
  invoiceForm,
  invoiceFormStart,
} from '#domain/billing/invoices/invoice-form-values.ts';
import { linesFor, totalOf } from '#domain/billing/invoices/invoice-line.ts';
import { dueDateFor } from '#domain/billing/invoices/invoice-status.ts';
import { suggestedDescription } from '#domain/billing/invoices/suggested-description.ts';
import { centsToDollars, dollarsToCents } from '#domain/platform/money.ts';
import { usePracticeSettings, useToday } from '#web/people/practice/practice-settings-queries.ts';
import { useFormDraft } from '#web/platform/drafts/use-form-draft.ts';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { type OfferedSession, useOfferedSessions } from './use-offered-sessions.ts';

/**
 * The state of the invoice form. A new invoice starts with all billable sessions of its client. The amount follows the
 * chosen sessions until the therapist types one; then the suggestion is only offered. Typed values survive a reload.
 */
export function useInvoiceForm(invoice: Invoice | undefined, presetClientId: number | undefined) {
  const settings = usePracticeSettings();
  const usualDueDate = dueDateFor(useToday(), settings.invoiceDueDays);
  const isOfAnnuals = Boolean(invoice?.annualIds.length);
  const [isAmountTyped, setAmountTyped] = useState(false);
  const [filledFor, setFilledFor] = useState<number | null>(null);
  const form = useCheckedForm<InvoiceFormValues, unknown, InvoiceFormResult>({
    resolver: zodResolver(isOfAnnuals ? annualInvoiceForm : invoiceForm),
    defaultValues: invoiceFormStart(invoice, presetClientId, usualDueDate),
  });
  const { setValue, getValues } = form;
  const { clientId, sessionIds, amount } = form.watch();
  const offered = useOfferedSessions(clientId, invoice);
  const suggestedCents = suggestionFor(sessionIds);

  function suggestionFor(chosenIds: readonly number[]): number {
    const sessions = offered.sessions.filter(({ id }) => chosenIds.includes(id));
    const pricing = { ...settings, ownRates: offered.ownRates };
    return totalOf(linesFor({ sessions, annuals: [] }, invoice?.lines ?? [], pricing));
  }

  const draft = useFormDraft(form, {
    key: `invoice ${invoice?.id ?? `new ${presetClientId ?? ''}`}`,
    updatedAt: invoice?.updatedAt,
  });

  // A new invoice includes all billable sessions that the family pays until some are removed.
  const isFilled = invoice !== undefined || clientId === null || filledFor === clientId;
  const isReady = !offered.isPending && offered.failure === undefined;
  useEffect(() => {
    // A restored draft may be about another client than the one rendered.
    if (isFilled || !isReady || getValues('clientId') !== clientId) return;
    setFilledFor(clientId);
    fill(offered.sessions);
  });

  // Uses `resetField`, so that the form stays clean and closes without a warning. Restored choices stay if they can
  // still be billed.
  function fill(all: readonly OfferedSession[]): void {
    const sessions = all.filter(({ contract }) => contract === null);
    const offeredIds = sessions.map(({ id }) => id);
    const restoredIds = getValues('sessionIds').filter((id) => all.some((session) => session.id === id));
    const ids = restoredIds.length > 0 ? restoredIds : offeredIds;
    const hasOwnAmount = isAmountTyped || (form.getFieldState('amount').isDirty && !followsSessions());
    form.resetField('sessionIds', { defaultValue: offeredIds });
    if (restoredIds.length > 0) setValue('sessionIds', ids, { shouldDirty: true });
    if (!hasOwnAmount) form.resetField('amount', { defaultValue: centsToDollars(suggestionFor(ids)) });
    if (!form.getFieldState('description').isDirty) {
      form.resetField('description', { defaultValue: suggestedDescription(sessions, settings.timeZone) });
    }
  }

  /** Resets to a newly opened form, which is then filled again. */
  function discardDraft(): void {
    draft.throwAway();
    form.reset(invoiceFormStart(invoice, presetClientId, usualDueDate));
    setAmountTyped(false);
    setFilledFor(null);
  }

  // The amount of an existing invoice may differ from its sessions.
  function followsSessions(): boolean {
    const now = getValues();
    return (
      !isAmountTyped &&
      (Number.isNaN(now.amount) || dollarsToCents(now.amount) === suggestionFor(now.sessionIds))
    );
  }

  function setAmount(cents: number): void {
    setAmountTyped(false);
    setValue('amount', centsToDollars(cents), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  }

  function chooseSessions(chosenIds: number[]): void {
    const follows = followsSessions();
    setValue('sessionIds', chosenIds, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    if (follows) setAmount(suggestionFor(chosenIds));
  }

  function chooseClient(chosenId: number | null): void {
    if (chosenId === getValues('clientId')) return;
    chooseSessions([]);
    setFilledFor(null);
    setValue('clientId', chosenId, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }

  return {
    form,
    draft: { ...draft, throwAway: discardDraft },
    offered,
    isOfAnnuals,
    /** In cents; undefined if the amount equals the suggestion or nothing is chosen. */
    otherSuggestion:
      suggestedCents > 0 && dollarsToCents(amount) !== suggestedCents ? suggestedCents : undefined,
    chooseClient,
    chooseSessions,
    setAmount,
    /** A cleared amount follows the sessions again. */
    trackTypedAmount: (typed: string) => setAmountTyped(typed !== ''),
  };
}
