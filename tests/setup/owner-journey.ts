import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from './journey.ts';
import { type JourneyAccount, newAccount } from './journey-account.ts';
import { createPostgresDatabase } from './postgres-admin.ts';
import { type RunningProgram, startProgram } from './program.ts';
import { startTestPostgres } from './test-postgres.ts';

interface PerTest {
  /** A practice of this test only, so that the owner's changes affect no other test. */
  ownProgram: RunningProgram;
  /** Its first account, which owns the practice; the browser is signed in. */
  owner: JourneyAccount;
}

/** The journeys' test for the owner of a practice. */
export const test = base.extend<PerTest>({
  ownProgram: async ({ browserName, engine }, use) => {
    const dataDir = mkdtempSync(path.join(tmpdir(), `practice-${browserName}-`));
    const postgres = engine === 'postgres' ? await startTestPostgres() : undefined;
    const database = postgres
      ? { DATABASE_URL: await createPostgresDatabase(postgres.url, 'owner_journey') }
      : undefined;
    const program = await startProgram({ DATA_DIR: dataDir, ...database });
    await use(program);
    await program.stop();
    await postgres?.stop();
    rmSync(dataDir, { recursive: true });
  },

  baseURL: async ({ ownProgram }, use) => use(ownProgram.url),

  owner: async ({ context, ownProgram }, use) => {
    const account = newAccount();
    const reply = await context.request.post(`${ownProgram.url}/api/register`, { data: account });
    expect(reply.status(), await reply.text()).toBe(201);
    await use(account);
  },
});
