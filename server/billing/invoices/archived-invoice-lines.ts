import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import {
  type BilledRecords,
  type InvoiceLine,
  idsOn,
  linesFor,
  totalOf,
  withAdjustment,
} from '#domain/billing/invoices/invoice-line.ts';
import { noOwnRates, type Pricing } from '#domain/billing/invoices/session-price.ts';
import type { WholeCaseload } from '#domain/program/caseload-records.ts';
import { invalidRow } from '#server/platform/http/invalid-row.ts';

/**
 * Throws 400, naming the row, unless each session and annual record is on at most one invoice, of its own client, and
 * each invoice's lines add up to its amount.
 */
export function refuseWrongInvoices(caseload: WholeCaseload): void {
  refuseWrongSessionLines(caseload);
  refuseWrongAnnualLines(caseload);
  refuseLostInvoices(caseload);
  for (const [index, invoice] of caseload.invoices.entries()) {
    const wrong = wrongLines(invoice);
    if (wrong !== undefined) throw invalidRow('invoices', index, wrong);
  }
}

function refuseWrongSessionLines({ invoices, ...caseload }: WholeCaseload): void {
  const sessions = byId(caseload.sessions);
  const billed = new Set<number>();
  for (const [index, { clientId, sessionIds }] of invoices.entries()) {
    for (const id of sessionIds) {
      const session = sessions.get(id);
      if (!session) throw invalidRow('invoices', index, 'One of its sessions is not in this archive');
      if (session.clientId !== clientId) {
        throw invalidRow('invoices', index, 'One of its sessions is of another client');
      }
      if (billed.has(id)) throw invalidRow('invoices', index, 'One of its sessions is already on an invoice');
      billed.add(id);
    }
  }
}

function refuseWrongAnnualLines({ invoices, ...caseload }: WholeCaseload): void {
  const annuals = byId(caseload.annuals);
  for (const [index, { id, clientId, annualIds }] of invoices.entries()) {
    const isWrong = annualIds.some((annualId) => {
      const annual = annuals.get(annualId);
      return annual?.invoiceId !== id || annual.clientId !== clientId;
    });
    if (isWrong) throw invalidRow('invoices', index, 'One of its annual records does not belong to it');
  }
}

function refuseLostInvoices({ annuals, ...caseload }: WholeCaseload): void {
  const invoices = byId(caseload.invoices);
  for (const [index, { id, invoiceId }] of annuals.entries()) {
    if (invoiceId !== null && !invoices.get(invoiceId)?.annualIds.includes(id)) {
      throw invalidRow('annuals', index, 'Its invoice does not list it');
    }
  }
}

/** Returns the message about invalid lines of an archived invoice. Invoices of early archives have no lines. */
function wrongLines({ lines, amount, sessionIds, annualIds }: Invoice): string | undefined {
  if (lines.length === 0) return undefined;
  if (!areAll(idsOn(lines, 'sessionId'), sessionIds) || !areAll(idsOn(lines, 'annualId'), annualIds)) {
    return 'Its lines are not those of its sessions and annual records';
  }
  const isAdjustment = ({ kind }: InvoiceLine) => kind === 'adjustment';
  if (lines.filter(isAdjustment).length > 1) return 'It has more than one adjustment';
  return totalOf(lines) === amount ? undefined : 'Its lines do not come to its amount';
}

/**
 * Adds lines to an archive's invoices. Those of early archives get lines at the current rates, adjusted to the
 * invoice's amount.
 */
export function withLines(
  { invoices, sessions, annuals }: BilledRecords & { invoices: readonly Invoice[] },
  rates: Omit<Pricing, 'ownRates'>,
): Invoice[] {
  // Early archives have no own prices.
  const pricing = { ...rates, ownRates: noOwnRates };
  const [sessionOf, annualOf] = [byId(sessions), byId(annuals)];
  return invoices.map((invoice) => {
    if (invoice.lines.length > 0) return invoice;
    const billed = {
      sessions: invoice.sessionIds.flatMap((id) => sessionOf.get(id) ?? []),
      annuals: invoice.annualIds.flatMap((id) => annualOf.get(id) ?? []),
    };
    return { ...invoice, lines: withAdjustment(linesFor(billed, [], pricing), invoice.amount) };
  });
}

function byId<Billed extends { id: number }>(records: readonly Billed[]): Map<number, Billed> {
  return new Map(records.map((record) => [record.id, record]));
}

function areAll(ids: readonly number[], requested: readonly number[]): boolean {
  const others = new Set(requested);
  return ids.length === requested.length && ids.every((id) => others.has(id));
}
