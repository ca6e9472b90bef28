import { beforeEach, expect, test } from 'vitest';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { SealedRecord } from '#domain/program/sealed-record.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildArchive } from '#tests/builders/archive-builder.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildLargeCaseload } from '#tests/builders/large-caseload.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { type PreparedPractice, preparedPractice } from '#tests/setup/prepared-practice.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

let practice: PreparedPractice;
let owner: TestVisitor;
let clientId: number;

beforeEach(async () => {
  practice = await preparedPractice();
  owner = await practice.register();
  const client = buildClient({ firstName: 'Scilla', lastName: 'Sample' });
  clientId = (await addRecord<Client>(owner, '/api/clients', client)).id;
});

const note = (notes: string | null) =>
  addRecord<Session>(owner, '/api/sessions', {
    ...buildSession({ clientId }),
    notes,
  });

/** Returns the notes found, in order of creation. */
async function found(typed: string, parameter = 'notes', therapist = owner) {
  const query = new URLSearchParams({ [parameter]: typed });
  const reply = await therapist.get(`/api/sessions?${query}`);
  expect(reply.status, reply.text).toBe(200);
  return reply
    .json<Session[]>()
    .toSorted((a, b) => a.id - b.id)
    .map(({ notes }) => notes);
}

test.each<[string, (string | null)[]]>([
  ['scissors', ['Cut with scissors, calm.']],
  ['SCIS', ['Cut with scissors, calm.']],
  ['cissors', []],
  ['cal cut', ['Cut with scissors, calm.']],
  ['cut swing', []],
  ['jose', ['Sat by José; mid-line 3.5 min']],
  ['JOSÉ', ['Sat by José; mid-line 3.5 min']],
  ['mid-line', ['Sat by José; mid-line 3.5 min']],
  ['line-mid', []],
  ['3.5', ['Sat by José; mid-line 3.5 min']],
  ["don't", ["Don't rush"]],
  ['Ёлка', ['Ёлка и мяч']],
  ['łuk', ['Łukasz Strauß']],
  ['STRAUß', ['Łukasz Strauß']],
  ['t', []],
  [
    '   ',
    [
      'Cut with scissors, calm.',
      'Sat by José; mid-line 3.5 min',
      "Don't rush",
      'Ёлка и мяч',
      'Łukasz Strauß',
      null,
    ],
  ],
])('A search for %j finds notes with these words', async (typed, notes) => {
  await note('Cut with scissors, calm.');
  await note('Sat by José; mid-line 3.5 min');
  await note("Don't rush");
  await note('Ёлка и мяч');
  await note('Łukasz Strauß');
  await note(null);
  expect(await found(typed)).toEqual(notes);
});

test.each([
  '"',
  "'",
  '*',
  '"cut',
  'cut"*',
  "cut'",
  'cut OR calm',
  'NOT cut',
  'NEAR(cut calm)',
  'notes:cut',
  '-cut',
  '^cut',
  'cut & !calm',
  'cut <-> calm',
  'cut:*',
  '(',
  '\\',
  '%',
  '_',
  '😀',
  'cut\\',
  `'; DROP TABLE sessions`,
  '\u0301',
  'a'.repeat(200),
  'ª',
  '한국',
])('Search syntax in %j is treated as text', async (typed) => {
  await note('Cut, not near the edge. Calm');
  expect((await found(typed)).length).toBeLessThanOrEqual(1);
  expect((await found(typed, 'find')).length).toBeLessThanOrEqual(1);
});

test("find searches the client's name and the note", async () => {
  await note('Swing');
  const other = await addRecord<Client>(owner, '/api/clients', buildClient({ firstName: 'Toni' }));
  await addRecord(owner, '/api/sessions', { ...buildSession({ clientId: other.id }), notes: 'Scissors' });
  expect(await found('sci', 'find')).toEqual(['Swing', 'Scissors']);
  expect(await found('scil', 'find')).toEqual(['Swing']);
  expect(await found('sci', 'search')).toEqual(['Swing']);
  expect(await found('-', 'find')).toEqual([]);
});

test("another therapist's notes are never found", async () => {
  await note('Scissors');
  const other = await practice.register();
  expect(await found('scissors', 'notes', other)).toEqual([]);
  expect(await found('scissors', 'find', other)).toEqual([]);
});

test('results follow notes that are changed, deleted and restored', async () => {
  const { id } = await note('Scissors');
  expect((await owner.put(`/api/sessions/${id}`, { notes: 'Swing' })).status).toBe(200);
  expect([await found('scissors'), await found('swing')]).toEqual([[], ['Swing']]);
  expect((await owner.put(`/api/sessions/${id}`, { status: 'completed' })).status).toBe(200);
  expect(await found('swing')).toEqual(['Swing']);

  expect((await owner.delete(`/api/sessions/${id}`)).status).toBe(204);
  expect(await found('swing')).toEqual([]);
  const practiceOwner = await practice.signInOwner();
  const records = (await practiceOwner.get('/api/sealed-records')).json<SealedRecord[]>();
  const sealed = records.find((record) => record.clientId === clientId);
  expect((await practiceOwner.post(`/api/sealed-records/${sealed?.id}/restore`)).status).toBe(200);
  expect(await found('swing')).toEqual(['Swing']);

  expect((await owner.delete(`/api/clients/${clientId}`)).status).toBe(204);
  expect(await found('swing')).toEqual([]);
});

test('imported notes are found', async () => {
  const large = buildLargeCaseload(2_000);
  const newcomer = await practice.register();
  const reply = await newcomer.post('/api/import', buildArchive(large));
  expect(reply.status, reply.text).toBe(200);
  const page = await newcomer.get('/api/sessions?notes=zipp&limit=50');
  expect([page.json<Session[]>().length, page.headers.get('total-count')]).toEqual([50, '2000']);
});
