import * as z from 'zod/mini';
import { describeRecord, type Stored } from '#domain/platform/record.ts';
import { count, id } from '#domain/platform/stored-shapes.ts';

/** The part of a bill about one child. It is sealed with the child; the figures on the cover stay. */
export const voucherPartRecord = describeRecord({
  noun: 'voucher-part',
  words: { one: 'part of a bill', several: 'parts of bills' },
  table: 'voucher_parts',
  fields: {
    therapistId: id,
    id,
    voucherId: id,
    clientId: id,
    /** Counted from 1: the place of its figures on the cover. */
    position: z.int32().check(z.positive()),
    /** The child's invoice; null once the bill is void. */
    invoiceId: z.nullable(id),
    /** In whole cents. */
    cents: count,
    /** JSON with sorted keys, without database ids: see `partText`. */
    text: z.string(),
  },
  parents: { clientId: 'clients', voucherId: 'vouchers' },
  links: { invoiceId: 'invoices' },
  partOf: 'vouchers',
  upgrades: [],
});
export type VoucherPart = Stored<typeof voucherPartRecord>;

const { clientId, position, invoiceId, cents, text } = voucherPartRecord.fields;

/** A part in a list of bills, where texts are left out. */
export const listedPartShape = z.strictObject({ clientId, position, invoiceId, cents });

/** A part in the reply of its bill, by position. */
export const partShape = z.strictObject({ clientId, position, invoiceId, cents, text });
