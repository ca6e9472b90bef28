// `npm run bench -- scale`: whether a call costs a therapist the same in a practice of a thousand as in one of ten. 1,000
// therapists have 1,000,000 sessions on SQLite and 10,000,000 on PostgreSQL; `-- --quick` takes a tenth of the therapists
// (and a hundredth of the sessions on PostgreSQL), `-- sqlite` or `-- postgres` measures one of them alone.
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareProgram } from '#scripts/program/preparation.mjs';
import type { Engine } from '#server/platform/database/dialect.ts';
import { type DatabaseLocation, openDatabase } from '#server/platform/database/open-database.ts';
import { createPostgresDatabase } from '#tests/setup/postgres-admin.ts';
import { type RunningProgram, startProgram } from '#tests/setup/program.ts';
import { tablesReadWhole } from '#tests/setup/query-plans.ts';
import { statementsDuring } from '#tests/setup/recorded-statements.ts';
import { startTestPostgres } from '#tests/setup/test-postgres.ts';
import { type AskedPractice, askPractice } from './asked-practice.ts';
import { bigTables, writeCopiedCaseloads } from './copied-caseloads.ts';
import { AUDIT_KEY } from './measured-servers.ts';

const isQuick = process.argv.includes('--quick');
const engines = (['sqlite', 'postgres'] as const).filter((engine) => process.argv.includes(engine));
const THERAPISTS = isQuick ? 100 : 1_000;
const SMALL_PRACTICE = 10;
const sessionsEach = { sqlite: 1_000, postgres: isQuick ? 1_000 : 10_000 };
/** The bytes of a session with its indexes, the search index of its note and the database's log. */
const BYTES_OF_SESSION = 3_000;
const ROUNDS = isQuick ? 9 : 25;
const GOAL = 1.25;
/** Lists of the whole practice: they are as long as it is large. */
const ofWholePractice = ['GET /api/team'];

interface FilledPractice extends AskedPractice {
  location: DatabaseLocation & { dataDir: string };
  /** Which call reads which table from one end to the other. */
  readWhole: string[];
}

interface Costs {
  name: string;
  small: number[];
  large: number[];
}

const goals: { work: string; goal: string; measured: string; holds: boolean }[] = [];
await prepareProgram();
for (const engine of engines.length > 0 ? engines : (['sqlite', 'postgres'] as const)) await measure(engine);
console.table(goals);

async function measure(engine: Engine): Promise<void> {
  const folder = folderWithRoom(THERAPISTS * sessionsEach[engine] * BYTES_OF_SESSION);
  const cluster = engine === 'postgres' ? await startTestPostgres({ folder: tmpdir() }) : undefined;
  const running: RunningProgram[] = [];
  try {
    const practices: FilledPractice[] = [];
    // The small one last: somebody who signed in before the large one was filled would be signed out by now.
    for (const [name, therapists] of [
      ['large_practice', THERAPISTS],
      ['small_practice', SMALL_PRACTICE],
    ] as const) {
      const databaseUrl = cluster && (await createPostgresDatabase(cluster.url, name));
      const location = {
        dataDir: path.join(folder, name),
        ...(databaseUrl && { databaseUrl, auditKey: AUDIT_KEY }),
      };
      practices.push(await fill(location, therapists, sessionsEach[engine]));
    }
    const [large, small] = practices;
    if (small === undefined || large === undefined) return;
    running.push(await start(small), await start(large));
    tell(
      engine,
      large,
      await compare({ ...small, url: running[0]?.url }, { ...large, url: running[1]?.url }),
    );
  } finally {
    await Promise.all(running.map((program) => program.stop()));
    await cluster?.stop();
    rmSync(folder, { recursive: true });
  }
}

