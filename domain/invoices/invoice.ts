import * as z from 'zod/mini';
import { type Day, type Instant, optionalDay } from '#domain/dates.ts';
import { AMOUNT_LIMIT_CENTS } from '#domain/money.ts';
import { recordId, seenUpdatedAt } from '#domain/record-id.ts';
import { requiredText } from '#domain/text.ts';

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

const idList = z.array(recordId('Please choose records from the list'), SESSION_REQUIRED);

const fields = {
  amount: z
    .int(AMOUNT_TOO_SMALL)
    .check(z.minimum(1, AMOUNT_TOO_SMALL), z.maximum(AMOUNT_LIMIT_CENTS, 'Amount is too large')),
  description: requiredText('Description is required', 2, 2_000),
  clientId: recordId('Client is required'),
  sessionIds: z.optional(z.nullable(idList)),
  annualIds: z.optional(z.nullable(idList)),
  invoiceType: z.optional(z.enum(invoiceTypes, 'Invoice type must be session or annual')),
  status: z.optional(z.enum(invoiceStatuses, 'Status must be pending, paid or overdue')),
  dateIssued: z.optional(z.nullable(z.string('Please enter a valid issue date'))),
  dueDate: z.optional(optionalDay('Please enter a valid due date')),
  datePaid: z.optional(z.nullable(z.string('Please enter a valid payment date'))),
};

/** A new invoice. What may be billed is a rule of its own: see billable-sessions.ts. */
export const newInvoice = z.object(fields);
export type NewInvoice = z.output<typeof newInvoice>;

/** A change of an invoice: any of its fields. */
export const invoiceChange = z.partial(z.object({ ...fields, updatedAt: seenUpdatedAt }));
export type InvoiceChange = z.output<typeof invoiceChange>;

export interface Invoice {
  id: number;
  clientId: number;
  therapistId: number;
  /** Whole cents. */
  amount: number;
  description: string;
  dateIssued: Instant;
  dueDate: Day;
  datePaid: Instant | null;
  /** As read today: a pending invoice past its due date reads overdue. */
  status: InvoiceStatus;
  sessionIds: number[];
  annualIds: number[];
  invoiceType: InvoiceType;
  createdAt: Instant;
  updatedAt: Instant;
}
