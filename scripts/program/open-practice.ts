import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/platform/config.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { refuseLostData } from '#server/platform/database/data-folder.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { StartupError } from '#server/platform/startup-error.ts';

/** Opens the practice for a command. Throws StartupError if the data folder has none, and makes none. */
export async function openPractice(config: Config): Promise<Database> {
  const file = join(config.dataDir, 'practice.db');
  if (config.databaseUrl === undefined && !existsSync(file)) {
    refuseLostData(file);
    throw new StartupError(
      `There is no practice in ${config.dataDir}. Name the folder of the program with DATA_DIR.`,
    );
  }
  return openDatabase(config);
}
