import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Client } from '#domain/caseload/clients/client.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { newAccount } from '#tests/setup/journey-account.ts';
import { type RunningProgram, startProgram } from '#tests/setup/program.ts';
import { visitorAt } from '#tests/setup/program-visitor.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';
import { faultFolder, KIND_LIMIT_MS, printFaults, tryFaults } from './fault-rounds.ts';
import { expectSaved } from './saved-clients.ts';

const MINUTE_MS = 60 * 1000;
/** Two years: shorter than sealed records are kept. */
const FARTHEST_MINUTES = 2 * 365 * 24 * 60;
const command = [
  process.execPath,
  '--disable-warning=ExperimentalWarning',
  '--import',
  './tests/setup/jumping-clock.ts',
  'bundle/main.js',
] as const;

printFaults();

test('Whichever way the clock jumps, nothing is lost, moved or stuck, and what ended stays ended', {
  timeout: KIND_LIMIT_MS,
}, async () => {
  const { program, setClock, signIn } = await programWithClock();
  let atDesk = await signIn();
  const task = await atDesk.post('/api/tasks', { title: 'Send the report', dueDate: '2026-12-01' });
  const acknowledged: number[] = [];
  await tryFaults('clock jump', 2, async (moment, index) => {
    // As many of minutes as of months.
    const minutes = FARTHEST_MINUTES ** moment;
    await setClock((index % 2 === 0 ? 1 : -1) * minutes * MINUTE_MS);
    const answered = (await atDesk.get('/api/user')).status;
    if (minutes < 30) expect(answered).toBe(200);
    if (minutes > 32) expect(answered).toBe(401);
    const meanwhile = await signIn();
    const added = await meanwhile.post('/api/clients', buildClient());
    expect(added.status).toBe(201);
    acknowledged.push(added.json<Client>().id);
    expect((await meanwhile.get('/api/tasks')).json()).toEqual([task.json()]);

    await setClock(0);
    if (answered === 401) expect((await atDesk.get('/api/user')).status).toBe(401);
    atDesk = await signIn();
    await expectSaved(atDesk, { acknowledged });
    expect((await atDesk.get('/api/tasks')).json()).toEqual([task.json()]);
    expect((await visitorAt(program.url).get('/healthz')).status).toBe(200);
    expect(await busyShare(program)).toBeLessThan(0.5);
    return index % 2 === 0 ? 'forward and back' : 'back and forward';
  });
  // Node's warnings about a timer with a negative or too long wait.
  expect(program.output()).not.toMatch(/TimeoutNegativeWarning|TimeoutOverflowWarning|level":50/);
});

/** A program whose clock can be set, and an account on it. */
async function programWithClock() {
  const folder = faultFolder();
  const file = path.join(folder, 'clock');
  const program = await startProgram({ DATA_DIR: path.join(folder, 'data'), CLOCK_JUMP: file }, { command });
  onTestFinished(async () => void (await program.stop()));
  const account = newAccount();
  expect((await visitorAt(program.url).post('/api/register', account)).status).toBe(201);
  return {
    program,
    /** Sets the clock to so many milliseconds from the real one, and waits until the program goes by it. */
    async setClock(ms: number): Promise<void> {
      const told = program.output().length;
      writeFileSync(file, String(Math.round(ms)));
      program.process.kill('SIGUSR2');
      await vi.waitFor(() => expect(program.output().slice(told)).toContain('The clock is off by'), 20_000);
    },
    async signIn(): Promise<TestVisitor> {
      const visitor = visitorAt(program.url);
      const { username, password } = account;
      expect((await visitor.post('/api/login', { username, password })).status).toBe(200);
      return visitor;
    },
  };
}

/** The part of a second for which a program that nobody asks for anything keeps a processor busy. */
async function busyShare({ process: { pid } }: RunningProgram): Promise<number> {
  const before = processorTicks(pid);
  await setTimeout(1_000);
  return (processorTicks(pid) - before) / 100;
}

// Hundredths of a second, for the program and for the system on its behalf.
function processorTicks(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}
