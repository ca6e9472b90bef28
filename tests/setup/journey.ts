import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { BrowserProblems } from './browser-problems.ts';
import { countUse } from './count-use.ts';
import { type JourneyAccount, newAccount } from './journey-account.ts';
import { createPostgresDatabase } from './postgres-admin.ts';
import { type RunningProgram, startProgram } from './program.ts';
import { startTestPostgres } from './test-postgres.ts';

export { expect } from '@playwright/test';

interface PerWorker {
  /** The program's engine; `test.use({ engine: 'postgres' })` in a separate file changes it. */
  engine: 'sqlite' | 'postgres';
  /** The real program, built, with its own port and data folder, shared by the tests of a worker. */
  program: RunningProgram;
}

interface PerTest {
  /** Problems in the browser fail the test, except those allowed with `problems.allow(…)`. */
  problems: BrowserProblems;
  /** A therapist of this test only, whose browser is signed in. */
  signedIn: JourneyAccount;
}

/** Playwright's test with the real program behind `page`. */
export const test = base.extend<PerTest, PerWorker>({
  engine: ['sqlite', { option: true, scope: 'worker' }],

  program: [
    async ({ engine }, use) => {
      const dataDir = mkdtempSync(path.join(tmpdir(), 'practice-journey-'));
      // Also if the run is interrupted.
      process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
      const postgres = engine === 'postgres' ? await startTestPostgres() : undefined;
      const database = postgres
        ? { DATABASE_URL: await createPostgresDatabase(postgres.url, 'journeys') }
        : undefined;
      const program = await startProgram({ DATA_DIR: dataDir, ...database });
      await use(program);
      await program.stop();
      await postgres?.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: async ({ program }, use) => use(program.url),

  problems: [
    async ({ context }, use) => {
      countUse('windows of a browser');
      const problems = new BrowserProblems();
      problems.watch(context);
      await use(problems);
      base.expect(problems.unexpected(), 'problems in the browser').toEqual([]);
    },
    { auto: true },
  ],

  signedIn: async ({ context, program }, use) => {
    const account = newAccount();
    const reply = await context.request.post(`${program.url}/api/register`, { data: account });
    base.expect(reply.status(), await reply.text()).toBe(201);
    await use(account);
  },
});
