import * as z from 'zod/mini';
import { sealedRecords } from '#domain/caseload/sealing.ts';
import { columnOf, fieldOf } from '#server/database/record-rows.ts';

/** Everything there is about a deleted client. */
const sealedClient = z.extend(sealedRecords, {
  /** The tasks that named the client; they themselves stay with the therapist. */
  taskIds: z.array(z.int()),
  /** The inquiries that became this client. */
  inquiryIds: z.array(z.int()),
});
export type SealedClient = z.output<typeof sealedClient>;

const rows = z.array(z.record(z.string(), z.unknown()));

// Version 0.1.0 kept the rows by the names of their columns, and at first without the inquiries.
const firstForm = z.pipe(
  z.object({
    client: z.record(z.string(), z.unknown()),
    sessions: rows,
    assessments: rows,
    invoices: rows,
    invoiceSessions: rows,
    annuals: rows,
    taskIds: z.array(z.int()),
    inquiryIds: z._default(z.array(z.int()), []),
  }),
  z.transform(({ client, taskIds, inquiryIds, ...lists }): SealedClient => {
    const records = Object.entries({ clients: [client], ...lists }).map(([name, list]) => [
      columnOf(name),
      list.map(byField),
    ]);
    return { versions: {}, records: Object.fromEntries(records), taskIds, inquiryIds };
  }),
);

/** What is kept of a deleted client, in whichever form it was sealed. */
export function readSealedClient(kept: unknown): SealedClient {
  return z.union([sealedClient, firstForm]).parse(kept);
}

function byField(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [fieldOf(column), value]));
}
