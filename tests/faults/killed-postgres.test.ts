import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { buildClient } from '#tests/builders/client-builder.ts';
import { askPostgres, createPostgresDatabase } from '#tests/setup/postgres-admin.ts';
import { startProgram } from '#tests/setup/program.ts';
import { therapistAt, visitorAt } from '#tests/setup/program-visitor.ts';
import { startTestPostgres, type TestPostgres } from '#tests/setup/test-postgres.ts';
import { faultFolder, KIND_LIMIT_MS, printFaults, tryFaults } from './fault-rounds.ts';
import { expectSaved, keepAddingClients } from './saved-clients.ts';

const BACK_WITHIN_MS = 30_000;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startTestPostgres();
});
afterAll(() => postgres.stop());
printFaults();

test('While PostgreSQL itself is killed and comes back, nothing that was answered is lost, and saving goes on', {
  timeout: KIND_LIMIT_MS,
}, async () => {
  const databaseUrl = await createPostgresDatabase(postgres.url, 'faults_postgres');
  const program = await startProgram({ DATA_DIR: faultFolder(), DATABASE_URL: databaseUrl });
  const therapist = await therapistAt(program.url);
  const acknowledged: number[] = [];
  await tryFaults('SIGKILL of PostgreSQL under load', 2, async (moment, index) => {
    const isWhole = index % 2 === 0;
    const writing = keepAddingClients(therapist);
    await setTimeout(100 + moment * 400);
    const pid = isWhole ? await serverPid(databaseUrl) : await backendPid(databaseUrl);
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(() => expect(hasEnded(pid)).toBe(true), BACK_WITHIN_MS);
    await vi.waitFor(async () => {
      expect((await therapist.post('/api/clients', buildClient())).status).toBe(201);
    }, BACK_WITHIN_MS);
    await writing.end();
    acknowledged.push(...writing.acknowledged);
    await expectSaved(therapist, { acknowledged });
    expect((await visitorAt(program.url).get('/healthz')).status).toBe(200);
    return isWhole ? 'server, all there' : 'one connection of it, all there';
  });
  expect(acknowledged.length).toBeGreaterThan(0);
  await program.stop();
});

/** The process that PostgreSQL is, and all of its others end with. */
async function serverPid(databaseUrl: string): Promise<number> {
  const rows = z.parse(
    z.tuple([z.object({ data_directory: z.string() })]),
    await askPostgres(databaseUrl, 'SHOW data_directory'),
  );
  const [pid] = readFileSync(path.join(rows[0].data_directory, 'postmaster.pid'), 'utf8').split('\n');
  return Number(pid);
}

/** A process in which PostgreSQL works for the program: when it dies, PostgreSQL begins anew with all of them. */
async function backendPid(databaseUrl: string): Promise<number> {
  const rows = z.parse(
    z.array(z.object({ pid: z.number() })),
    await askPostgres(
      databaseUrl,
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
         ORDER BY backend_start LIMIT 1`,
    ),
  );
  return rows[0]?.pid ?? Number.NaN;
}

function hasEnded(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
}
