import type { ColumnType, Kysely } from 'kysely';
import * as z from 'zod/mini';
import { DEFAULT_TIME_ZONE, dayOf } from '#domain/dates.ts';

/** Only what this migration reads and writes. */
type TablesThen = {
  practice: { owner_id: number | null; settings: ColumnType<unknown, string, string> };
};
const settingsThen = z.looseObject({ timeZone: z._default(z.string(), DEFAULT_TIME_ZONE) });

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
      const { timeZone, ...others } = settingsThen.parse(settings);
      const notesSignedFrom = dayOf(new Date(), timeZone);
      await queries
        .updateTable('practice')
        .set({ settings: JSON.stringify({ ...others, timeZone, notesSignedFrom }) })
        .execute();
    }
  },
};
