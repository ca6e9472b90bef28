import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { verifySigned } from '#server/clinical/signing/verify-signed.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { breakableLine } from '#tests/setup/breakable-line.ts';
import { createPostgresDatabase, runOnPostgres } from '#tests/setup/postgres-admin.ts';
import { startProgram } from '#tests/setup/program.ts';
import { therapistAt } from '#tests/setup/program-visitor.ts';
import { startTestPostgres, type TestPostgres } from '#tests/setup/test-postgres.ts';
import { faultFolder, KIND_LIMIT_MS, printFaults, tryFaults } from './fault-rounds.ts';
import { expectWhole, keepSigning, toldNothing } from './signed-acts.ts';

/** In which somebody signs, corrects, signs again and withdraws about once. */
const ROUND_MS = 1_500;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startTestPostgres();
});
afterAll(() => postgres.stop());
printFaults();

type Environment = { DATA_DIR: string; DATABASE_URL?: string };

async function killAndLook(fault: string, environment: Environment): Promise<void> {
  let program = await startProgram(environment);
  const port = Number(new URL(program.url).port);
  const therapist = await therapistAt(program.url);
  const told = toldNothing();
  await tryFaults(fault, 1, async (moment, index) => {
    const signing = keepSigning(therapist);
    if (index === 0) await untilCorrected(signing);
    await setTimeout(moment * ROUND_MS);
    program.process.kill('SIGKILL');
    await program.ended;
    await signing.end();
    told.signed.push(...signing.told.signed);
    told.corrected.push(...signing.told.corrected);
    program = await startProgram(environment, { port });
    await expectWhole(therapist, told);
    return signing.told.signed.length > 0 ? 'signed or whole draft' : 'killed before the first answer';
  });
  await program.stop();
  await expectUnbroken(environment);
  expect(told.corrected.length).toBeGreaterThan(0);
}

// A single round has to reach a correction, on a slow machine too.
async function untilCorrected({ told }: ReturnType<typeof keepSigning>): Promise<void> {
  await expect.poll(() => told.corrected.length).toBeGreaterThan(0);
}

async function expectUnbroken({ DATA_DIR, DATABASE_URL }: Environment): Promise<void> {
  const database = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
  onTestFinished(() => database.close());
  expect((await verifySigned(database)).broken).toEqual([]);
}

test('A program on SQLite that is killed while notes and documents are signed, corrected and withdrawn leaves each signed or a whole draft', {
  timeout: KIND_LIMIT_MS,
}, async () => {
  await killAndLook('SIGKILL while signing, SQLite', { DATA_DIR: faultFolder() });
});

test('A program on PostgreSQL that is killed while notes and documents are signed, corrected and withdrawn leaves each signed or a whole draft', {
  timeout: KIND_LIMIT_MS,
}, async () => {
  const DATABASE_URL = await createPostgresDatabase(postgres.url, 'faults_signing_killed');
  await killAndLook('SIGKILL while signing, PostgreSQL', { DATA_DIR: faultFolder(), DATABASE_URL });
});

test('While PostgreSQL ends its connections or is cut off, each note and document stays signed or a whole draft', {
  timeout: KIND_LIMIT_MS,
}, async () => {
  const direct = await createPostgresDatabase(postgres.url, 'faults_signing_line');
  const line = await breakableLine(direct);
  const environment = { DATA_DIR: faultFolder(), DATABASE_URL: line.url };
  const program = await startProgram(environment);
  const therapist = await therapistAt(program.url);
  const told = toldNothing();
  const endConnections = () =>
    runOnPostgres(
      postgres.url,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'faults_signing_line'`,
    );
  await tryFaults('PostgreSQL away while signing', 2, async (moment, index) => {
    const signing = keepSigning(therapist);
    if (index === 0) await untilCorrected(signing);
    await setTimeout(moment * ROUND_MS);
    if (index % 2 === 0) {
      await endConnections();
    } else {
      await line.cut();
      await line.mend();
    }
    await signing.end();
    told.signed.push(...signing.told.signed);
    told.corrected.push(...signing.told.corrected);
    await expectWhole(therapist, told);
    return index % 2 === 0 ? 'connections ended, whole' : 'cut off, whole';
  });
  expect(told.corrected.length).toBeGreaterThan(0);
  await program.stop();
  await line.cut();
  await expectUnbroken({ ...environment, DATABASE_URL: direct });
});
