import * as z from 'zod/mini';
import { sealedRecords } from '#domain/program/sealing.ts';
import {
  isSealedBefore,
  type PricingThen,
  sealedWithLines,
} from '#server/platform/database/migrations/0013-frozen-lines.ts';
import { columnOf, fieldOf } from '#server/platform/database/record-rows.ts';

/** Everything there is about a deleted client. */
const sealedClient = z.extend(sealedRecords, {
  /** The records that named the client and stay with the therapist, by their tables. */
  linkedIds: z.record(z.string(), z.array(z.int())),
  /** The inquiries that became this client. */
  inquiryIds: z.array(z.int()),
});
export type SealedClient = z.output<typeof sealedClient>;

const rows = z.array(z.record(z.string(), z.unknown()));

// At first the rows were kept by the names of their columns, the very first of them without the inquiries.
const firstForm = z.pipe(
  z.object({
    client: z.record(z.string(), z.unknown()),
    sessions: rows,
    assessments: rows,
    invoices: rows,
    invoiceLines: rows,
    annuals: rows,
    taskIds: z.array(z.int()),
    inquiryIds: z._default(z.array(z.int()), []),
  }),
  z.transform(({ client, taskIds, inquiryIds, ...lists }): SealedClient => {
    const records = Object.entries({ clients: [client], ...lists }).map(([name, list]) => [
      columnOf(name),
      list.map(byField),
    ]);
    return { versions: {}, records: Object.fromEntries(records), linkedIds: { tasks: taskIds }, inquiryIds };
  }),
);

/**
 * What is kept of a deleted client, in whichever form it was sealed. Invoices from before they kept their lines get
 * those that they would be printed with at the present rates.
 */
export function readSealedClient(kept: unknown, pricing: PricingThen): SealedClient {
  return z
    .union([sealedClient, firstForm])
    .parse(isSealedBefore(kept) ? sealedWithLines(kept, pricing) : kept);
}

function byField(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [fieldOf(column), value]));
}
