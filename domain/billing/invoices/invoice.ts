import * as z from 'zod/mini';
import { optionalDay } from '#domain/platform/day-fields.ts';
import { AMOUNT_LIMIT_CENTS } from '#domain/platform/money.ts';
import { type Answered, describeRecord, type EarlierRecord } from '#domain/platform/record.ts';
import { recordId, seenUpdatedAt } from '#domain/platform/record-fields.ts';
import { count, day, id, instant, moments, optionalInstant, owned } from '#domain/platform/stored-shapes.ts';
import { requiredText } from '#domain/platform/text.ts';
import { invoiceLineShape, withoutUnits } from './invoice-line.ts';

export const invoiceStatuses = ['pending', 'paid', 'overdue'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

export const invoiceTypes = ['session', 'annual'] as const;
export type InvoiceType = (typeof invoiceTypes)[number];

export const invoiceStatusLabels: Record<InvoiceStatus, string> = {
  pending: 'Pending',
  paid: 'Paid',
  overdue: 'Overdue',
};

export const AMOUNT_TOO_SMALL = 'Amount must be greater than 0';
export const SESSION_REQUIRED = 'At least one session must be selected';
const ANNUAL_REQUIRED = 'At least one annual record must be selected';
const MAXIMUM_LINES = 1_000;

function idList(message: string) {
  return z.optional(
    z.nullable(
      z
        .array(recordId(message), message)
        .check(z.maxLength(MAXIMUM_LINES, 'Please put at most 1,000 records on one invoice')),
    ),
  );
}

const fields = {
  amount: z
    .int(AMOUNT_TOO_SMALL)
    .check(z.minimum(1, AMOUNT_TOO_SMALL), z.maximum(AMOUNT_LIMIT_CENTS, 'Amount is too large')),
  description: requiredText('Description is required', 2, 2_000),
  clientId: recordId('Client is required'),
  sessionIds: idList(SESSION_REQUIRED),
  annualIds: idList(ANNUAL_REQUIRED),
  invoiceType: z.optional(z.enum(invoiceTypes, 'Invoice type must be session or annual')),
  status: z.optional(z.enum(invoiceStatuses, 'Status must be pending, paid or overdue')),
  dateIssued: z.optional(z.nullable(z.string('Please enter a valid issue date'))),
  dueDate: z.optional(optionalDay('Please enter a valid due date')),
  datePaid: z.optional(z.nullable(z.string('Please enter a valid payment date'))),
};

/** A new invoice. billable-sessions.ts decides which sessions may be billed. */
export const newInvoice = z.object(fields).check(
  z.refine((invoice) => missingContent(invoice) !== SESSION_REQUIRED, {
    error: SESSION_REQUIRED,
    path: ['sessionIds'],
  }),
  z.refine((invoice) => missingContent(invoice) !== ANNUAL_REQUIRED, {
    error: ANNUAL_REQUIRED,
    path: ['annualIds'],
  }),
);
export type NewInvoice = z.output<typeof newInvoice>;

/** A partial change of an invoice. */
export const invoiceChange = z.partial(z.object({ ...fields, updatedAt: seenUpdatedAt }));
export type InvoiceChange = z.output<typeof invoiceChange>;

/** The records that an invoice bills. */
export interface InvoiceContent {
  invoiceType?: InvoiceType | undefined;
  sessionIds?: readonly number[] | null | undefined;
  annualIds?: readonly number[] | null | undefined;
}

/**
 * Returns the message about an invoice's missing content: it needs a session or, if of type annual, an annual record.
 */
export function missingContent({ invoiceType, sessionIds, annualIds }: InvoiceContent): string | undefined {
  if (annualIds?.length) return undefined;
  if (invoiceType === 'annual') return ANNUAL_REQUIRED;
  return sessionIds?.length ? undefined : SESSION_REQUIRED;
}

const earlierLines = z.array(z.record(z.string(), z.unknown()));

/** Adds what was paid to an archived invoice of before payments: all of it or nothing. A sealed one has no answers. */
function withSums(earlier: EarlierRecord): EarlierRecord {
  if (!Array.isArray(earlier.sessionIds)) return earlier;
  const { amount } = earlier;
  const isPaid = earlier.status === 'paid';
  return { ...earlier, paid: isPaid ? amount : 0, writtenOff: 0, balance: isPaid ? 0 : amount };
}

/** Brings the lines of an archived invoice to the present form; a sealed one has them apart. */
function withLinesByMinute(earlier: EarlierRecord): EarlierRecord {
  const { data: lines } = earlierLines.safeParse(earlier.lines);
  return lines ? { ...earlier, lines: lines.map(withoutUnits) } : earlier;
}

export const invoiceRecord = describeRecord({
  noun: 'invoice',
  words: { one: 'invoice', several: 'invoices' },
  about: 'Bills over sessions and annual records, with their lines as they were issued',
  table: 'invoices',
  fields: {
    ...owned,
    clientId: id,
    /** In whole cents. */
    amount: z.int(),
    description: z.string(),
    dateIssued: instant,
    dueDate: day,
    datePaid: optionalInstant,
    /** The status as of today: a pending invoice past its due date is overdue. */
    status: z.enum(invoiceStatuses),
    invoiceType: z.enum(invoiceTypes),
    ...moments,
  },
  answered: {
    sessionIds: z.array(id),
    annualIds: z.array(id),
    lines: z.array(invoiceLineShape),
    /** What payments and write-offs came to so far, and what is left, in whole cents. */
    paid: count,
    writtenOff: count,
    balance: count,
  },
  // Missing in archives from before lines were stored; the import creates them.
  answeredBefore: { lines: [] },
  parents: { clientId: 'clients' },
  notInSpreadsheet: ['createdAt', 'updatedAt', 'lines'],
  rules: newInvoice,
  changeRules: invoiceChange,
  wholeRules: z
    .object({ status: z.enum(invoiceStatuses), datePaid: optionalInstant })
    .check(
      z.refine(
        ({ status, datePaid }) => (status === 'paid') === (datePaid !== null),
        'Only a paid invoice has a date of payment',
      ),
    ),
  upgrades: [withLinesByMinute, withSums],
});
export type Invoice = Answered<typeof invoiceRecord>;

/** The number of unpaid invoices and their sum in cents, and the same for overdue ones. */
export interface OpenInvoices {
  count: number;
  cents: number;
  overdueCount: number;
  overdueCents: number;
}
