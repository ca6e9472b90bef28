import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Client } from '#domain/caseload/clients/client.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { freePort } from '#tests/setup/free-port.ts';
import { readPdf } from '#tests/setup/pdf-text.ts';
import { runProgram, startProgram } from '#tests/setup/program.ts';
import { therapistAt } from '#tests/setup/program-visitor.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

/** The folder that the container image copies, without the checkout that it was made from. */
let folder: string;
beforeAll(() => {
  const removal: (() => unknown)[] = [];
  folder = temporaryFolder((remove) => removal.push(remove));
  execFileSync(process.execPath, ['scripts/copy-shipped.ts', folder], { stdio: 'pipe' });
  return async () => {
    for (const remove of removal) await remove();
  };
});

const shipped = (module: string) =>
  [process.execPath, '--disable-warning=ExperimentalWarning', path.join(folder, 'bundle', module)] as const;

async function exitCode(environment: Record<string, string>, module: string, ...args: string[]) {
  const command = runProgram(environment, [...shipped(module), ...args]);
  const { code } = await command.ended;
  return { code, output: command.output() };
}

test('The shipped folder serves pages, pictures and PDFs, and runs the commands of an operator', async () => {
  const environment = { DATA_DIR: temporaryFolder() };
  const port = await freePort();
  const program = await startProgram(environment, { port, command: shipped('main.js') });
  const therapist = await therapistAt(program.url);
  const { id } = await addRecord<Client>(therapist, '/api/clients', buildClient({ lastName: '李明' }));
  const replies = ['/', '/share/home.png', '/notices.txt', `/api/clients/${id}/pdf`];
  for (const address of replies)
    expect([address, (await therapist.get(address)).status]).toEqual([address, 200]);
  const record = await therapist.get(`/api/clients/${id}/pdf`);
  expect(readPdf(Buffer.from(record.bytes)).text).toContain('李明');

  expect(await exitCode({ PORT: String(port) }, 'check-health.js')).toMatchObject({ code: 0 });
  expect(await exitCode(environment, 'backup.js')).toMatchObject({ code: 0 });
  expect(await exitCode(environment, 'recover.js', 'nobody')).toMatchObject({ code: 1 });
  await program.stop();
  expect(await exitCode(environment, 'verify-audit.js')).toMatchObject({ code: 0 });
  expect(await exitCode(environment, 'restore.js')).toMatchObject({ code: 1 });
  expect(await exitCode({ PORT: String(port) }, 'check-health.js')).toMatchObject({ code: 1 });
});

test('The shipped folder has no TypeScript and no tests, and is 200 MB at most', () => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const own = files.filter((file) => !file.includes('node_modules'));
  expect(files.filter((file) => /\.[cm]?tsx?$/.test(file))).toEqual([]);
  expect(own.filter((file) => /\.(test|spec)\./.test(file))).toEqual([]);
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes / 1024 ** 2).toBeLessThan(200);
});
