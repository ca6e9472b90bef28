import { beforeEach, expect, test } from 'vitest';
import { buildNote } from '#tests/builders/note-builder.ts';
import { addSignable, signReport } from '#tests/builders/signing-builder.ts';
import { runAsDatabaseOwner } from '#tests/setup/database-owner.ts';
import { startTestPractice, type TestPractice } from '#tests/setup/test-practice.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';
import { verifySigned } from './verify-signed.ts';

let practice: TestPractice;
let therapist: TestVisitor;
let note: string;
let goal: string;

beforeEach(async () => {
  practice = await startTestPractice({ clock: () => new Date('2026-11-20T15:00:00.000Z') });
  therapist = await practice.register();
  const signable = await addSignable(therapist);
  note = signable.note;
  goal = `/api/goals/${signable.goal.id}`;
  await therapist.put(
    note,
    buildNote({
      template: 'narrative',
      activity: 'Clay and beads',
      subjective: 'Hidden in a narrative note',
    }),
  );
  await therapist.post(`${note}/sign`, { status: 'completed' });
  await therapist.post(`${note}/addenda`, { words: 'Used the left hand.' });
});

const brokenPlaces = async () =>
  (await verifySigned(practice.database)).broken.map(({ position }) => position);

test.each([
  "UPDATE session_notes SET activity = 'clay and beads'",
  'UPDATE session_notes SET group_size = 3',
  "UPDATE session_notes SET late_reason = 'No connection'",
  "UPDATE session_notes SET notes = 'Another one'",
  'UPDATE sessions SET duration = 60',
  "UPDATE sessions SET status = 'no-show'",
  "UPDATE goal_results SET comment = 'With a pencil grip'",
  `UPDATE goal_results SET marks = '["I","I","I"]'`,
  "UPDATE goal_results SET phase = 'baseline'",
  'DELETE FROM goal_results',
  'DELETE FROM session_notes',
])('A row that no longer matches its signed note is found: %s', async (statement) => {
  expect(await brokenPlaces()).toEqual([]);
  await runAsDatabaseOwner(practice.database, [statement]);
  expect(await brokenPlaces()).toEqual([1]);
});

test('A goal revision that no longer matches is found', async () => {
  const altered = "replace(CAST(content AS text), 'Cutting', 'Drawing')";
  const content = practice.database.engine === 'postgres' ? `CAST(${altered} AS jsonb)` : altered;
  await runAsDatabaseOwner(practice.database, [`UPDATE goal_revisions SET content = ${content}`]);
  expect(await brokenPlaces()).toEqual([1]);
});

test.each([
  "UPDATE documents SET title = 'Another report'",
  `UPDATE documents SET sections = '[{"key":"recommendations","text":"More"}]'`,
  "UPDATE documents SET marks = '[]'",
])('A document that no longer matches is found: %s', async (statement) => {
  expect(await signReport(therapist, 1)).toMatchObject({ position: 3 });
  expect(await brokenPlaces()).toEqual([]);
  await runAsDatabaseOwner(practice.database, [statement]);
  expect(await brokenPlaces()).toEqual([3]);
});

test('Fields that a note does not show or include may change', async () => {
  await runAsDatabaseOwner(practice.database, [
    "UPDATE session_notes SET subjective = 'Something else'",
    'UPDATE sessions SET absence_number = 4',
  ]);
  expect(await brokenPlaces()).toEqual([]);
});

test('Later changes of goals and clients, corrections and withdrawals do not break it', async () => {
  const { revision, ...before } = (await therapist.get(goal)).json<Record<string, unknown>>();
  const changed = await therapist.put(goal, {
    ...before,
    target: 90,
    reason: 'It went well',
    effectiveOn: '2026-11-19',
  });
  expect([changed.status, changed.text]).toEqual([200, changed.text]);
  await therapist.put('/api/clients/1', { firstName: 'Sandy' });
  expect(await brokenPlaces()).toEqual([]);
  await therapist.post(`${note}/correct`, { reason: 'Another activity' });
  await therapist.put(note, { ...(await therapist.get(note)).json<object>(), activity: 'Clay alone' });
  expect(await brokenPlaces()).toEqual([]);
  expect((await therapist.post(`${note}/sign`, {})).status).toBe(201);
  expect(await brokenPlaces()).toEqual([]);
  await therapist.post(`${note}/withdraw`, { reason: 'Another child' });
  await therapist.put('/api/sessions/1', { duration: 30 });
  expect(await brokenPlaces()).toEqual([]);
});
