import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { verifyAudit } from '#server/platform/audit/verify-audit.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import {
  countRows,
  createEarlierSchema,
  openQueries,
  releasedSchema,
} from '#tests/builders/earlier-schema.ts';
import { writeEarlierDatabase } from '#tests/builders/earlier-version.ts';
import { breakableLine } from '#tests/setup/breakable-line.ts';
import { createPostgresDatabase, runOnPostgres } from '#tests/setup/postgres-admin.ts';
import { runProgram, startProgram } from '#tests/setup/program.ts';
import { therapistAt } from '#tests/setup/program-visitor.ts';
import { startTestPostgres, type TestPostgres } from '#tests/setup/test-postgres.ts';
import { faultFolder, KIND_LIMIT_MS, printFaults, tryFaults } from './fault-rounds.ts';
import { addBilledMonth, expectWholeBills, keepMakingBills } from './made-bills.ts';
import { expectSaved, keepAddingClients } from './saved-clients.ts';

/** Of the practice that version 0.1.0 left. */
const CLIENTS_THEN = 3;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startTestPostgres();
});
afterAll(() => postgres.stop());
printFaults();

async function killAndLook(fault: string, environment: { DATA_DIR: string; DATABASE_URL?: string }) {
  let program = await startProgram(environment);
  const port = Number(new URL(program.url).port);
  const therapist = await therapistAt(program.url);
  const acknowledged: number[] = [];
  const month = await addBilledMonth(await therapistAt(program.url));
  await tryFaults(fault, 1, async (moment, index) => {
    const writing = keepAddingClients(therapist);
    const billing = keepMakingBills(month);
    // A single round has to reach a bill, on a slow machine too.
    if (index === 0) await expect.poll(() => month.made.length, { timeout: 10_000 }).toBeGreaterThan(0);
    await setTimeout(moment * 1_500);
    program.process.kill('SIGKILL');
    await program.ended;
    await Promise.all([writing.end(), billing.end()]);
    acknowledged.push(...writing.acknowledged);
    program = await startProgram(environment, { port });
    await expectSaved(therapist, { acknowledged });
    const bill = await expectWholeBills(month);
    return writing.acknowledged.length > 0 ? `all there, ${bill}` : 'killed before the first answer';
  });
  await program.stop();
  const database = await openDatabase({
    dataDir: environment.DATA_DIR,
    databaseUrl: environment.DATABASE_URL,
  });
  onTestFinished(() => database.close());
  for (const log of await verifyAudit(database)) expect(log.brokenAt).toBeUndefined();
  expect(await database.file?.findDamage()).toBe(database.file && null);
  expect(acknowledged.length).toBeGreaterThan(0);
}

test('A program on SQLite that is killed while it saves clients and makes bills loses nothing that it answered, and no bill is half made', {
  timeout: KIND_LIMIT_MS,
}, async () => {
  await killAndLook('SIGKILL, SQLite', { DATA_DIR: faultFolder() });
});

test('A program on PostgreSQL that is killed while it saves clients and makes bills loses nothing that it answered, and no bill is half made', {
  timeout: KIND_LIMIT_MS,
}, async () => {
  const DATABASE_URL = await createPostgresDatabase(postgres.url, 'faults_killed');
  await killAndLook('SIGKILL, PostgreSQL', { DATA_DIR: faultFolder(), DATABASE_URL });
});

async function killWhileTablesChange(
  engine: string,
  lay: (dataDir: string, round: number) => Promise<{ DATABASE_URL?: string }>,
): Promise<void> {
  await tryFaults(`SIGKILL while tables are changed, ${engine}`, 1, async (moment, index) => {
    const dataDir = faultFolder();
    const environment = { DATA_DIR: dataDir, ...(await lay(dataDir, index)) };
    const program = runProgram({ ...environment, PORT: '0' });
    await setTimeout(200 + moment * 2_000);
    program.process.kill('SIGKILL');
    await program.ended;
    const again = await startProgram(environment);
    await again.stop();
    const queries = openQueries({ dataDir, databaseUrl: environment.DATABASE_URL });
    expect((await countRows(queries)).get('clients')).toBe(CLIENTS_THEN);
    await queries.destroy();
    return 'up to date';
  });
}

test('A program on SQLite that is killed while it brings older data up to date does so at its next start', {
  timeout: KIND_LIMIT_MS,
}, async () => {
  await killWhileTablesChange('SQLite', async (dataDir) => {
    writeEarlierDatabase(dataDir);
    return {};
  });
});

test('A program on PostgreSQL that is killed while it brings older data up to date does so at its next start', {
  timeout: KIND_LIMIT_MS,
}, async () => {
  await killWhileTablesChange('PostgreSQL', async (dataDir, round) => {
    const DATABASE_URL = await createPostgresDatabase(postgres.url, `faults_upgrade_${round}`);
    await createEarlierSchema({ dataDir, databaseUrl: DATABASE_URL }, releasedSchema);
    return { DATABASE_URL };
  });
});

test('While PostgreSQL is cut off, frozen, or ends its connections, nothing that was answered is lost', {
  timeout: KIND_LIMIT_MS,
}, async () => {
  const direct = await createPostgresDatabase(postgres.url, 'faults_line');
  const line = await breakableLine(direct);
  const program = await startProgram({ DATA_DIR: faultFolder(), DATABASE_URL: line.url });
  const therapist = await therapistAt(program.url);
  const acknowledged: number[] = [];
  const troubles = [
    ['cut off', () => line.cut(), () => line.mend()],
    ['frozen', async () => line.freeze(), async () => line.thaw()],
    [
      'connections ended',
      () =>
        runOnPostgres(
          postgres.url,
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'faults_line'`,
        ),
      async () => undefined,
    ],
  ] as const;
  await tryFaults('PostgreSQL away under load', troubles.length, async (moment, index) => {
    const [name, away, back] = troubles[index % 3] ?? troubles[0];
    const writing = keepAddingClients(therapist);
    await setTimeout(moment * 400);
    await away();
    await setTimeout(300);
    await back();
    await writing.end();
    acknowledged.push(...writing.acknowledged);
    await expectSaved(therapist, { acknowledged });
    return `${name}, all there`;
  });
  expect(acknowledged.length).toBeGreaterThan(0);
  await program.stop();
  await line.cut();
});
