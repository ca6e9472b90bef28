// `npm run bench`, its part `requests`: what the program costs beside the floor, a bare server that gives the same answers. Both run at once
// and are asked in turn, round by round, so that a busy machine slows both; what counts are medians of ratios and the
// processor's time for a request. `-- --quick` takes a minute; `-- sqlite` or `-- postgres` measures one of them alone.
import { setTimeout } from 'node:timers/promises';
import { prepareProgram } from '#scripts/program/preparation.mjs';
import { startProgram } from '#tests/setup/program.ts';
import { startTestPostgres } from '#tests/setup/test-postgres.ts';
import { type Drive, type Driven, drive, median, type NextRequest, requestOf } from './drive.ts';
import type { MeasuredTherapist } from './many-therapists.ts';
import { memoryMiB, settled } from './measured-process.ts';
import {
  folderOnDisk,
  type MeasuredServers,
  serversOnPostgres,
  serversOnSqlite,
  slowDisk,
} from './measured-servers.ts';

const isQuick = process.argv.includes('--quick');
const engines = ['sqlite', 'postgres'].filter((engine) => process.argv.includes(engine));
const MANY = isQuick ? 100 : 500;
const SOME = 50;
const ROUNDS = isQuick ? 3 : 9;
const ROUND_MS = isQuick ? 700 : 1_500;
const CONNECTIONS = 16;
/** A program is idle that nobody has asked for so long. */
const QUIET_MS = 15_000;

interface Goal {
  /** How many times as many requests as the floor. */
  timesFloor?: number;
  /** Microseconds of the processor for a request. */
  cpu?: number;
  /** Of the program: at most so much of what `unit` says. */
  atMost?: number;
}

interface Line {
  work: string;
  goal: string;
  measured: string;
  holds: boolean;
}

const lines: Line[] = [];

async function measureStart(): Promise<void> {
  const dataDir = folderOnDisk();
  const tries: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    const program = await startProgram({ DATA_DIR: dataDir });
    await fetch(`${program.url}/healthz`);
    if (round > 0) tries.push(performance.now() - began);
    await program.stop();
  }
  tellAtMost('first answer after a start', 500, median(tries), 'ms');
}

async function measureSqlite(): Promise<void> {
  const servers = await serversOnSqlite(MANY);
  await setTimeout(QUIET_MS);
  await settled(servers.program.pid);
  tellAtMost('memory when idle', 100, memoryMiB(servers.program.pid), 'MiB');
  const { therapists } = servers;
  const some = therapists.slice(0, SOME);
  await compare('list, unchanged, 50 in turn', servers, unchanged(some), { timesFloor: 5, cpu: 80 });
  await compare(`list, unchanged, ${MANY} in turn`, servers, unchanged(therapists), {
    timesFloor: 5,
    cpu: 80,
  });
  await compare('list, changed', servers, changed(therapists), { timesFloor: 0.9 });
  await compare(`create, ${MANY} in turn`, servers, creates(therapists), { timesFloor: 2 });
  await compare('public page', servers, () => requestOf('/', ''), { timesFloor: 0.8 });
  tellAtMost('memory after that load', 150, memoryMiB(servers.program.pid), 'MiB');
  await setTimeout(QUIET_MS);
  tellAtMost('the same, 15 s later', 150, memoryMiB(servers.program.pid), 'MiB');
  await servers.stop();
}

async function measureSlowDisk(): Promise<void> {
  const slow = slowDisk();
  if (slow === undefined) return console.log('No C compiler: nothing is measured on a slow disk.');
  const servers = await serversOnSqlite(SOME, slow);
  const writers = servers.therapists.slice(0, SOME / 2);
  const readers = servers.therapists.slice(SOME / 2);
  await compare('create, fsync takes 2 ms', servers, creates(writers), { timesFloor: 8 });
  const ms = 2 * ROUNDS * ROUND_MS;
  const writing = drive(servers.program, creates(writers), { connections: CONNECTIONS, ms });
  const { wait } = await drive(servers.program, unchanged(readers), { connections: 1, ms: ms - ROUND_MS });
  await writing;
  tellAtMost('read beside 16 writers, 2 ms fsync', 5, wait, 'ms');
  await servers.stop();
}

