import { beforeEach, describe, expect, test } from 'vitest';
import { MOST_PHRASES, type Phrase } from '#domain/clinical/phrases/phrase.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildPhrase } from '#tests/builders/phrase-builder.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import { readPages } from '#tests/setup/read-pages.ts';
import type { TestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText, type TestVisitor } from '#tests/setup/test-visitor.ts';

const TAKEN = 'Another of your phrases has this shortcut. Please choose another one';

let practice: TestPractice;
let owner: TestVisitor;

beforeEach(async () => {
  practice = await preparedPractice();
  owner = await practice.register();
});

function add(changes: Parameters<typeof buildPhrase>[0] = {}): Promise<Phrase> {
  return addRecord<Phrase>(owner, '/api/phrases', buildPhrase(changes));
}

const list = async (therapist: TestVisitor) => (await therapist.get('/api/phrases')).json<Phrase[]>();

test('A visitor without an account cannot reach a phrase', async () => {
  const visitor = practice.visitor();
  const { id } = await add();
  const replies = [
    await visitor.get('/api/phrases'),
    await visitor.get(`/api/phrases/${id}`),
    await visitor.post('/api/phrases', buildPhrase({ shortcut: 'mine' })),
    await visitor.put(`/api/phrases/${id}`, { text: 'Mine' }),
    await visitor.delete(`/api/phrases/${id}`),
  ];
  expect(replies.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
});

test.each([
  [{ section: 'homework' }, 'Choose a section from the list'],
  [{ shortcut: '' }, 'Shortcut is required'],
  [{ shortcut: 7 }, 'Shortcut is required'],
  [{ shortcut: 'x'.repeat(21) }, 'Please shorten this to 20 characters'],
  [{ shortcut: 'two words' }, 'A shortcut has letters and digits only'],
  [{ shortcut: ';home' }, 'A shortcut has letters and digits only'],
  [{ text: ' ' }, 'Text is required'],
  [{ text: 'x'.repeat(1_001) }, 'Please shorten this to 1,000 characters'],
])('A phrase with %o is refused: %s', async (changes, message) => {
  expect(statusAndText(await owner.post('/api/phrases', { ...buildPhrase(), ...changes }))).toEqual([
    400,
    message,
  ]);
  const { id } = await add();
  expect(statusAndText(await owner.put(`/api/phrases/${id}`, changes))).toEqual([400, message]);
});

test('Another therapist’s phrase reads as missing', async () => {
  const other = await practice.register();
  const { id } = await add();
  for (const address of [`/api/phrases/${id}`, '/api/phrases/999999', '/api/phrases/first']) {
    const replies = [
      await other.get(address),
      await other.put(address, { text: 'Mine' }),
      await other.delete(address),
    ];
    for (const reply of replies)
      expect(statusAndText(reply)).toEqual([404, 'The requested phrase could not be found']);
  }
  expect(await list(other)).toEqual([]);
});

describe('A phrase', () => {
  test('is created with its shortcut in lowercase, and can be read', async () => {
    const phrase = await add({ shortcut: ' HomeÑ2 ', text: ' Practiced ___ times. ' });
    expect(phrase).toEqual({
      id: expect.any(Number),
      therapistId: expect.any(Number),
      section: 'plan',
      shortcut: 'homeñ2',
      text: 'Practiced ___ times.',
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: phrase.createdAt,
    });
    expect((await owner.get(`/api/phrases/${phrase.id}`)).json()).toEqual(phrase);
    expect(await list(owner)).toEqual([phrase]);
  });

  test('has a shortcut that is unique for this therapist, ignoring case', async () => {
    await add({ shortcut: 'home' });
    expect(statusAndText(await owner.post('/api/phrases', buildPhrase({ shortcut: 'HOME' })))).toEqual([
      409,
      TAKEN,
    ]);
    const second = await add({ shortcut: 'school' });
    const path = `/api/phrases/${second.id}`;
    expect(statusAndText(await owner.put(path, { shortcut: 'Home' }))).toEqual([409, TAKEN]);
    expect((await owner.put(path, { shortcut: 'SCHOOL', text: 'Sent to school.' })).status).toBe(200);
    const other = await practice.register();
    expect((await other.post('/api/phrases', buildPhrase({ shortcut: 'home' }))).status).toBe(201);
  });

  test('changes in the given fields only', async () => {
    const phrase = await add();
    const changed = await owner.put(`/api/phrases/${phrase.id}`, { section: 'assessment' });
    expect(changed.json()).toEqual({
      ...phrase,
      section: 'assessment',
      updatedAt: changed.json<Phrase>().updatedAt,
    });
  });

  test('can be deleted, and restored by undo unless its shortcut is in use by then', async () => {
    const phrase = await add();
    const remove = () => owner.delete(`/api/phrases/${phrase.id}`);
    const undo = async ({ headers }: { headers: Headers }) => owner.post(`/api/undo/${headers.get('undo')}`);
    const first = await remove();
    expect([first.status, await list(owner)]).toEqual([204, []]);
    expect((await undo(first)).status).toBe(200);
    expect(await list(owner)).toEqual([phrase]);

    const second = await remove();
    const successor = await add({ text: 'Another one.' });
    expect(statusAndText(await undo(second))).toEqual([
      409,
      'Something that goes with this was changed since, so nothing was put back',
    ]);
    expect(await list(owner)).toEqual([successor]);
  });

  test('is logged', async () => {
    const { id } = await add();
    await owner.put(`/api/phrases/${id}`, { text: 'Changed' });
    await owner.delete(`/api/phrases/${id}`);
    const lines = (await owner.get('/api/activity')).json<{ action: string; entity: string }[]>();
    expect(lines.filter(({ entity }) => entity === 'phrase')).toMatchObject([
      { action: 'delete', entityId: id, clientId: null },
      { action: 'update', entityId: id, clientId: null },
      { action: 'create', entityId: id, clientId: null },
    ]);
  });
});

test('There are at most 500 phrases, listed in order of creation, in full or in pages', async () => {
  const { therapistId } = await add({ shortcut: 'first' });
  const at = '2026-09-08T12:00:00.000Z';
  const rows = Array.from({ length: MOST_PHRASES - 1 }, (_, index) => ({
    therapist_id: therapistId,
    ...buildPhrase({ shortcut: `more${index}` }),
    created_at: at,
    updated_at: at,
  }));
  await practice.database.write((queries) => queries.insertInto('phrases').values(rows).execute());
  expect(statusAndText(await owner.post('/api/phrases', buildPhrase({ shortcut: 'toomany' })))).toEqual([
    409,
    'You can keep at most 500 phrases. Delete one first',
  ]);
  const all = await list(owner);
  expect([all.length, all[0]?.shortcut, all.at(-1)?.shortcut]).toEqual([MOST_PHRASES, 'first', 'more498']);
  const pages = await readPages(owner, '/api/phrases?limit=200');
  expect(pages.flatMap((page) => page.json<Phrase[]>())).toEqual(all);
  await owner.delete(`/api/phrases/${all[0]?.id}`);
  await add({ shortcut: 'last' });
});
