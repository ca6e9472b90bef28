import * as z from 'zod/mini';
import { describeRecord, type Stored } from '#domain/platform/record.ts';
import { id, moments } from '#domain/platform/stored-shapes.ts';

const cents = z.int32().check(z.positive());

/**
 * How much of a payment or write-off went to one invoice; of a refund, how much it took back from one. It is sealed
 * with its invoice; the payment stays.
 */
export const paymentApplicationRecord = describeRecord({
  noun: 'payment-application',
  words: { one: 'part of a payment', several: 'parts of payments' },
  table: 'payment_applications',
  fields: {
    therapistId: id,
    id,
    paymentId: id,
    invoiceId: id,
    /** The client of the invoice. */
    clientId: id,
    /** In whole cents. */
    amount: cents,
    ...moments,
  },
  parents: { clientId: 'clients', invoiceId: 'invoices' },
  links: { paymentId: 'payments' },
  partOf: 'payments',
  upgrades: [],
});
export type PaymentApplication = Stored<typeof paymentApplicationRecord>;

/** A part in the reply of its payment, by invoice. */
export const applicationShape = z.strictObject({ invoiceId: id, clientId: id, amount: cents });
