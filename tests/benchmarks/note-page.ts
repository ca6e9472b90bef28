// `npm run bench -- note`: what the page of a note asks of the server in one round, for a child with one session in a new
// practice, and for a child with 1,000 sessions of 12 goals beside 1,000,000 results. Exits 1 when a goal is not held.
import type { GoalResult } from '#domain/clinical/results/goal-result.ts';
import { prepareProgram } from '#scripts/program/preparation.mjs';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildGoal } from '#tests/builders/goal-builder.ts';
import { buildResult } from '#tests/builders/result-builder.ts';
import { addSignable } from '#tests/builders/signing-builder.ts';
import { startProgram } from '#tests/setup/program.ts';
import { therapistAt, visitorAt } from '#tests/setup/program-visitor.ts';
import { copyRows } from './copy-rows.ts';
import { median } from './drive.ts';
import { folderOnDisk } from './measured-servers.ts';

const GOALS = 12;
const SESSIONS = 1_000;
const CHILDREN = 84;
const ROUNDS = 100;

const lines: { work: string; goal: string; measured: string; holds: boolean }[] = [];

await prepareProgram();
const few = await newPractice();
const many = await newPractice();
await copyChild(many.dataDir);
const [waitOfFew, waitOfMany] = await waits(few, many);
tell('one round of the page, one session', waitOfFew, 30);
tell(`the same, ${SESSIONS} sessions beside ${SESSIONS * GOALS * CHILDREN} results`, waitOfMany, 30);
lines.push({
  work: 'the one by the other',
  goal: '≤ 1.3 ×',
  measured: `${(waitOfMany / waitOfFew).toFixed(2)} ×`,
  holds: waitOfMany <= 1.3 * waitOfFew,
});
console.table(lines);
process.exitCode = lines.every(({ holds }) => holds) ? 0 : 1;

type Practice = Awaited<ReturnType<typeof newPractice>>;

/** A practice with one child, their goals, and one session with a result for each. */
async function newPractice() {
  const dataDir = folderOnDisk();
  const program = await startProgram({ DATA_DIR: dataDir });
  const therapist = await therapistAt(program.url);
  const { client, plan, goal, session, path } = await addSignable(therapist);
  for (let made = 1; made < GOALS; made++) {
    const body = buildGoal({ clientId: client.id, planId: plan.id, name: `Goal ${made}` });
    const { id } = await addRecord<{ id: number }>(therapist, '/api/goals', body);
    await therapist.put(`${path}/results/${id}`, buildResult());
  }
  await program.stop();
  return { dataDir, cookie: therapist.cookie, sessionId: session.id, clientId: client.id, goalId: goal.id };
}

/** Gives the child a session on each of the thousand days before, and the practice 83 children like them. */
async function copyChild(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl: undefined });
  const earlier = `strftime('%Y-%m-%dT%H:%M:%S.000Z', date, '-' || copy || ' days')`;
  await copyRows(database, 'sessions', SESSIONS - 1, { id: 'id + copy', date: earlier });
  await copyRows(database, 'goal_results', SESSIONS - 1, {
    id: `id + ${GOALS} * copy`,
    session_id: 'session_id + copy',
  });
  const ofChild = { client_id: 'client_id + copy' };
  const goal = `goal_id + ${GOALS} * copy`;
  await copyRows(database, 'clients', CHILDREN - 1, { id: 'id + copy' });
  await copyRows(database, 'plans', CHILDREN - 1, { id: 'id + copy', ...ofChild });
  await copyRows(database, 'goals', CHILDREN - 1, {
    ...ofChild,
    id: `id + ${GOALS} * copy`,
    plan_id: 'plan_id + copy',
  });
  await copyRows(database, 'goal_revisions', CHILDREN - 1, {
    ...ofChild,
    id: `id + ${GOALS} * copy`,
    goal_id: goal,
  });
  await copyRows(database, 'sessions', CHILDREN - 1, { ...ofChild, id: `id + ${SESSIONS} * copy` });
  await copyRows(database, 'goal_results', CHILDREN - 1, {
    ...ofChild,
    id: `id + ${SESSIONS * GOALS} * copy`,
    session_id: `session_id + ${SESSIONS} * copy`,
    goal_id: goal,
  });
  await database.close();
}

/** Milliseconds for a round in the one practice and the other, asked in turn; before each round a mark is changed. */
async function waits(...practices: [Practice, Practice]): Promise<[number, number]> {
  const programs = [];
  const taken: [number[], number[]] = [[], []];
  for (const { dataDir } of practices) programs.push(await startProgram({ DATA_DIR: dataDir }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [place, practice] of practices.entries()) {
      const wait = await waitOfRound(programs[place]?.url ?? '', practice, round);
      taken[place]?.push(wait);
    }
  }
  for (const program of programs) await program.stop();
  return [median(taken[0]), median(taken[1])];
}

async function waitOfRound(
  url: string,
  { cookie, sessionId, clientId, goalId }: Practice,
  round: number,
): Promise<number> {
  const visitor = visitorAt(url);
  const path = `/api/sessions/${sessionId}`;
  const marks: GoalResult['marks'] = round % 2 === 0 ? ['I', 'V'] : ['V', 'X'];
  await visitor.put(`${path}/results/${goalId}`, buildResult({ marks }), { cookie });
  const calls = [
    path,
    `${path}/note`,
    `${path}/note/earlier`,
    `/api/results?sessionId=${sessionId}`,
    `/api/results?clientId=${clientId}&to=2026-11-20&limit=100`,
    `/api/goals?clientId=${clientId}`,
    `/api/goal-revisions?clientId=${clientId}`,
    `/api/plans?clientId=${clientId}`,
  ];
  const began = performance.now();
  const replies = await Promise.all(calls.map((call) => visitor.get(call, { cookie })));
  const wait = performance.now() - began;
  const failed = replies.find(({ status }) => status !== 200);
  if (failed) throw new Error(`The page was answered ${failed.status}: ${failed.text}`);
  return wait;
}

function tell(work: string, ms: number, atMostMs: number): void {
  lines.push({
    work,
    goal: `≤ ${atMostMs} ms`,
    measured: `${ms.toFixed(1)} ms`,
    holds: ms <= atMostMs,
  });
}
