// `npm run bench -- documents`: how long the reports about a child take who has 12 goals and 60 sessions with all of them, how
// long the whole record with 300 signed notes, and how long a colleague waits meanwhile. Exits 1 when a goal is not held.

import type { Session } from '#domain/caseload/sessions/session.ts';
import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import { plusDays } from '#domain/platform/dates.ts';
import { prepareProgram } from '#scripts/program/preparation.mjs';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildDocument } from '#tests/builders/document-builder.ts';
import { buildGoal } from '#tests/builders/goal-builder.ts';
import { buildResult } from '#tests/builders/result-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { addSignable } from '#tests/builders/signing-builder.ts';
import { startProgram } from '#tests/setup/program.ts';
import { therapistAt } from '#tests/setup/program-visitor.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';
import { median } from './drive.ts';
import { folderOnDisk } from './measured-servers.ts';

const GOALS = 12;
const SESSIONS = 60;
const NOTES = 300;
const AT_ONCE = 20;
const ROUNDS = 3;
const FIRST_DAY = '2025-09-08';
const LAST_DAY = plusDays(FIRST_DAY, NOTES);
const lines: { work: string; goal: string; measured: string; holds: boolean }[] = [];

await prepareProgram();
const program = await startProgram({ DATA_DIR: folderOnDisk() });
const therapist = await therapistAt(program.url);
const colleague = await therapistAt(program.url);
const clientId = await addChild();
await measure();
await program.stop();
console.table(lines);
process.exitCode = lines.every(({ holds }) => holds) ? 0 : 1;

/** A child with a note for each of many days, all signed; gives whose they are. */
async function addChild(): Promise<number> {
  const { client, plan, goal } = await addSignable(therapist, { date: `${FIRST_DAY}T13:00:00.000Z` });
  const goalIds = [goal.id];
  for (let added = 1; added < GOALS; added += 1) {
    const body = buildGoal({ clientId: client.id, planId: plan.id, name: `Goal ${added + 1}` });
    goalIds.push((await addRecord<Goal>(therapist, '/api/goals', body)).id);
  }
  for (let first = 0; first < NOTES; first += AT_ONCE) {
    const days = Array.from({ length: AT_ONCE }, (_, index) => first + index);
    await Promise.all(
      days.map((day) => {
        const date = `${plusDays(FIRST_DAY, day)}T15:00:00.000Z`;
        return addSigned(client.id, date, day % (NOTES / SESSIONS) === 0 ? goalIds : []);
      }),
    );
  }
  return client.id;
}

async function addSigned(client: number, date: string, goalIds: readonly number[]): Promise<void> {
  const body = buildSession({ clientId: client, date, notes: 'Cut along curved lines, with pauses.' });
  const { id } = await addRecord<Session>(therapist, '/api/sessions', body);
  for (const goalId of goalIds) {
    expectStatus(200, await therapist.put(`/api/sessions/${id}/results/${goalId}`, buildResult()));
  }
  const path = `/api/sessions/${id}/note`;
  expectStatus(200, await therapist.put(path, { template: 'narrative', setting: 'home' }));
  expectStatus(201, await therapist.post(`${path}/sign`, { status: 'completed' }));
}

async function measure(): Promise<void> {
  const period = { clientId, fromOn: FIRST_DAY, untilOn: LAST_DAY };
  const begin = async (kind: ClinicalDocument['kind']) =>
    `/api/documents/${(await addRecord<ClinicalDocument>(therapist, '/api/documents', buildDocument({ ...period, kind }))).id}`;
  const report = await begin('progress-report');
  const packet = await begin('annual-review');
  await tell('progress report filled again', 300, () => therapist.post(`${report}/fill`, {}));
  await tell("a progress report's PDF", 2_000, () => therapist.get(`${report}/pdf`));
  await tell("an annual packet's PDF", 5_000, () => therapist.get(`${packet}/pdf`));
  await tell(`a record with ${NOTES} signed notes as a PDF`, 10_000, () =>
    therapist.get(`/api/clients/${clientId}/pdf`),
  );
}

/** The median of several rounds of a work, and the longest that a colleague waited for her clients in all of them. */
async function tell(
  work: string,
  atMostMs: number,
  ask: () => ReturnType<TestVisitor['get']>,
): Promise<void> {
  const [took, waits]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    let isDone = false;
    const began = performance.now();
    const working = ask().then((reply) => {
      isDone = true;
      expectStatus(200, reply);
      took.push(performance.now() - began);
    });
    while (!isDone) {
      const asked = performance.now();
      await colleague.get('/api/clients');
      waits.push(performance.now() - asked);
    }
    await working;
  }
  const [ms, longest] = [median(took), Math.max(...waits)];
  keep(work, atMostMs, ms);
  keep(`a colleague's longest wait meanwhile`, 100, longest);
}

function keep(work: string, atMostMs: number, ms: number): void {
  const [goal, measured] = [`≤ ${atMostMs} ms`, `${Math.round(ms)} ms`];
  lines.push({ work, goal, measured, holds: ms <= atMostMs });
}

function expectStatus(status: number, reply: { status: number; text: string }): void {
  if (reply.status !== status) throw new Error(`Answered ${reply.status}: ${reply.text}`);
}
