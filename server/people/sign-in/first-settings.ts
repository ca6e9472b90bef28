import * as z from 'zod/mini';
import { practiceSettings } from '#domain/people/practice/practice-settings.ts';
import { dayOf, type Instant } from '#domain/platform/dates.ts';
import type { Queries } from '#server/platform/database/tables.ts';

const kept = z.record(z.string(), z.unknown());

/** Notes are signed from the practice's first day on, which is that of its first account. */
export async function beginSettings(queries: Queries, now: Instant): Promise<void> {
  const { settings } = await queries.selectFrom('practice').select('settings').executeTakeFirstOrThrow();
  const notesSignedFrom = dayOf(now, practiceSettings.parse(settings).timeZone);
  await queries
    .updateTable('practice')
    .set({ settings: JSON.stringify({ notesSignedFrom, ...kept.parse(settings) }) })
    .where('id', '=', 1)
    .execute();
}
