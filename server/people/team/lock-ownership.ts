import type { Queries } from '#server/platform/database/tables.ts';
import { forbidden } from '#server/platform/http/errors.ts';

/**
 * Locks the practice's row, so that changes of ownership and access happen one after the other. Throws 403 if
 * somebody else is the owner by now.
 */
export async function lockOwnership(queries: Queries, ownerId: number): Promise<void> {
  const { numUpdatedRows } = await queries
    .updateTable('practice')
    .set({ owner_id: ownerId })
    .where('id', '=', 1)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw forbidden('Only the owner of the practice can do this');
}
