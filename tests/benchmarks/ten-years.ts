// `npm run bench -- ten-years`: what 20,000 sessions and 2,000 invoices cost the real program on both engines, in its
// export and in its longest list, and how long a colleague waits beside them.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareProgram } from '#scripts/program/preparation.mjs';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { writeTenYears } from '#tests/builders/ten-years.ts';
import { createPostgresDatabase } from '#tests/setup/postgres-admin.ts';
import { type RunningProgram, startProgram } from '#tests/setup/program.ts';
import { therapistAt } from '#tests/setup/program-visitor.ts';
import { startTestPostgres } from '#tests/setup/test-postgres.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';
import { AUDIT_KEY } from './measured-servers.ts';

const LOOKS_EVERY_MS = 20;

await prepareProgram();
await measure('SQLite');
const cluster = await startTestPostgres();
await measure('PostgreSQL', await createPostgresDatabase(cluster.url, 'ten_years'));
await cluster.stop();

async function measure(engine: string, databaseUrl?: string): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'practice-ten-years-'));
  const address = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl, AUDIT_KEY };
  const program = await startProgram({ DATA_DIR: dataDir, ...address });
  try {
    const therapist = await therapistAt(program.url);
    const colleague = await therapistAt(program.url);
    const database = await openDatabase({ dataDir, databaseUrl, auditKey: databaseUrl && AUDIT_KEY });
    await writeTenYears(database, 1, { invoiceCount: 2_000 });
    await database.close();
    await colleague.get('/api/clients');
    for (const asked of ['/api/sessions', '/api/sessions', '/api/export']) {
      console.log(engine, asked, await cost(program, therapist, colleague, asked));
    }
  } finally {
    await program.stop();
    await rm(dataDir, { recursive: true });
  }
}

async function cost(program: RunningProgram, therapist: TestVisitor, colleague: TestVisitor, asked: string) {
  const waits: number[] = [];
  const memory: number[] = [];
  const computed = secondsComputed(program);
  const began = performance.now();
  const looking = setInterval(async () => {
    memory.push(megabytesOf(program));
    const asks = performance.now();
    await colleague.get('/api/clients');
    waits.push(performance.now() - asks);
  }, LOOKS_EVERY_MS);
  const reply = await fetch(program.url + asked, { headers: { cookie: therapist.cookie } });
  let bytes = 0;
  let first = 0;
  for await (const piece of reply.body ?? []) {
    first ||= performance.now() - began;
    bytes += piece.length;
  }
  const took = performance.now() - began;
  clearInterval(looking);
  const sorted = waits.sort((a, b) => a - b);
  return {
    status: reply.status,
    seconds: took / 1000,
    secondsOfProcessor: secondsComputed(program) - computed,
    firstByteMs: first,
    megabytes: bytes / 1e6,
    memoryMB: Math.max(...memory),
    waitMs: {
      median: sorted[sorted.length >> 1],
      p99: sorted[Math.floor(sorted.length * 0.99)],
      worst: sorted.at(-1),
    },
  };
}

function megabytesOf({ process: { pid } }: RunningProgram): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Of all its threads; the kernel counts in hundredths. */
function secondsComputed({ process: { pid } }: RunningProgram): number {
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = after.split(' ').slice(11, 13).map(Number);
  return (user + system) / 100;
}
