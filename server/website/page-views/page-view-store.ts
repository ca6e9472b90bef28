import { sql } from 'kysely';
import type { Day } from '#domain/platform/dates.ts';
import type { PageViews } from '#domain/website/page-views/page-views.ts';
import type { Queries } from '#server/platform/database/tables.ts';

/** Adds views to the counts of their days; safe for several processes at once. */
export async function addPageViews(queries: Queries, views: readonly PageViews[]): Promise<void> {
  const sums = new Map<string, PageViews>();
  for (const { day, path, views: count } of views) {
    const key = `${day} ${path}`;
    sums.set(key, { day, path, views: count + (sums.get(key)?.views ?? 0) });
  }
  // Sorted, so that two processes that lock the same rows never deadlock.
  const rows = [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  await queries
    .insertInto('page_views')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['day', 'path']).doUpdateSet({ views: sql`page_views.views + excluded.views` }),
    )
    .execute();
}

/** Returns views by day and page, from `from` to before `until`. */
export function listPageViews(
  queries: Queries,
  { from, until }: { from: Day; until: Day },
): Promise<PageViews[]> {
  return queries
    .selectFrom('page_views')
    .select(['day', 'path', 'views'])
    .where('day', '>=', from)
    .where('day', '<', until)
    .orderBy('day')
    .orderBy('path')
    .execute();
}
