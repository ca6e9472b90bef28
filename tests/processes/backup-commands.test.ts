import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { Backup } from '#domain/records/backups/backup.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { newAccount } from '#tests/setup/journey-account.ts';
import { runProgram, startProgram } from '#tests/setup/program.ts';
import { visitorAt } from '#tests/setup/program-visitor.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

const account = newAccount();

async function command(dataDir: string, script: 'backup' | 'restore', ...files: string[]) {
  const run = runProgram({ DATA_DIR: dataDir }, [
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    `scripts/${script}.ts`,
    ...files,
  ]);
  const { code } = await run.ended;
  return { code, output: run.output() };
}

async function signedInAt(url: string): Promise<TestVisitor> {
  const visitor = visitorAt(url);
  const registered = await visitor.post('/api/register', account);
  if (registered.status !== 201) expect((await visitor.post('/api/login', account)).status).toBe(200);
  return visitor;
}

test('What `npm run backup` kept of a running practice, `npm run restore` brings back byte by byte', async () => {
  const dataDir = temporaryFolder();
  const file = path.join(temporaryFolder(), 'elsewhere.db');
  const program = await startProgram({ DATA_DIR: dataDir });
  const therapist = await signedInAt(program.url);
  const { id } = await addRecord<Client>(therapist, '/api/clients', buildClient());
  const before = (await therapist.get('/api/clients')).text;
  expect(await command(dataDir, 'backup', file)).toEqual({
    code: 0,
    output: `Backed up and checked: ${file}\n`,
  });
  expect((await therapist.delete(`/api/clients/${id}`)).status).toBe(204);
  const refused = await command(dataDir, 'restore', file);
  expect(refused).toEqual({ code: 1, output: expect.stringContaining('seems to be running') });
  await program.stop();

  expect(await command(dataDir, 'restore', file)).toMatchObject({ code: 0 });
  const again = await startProgram({ DATA_DIR: dataDir });
  const back = await signedInAt(again.url);
  expect((await back.get('/api/clients')).text).toBe(before);
  await again.stop();
});

test('A program that dies in the middle of a restore leaves the practice of before or the restored one, whole', async () => {
  const dataDir = path.join(temporaryFolder(), 'data');
  mkdirSync(dataDir);
  for (const delay of [0, 15, 60, 150]) {
    const program = await startProgram({ DATA_DIR: dataDir });
    const owner = await signedInAt(program.url);
    const inBackup = (await owner.get('/api/clients')).json<Client[]>().length;
    const backup = (await owner.post('/api/backups')).json<Backup>();
    await addRecord<Client>(owner, '/api/clients', buildClient());
    const restoring = owner
      .post(`/api/backups/${backup.name}/restore`, { password: account.password })
      .catch(() => undefined);
    // However far it comes by then.
    await new Promise((resolve) => setTimeout(resolve, delay));
    program.process.kill('SIGKILL');
    await Promise.all([program.ended, restoring]);

    const again = await startProgram({ DATA_DIR: dataDir });
    const back = await signedInAt(again.url);
    const clients = (await back.get('/api/clients')).json<Client[]>();
    expect([inBackup, inBackup + 1], `after ${delay} ms`).toContain(clients.length);
    expect((await visitorAt(again.url).get('/healthz')).status).toBe(200);
    await addRecord<Client>(back, '/api/clients', buildClient());
    await again.stop();
  }
});
