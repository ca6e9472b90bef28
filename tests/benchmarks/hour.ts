// `npm run bench -- hour`: an hour of mixed work of 100 therapists on SQLite, 200 requests a second, each sent at its moment
// whether earlier ones are answered or not. Tells of each minute how long answers took and the memory, and whether both are flat
// in the second half. `-- --quick` takes ten minutes. Exits 1 when one of them rises.
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { prepareProgram } from '#scripts/program/preparation.mjs';
import { buildSession } from '#tests/builders/session-builder.ts';
import type { MeasuredTherapist } from './many-therapists.ts';
import { memoryMiB, settled } from './measured-process.ts';
import { serversOnSqlite } from './measured-servers.ts';

const MINUTES = process.argv.includes('--quick') ? 10 : 60;
const MINUTE_MS = 60_000;
const PER_SECOND = 200;
const THERAPISTS = 100;
const RISE_AT_MOST = 0.01;

interface Minute {
  p50: number;
  p99: number;
  memory: number;
}

await prepareProgram();
const { program, therapists, stop } = await serversOnSqlite(THERAPISTS);
await settled(program.pid);
const agent = new Agent({ keepAlive: true });
const added = new Map<MeasuredTherapist, number>();
let listsAsked = 0;

/** The requests of a therapist; each has the share between the previous `upTo` and its own. */
const work: readonly { upTo: number; act: (therapist: MeasuredTherapist) => Promise<unknown> }[] = [
  { upTo: 0.55, act: (one) => ask(one, 'GET', '/api/sessions') },
  // Nobody asked for this list before: its rows are read and written anew.
  {
    upTo: 0.7,
    act: (one) => ask(one, 'GET', `/api/sessions?from=${new Date(-1_000 * listsAsked++).toISOString()}`),
  },
  { upTo: 0.8, act: (one) => ask(one, 'GET', `/api/clients/${one.clientId}`) },
  { upTo: 0.85, act: (one) => ask(one, 'GET', '/') },
  { upTo: 1, act: addOrRemove },
];

const minutes: Minute[] = [];
while (minutes.length < MINUTES) {
  const minute = await workAMinute();
  minutes.push(minute);
  console.log(`minute ${minutes.length}: ${wordsOf(minute)}`);
}
agent.destroy();
await stop();
const second = minutes.slice(MINUTES / 2);
const rises = {
  memory: riseOf(second.map(({ memory }) => memory)),
  p99: riseOf(second.map(({ p99 }) => p99)),
};
console.table(
  Object.entries(rises).map(([what, rise]) => ({
    work: `${what}, rise in the second half of ${MINUTES} minutes`,
    goal: `≤ ${100 * RISE_AT_MOST} %`,
    measured: `${(100 * rise).toFixed(1)} %`,
    holds: rise <= RISE_AT_MOST,
  })),
);
process.exitCode = Object.values(rises).every((rise) => rise <= RISE_AT_MOST) ? 0 : 1;

async function workAMinute(): Promise<Minute> {
  const waits: number[] = [];
  const asked: Promise<void>[] = [];
  const began = performance.now();
  for (let count = 0; count < (PER_SECOND * MINUTE_MS) / 1_000; count += 1) {
    const moment = began + (count * 1_000) / PER_SECOND;
    const early = moment - performance.now();
    if (early > 1) await setTimeout(early);
    asked.push(actOf(count).then(() => void waits.push(performance.now() - moment)));
  }
  await Promise.all(asked);
  waits.sort((one, other) => one - other);
  const at = (part: number) => waits[Math.floor(part * waits.length)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), memory: memoryMiB(program.pid) };
}

/** The work of one request: kinds and therapists mixed alike in every minute. */
function actOf(count: number): Promise<unknown> {
  const therapist = therapists[(count * 37) % therapists.length];
  const part = (count * 0.618_034) % 1;
  const chosen = work.find(({ upTo }) => part < upTo);
  if (!therapist || !chosen) throw new Error('Nobody works');
  return chosen.act(therapist);
}

/** Adds a session, and next time removes it: the caseload stays as large as it is. */
async function addOrRemove(therapist: MeasuredTherapist): Promise<void> {
  const id = added.get(therapist);
  if (id !== undefined) {
    added.delete(therapist);
    await ask(therapist, 'DELETE', `/api/sessions/${id}`);
    return;
  }
  const body = buildSession({ clientId: therapist.clientId });
  const answer: { id: number } = JSON.parse(await ask(therapist, 'POST', '/api/sessions', body));
  added.set(therapist, answer.id);
}

/**
 * Asks and returns the answer's text; asks again where the program closes the connection at that moment, since it was idle.
 * Throws when the answer is no success.
 */
function ask(therapist: MeasuredTherapist, method: string, path: string, body?: object): Promise<string> {
  const { cookie } = therapist;
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
  const asking = request(`${program.url}${path}`, { agent, method, headers }, (answer) => {
    text(answer).then((read) => {
      if ((answer.statusCode ?? 0) < 300) resolve(read);
      else reject(new Error(`${method} ${path}: ${answer.statusCode} ${read}`));
    }, reject);
  });
  asking.on('error', (error: NodeJS.ErrnoException) => {
    if (asking.reusedSocket && error.code === 'ECONNRESET') resolve(ask(therapist, method, path, body));
    else reject(error);
  });
  asking.end(body && JSON.stringify(body));
  return promise;
}

/** Returns the rise of numbers along their regression line, as a fraction of their mean. */
function riseOf(numbers: readonly number[]): number {
  const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const middle = (numbers.length - 1) / 2;
  const slope =
    numbers.reduce((sum, one, index) => sum + (index - middle) * (one - mean), 0) /
    numbers.reduce((sum, _, index) => sum + (index - middle) ** 2, 0);
  return (slope * (numbers.length - 1)) / mean;
}

function wordsOf({ p50, p99, memory }: Minute): string {
  return `median ${p50.toFixed(1)} ms, slowest hundredth ${p99.toFixed(1)} ms, ${memory.toFixed(0)} MiB`;
}
