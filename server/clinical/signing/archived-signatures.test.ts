import { beforeEach, expect, test } from 'vitest';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { SignedDocument } from '#domain/clinical/signing/signed-document.ts';
import { versionOf } from '#domain/platform/record.ts';
import { listedRecords, type WholeCaseload } from '#domain/program/caseload-records.ts';
import type { SealedRecord } from '#domain/program/sealed-record.ts';
import { verifySigned } from '#server/clinical/signing/verify-signed.ts';
import { buildArchive } from '#tests/builders/archive-builder.ts';
import { buildNote } from '#tests/builders/note-builder.ts';
import { addSignable, buildSigningProfile } from '#tests/builders/signing-builder.ts';
import { listAddress } from '#tests/setup/list-address.ts';
import { startTestPractice, type TestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText, type TestVisitor } from '#tests/setup/test-visitor.ts';

let practice: TestPractice;
let therapist: TestVisitor;
let newcomer: TestVisitor;
let documents: SignedDocument[];
let caseload: Pick<WholeCaseload, 'session_notes' | 'sessions' | 'goal_results'> & Record<string, unknown>;

beforeEach(async () => {
  practice = await startTestPractice({ clock: () => new Date('2026-11-20T15:00:00.000Z') });
  therapist = await practice.register();
  const { note } = await addSignable(therapist);
  await therapist.put(note, buildNote());
  await therapist.post(`${note}/sign`, { status: 'completed' });
  await therapist.post(`${note}/addenda`, { words: 'Used the left hand.' });
  const lists: [string, unknown][] = [];
  for (const { table } of listedRecords)
    lists.push([table, (await therapist.get(listAddress(table))).json()]);
  documents = (await therapist.get('/api/signed-documents')).json();
  const versions = Object.fromEntries(listedRecords.map((kind) => [kind.table, versionOf(kind)]));
  caseload = { versions, session_notes: [], sessions: [], goal_results: [], ...Object.fromEntries(lists) };
  newcomer = await practice.register();
});

const send = (changes: object) => newcomer.post('/api/import', buildArchive({ ...caseload, ...changes }));

test.each<[string, (all: typeof caseload) => object]>([
  [
    'the note',
    ({ session_notes: [stored] }) => ({ session_notes: [{ ...stored, activity: 'Something else' }] }),
  ],
  ['the session', ({ sessions: [stored] }) => ({ sessions: [{ ...stored, duration: 60 }] })],
  ['the data', ({ goal_results: [stored] }) => ({ goal_results: [{ ...stored, marks: ['I'] }] })],
  ['the missing data', () => ({ goal_results: [] })],
])('An archive in which %s differs from what was signed is refused', async (_, changes) => {
  expect(statusAndText(await send(changes(caseload)))).toEqual([
    400,
    'everything.json, session_notes, row 1: The note, its session or its data is not what was signed',
  ]);
  expect((await newcomer.get('/api/clients')).json()).toEqual([]);
});

test('Signed texts are imported byte by byte without a local signer, and their chain continues', async () => {
  const reply = await send({});
  expect([reply.status, reply.text]).toEqual([200, reply.text]);
  const imported = (await newcomer.get('/api/signed-documents')).json<SignedDocument[]>();
  const same = ({ uid, text, hash, previousHash, position, signedAt }: SignedDocument) =>
    [uid, text, hash, previousHash, position, signedAt].join(' ');
  expect(imported.map(same)).toEqual(documents.map(same));
  expect(imported.map(({ signedBy }) => signedBy)).toEqual([null, null]);
  await newcomer.put('/api/signing-profile', buildSigningProfile());
  const note = `/api/sessions/${imported[0]?.sessionId}/note`;
  const added = await newcomer.post(`${note}/addenda`, { words: 'Read once more.' });
  expect(added.json()).toMatchObject({ position: 3, previousHash: documents[1]?.hash });
  expect((await verifySigned(practice.database)).broken).toEqual([]);
});

test('A sealed client is restored next to the same client from an archive, each with their signed texts', async () => {
  const [client] = (await therapist.get('/api/clients')).json<Client[]>();
  expect((await therapist.delete(`/api/clients/${client?.id}`)).status).toBe(204);
  const imported = await therapist.post('/api/import', buildArchive(caseload));
  expect([imported.status, imported.text]).toEqual([200, imported.text]);
  const [sealed] = (await therapist.get('/api/sealed-records')).json<SealedRecord[]>();
  const restored = await therapist.post(`/api/sealed-records/${sealed?.id}/restore`);
  expect([restored.status, restored.text]).toEqual([200, restored.text]);
  expect((await therapist.get('/api/signed-documents')).json()).toHaveLength(2 * documents.length);
  expect((await verifySigned(practice.database)).broken).toEqual([]);
});

test.each<[string, (all: SignedDocument[]) => object, string]>([
  [
    'one letter is another one',
    ([note, added]) => ({
      signed_documents: [note, { ...added, text: added?.text.replace('left', 'Left') }],
    }),
    'signed_documents, row 2: It is not as it was signed',
  ],
  [
    'the first one is missing',
    ([, added]) => ({ signed_documents: [added] }),
    'signed_documents, row 1: It is not as it was signed',
  ],
  [
    'a field beside the text says something else',
    ([note, added]) => ({ signed_documents: [note, { ...added, kind: 'family-statement' }] }),
    'signed_documents, row 2: It is not as it was signed',
  ],
  [
    'all of them are missing',
    () => ({ signed_documents: [] }),
    'session_notes, row 1: Its signed text is not in this archive',
  ],
])('An archive in which %s is refused, naming the row', async (_, changes, message) => {
  expect(statusAndText(await send(changes(documents)))).toEqual([400, `everything.json, ${message}`]);
  expect((await newcomer.get('/api/clients')).json()).toEqual([]);
});
