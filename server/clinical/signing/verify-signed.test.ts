import { beforeEach, expect, test } from 'vitest';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildDocument } from '#tests/builders/document-builder.ts';
import { buildNote } from '#tests/builders/note-builder.ts';
import { addSignable, signReport } from '#tests/builders/signing-builder.ts';
import { runAsDatabaseOwner } from '#tests/setup/database-owner.ts';
import { startTestPractice, type TestPractice } from '#tests/setup/test-practice.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';
import { verifySigned } from './verify-signed.ts';

let practice: TestPractice;
let therapist: TestVisitor;
let note: string;

beforeEach(async () => {
  practice = await startTestPractice({ clock: () => new Date('2026-11-20T15:00:00.000Z') });
  therapist = await practice.register();
  ({ note } = await addSignable(therapist));
  await therapist.post(`${note}/sign`, { status: 'completed' });
  await therapist.post(`${note}/addenda`, { words: 'Used the left hand.' });
  await therapist.post(`${note}/withdraw`, { reason: 'Another child' });
});

const of = (position: number) => ({ therapistId: 1, clientId: 1, position });

test('Every child’s signed texts are intact', async () => {
  const other = await addSignable(therapist);
  await therapist.post(`${other.note}/sign`, { status: 'completed' });
  expect(await verifySigned(practice.database)).toEqual({ texts: 4, reviews: 0, broken: [] });
});

test('Sessions with marks, a draft or a correction, and drafts of documents, are not reported', async () => {
  const { client } = await addSignable(therapist);
  const drafted = await addSignable(therapist);
  await therapist.put(drafted.note, buildNote());
  const corrected = await addSignable(therapist);
  await therapist.post(`${corrected.note}/sign`, { status: 'completed' });
  await therapist.post(`${corrected.note}/correct`, { reason: 'The wrong hand' });
  await therapist.post(`${note}/correct`, { reason: 'The right child' });
  await addRecord(therapist, '/api/documents', buildDocument({ clientId: client.id }));
  expect((await verifySigned(practice.database)).broken).toEqual([]);
});

test.each([
  ["UPDATE signed_documents SET text = replace(text, 'left', 'Left') WHERE position = 2", 2],
  [`UPDATE signed_documents SET hash = '${'a'.repeat(64)}' WHERE position = 1`, 1],
  ['DELETE FROM signed_documents WHERE position = 1', 1],
  ['DELETE FROM signed_documents WHERE position = 2', 2],
  ['DELETE FROM signed_documents WHERE position = 3', 3],
  ['DELETE FROM signed_documents', 1],
])('A broken position is reported: %s', async (statement, position) => {
  await runAsDatabaseOwner(practice.database, [statement]);
  expect((await verifySigned(practice.database)).broken).toEqual([of(position)]);
});

test.each([
  [
    "UPDATE signed_documents SET text = replace(text, 'Progress Report', 'Progress report') WHERE position = 4",
    4,
  ],
  ["UPDATE signed_documents SET text = replace(text, 'PG', 'PS') WHERE position = 4", 4],
  ['DELETE FROM signed_documents WHERE position = 4', 4],
])('A broken position of a document is reported: %s', async (statement, position) => {
  expect(await signReport(therapist, 1)).toMatchObject({ position: 4, kind: 'progress-report' });
  expect((await verifySigned(practice.database)).broken).toEqual([]);
  await runAsDatabaseOwner(practice.database, [statement]);
  expect((await verifySigned(practice.database)).broken).toEqual([of(position)]);
});

test('Texts sealed with their client are not reported as missing, and are checked once restored', async () => {
  await therapist.delete('/api/clients/1');
  expect(await verifySigned(practice.database)).toEqual({ texts: 0, reviews: 0, broken: [] });
  await therapist.post('/api/sealed-records/1/restore');
  expect(await verifySigned(practice.database)).toEqual({ texts: 3, reviews: 0, broken: [] });
});
