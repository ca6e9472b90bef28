import * as z from 'zod/mini';
import { type Answered, describeRecord } from '#domain/platform/record.ts';
import { recordId, recordRule } from '#domain/platform/record-fields.ts';
import { day, id, instant, optionalInstant, owned, text } from '#domain/platform/stored-shapes.ts';
import { requiredText } from '#domain/platform/text.ts';
import { newEstimate } from './new-estimate.ts';
import { newSuperbill } from './new-superbill.ts';

const paperKinds = ['invoice', 'receipt', 'statement', 'superbill', 'estimate'] as const;
export type PaperKind = (typeof paperKinds)[number];

const REASON_LIMIT = 500;

/** A new billing document: its kind and its content. */
export const newBillingDocument = z.discriminatedUnion(
  'kind',
  [newSuperbill, newEstimate],
  'Only a superbill or an estimate can be made here',
);
export type NewBillingDocument = z.output<typeof newBillingDocument>;

/** Voids a billing document. */
export const billingDocumentVoid = z.object({
  reason: requiredText('Say why it is voided', 1, REASON_LIMIT),
});

const number = z.int32().check(z.positive());

interface Standing {
  voidedAt: string | null;
  voidReason: string | null;
}

/** A paper about money as it left the practice: its text is never changed, and the PDF is drawn from it. */
export const billingDocumentRecord = describeRecord({
  noun: 'billing-document',
  words: { one: 'billing document', several: 'billing documents' },
  about: 'Superbills and other papers about money, as they left the practice; none is ever changed',
  table: 'billing_documents',
  fields: {
    ...owned,
    clientId: id,
    /** Counted from 1 in the caseload, and never given twice. */
    number,
    kind: z.enum(paperKinds),
    /** The invoice and the payment as printed: they may go, and the paper stays. */
    invoiceNumber: z.nullable(number),
    paymentNumber: z.nullable(number),
    fromOn: z.nullable(day),
    untilOn: z.nullable(day),
    /** In whole cents; negative where a statement ends in credit. */
    total: z.int(),
    language: z.enum(['en', 'es']),
    /** JSON with sorted keys, without database ids: see `paperOf`. */
    text: z.string(),
    issuedAt: instant,
    voidedAt: optionalInstant,
    voidReason: text,
    /** The number of the document that this one replaces: a void one, or an earlier statement. */
    replacesNumber: z.nullable(number),
  },
  parents: { clientId: 'clients' },
  notInSpreadsheet: ['text'],
  rules: z.object({
    clientId: recordId('Client is required'),
    text: z.string('A billing document needs its text'),
  }),
  wholeRules: recordRule(({ voidedAt, voidReason }: Standing) =>
    (voidedAt === null) === (voidReason === null) ? undefined : 'Only a void document has a reason',
  ),
  upgrades: [],
});
export type BillingDocument = Answered<typeof billingDocumentRecord>;
