import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Invoice } from '#domain/invoices/invoice.ts';
import {
  annualInvoiceForm,
  type InvoiceFormResult,
  type InvoiceFormValues,
  invoiceForm,
  invoiceFormStart,
} from '#domain/invoices/invoice-form-values.ts';
import { linesFor, totalOf } from '#domain/invoices/invoice-line.ts';
import { dueDateFor } from '#domain/invoices/invoice-status.ts';
import { centsToDollars, dollarsToCents } from '#domain/money.ts';
import { usePracticeSettings, useToday } from '#web/practice/practice-settings-queries.ts';
import { useOfferedSessions } from './use-offered-sessions.ts';

/**
 * What the invoice form holds. The amount follows the chosen sessions until the therapist types one; hers is then
 * kept, and the suggestion is only offered.
 */
export function useInvoiceForm(invoice: Invoice | undefined, presetClientId: number | undefined) {
  const settings = usePracticeSettings();
  const usualDueDate = dueDateFor(useToday(), settings.invoiceDueDays);
  const isOfAnnuals = Boolean(invoice?.annualIds.length);
  const [isAmountTyped, setAmountTyped] = useState(false);
  const form = useForm<InvoiceFormValues, unknown, InvoiceFormResult>({
    resolver: zodResolver(isOfAnnuals ? annualInvoiceForm : invoiceForm),
    defaultValues: invoiceFormStart(invoice, presetClientId, usualDueDate),
  });
  const { setValue, getValues } = form;
  const { clientId, sessionIds, amount } = form.watch();
  const offered = useOfferedSessions(clientId, invoice);
  const suggestedCents = suggestionFor(sessionIds);

  function suggestionFor(chosenIds: readonly number[]): number {
    const sessions = offered.sessions.filter(({ id }) => chosenIds.includes(id));
    return totalOf(linesFor({ sessions, annuals: [] }, invoice?.lines ?? [], settings));
  }

  function setAmount(cents: number): void {
    setAmountTyped(false);
    setValue('amount', centsToDollars(cents), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  }

  function chooseSessions(chosenIds: number[]): void {
    // An invoice that is changed may carry an amount typed long ago: it does not match its sessions.
    const follows = !isAmountTyped && (Number.isNaN(amount) || dollarsToCents(amount) === suggestedCents);
    setValue('sessionIds', chosenIds, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    if (follows) setAmount(suggestionFor(chosenIds));
  }

  function chooseClient(chosenId: number | null): void {
    if (chosenId === getValues('clientId')) return;
    chooseSessions([]);
    setValue('clientId', chosenId, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }

  return {
    form,
    offered,
    isOfAnnuals,
    /** In cents; undefined when the amount is the one suggested, or nothing is chosen. */
    otherSuggestion:
      suggestedCents > 0 && dollarsToCents(amount) !== suggestedCents ? suggestedCents : undefined,
    chooseClient,
    chooseSessions,
    setAmount,
    /** An emptied amount follows the sessions again. */
    noteTypedAmount: (typed: string) => setAmountTyped(typed !== ''),
  };
}
