import type { Queries } from '#server/platform/database/tables.ts';
import { forbidden } from '#server/platform/http/errors.ts';

/**
 * Keeps the practice with its owner until the write has ended: its row is locked, so that who owns it and who is disabled
 * are decided one after the other. Throws 403 when somebody else owns it by now.
 */
export async function holdOwnership(queries: Queries, ownerId: number): Promise<void> {
  const { numUpdatedRows } = await queries
    .updateTable('practice')
    .set({ owner_id: ownerId })
    .where('id', '=', 1)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw forbidden('Only the owner of the practice can do this');
}