/** A folder that goes with this process, on a disk with so much room. */
function folderWithRoom(bytes: number): string {
  const { bavail, bsize } = statfsSync(tmpdir());
  if (bavail * bsize < bytes) throw new Error(`${tmpdir()} has no room for ${bytes / 1e9} GB; try --quick`);
  const folder = mkdtempSync(path.join(tmpdir(), 'practice-scale-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.once('SIGINT', () => process.exit(130));
  return folder;
}

async function fill(
  location: FilledPractice['location'],
  therapists: number,
  sessionCount: number,
): Promise<FilledPractice> {
  const database = await openDatabase({ ...location, databaseTimeoutMs: 600_000 });
  const readWhole = new Set<string>();
  const began = performance.now();
  try {
    const therapistId = await writeCopiedCaseloads(database, { therapists, sessionCount }, (share, table) => {
      const seconds = ((performance.now() - began) / 1_000).toFixed(0);
      console.log(
        `${database.engine}, ${therapists} therapists: ${table} ${(share * 100).toFixed(0)} %, ${seconds} s`,
      );
    });
    const asked = await askPractice(database, location.dataDir, therapistId, async ({ name }, ask) => {
      if (ofWholePractice.includes(name)) return void (await ask());
      for (const statement of new Set(await statementsDuring(ask))) {
        const tables = await tablesReadWhole(database, statement, bigTables);
        for (const table of tables) readWhole.add(`${name} reads ${table}: ${statement}`);
      }
    });
    return { ...asked, location, readWhole: [...readWhole] };
  } finally {
    await database.close();
  }
}

function start({ location: { dataDir, databaseUrl } }: FilledPractice): Promise<RunningProgram> {
  return startProgram({ DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl, AUDIT_KEY }) });
}

type RunningPractice = AskedPractice & { url: string | undefined };

/** Asks the one and the other; what seems slower than the goal is asked more often, so that chance has no part in it. */
async function compare(small: RunningPractice, large: RunningPractice): Promise<Costs[]> {
  const costs = large.calls.map(({ name }) => ({ name, small: [], large: [] }));
  await askInTurn(small, large, costs, ROUNDS);
  await askInTurn(
    small,
    large,
    costs.filter((cost) => timesOf(cost) > GOAL),
    3 * ROUNDS,
  );
  return costs;
}

/** Asks each of some calls in every round, for which the lists have to be made anew. */
async function askInTurn(
  small: RunningPractice,
  large: RunningPractice,
  costs: readonly Costs[],
  rounds: number,
): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const settings = { sessionMinutes: round % 2 === 0 ? 45 : 60 };
    for (const practice of [small, large]) await ask(practice, 'PUT', '/api/practice-settings', settings);
    for (const { name, ...waits } of costs) {
      if (round % 2 === 0) waits.small.push(await wait(small, name));
      waits.large.push(await wait(large, name));
      if (round % 2 === 1) waits.small.push(await wait(small, name));
    }
  }
}

async function wait(practice: RunningPractice, name: string): Promise<number> {
  const call = practice.calls.find((one) => one.name === name);
  if (call === undefined) throw new Error('A call is answered in one of the two practices alone');
  const began = performance.now();
  await ask(practice, call.method, call.path, call.body);
  return performance.now() - began;
}

async function ask(
  { url, cookie }: RunningPractice,
  method: string,
  path: string,
  body?: unknown,
): Promise<void> {
  const headers = {
    cookie,
    'accept-encoding': 'identity',
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const reply = await fetch(`${url}${path}`, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${text}`);
}

function tell(engine: Engine, { readWhole }: FilledPractice, costs: readonly Costs[]): void {
  const lines = costs
    .map((cost) => ({
      call: cost.name,
      'ms in the small practice': rounded(quickest(cost.small)),
      'ms in the large one': rounded(quickest(cost.large)),
      times: rounded(timesOf(cost)),
    }))
    .sort((one, other) => other.times - one.times);
  console.table(lines);
  const [worst] = lines.filter(({ call }) => !ofWholePractice.includes(call));
  const size = `${engine}, ${(THERAPISTS * sessionsEach[engine]).toLocaleString('en-US')} sessions`;
  goals.push(
    {
      work: `${size}: worst of ${lines.length} calls`,
      goal: `≤ ${GOAL} × a small practice`,
      measured: `${worst?.times} × (${worst?.call})`,
      holds: (worst?.times ?? Infinity) <= GOAL,
    },
    {
      work: `${size}: tables read from one end to the other`,
      goal: 'none',
      measured: readWhole.join('\n') || 'none',
      holds: readWhole.length === 0,
    },
  );
}

function timesOf({ small, large }: Costs): number {
  return quickest(large) / quickest(small);
}

/** Other work of the machine makes calls slower, never quicker. */
function quickest(waits: readonly number[]): number {
  return Math.min(...waits);
}

function rounded(number: number): number {
  return Math.round(number * 100) / 100;
}
