import { type PracticeSettings, practiceSettings } from '#domain/people/practice/practice-settings.ts';
import type { Queries } from '#server/platform/database/tables.ts';

/** Returns the practice's settings. Inside a write that has locked a caseload they cannot change until it ends. */
export async function currentSettings(queries: Queries): Promise<PracticeSettings> {
  const { settings } = await queries.selectFrom('practice').select('settings').executeTakeFirstOrThrow();
  return practiceSettings.parse(settings);
}
