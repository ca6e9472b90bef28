import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSqliteFile } from '#server/platform/database/sqlite-dialect.ts';
import { newAccount } from '#tests/setup/journey-account.ts';
import { runProgram, startProgram } from '#tests/setup/program.ts';
import { therapistAt, visitorAt } from '#tests/setup/program-visitor.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

test('The program says where it is, where its data is and what to do first', async () => {
  const dataDir = temporaryFolder();
  const program = await start({ DATA_DIR: dataDir });
  expect(program.output()).toContain(program.url);
  expect(program.output()).toContain(dataDir);
  expect(program.output()).toMatch(/Register/);
  expect((await visitorAt(program.url).get('/healthz')).status).toBe(200);
});

test('A program that listens beyond its own machine prints the code that the first account has to name', async () => {
  const environment = { DATA_DIR: temporaryFolder(), HOST: '0.0.0.0', RATE_LIMITS: 'on' };
  const program = await start(environment);
  await expect.poll(() => program.output()).toMatch(/Setup code: /);
  const setupCode = /Setup code: +([2-9A-Z-]{19}) /.exec(program.output())?.[1];
  const first = newAccount();
  const visitor = visitorAt(program.url);
  expect((await visitor.post('/api/register', first)).status).toBe(403);
  expect((await visitor.post('/api/register', { ...first, setupCode })).status).toBe(201);
  await program.stop();
  const again = await start(environment);
  await expect.poll(() => again.output()).toMatch(/First step:/);
  expect(again.output()).not.toContain('Setup code');
});

test('A port in use stops the start with one line', async () => {
  const first = await start({ DATA_DIR: temporaryFolder() });
  const port = new URL(first.url).port;
  await expectRefusal({ DATA_DIR: temporaryFolder(), PORT: port }, `Port ${port} is in use`);
});

test('A data folder that cannot be written to stops the start with one line', async () => {
  const file = path.join(temporaryFolder(), 'a-file');
  writeFileSync(file, 'not a folder', { mode: 0o644 });
  await expectRefusal({ DATA_DIR: file }, /data folder .* cannot be written to \(it is a file\)/);
  expect(statSync(file).mode & 0o777).toBe(0o644);
});

test('A folder that cannot even be made stops the start with one line', async () => {
  await expectRefusal({ DATA_DIR: '/proc/practice/data' }, /data folder .* cannot be written/);
});

test('A file that is no database stops the start with one line', async () => {
  const dataDir = temporaryFolder();
  writeFileSync(
    path.join(dataDir, 'practice.db'),
    'No database, though as long as the head of one. '.repeat(3),
  );
  await expectRefusal({ DATA_DIR: dataDir }, /practice\.db is damaged or no database .* npm run restore/);
});

test('An address that is not this machine stops the start with one line', async () => {
  const environment = { DATA_DIR: temporaryFolder(), HOST: '203.0.113.9', RATE_LIMITS: 'on' };
  await expectRefusal(environment, /another address with HOST/);
});

test('A database of a newer version stops the start with one line', async () => {
  const dataDir = temporaryFolder();
  await (await start({ DATA_DIR: dataDir })).stop();
  const file = openSqliteFile(path.join(dataDir, 'practice.db'));
  file.exec(
    `INSERT INTO kysely_migration (name, timestamp) VALUES ('9999-tomorrow', '2099-01-01T00:00:00Z')`,
  );
  file.close();
  await expectRefusal({ DATA_DIR: dataDir }, /newer version/);
});

test('A started program hashes passwords at the recommended cost', async () => {
  const dataDir = temporaryFolder();
  await therapistAt((await start({ DATA_DIR: dataDir })).url);
  const file = openSqliteFile(path.join(dataDir, 'practice.db'));
  const user = file.prepare('SELECT password_hash FROM users').get();
  file.close();
  expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('The log names a broken screen by its path, and nothing that is no screen', async () => {
  const program = await start({ DATA_DIR: temporaryFolder() });
  const visitor = visitorAt(program.url);
  for (const screen of ['/clients/:id', '/es/about', '/settings/activity', '/Sam-Example/:id']) {
    const report = { screen, kind: 'TypeError', place: '' };
    expect((await visitor.post('/api/failures', report)).status).toBe(200);
  }
  const logged = () =>
    Array.from(program.output().matchAll(/"failure":\{"screen":"([^"]*)"/g), ([, screen]) => screen);
  await expect.poll(logged).toEqual(['/clients/:id', '/es/about', '/settings/activity', 'other']);
});

test('A stack in the log names the line of the TypeScript where it happened', async () => {
  const dataDir = temporaryFolder();
  const program = await start({ DATA_DIR: dataDir });
  const therapist = await therapistAt(program.url);
  const file = openSqliteFile(path.join(dataDir, 'practice.db'));
  file.exec('DROP TABLE tasks');
  file.close();
  expect((await therapist.get('/api/tasks')).status).toBe(500);
  await expect.poll(() => program.output()).toContain('unexpected error');
  expect(program.output()).not.toMatch(/bundle\/\w/);
  const place = /file:\/\/(\S+\/server\/platform\/database\/sqlite-dialect\.ts):(\d+):(\d+)/.exec(
    program.output(),
  );
  const [, source = '', line, column] = place ?? [];
  const written = readFileSync(source, 'utf8').split('\n')[Number(line) - 1] ?? '';
  expect(written.slice(Number(column) - 1)).toMatch(/^prepare\(/);
});

// The others are refused by the same function (server/platform/config.test.ts).
test.each([
  ['PORT', 'eighty'],
  ['RATE_LIMITS', 'none'],
])('A wrong %s stops the start with one line that names it', async (name, value) => {
  await expectRefusal({ DATA_DIR: temporaryFolder(), [name]: value }, new RegExp(`^${name} `));
});

test('A PostgreSQL that does not answer stops the start with one line', async () => {
  const environment = { DATABASE_URL: 'postgres://practice@127.0.0.1:1/practice', PORT: '0' };
  await expectRefusal(environment, /DATABASE_URL does not answer/);
});

async function start(environment: Record<string, string>) {
  const program = await startProgram(environment);
  onTestFinished(async () => void (await program.stop()));
  return program;
}

async function expectRefusal(environment: Record<string, string>, sentence: string | RegExp) {
  const program = runProgram(environment);
  expect(await program.ended).toEqual({ code: 1, signal: null });
  const lines = program.output().trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(sentence);
}
