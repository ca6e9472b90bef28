import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildClient } from '#tests/builders/client-builder.ts';
import { type RunningProgram, startProgram } from '#tests/setup/program.ts';
import { therapistAt } from '#tests/setup/program-visitor.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';
import { attacks } from './attacks.ts';

const SECONDS = Number(process.env.ABUSE_SECONDS ?? 3);
const OTHERS_WAIT_MS = 2_000;
const AFTERWARDS_MS = 500;
/**
 * What the program may hold, a quarter more than it does: of 590 MiB after all attacks, from which on it grows no more, 40
 * are in use once garbage is collected, 135 are what V8 keeps of its heap beside that (most of it for young objects), 340
 * lie outside of it (SQLite's pages, hashed passwords, compressed pages, ten thousand sockets) and 75 are Node itself.
 */
const MEMORY_MIB = 768;

let folder: string;
let program: RunningProgram;
let therapist: TestVisitor;
const table: Record<string, Record<string, number>> = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'practice-abuse-'));
  program = await startProgram({ DATA_DIR: folder, RATE_LIMITS: 'on' });
  therapist = await therapistAt(program.url);
  for (let count = 0; count < 50; count += 1) await therapist.post('/api/clients', buildClient());
});

afterAll(async () => {
  console.table(table);
  await program.stop();
  await rm(folder, { recursive: true });
});

describe.each(Object.keys(attacks))('While strangers send %s', (name) => {
  test(
    'a therapist at work is answered within two seconds, memory stays bounded, and afterwards all is as before',
    async () => {
      const attacker = join(import.meta.dirname, 'attacker.ts');
      const args = [
        '--disable-warning=ExperimentalWarning',
        attacker,
        name,
        new URL(program.url).port,
        String(SECONDS),
      ];
      let isOver = false;
      const attack = promisify(execFile)(process.execPath, args).finally(() => {
        isOver = true;
      });
      const waits: number[] = [];
      while (!isOver) {
        waits.push(await timeToRead());
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      const times = Number((await attack).stdout);
      const memory = await memoryOf(program);
      const slowest = Math.max(...waits);
      const after = await timeToRead();
      table[name] = {
        times,
        reads: waits.length,
        'slowest ms': slowest,
        'after ms': after,
        'memory MiB': memory,
      };
      expect(times).toBeGreaterThan(0);
      expect(slowest).toBeLessThan(OTHERS_WAIT_MS);
      expect(after).toBeLessThan(AFTERWARDS_MS);
      expect(memory).toBeLessThan(MEMORY_MIB);
    },
    (SECONDS + 60) * 1_000,
  );
});

/** How long a therapist waits for the list of clients, in whole milliseconds. */
async function timeToRead(): Promise<number> {
  const asked = performance.now();
  const reply = await therapist.get('/api/clients');
  expect([reply.status, reply.json<unknown[]>().length]).toEqual([200, 50]);
  return Math.round(performance.now() - asked);
}

/** The memory that the program holds, in MiB. */
async function memoryOf({ process: { pid } }: RunningProgram): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
