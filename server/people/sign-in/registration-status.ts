import { practiceSettings } from '#domain/people/practice/practice-settings.ts';
import type { RegistrationStatus } from '#domain/platform/registration-mode.ts';
import type { Config } from '#server/platform/config.ts';
import type { Queries } from '#server/platform/database/tables.ts';

interface StatusServices {
  config: Pick<Config, 'registration'>;
  setupCode?: string | undefined;
}

/** Returns who may open an account now: set by the environment, otherwise by the practice's owner. */
export async function registrationStatus(
  queries: Queries,
  { config, setupCode }: StatusServices,
): Promise<RegistrationStatus & { hasOwner: boolean }> {
  const { settings, ownerId } = await queries
    .selectFrom('practice')
    .select(['settings', 'owner_id as ownerId'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  const hasOwner = ownerId !== null;
  return {
    mode: config.registration ?? practiceSettings.parse(settings).registration,
    isFixed: config.registration !== undefined,
    needsSetupCode: setupCode !== undefined && !hasOwner,
    hasOwner,
  };
}
