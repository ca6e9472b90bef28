import type { Queries } from '#server/platform/database/tables.ts';
import { forbidden } from '#server/platform/http/errors.ts';

/** Throws 403 if the owner of the practice has disabled the account, for every way of signing in. */
export async function refuseDisabled(queries: Queries, userId: number): Promise<void> {
  const disabled = await queries
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('disabled_at', 'is not', null)
    .executeTakeFirst();
  if (disabled) throw forbidden('This account is disabled. Please ask the owner of your practice');
}