async function measurePostgres(): Promise<void> {
  const cluster = await startTestPostgres();
  const servers = await serversOnPostgres(cluster.url, SOME);
  const { therapists } = servers;
  await compare('PostgreSQL: list, unchanged', servers, unchanged(therapists), {});
  await compare('PostgreSQL: list, changed', servers, changed(therapists), { timesFloor: 0.9 });
  await compare('PostgreSQL: create', servers, creates(therapists), { timesFloor: 0.7 });
  await servers.stop();
  await cluster.stop();
}

/** Asks the one and the other, after a round that is not counted and in which everybody asks once. */
async function compare(work: string, servers: MeasuredServers, next: NextRequest, goal: Goal): Promise<void> {
  const { program, floor, therapists } = servers;
  const round = (server: Driven) => drive(server, next, { connections: CONNECTIONS, ms: ROUND_MS });
  for (const server of [program, floor]) {
    await drive(server, next, { connections: CONNECTIONS, ms: ROUND_MS, atLeast: 2 * therapists.length });
  }
  const rounds: { ours: Drive; floors: Drive }[] = [];
  for (let count = 0; count < ROUNDS; count++)
    rounds.push({ ours: await round(program), floors: await round(floor) });
  const times = median(rounds.map(({ ours, floors }) => ours.requestsPerSecond / floors.requestsPerSecond));
  const cpu = median(rounds.map(({ ours }) => ours.cpuPerRequest));
  const floorCpu = median(rounds.map(({ floors }) => floors.cpuPerRequest));
  const rate = median(rounds.map(({ ours }) => ours.requestsPerSecond));
  tell({
    work,
    goal: [goal.timesFloor && `≥ ${goal.timesFloor} × floor`, goal.cpu && `≤ ${goal.cpu} µs CPU`]
      .filter(Boolean)
      .join(', '),
    measured: `${times.toFixed(2)} × floor, ${cpu.toFixed(0)} µs CPU (floor ${floorCpu.toFixed(0)}), ${rate.toFixed(0)}/s`,
    holds: times >= (goal.timesFloor ?? 0) && cpu <= (goal.cpu ?? Infinity),
  });
}

function unchanged(therapists: readonly MeasuredTherapist[]): NextRequest {
  const requests = therapists.map(({ cookie }) => requestOf('/api/sessions', cookie));
  return inTurn(requests);
}

let momentsAsked = 0;

/** Each asks for a list that nobody asked for before, with the same rows in it. */
function changed(therapists: readonly MeasuredTherapist[]): NextRequest {
  return (asked) => {
    const from = new Date(-1_000 * momentsAsked++).toISOString();
    const { cookie } = therapists[asked % therapists.length] ?? { cookie: '' };
    return requestOf(`/api/sessions?from=${from}`, cookie);
  };
}

function creates(therapists: readonly MeasuredTherapist[]): NextRequest {
  const requests = therapists.map(({ cookie, clientId }) =>
    requestOf('/api/sessions', cookie, {
      date: '2026-11-20T15:00:00.000Z',
      duration: 45,
      type: 'individual',
      clientId,
      status: 'scheduled',
      notes: 'Held the pencil with a tripod grip.',
    }),
  );
  return inTurn(requests);
}

function inTurn(requests: readonly Buffer[]): NextRequest {
  return (asked) => requests[asked % requests.length] ?? Buffer.alloc(0);
}

function tellAtMost(work: string, atMost: number, measured: number, unit: string): void {
  tell({
    work,
    goal: `≤ ${atMost} ${unit}`,
    measured: `${measured.toFixed(0)} ${unit}`,
    holds: measured <= atMost,
  });
}

function tell(line: Line): void {
  lines.push(line);
  console.log(`${line.work}: ${line.measured}`);
}

await prepareProgram();
if (engines.length === 0 || engines.includes('sqlite')) {
  await measureStart();
  await measureSqlite();
  await measureSlowDisk();
}
if (engines.length === 0 || engines.includes('postgres')) await measurePostgres();
console.table(lines);
