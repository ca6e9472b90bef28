import type { CaseloadWrites } from '#server/platform/database/caseload.ts';

/** Returns the ids of the inquiries that became this client. */
export async function inquiriesOfClient(queries: CaseloadWrites, clientId: number): Promise<number[]> {
  const rows = await queries.practice
    .selectFrom('inquiries')
    .select('id')
    .where('therapist_id', '=', queries.therapistId)
    .where('client_id', '=', clientId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Links a restored client to its inquiries again, except those linked to another client since. */
export async function relinkInquiries(
  queries: CaseloadWrites,
  clientId: number,
  inquiryIds: readonly number[],
): Promise<void> {
  if (inquiryIds.length === 0) return;
  await queries.practice
    .updateTable('inquiries')
    .set({ therapist_id: queries.therapistId, client_id: clientId, updated_at: queries.changedAt })
    .where('id', 'in', inquiryIds)
    .where('client_id', 'is', null)
    .execute();
}
