import type { ColumnType, Kysely } from 'kysely';
import { dayThen } from './0013-frozen-lines.ts';

/** Only what this migration reads and writes. */
type TablesThen = {
  practice: { owner_id: number | null; settings: ColumnType<{ timeZone?: string }, string, string> };
};

/** A practice that is there already signs its notes from this day on: years of old ones are no backlog. */
export const notesSignedFromMigration = {
  async up(untyped: Kysely<unknown>): Promise<void> {
    const queries = untyped.withTables<TablesThen>();
    const practices = await queries
      .selectFrom('practice')
      .select('settings')
      .where('owner_id', 'is not', null)
      .execute();
    for (const { settings } of practices) {
      const { timeZone = 'America/New_York', ...others } = settings;
      const notesSignedFrom = dayThen(new Date(), timeZone);
      await queries
        .updateTable('practice')
        .set({ settings: JSON.stringify({ ...others, timeZone, notesSignedFrom }) })
        .execute();
    }
  },
};
