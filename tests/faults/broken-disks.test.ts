import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { buildClient } from '#tests/builders/client-builder.ts';
import { runProgram, startProgram } from '#tests/setup/program.ts';
import { therapistAt, visitorAt } from '#tests/setup/program-visitor.ts';
import { faultFolder, KIND_LIMIT_MS, printFaults, tryFaults } from './fault-rounds.ts';
import { expectSaved, keepAddingClients } from './saved-clients.ts';

const REFUSAL = [503, 'Nothing can be saved at the moment. Please try again later'];
/** The program looks every five seconds whether it can write again. */
const GOES_ON_WITHIN_MS = 20_000;
const hasCompiler = process.platform === 'linux' && spawnSync('cc', ['--version']).status === 0;
if (!hasCompiler)
  console.log('Failing fsync and read-only disks are not tried: they need Linux with a C compiler');

printFaults();

describe.runIf(hasCompiler)('On a disk that breaks', () => {
  test('in an fsync, nothing is acknowledged until an administrator has restarted the program', {
    timeout: KIND_LIMIT_MS,
  }, async () => {
    const disk = breakableDisk();
    let program = await startProgram(disk.environment);
    const port = Number(new URL(program.url).port);
    const therapist = await therapistAt(program.url);
    const acknowledged: number[] = [];
    await tryFaults('failing fsync', 1, async (moment) => {
      const writing = keepAddingClients(therapist);
      await setTimeout(100 + moment * 500);
      disk.breakBy('fsync');
      await vi.waitFor(() => expect(program.output()).toContain('Saving has stopped'), 20_000);
      disk.mend();
      await writing.end();
      acknowledged.push(...writing.acknowledged);
      const reply = await therapist.post('/api/clients', buildClient());
      expect([reply.status, reply.text]).toEqual(REFUSAL);
      expect((await visitorAt(program.url).get('/healthz')).status).toBe(503);
      await expectSaved(therapist, { acknowledged });
      expect(program.output()).toContain('replace it, then start the program again');
      program.process.kill('SIGKILL');
      await program.ended;
      program = await startProgram(disk.environment, { port });
      await expectSaved(therapist, { acknowledged });
      expect((await therapist.post('/api/clients', buildClient())).status).toBe(201);
      return 'stopped, all there after a start';
    });
    expect(acknowledged.length).toBeGreaterThan(0);
    await program.stop();
  });

  test('by becoming read-only, saving stops, reading goes on, and so does saving when it can be written again', {
    timeout: KIND_LIMIT_MS,
  }, async () => {
    const disk = breakableDisk();
    const program = await startProgram(disk.environment);
    const therapist = await therapistAt(program.url);
    const acknowledged: number[] = [];
    await tryFaults('read-only disk', 1, async (moment) => {
      const writing = keepAddingClients(therapist);
      await setTimeout(100 + moment * 500);
      const told = program.output().length;
      disk.breakBy('read-only');
      await vi.waitFor(() => expect(program.output().slice(told)).toContain('Saving has stopped'), 20_000);
      await writing.end();
      acknowledged.push(...writing.acknowledged);
      const reply = await therapist.post('/api/clients', buildClient());
      expect([reply.status, reply.text]).toEqual(REFUSAL);
      expect((await visitorAt(program.url).get('/healthz')).status).toBe(503);
      await expectSaved(therapist, { acknowledged });
      disk.mend();
      await vi.waitFor(
        () => expect(program.output().slice(told)).toContain('Saving goes on'),
        GOES_ON_WITHIN_MS,
      );
      expect((await therapist.post('/api/clients', buildClient())).status).toBe(201);
      await expectSaved(therapist, { acknowledged });
      return 'stopped, and went on';
    });
    await program.stop();
  });

  test('a start on a read-only one says so, and leaves the data as it is', async () => {
    const disk = breakableDisk();
    const before = await startProgram(disk.environment);
    const therapist = await therapistAt(before.url);
    const client = await therapist.post('/api/clients', buildClient());
    expect(client.status).toBe(201);
    await before.stop();
    const file = path.join(disk.environment.DATA_DIR, 'practice.db');
    const bytes = readFileSync(file);
    disk.breakBy('read-only');
    const refused = runProgram({ ...disk.environment, PORT: '0' });
    expect(await refused.ended).toEqual({ code: 1, signal: null });
    expect(refused.output().trim()).toMatch(
      /^The data folder \S+ cannot be written to \(EROFS: .*\)\. Make it writable, or name another one with DATA_DIR\.$/,
    );
    expect(readFileSync(file).equals(bytes)).toBe(true);
    disk.mend();
    const after = await startProgram(disk.environment, { port: Number(new URL(before.url).port) });
    expect((await therapist.get('/api/clients')).json()).toEqual([client.json()]);
    await after.stop();
  });
});

/** A data folder on a disk that can be broken and mended while a program runs on it. */
function breakableDisk() {
  const folder = faultFolder();
  const library = path.join(folder, 'broken-disk.so');
  const source = path.join(import.meta.dirname, 'broken-disk.c');
  execFileSync('cc', ['-shared', '-fPIC', '-o', library, source, '-ldl']);
  const faults = path.join(folder, 'faults');
  mkdirSync(faults);
  const dataDir = path.join(folder, 'data');
  return {
    environment: {
      DATA_DIR: dataDir,
      LD_PRELOAD: library,
      BROKEN_DISK: faults,
      BROKEN_FOLDER: dataDir,
    },
    breakBy: (how: 'fsync' | 'read-only') => writeFileSync(path.join(faults, how), ''),
    mend: () => {
      for (const how of ['fsync', 'read-only']) rmSync(path.join(faults, how), { force: true });
    },
  };
}
