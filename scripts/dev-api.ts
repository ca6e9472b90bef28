// The API alone, for `npm run dev`, in which Vite serves the pages.

import { readConfig } from '#server/platform/config.ts';
import { lockDataFolder, prepareDataFolder } from '#server/platform/database/data-folder.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { createApp } from '#server/program/app.ts';
import { runCommand } from './program/run-command.ts';

await runCommand(async () => {
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined) {
    prepareDataFolder(config.dataDir);
    lockDataFolder(config.dataDir);
  }
  const database = await openDatabase(config);
  const app = await createApp({ config, database, logger: true });
  await app.listen({ port: config.port, host: config.host });

  process.once('SIGTERM', async () => {
    await app.close();
    await database.close();
  });
});
