// The API alone, for `npm run dev`, where Vite serves the pages.
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/open-database.ts';

const config = readConfig(process.env);
const database = await openDatabase(config);
const app = await createApp({ config, database, logger: true });
await app.listen({ port: config.port, host: config.host });

process.once('SIGTERM', async () => {
  await app.close();
  await database.close();
});
