import * as z from 'zod/mini';
import { practiceSettings } from '#domain/people/practice/practice-settings.ts';
import { dayOf, type Instant } from '#domain/platform/dates.ts';
import type { Queries } from '#server/platform/database/tables.ts';

const stored = z.record(z.string(), z.unknown());

/** Sets the day from which notes are signed: the day of the practice's first account. */
export async function initializeSettings(queries: Queries, now: Instant): Promise<void> {
  const { settings } = await queries.selectFrom('practice').select('settings').executeTakeFirstOrThrow();
  const notesSignedFrom = dayOf(now, practiceSettings.parse(settings).timeZone);
  await queries
    .updateTable('practice')
    .set({ settings: JSON.stringify({ notesSignedFrom, ...stored.parse(settings) }) })
    .where('id', '=', 1)
    .execute();
}
