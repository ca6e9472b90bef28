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
import type { Session } from '#domain/caseload/sessions/session.ts';
import { centsToDollars, dollarsToCents } from '#domain/platform/money.ts';
import { usePracticeSettings, useToday } from '#web/people/practice/practice-settings-queries.ts';
import { useFormDraft } from '#web/platform/drafts/use-form-draft.ts';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { useOfferedSessions } from './use-offered-sessions.ts';

/**
 * What the invoice form holds. A new one comes with all sessions of its client that can be billed. The amount follows
 * the chosen sessions until the therapist types one; hers is then kept, and the suggestion is only offered. What was typed
 * outlasts a reload.
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
    return totalOf(linesFor({ sessions, annuals: [] }, invoice?.lines ?? [], settings));
  }

  const draft = useFormDraft(form, {
    key: `invoice ${invoice?.id ?? `new ${presetClientId ?? ''}`}`,
    updatedAt: invoice?.updatedAt,
  });

  // A new invoice is about everything of its client that can be billed, until something is taken off.
  const isFilled = invoice !== undefined || clientId === null || filledFor === clientId;
  const isReady = !offered.isPending && offered.failure === undefined;
  useEffect(() => {
    // A draft that was just restored may be about another client than was drawn.
    if (isFilled || !isReady || getValues('clientId') !== clientId) return;
    setFilledFor(clientId);
    fill(offered.sessions);
  });

  // By `resetField`, as nothing of it was typed: closing the form then loses nothing. What a draft brought back stays, as
  // far as it can still be billed.
  function fill(sessions: readonly Session[]): void {
    const offeredIds = sessions.map(({ id }) => id);
    const restoredIds = getValues('sessionIds').filter((id) => offeredIds.includes(id));
    const ids = restoredIds.length > 0 ? restoredIds : offeredIds;
    const isAmountKept = isAmountTyped || (form.getFieldState('amount').isDirty && !followsSessions());
    form.resetField('sessionIds', { defaultValue: offeredIds });
    if (restoredIds.length > 0) setValue('sessionIds', ids, { shouldDirty: true });
    if (!isAmountKept) form.resetField('amount', { defaultValue: centsToDollars(suggestionFor(ids)) });
    if (!form.getFieldState('description').isDirty) {
      form.resetField('description', { defaultValue: suggestedDescription(sessions, settings.timeZone) });
    }
  }

  /** Back to a form that was just opened, which is then filled anew. */
  function throwDraftAway(): void {
    draft.throwAway();
    form.reset(invoiceFormStart(invoice, presetClientId, usualDueDate));
    setAmountTyped(false);
    setFilledFor(null);
  }

  // An invoice that is changed may carry an amount typed long ago: it does not match its sessions.
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
    draft: { ...draft, throwAway: throwDraftAway },
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
