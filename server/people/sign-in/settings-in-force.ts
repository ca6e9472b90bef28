import { type PracticeSettings, practiceSettings } from '#domain/people/practice/practice-settings.ts';
import type { Queries } from '#server/platform/database/tables.ts';

/** The practice's settings as they are now. Inside a write that has locked a caseload they stay so until it has ended. */
export async function settingsInForce(queries: Queries): Promise<PracticeSettings> {
  const { settings } = await queries.selectFrom('practice').select('settings').executeTakeFirstOrThrow();
  return practiceSettings.parse(settings);
}
