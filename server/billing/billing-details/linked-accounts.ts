import type { WholeCaseload } from '#domain/program/caseload-records.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { conflict } from '#server/platform/http/errors.ts';
import { invalidRow } from '#server/platform/http/invalid-row.ts';
import type { UndoStep } from '#server/platform/undo/undo-recorder.ts';

/** Throws 400, naming the row, if an archive bills a child with a child who is billed with another one, or has it twice. */
export function refuseWrongAccounts({ billing_details: details }: WholeCaseload): void {
  const holders = new Map(details.map(({ clientId, billedWithId }) => [clientId, billedWithId]));
  const seen = new Set<number>();
  for (const [index, { clientId, billedWithId }] of details.entries()) {
    if (seen.has(clientId)) {
      throw invalidRow('billing_details', index, 'Another row has the billing details of the same client');
    }
    seen.add(clientId);
    if (billedWithId !== null && (holders.get(billedWithId) ?? null) !== null) {
      throw invalidRow('billing_details', index, 'The child it is billed with is billed with another one');
    }
  }
}

/** Throws 409 if an undo leaves a child billed with a child who is billed with another one by now. */
export async function refuseLinkedAccounts(
  queries: CaseloadQueries,
  steps: readonly UndoStep[],
): Promise<void> {
  if (!steps.some((step) => 'table' in step && step.table === 'billing_details')) return;
  const linked = await selectLinked(queries).executeTakeFirst();
  if (linked) throw conflict('One of these children is billed together with another one by now');
}

/**
 * Gives a restored client an account of its own if the child it was billed with is billed with another one by now: two
 * accounts are never joined by a restore.
 */
export async function partLinkedAccounts(queries: CaseloadWrites): Promise<void> {
  const linked = await selectLinked(queries).execute();
  if (linked.length === 0) return;
  await queries
    .updateTable('billing_details')
    .set({ billed_with_id: null, updated_at: queries.changedAt })
    .where(
      'id',
      'in',
      linked.map(({ id }) => id),
    )
    .execute();
}

function selectLinked(queries: CaseloadQueries) {
  const parted = queries
    .selectFrom('billing_details')
    .select('client_id')
    .where('billed_with_id', 'is not', null);
  return queries.selectFrom('billing_details').select('id').where('billed_with_id', 'in', parted);
}
