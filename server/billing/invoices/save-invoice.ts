import { isDeepStrictEqual } from 'node:util';
import {
  type Invoice,
  type InvoiceChange,
  type InvoiceType,
  invoiceRecord,
  missingContent,
  type NewInvoice,
} from '#domain/billing/invoices/invoice.ts';
import { idsOn, linesFor, withAdjustment } from '#domain/billing/invoices/invoice-line.ts';
import { type InvoicePayment, paymentAfter } from '#domain/billing/invoices/invoice-payment.ts';
import { canBeMarkedPaid, dueDateFor } from '#domain/billing/invoices/invoice-status.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import { type Day, dayOf, type Instant, parseMoment } from '#domain/platform/dates.ts';
import { readOwnRates } from '#server/billing/billing-details/billing-details-store.ts';
import { followAmount, refuseMoveWithPayments } from '#server/billing/payments/follow-invoice.ts';
import { moveMarkPaid, payBalance, takeBackMarkPaid } from '#server/billing/payments/mark-paid.ts';
import { settle } from '#server/billing/payments/settle.ts';
import { payFromCredit } from '#server/billing/payments/use-credit.ts';
import { getClient } from '#server/caseload/clients/client-store.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { brokenUniqueness } from '#server/platform/database/dialect.ts';
import { conflict, invalid } from '#server/platform/http/errors.ts';
import { noUndo } from '#server/platform/undo/undo-recorder.ts';
import { refuseInVoucher } from './bill-of-invoice.ts';
import { recordsToBill, sessionAlreadyBilled } from './billed-records.ts';
import { getInvoice, getStoredInvoice } from './invoice-store.ts';
import { insertInvoice, updateInvoice } from './write-invoice.ts';

/** The practice's settings and the current time for the invoice rules. */
interface Practice {
  settings: PracticeSettings;
  today: Day;
}

/**
 * Issues an invoice for sessions or annual records of one of the therapist's own clients; with `useCredit` it is paid out
 * of the credit of its account, as far as that goes.
 */
export async function issueInvoice(
  queries: CaseloadWrites,
  requested: NewInvoice,
  { settings, today }: Practice,
  useCredit = false,
): Promise<Invoice> {
  await getClient(queries, requested.clientId);
  const chosen = {
    invoiceId: null,
    clientId: requested.clientId,
    sessionIds: distinct(requested.sessionIds ?? []),
    annualIds: distinct(requested.annualIds ?? []),
  };
  const pricing = { ...settings, ownRates: await readOwnRates(queries, chosen.clientId) };
  const lines = linesFor(await recordsToBill(queries, chosen, settings), [], pricing);
  const invoiceType = typeOf(chosen.annualIds);
  const dateIssued = issueMoment(requested.dateIssued, invoiceType, settings) ?? queries.now;
  const dueDate = requested.dueDate ?? dueDateOf(dateIssued, settings);
  const payment = requestedPayment(requested, settings);
  const wanted = paymentAfter(payment, undefined, dueDate, { now: queries.now, today });
  const id = await refusingBilledSessions(() =>
    insertInvoice(queries, {
      clientId: requested.clientId,
      amount: requested.amount,
      lines: withAdjustment(lines, requested.amount),
      description: requested.description,
      invoiceType,
      dateIssued,
      dueDate,
      ...notPaidYet(wanted),
    }),
  );
  // Taking the invoice out takes its payment along, so an undo does not name that.
  const quietly = { ...queries, undo: noUndo };
  await payAsAsked(quietly, await getStoredInvoice(queries, id), wanted, settings);
  if (useCredit) await payFromCredit(quietly, await getStoredInvoice(queries, id));
  const issued = await getInvoice(queries, id, today);
  queries.undo.added(invoiceRecord, issued);
  return issued;
}

/** Issues invoices one by one; if one is refused, all are. Credit goes to them in their order. */
export async function issueInvoices(
  queries: CaseloadWrites,
  requested: readonly NewInvoice[],
  practice: Practice,
  useCredit = false,
): Promise<Invoice[]> {
  const issued: Invoice[] = [];
  for (const invoice of requested) issued.push(await issueInvoice(queries, invoice, practice, useCredit));
  return issued;
}

/**
 * Changes the sent fields; sent session and annual record ids replace the previous ones. Records that stay keep their
 * lines, added ones are priced at current rates, and an adjustment covers the rest.
 */
export async function changeInvoice(
  queries: CaseloadWrites,
  before: Invoice,
  change: Omit<InvoiceChange, 'updatedAt'>,
  { settings, today }: Practice,
): Promise<Invoice> {
  if (changesBill(before, change)) await refuseInVoucher(queries, before.id);
  const { clientId, lines } = await changedLines(queries, before, change, settings);
  const invoiceType = typeOf(idsOn(lines, 'annualId'));
  const amount = change.amount ?? before.amount;
  const dateIssued = issueMoment(change.dateIssued, invoiceType, settings) ?? before.dateIssued;
  const dueDate =
    change.dueDate === undefined ? before.dueDate : (change.dueDate ?? dueDateOf(dateIssued, settings));
  const payment = requestedPayment(change, settings);
  const wanted = paymentAfter(payment, before, dueDate, { now: queries.now, today });
  const wasPaid = before.status === 'paid';
  // Putting the invoice back pays it or takes that back, so an undo does not name its payment.
  const quietly = { ...queries, undo: noUndo };
  if (wasPaid && wanted.status !== 'paid') await takeBackMarkPaid(quietly, before, settings.timeZone);
  if (clientId !== before.clientId) await refuseMoveWithPayments(queries, before.id);
  const content = {
    clientId,
    amount,
    lines: withAdjustment(lines, amount),
    description: change.description ?? before.description,
    invoiceType,
    dateIssued,
    dueDate,
    ...(wasPaid ? wanted : notPaidYet(wanted)),
  };
  await refusingBilledSessions(() => updateInvoice(quietly, before, content));
  if (amount !== before.amount) await followAmount(quietly, before, amount);
  await payAsAsked(quietly, await getStoredInvoice(queries, before.id), wanted, settings);
  const after = await getStoredInvoice(queries, before.id);
  // Lines that did not change stay as written, so that an undo restores them exactly.
  if (isDeepStrictEqual(before.lines, after.lines)) queries.undo.changed(invoiceRecord, before, after);
  return getInvoice(queries, before.id, today);
}

