import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildClient } from '#tests/builders/client-builder.ts';
import { runProgram, startProgram } from '#tests/setup/program.ts';
import { therapistAt, visitorAt } from '#tests/setup/program-visitor.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

test('What the program makes is for its own account alone, and a loose data folder is made private', async () => {
  const dataDir = path.join(temporaryFolder(), 'data');
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o755);
  const program = await start(dataDir);
  expect(program.output()).toContain(`could open the data folder ${dataDir}`);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  await therapistAt(program.url);
  for (const name of readdirSync(dataDir)) {
    expect([name, statSync(path.join(dataDir, name)).mode & 0o077]).toEqual([name, 0]);
  }
});

test('A second server on the same data says so and ends, and one that was killed leaves no lock', async () => {
  const dataDir = temporaryFolder();
  const first = await start(dataDir);
  const therapist = await therapistAt(first.url);
  await expectRefusal(dataDir, /^Another server seems to be running on .*Stop it first/);
  expect((await therapist.post('/api/clients', buildClient())).status).toBe(201);
  first.process.kill('SIGKILL');
  await first.ended;
  await start(dataDir);
});

test.each([
  ['missing', (file: string) => rmSync(file)],
  ['empty', (file: string) => truncateSync(file, 0)],
])('Data that is %s where backups lie is no new practice', async (_what, lose) => {
  const { dataDir, file } = await practiceWithBackup();
  lose(file);
  await expectRefusal(
    dataDir,
    /practice\.db is (missing|empty), though there was a practice.*npm run restore/,
  );
  expect(existsSync(file) ? statSync(file).size : 0).toBe(0);
});

test('Data with a damaged page does not start as half a practice', async () => {
  const { dataDir, file } = await practiceWithBackup();
  const handle = await open(file, 'r+');
  const pages = Math.floor(statSync(file).size / 4096);
  // The header and the tables' names stay readable: only a look at every page finds it.
  for (let page = 20; page < pages; page += 1)
    await handle.write(Buffer.alloc(4096, 0xa5), 0, 4096, page * 4096);
  await handle.close();
  await expectRefusal(dataDir, /practice\.db is damaged.*npm run restore/);
});

async function practiceWithBackup() {
  const dataDir = temporaryFolder();
  const program = await startProgram({ DATA_DIR: dataDir });
  const therapist = await therapistAt(program.url);
  for (let count = 0; count < 20; count += 1) await therapist.post('/api/clients', buildClient());
  expect((await therapist.post('/api/backups')).status).toBe(201);
  expect((await visitorAt(program.url).get('/healthz')).status).toBe(200);
  await program.stop();
  const file = path.join(dataDir, 'practice.db');
  for (const part of ['-wal', '-shm']) rmSync(`${file}${part}`, { force: true });
  return { dataDir, file };
}

async function start(dataDir: string) {
  const program = await startProgram({ DATA_DIR: dataDir });
  onTestFinished(async () => void (await program.stop()));
  return program;
}

async function expectRefusal(dataDir: string, sentence: RegExp) {
  const program = runProgram({ DATA_DIR: dataDir, PORT: '0' });
  expect(await program.ended).toEqual({ code: 1, signal: null });
  expect(program.output().trim()).toMatch(sentence);
}
