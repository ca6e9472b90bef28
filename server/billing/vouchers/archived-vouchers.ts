import { isPayer } from '#domain/billing/organizations/organization.ts';
import { type Cover, coverOf } from '#domain/billing/vouchers/cover.ts';
import { logsOf } from '#domain/billing/vouchers/service-log.ts';
import type { Voucher } from '#domain/billing/vouchers/voucher.ts';
import type { WholeCaseload } from '#domain/program/caseload-records.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { conflict } from '#server/platform/http/errors.ts';
import { invalidRow } from '#server/platform/http/invalid-row.ts';

/**
 * Throws 400, naming the row, unless each bill has a number of its own and texts that can be read, and each part is of
 * one child, at a place of the cover, over an invoice of that child and no other bill.
 */
export function refuseWrongVouchers({ vouchers, clients, invoices, organizations }: WholeCaseload): void {
  const known: Known = {
    numbers: new Set(),
    billed: new Set(),
    clients: new Set(clients.map(({ id }) => id)),
    clientOfInvoice: new Map(invoices.map(({ id, clientId }) => [id, clientId])),
    payers: new Set(organizations.filter(isPayer).map(({ id }) => id)),
  };
  for (const [index, voucher] of vouchers.entries()) {
    const wrong = wrongVoucher(voucher, known) ?? wrongParts(voucher, known);
    if (wrong !== undefined) throw invalidRow('vouchers', index, wrong);
  }
}

/** Throws 409 if the caseload has a bill with a number of the archive: bills stay when their children are deleted. */
export async function refuseTakenNumbers(
  { selectFrom }: CaseloadQueries,
  { vouchers }: WholeCaseload,
): Promise<void> {
  const taken = new Set(
    (await selectFrom('vouchers').select('number').execute()).map(({ number }) => number),
  );
  if (!vouchers.some(({ number }) => taken.has(number))) return;
  throw conflict(
    'This account has bills to payers with the numbers of those in the archive. Please use a new account',
  );
}

interface Known {
  numbers: Set<number>;
  /** The invoices of the bills so far. */
  billed: Set<number>;
  clients: ReadonlySet<number>;
  clientOfInvoice: ReadonlyMap<number, number>;
  payers: ReadonlySet<number>;
}

function wrongVoucher({ number, payerId }: Voucher, { numbers, payers }: Known): string | undefined {
  if (numbers.has(number)) return 'Another bill has the same number';
  numbers.add(number);
  return payers.has(payerId) ? undefined : 'Its payer has no contract';
}

function wrongParts({ text, parts }: Voucher, known: Known): string | undefined {
  const cover = readable(() => coverOf(text));
  if (!cover) return 'Its text cannot be read';
  if (new Set(parts.map(({ clientId }) => clientId)).size < parts.length) return 'It names a child twice';
  if (new Set(parts.map(({ position }) => position)).size < parts.length)
    return 'Two of its parts have one place';
  for (const part of parts) {
    const wrong = wrongPart(part, cover, known);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

function wrongPart(
  { clientId, invoiceId, position, cents, text }: Voucher['parts'][number],
  { figures }: Cover,
  { billed, clients, clientOfInvoice }: Known,
): string | undefined {
  if (!clients.has(clientId)) return 'One of its children is not in this archive';
  if (figures[position - 1]?.cents !== cents) return 'One of its parts is not on its cover';
  if (!readable(() => logsOf(text))) return 'The text of one of its parts cannot be read';
  if (invoiceId === null) return undefined;
  if (clientOfInvoice.get(invoiceId) !== clientId) return 'One of its invoices is not of its child';
  if (billed.has(invoiceId)) return 'One of its invoices is on another bill';
  billed.add(invoiceId);
  return undefined;
}

function readable<Read>(read: () => Read): Read | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
