import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/** Returns the number of rows that a query without columns matches. */
export async function countRows(query: SelectQueryBuilder<Tables, never, object>): Promise<number> {
  const { count } = await query.select((row) => row.fn.countAll().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}
