// Writes docs/api.md from the program's routes, over an empty database.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { apiMarkdown } from '#server/platform/openapi/api-markdown.ts';
import { openapiDocument } from '#server/platform/openapi/openapi-document.ts';
import { createApp } from '#server/program/app.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'practice-api-docs-'));
const database = await openDatabase({ dataDir });
const app = await createApp({ config: readConfig({}), database });
writeFileSync(
  path.resolve(import.meta.dirname, '../docs/api.md'),
  apiMarkdown(openapiDocument(app.apiRoutes)),
);
await app.close();
await database.close();
rmSync(dataDir, { recursive: true });
