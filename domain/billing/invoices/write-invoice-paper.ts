import { familyLines } from '#domain/billing/billing-details/family-lines.ts';
import type { InvoiceRecipient } from '#domain/billing/vouchers/invoice-recipient.ts';
import type { Client } from '#domain/caseload/clients/client.ts';
import { paperPracticeOf } from '#domain/people/practice/paper-practice.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import { dayOf, formatDay } from '#domain/platform/dates.ts';
import type { PracticeContact } from '#domain/platform/practice-contact.ts';
import type { Invoice } from './invoice.ts';
import type { HowToPay, InvoicePaper } from './invoice-paper.ts';

/** An invoice with its addressee. */
export interface AddressedInvoice {
  invoice: Invoice;
  client: Client;
  /** The payer whose bill it is part of; null is the family. */
  recipient: InvoiceRecipient | null;
  /** The addressee that the family chose for its invoices; null if none was chosen. */
  billTo: string | null;
}

interface Practice {
  settings: PracticeSettings;
  identity: PracticeContact;
}

/** Returns what an invoice says on paper, as a first copy. */
export function writeInvoicePaper(addressed: AddressedInvoice, practice: Practice): InvoicePaper {
  const { invoice } = addressed;
  const { id: number, datePaid, status, description, amount, paid, writtenOff, balance } = invoice;
  const { timeZone } = practice.settings;
  return {
    ...{ kind: 'invoice', number, revisedOn: null, practice: paperPracticeOf(practice) },
    billTo: addressLines(addressed),
    issuedOn: dayOf(invoice.dateIssued, timeZone),
    dueOn: invoice.dueDate,
    paidOn: datePaid === null ? null : dayOf(datePaid, timeZone),
    ...{ status, description, amount, paid, writtenOff, balance },
    lines: invoice.lines.map(({ day, label, minutes, cents }) => ({ day, label, minutes, cents })),
    howToPay: status === 'paid' ? null : howToPayOf(addressed, practice),
  };
}

/** Returns the lines of the address; a payer reads below it for whom the service was. */
function addressLines({ client, recipient, billTo }: AddressedInvoice): string[] {
  if (!recipient) return familyLines(client, billTo);
  return [recipient.name, recipient.address, `For ${recipient.child}`].flatMap((line) => line || []);
}

function howToPayOf(
  { invoice: { id, dueDate }, recipient }: AddressedInvoice,
  { settings, identity }: Practice,
): HowToPay {
  const due = `Please pay by ${formatDay(dueDate)} and name invoice ${id}.`;
  const words = settings.paymentInstructions || `${due} Questions? Call ${identity.phone}.`;
  // An organization pays by its contract.
  return { words, link: recipient === null ? settings.paymentLink : '' };
}
