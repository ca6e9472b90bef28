import type { Queries } from '#server/platform/database/tables.ts';

/** Notes that the addresses of all accounts are known to be their holders', as if each had opened the mailed link. */
export async function proveEmails(queries: Queries, provenAt: Date): Promise<void> {
  await queries.updateTable('users').set({ email_proven_at: provenAt.toISOString() }).execute();
}