/** Pays what is left of an invoice that is to be paid, and lets its status and payment date say what is left. */
async function payAsAsked(
  queries: CaseloadWrites,
  invoice: Invoice,
  { status, datePaid }: InvoicePayment,
  { timeZone }: PracticeSettings,
): Promise<void> {
  if (status !== 'paid' || datePaid === null) return settle(queries, [invoice.id]);
  if (invoice.status === 'paid') await moveMarkPaid(queries, invoice.id, { at: datePaid, timeZone });
  else await payBalance(queries, invoice, { at: datePaid, timeZone });
  await settle(queries, [invoice.id]);
}

function notPaidYet({ status }: InvoicePayment): InvoicePayment {
  return { status: status === 'paid' ? 'pending' : status, datePaid: null };
}

/**
 * Marks invoices paid now, all or none. Those that were paid before stay as they are; returns the others. Throws 404 if
 * one does not exist or belongs to another therapist.
 */
export async function markInvoicesPaid(
  queries: CaseloadWrites,
  ids: readonly number[],
  practice: Practice,
): Promise<Invoice[]> {
  const marked: Invoice[] = [];
  for (const id of distinct(ids)) {
    const before = await getStoredInvoice(queries, id);
    if (canBeMarkedPaid(before)) {
      marked.push(await changeInvoice(queries, before, { status: 'paid' }, practice));
    }
  }
  return marked;
}

/** Returns whether a change touches what a bill to a payer says of the invoice: its amount, its lines, its client. */
function changesBill(before: Invoice, change: Omit<InvoiceChange, 'updatedAt'>): boolean {
  const { amount = before.amount, clientId = before.clientId } = change;
  const isSame = (ids: readonly number[] | null | undefined, known: readonly number[]) =>
    ids == null ||
    isDeepStrictEqual(
      distinct(ids).toSorted((a, b) => a - b),
      [...known],
    );
  const isSameContent =
    isSame(change.sessionIds, before.sessionIds) && isSame(change.annualIds, before.annualIds);
  return amount !== before.amount || clientId !== before.clientId || !isSameContent;
}

async function changedLines(
  queries: CaseloadWrites,
  before: Invoice,
  change: Omit<InvoiceChange, 'updatedAt'>,
  settings: PracticeSettings,
) {
  const clientId = change.clientId ?? before.clientId;
  if (clientId !== before.clientId) await getClient(queries, clientId);
  const sessionIds = change.sessionIds ? distinct(change.sessionIds) : before.sessionIds;
  const annualIds = change.annualIds ? distinct(change.annualIds) : before.annualIds;
  const keepsLines =
    (!change.sessionIds && sessionIds.length > 0) || (!change.annualIds && annualIds.length > 0);
  if (clientId !== before.clientId && keepsLines) {
    throw conflict('To move this invoice to another client, choose sessions of that client as well');
  }
  const missing = missingContent({
    invoiceType: change.invoiceType ?? (sessionIds.length > 0 ? 'session' : before.invoiceType),
    sessionIds,
    annualIds,
  });
  if (missing !== undefined) throw invalid(missing);
  const chosen = { invoiceId: before.id, clientId, sessionIds, annualIds };
  const pricing = { ...settings, ownRates: await readOwnRates(queries, clientId) };
  return {
    clientId,
    lines: linesFor(await recordsToBill(queries, chosen, settings), before.lines, pricing),
  };
}

function requestedPayment(requested: Pick<InvoiceChange, 'status' | 'datePaid'>, settings: PracticeSettings) {
  return { status: requested.status, datePaid: requestedMoment(requested.datePaid, settings, 'payment') };
}

// The server dates invoices for sessions; one for an annual record may have another date.
function issueMoment(
  text: string | null | undefined,
  invoiceType: InvoiceType,
  settings: PracticeSettings,
): Instant | undefined {
  const requested = requestedMoment(text, settings, 'issue');
  return invoiceType === 'annual' ? requested : undefined;
}

function requestedMoment(
  text: string | null | undefined,
  { timeZone }: PracticeSettings,
  which: 'issue' | 'payment',
): Instant | undefined {
  if (!text) return undefined;
  const moment = parseMoment(text, undefined, timeZone);
  if (moment === undefined) throw invalid(`Please enter a valid ${which} date`);
  return moment;
}

function dueDateOf(dateIssued: Instant, { timeZone, invoiceDueDays }: PracticeSettings): Day {
  return dueDateFor(dayOf(dateIssued, timeZone), invoiceDueDays);
}

function typeOf(annualIds: readonly number[]): InvoiceType {
  return annualIds.length > 0 ? 'annual' : 'session';
}

function distinct(ids: readonly number[]): number[] {
  return [...new Set(ids)];
}

// The records were checked before the write, so this happens only if another request billed them in between.
async function refusingBilledSessions<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (brokenUniqueness(error) === undefined) throw error;
    throw sessionAlreadyBilled();
  }
}
