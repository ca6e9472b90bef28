import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { buildClient } from '#tests/builders/client-builder.ts';
import { startProgram } from '#tests/setup/program.ts';
import { therapistAt, visitorAt } from '#tests/setup/program-visitor.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

/** No file may grow beyond three megabytes: to the program it looks like a disk that is full. */
const onFullDisk = ['bash', '-c', `ulimit -f 3000; exec '${process.execPath}' bundle/main.js`] as const;
/** The same, with a limit that can be lifted again. */
const onDiskFullForNow = [
  'bash',
  '-c',
  `ulimit -S -f 3000; exec '${process.execPath}' bundle/main.js`,
] as const;
const AT_ONCE = 8;
const ROUNDS_LIMIT = 60;

test('On a full disk nothing is answered as saved that is not, and the program says that it cannot save', async () => {
  const environment = { DATA_DIR: path.join(temporaryFolder(), 'data') };
  const program = await startProgram(environment, { command: onFullDisk });
  const therapist = await therapistAt(program.url);
  const { saved, refusals } = await addClientsUntilRefused(therapist);

  expect(saved.length).toBeGreaterThan(0);
  expect(new Set(refusals)).toEqual(
    new Set(['503: Nothing can be saved at the moment. Please try again later']),
  );
  expect((await visitorAt(program.url).get('/healthz')).status).toBe(503);
  const later = await therapist.post('/api/clients', buildClient());
  expect(later.status).toBe(503);
  expect((await therapist.get('/api/clients')).status).toBe(200);
  expect(program.output()).toContain('Saving has stopped');
  program.process.kill('SIGKILL');
  await program.ended;

  const again = await startProgram(environment, { port: Number(new URL(program.url).port) });
  const found = (await therapist.get('/api/clients')).json<{ id: number }[]>().map(({ id }) => id);
  expect(found.sort()).toEqual(expect.arrayContaining(saved));
  expect(found).toHaveLength(saved.length);
  expect((await visitorAt(again.url).get('/healthz')).status).toBe(200);
  expect((await therapist.post('/api/clients', buildClient())).status).toBe(201);
  await again.stop();
});

test('When the disk has room again, saving goes on by itself, with everything that was saved', async () => {
  const environment = { DATA_DIR: path.join(temporaryFolder(), 'data') };
  const program = await startProgram(environment, { command: onDiskFullForNow });
  const therapist = await therapistAt(program.url);
  const { saved } = await addClientsUntilRefused(therapist);
  expect((await visitorAt(program.url).get('/healthz')).status).toBe(503);
  execFileSync('prlimit', ['--pid', String(program.process.pid), '--fsize=unlimited']);
  await vi.waitFor(() => expect(program.output()).toContain('Saving goes on'), { timeout: 40_000 });
  expect((await visitorAt(program.url).get('/healthz')).status).toBe(200);
  expect((await therapist.post('/api/clients', buildClient())).status).toBe(201);
  const found = (await therapist.get('/api/clients')).json<{ id: number }[]>();
  expect(found).toHaveLength(saved.length + 1);
  await program.stop();
});

/** Adds clients with long notes, several at once, until the disk takes no more. */
async function addClientsUntilRefused(therapist: TestVisitor) {
  const saved: number[] = [];
  const refusals: string[] = [];
  const notes = 'n'.repeat(30_000);
  for (let round = 0; refusals.length === 0 && round < ROUNDS_LIMIT; round += 1) {
    const replies = await Promise.all(
      Array.from({ length: AT_ONCE }, () => therapist.post('/api/clients', buildClient({ notes }))),
    );
    for (const reply of replies) {
      if (reply.status === 201) saved.push(reply.json<{ id: number }>().id);
      else refusals.push(`${reply.status}: ${reply.text}`);
    }
  }
  return { saved, refusals };
}
