import * as z from 'zod/mini';
import { requiredDay } from '#domain/platform/day-fields.ts';
import { recordId, ruleCheck } from '#domain/platform/record-fields.ts';

/** Maximum number of mails that are sent in one step. */
const BATCH_LIMIT = 200;
const BATCH_MESSAGE = `Please choose 1 to ${BATCH_LIMIT} mails at a time`;
const DAYS_MESSAGE = 'The days of a statement must be dates like 2026-09-01';

/** The day on which the family agreed to papers by plain mail: noted with the paper that it is sent. */
const agreement = {
  papersByMailOn: z.optional(requiredDay('Please enter the day on which the family agreed')),
};

const newMessage = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('invoice'), invoiceId: recordId('Choose an invoice'), ...agreement }),
    z.object({ kind: z.literal('receipt'), paymentId: recordId('Choose a payment'), ...agreement }),
    z
      .object({
        kind: z.literal('statement'),
        clientId: recordId('Choose a client'),
        from: requiredDay(DAYS_MESSAGE),
        to: requiredDay(DAYS_MESSAGE),
        ...agreement,
      })
      .check(
        ruleCheck(({ from, to }) => (to < from ? 'The last day must not be before the first' : undefined)),
      ),
    /** A paper that was made or sent before. */
    z.object({ kind: z.literal('document'), billingDocumentId: recordId('Choose a paper'), ...agreement }),
    z.object({
      kind: z.literal('payment-reminder'),
      /** A child of the account. */
      clientId: recordId('Choose a client'),
      /** Whether it is sent although one was sent within the week. */
      again: z.optional(z.boolean('Say yes or no to another reminder')),
    }),
  ],
  'Choose what to send: an invoice, a receipt, a statement, a paper or a payment reminder',
);
export type NewMessage = z.output<typeof newMessage>;
export type NewReminder = Extract<NewMessage, { kind: 'payment-reminder' }>;
export type MailedPaper = Exclude<NewMessage, NewReminder>;

/** Mails that are sent in one step, all or none. */
export const newMessageBatch = z.object({
  messages: z.array(newMessage, BATCH_MESSAGE).check(
    z.minLength(1, BATCH_MESSAGE),
    z.maxLength(BATCH_LIMIT, BATCH_MESSAGE),
    z.refine((list) => new Set(list.map(subjectOf)).size === list.length, 'A mail is named twice'),
  ),
});

function subjectOf(message: NewMessage): string {
  switch (message.kind) {
    case 'invoice':
      return `invoice ${message.invoiceId}`;
    case 'receipt':
      return `receipt ${message.paymentId}`;
    case 'statement':
      return `statement ${message.clientId} ${message.from} ${message.to}`;
    case 'document':
      return `document ${message.billingDocumentId}`;
    case 'payment-reminder':
      return `reminder ${message.clientId}`;
  }
}
