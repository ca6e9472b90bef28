import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Queries } from '#server/platform/database/tables.ts';
import { addSignable, signReport } from '#tests/builders/signing-builder.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import type { TestPractice } from '#tests/setup/test-practice.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

let practice: TestPractice;
let therapist: TestVisitor;

beforeAll(async () => {
  practice = await preparedPractice({ clock: () => new Date('2026-11-20T15:00:00.000Z') });
  therapist = await practice.register();
  const { client, note } = await addSignable(therapist);
  await therapist.post(`${note}/sign`, { status: 'completed' });
  await signReport(therapist, client.id);
});

const run = (statement: string) =>
  practice.database.write((queries: Queries) => sql.raw(statement).execute(queries));

const copied = `INSERT INTO goal_results (therapist_id, client_id, session_id, goal_id, goal_revision, measure, phase, marks,
  created_at, updated_at) SELECT therapist_id, client_id, session_id, goal_id, goal_revision, measure, phase, marks,
  created_at, updated_at FROM goal_results`;

test.each([
  ["UPDATE signed_documents SET text = '{}'", 'What is signed is never changed'],
  ['UPDATE signed_documents SET signed_by = NULL', 'What is signed is never changed'],
  ['DELETE FROM signed_documents', 'What is signed stays with its client'],
  ["UPDATE goal_results SET marks = '[]'", 'The note of this session is signed'],
  ['DELETE FROM goal_results', 'The note of this session is signed'],
  [copied, 'The note of this session is signed'],
  ["UPDATE session_notes SET assessment = 'Other'", 'The note of this session is signed'],
  ["UPDATE session_notes SET state = 'draft', assessment = 'Other'", 'The note of this session is signed'],
  ['DELETE FROM session_notes', 'The note of this session is signed'],
  ["UPDATE session_notes SET notes = 'Other'", 'The note of this session is signed'],
  ["UPDATE session_notes SET setting = 'home'", 'The note of this session is signed'],
  ["UPDATE session_notes SET late_reason = 'No connection'", 'The note of this session is signed'],
  ["UPDATE sessions SET date = '2026-11-18T15:00:00.000Z'", 'The note of this session is signed'],
  ['UPDATE sessions SET duration = 60', 'The note of this session is signed'],
  ["UPDATE sessions SET type = 'group'", 'The note of this session is signed'],
  ["UPDATE sessions SET status = 'no-show'", 'The note of this session is signed'],
  ["UPDATE documents SET title = 'Other' WHERE state = 'signed'", 'This document is signed'],
  ["UPDATE documents SET sections = '[]' WHERE state = 'signed'", 'This document is signed'],
  ["DELETE FROM documents WHERE state = 'signed'", 'This document is signed'],
])('The database refuses %s', async (statement, message) => {
  await expect(run(statement)).rejects.toThrow(message);
});

test('The database accepts what a signed note says nothing of, and values that stay', async () => {
  await run('UPDATE sessions SET billable = NOT billable, duration = duration, status = status');
});

test('The database accepts a correction and a withdrawal of a note, and sealing its client', async () => {
  await run("UPDATE session_notes SET state = 'withdrawn'");
  await run("UPDATE session_notes SET state = 'signed'");
  await run("UPDATE session_notes SET state = 'draft', version = 2, correction_reason = 'The wrong hand'");
  await run("UPDATE goal_results SET marks = '[]'");
  await expect(run('DELETE FROM signed_documents')).rejects.toThrow();
  expect((await therapist.delete('/api/clients/1')).status).toBe(204);
  expect((await therapist.get('/api/signed-documents')).json()).toEqual([]);
});
