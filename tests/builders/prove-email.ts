import type { Queries } from '#server/platform/database/tables.ts';

/** Marks the addresses of all accounts as confirmed. */
export async function proveEmails(queries: Queries, provenAt: Date): Promise<void> {
  await queries.updateTable('users').set({ email_proven_at: provenAt.toISOString() }).execute();
}
