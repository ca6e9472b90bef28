import * as z from 'zod/mini';
import { sealedRecords } from '#domain/program/sealing.ts';
import {
  isSealedBefore,
  type PricingThen,
  sealedWithLines,
} from '#server/platform/database/migrations/0013-frozen-lines.ts';
import { columnOf, fieldOf } from '#server/platform/database/record-rows.ts';

/** The full record of a deleted client. */
const sealedClient = z.extend(sealedRecords, {
  /** The ids of records, by table, that referred to the client and stayed with the therapist. */
  linkedIds: z.record(z.string(), z.array(z.int())),
  /** The inquiries that became this client. */
  inquiryIds: z.array(z.int()),
});
export type SealedClient = z.output<typeof sealedClient>;

const rows = z.array(z.record(z.string(), z.unknown()));

// The first version sealed rows by column names, at the very beginning without inquiries.
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
 * Parses a sealed client in any earlier version. Invoices from before lines were stored get lines at the current rates.
 */
export function readSealedClient(sealed: unknown, pricing: PricingThen): SealedClient {
  return z
    .union([sealedClient, firstForm])
    .parse(isSealedBefore(sealed) ? sealedWithLines(sealed, pricing) : sealed);
}

function byField(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [fieldOf(column), value]));
}
