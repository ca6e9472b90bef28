import { beforeEach, describe, expect, test } from 'vitest';
import type { Phrase } from '#domain/clinical/phrases/phrase.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildArchive, buildCaseload } from '#tests/builders/archive-builder.ts';
import { buildPhrase } from '#tests/builders/phrase-builder.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import type { TestTherapist } from '#tests/setup/test-practice.ts';
import { statusAndText } from '#tests/setup/test-visitor.ts';

const phrase: Phrase = {
  id: 3,
  therapistId: 77,
  createdAt: '2026-09-01T12:00:00.000Z',
  updatedAt: '2026-09-02T12:00:00.000Z',
  section: 'plan',
  shortcut: 'home',
  text: 'Sent home: cutting along a line, for five minutes a day.',
};

let therapist: TestTherapist;

beforeEach(async () => {
  therapist = await (await preparedPractice()).register();
});

const send = (...phrases: readonly object[]) =>
  therapist.post('/api/import', buildArchive({ ...buildCaseload(), phrases }));
const phrases = async () => (await therapist.get('/api/phrases')).json<Phrase[]>();

test('Phrases of an archive are imported as they are, with a new id', async () => {
  const reply = await send(phrase);
  expect([reply.status, reply.json()]).toMatchObject([200, { phrases: 1 }]);
  expect(await phrases()).toEqual([{ ...phrase, id: expect.any(Number), therapistId: therapist.id }]);
});

describe('A phrase of an archive that breaks a rule is named, and nothing is imported', () => {
  const unknown = 'This is not a record as this version of the program keeps it';
  test.each<[changes: object, message: string]>([
    [{ section: 'homework' }, 'Choose a section from the list'],
    [{ shortcut: 'HOME' }, unknown],
    [{ text: 'x'.repeat(1_001) }, 'Please shorten this to 1,000 characters'],
  ])('%j', async (changes, message) => {
    expect(statusAndText(await send({ ...phrase, ...changes }))).toEqual([
      400,
      `everything.json, phrases, row 1: ${message}`,
    ]);
    expect(await phrases()).toEqual([]);
  });

  test('also if two phrases have the same shortcut', async () => {
    expect(statusAndText(await send(phrase, { ...phrase, id: 10 }))).toEqual([
      400,
      'everything.json, phrases, row 2: Another phrase has the same shortcut',
    ]);
    expect(await phrases()).toEqual([]);
  });
});

test('An account with phrases accepts no archive with phrases, because shortcuts might collide', async () => {
  await addRecord(therapist, '/api/phrases', buildPhrase());
  expect(statusAndText(await send(phrase))).toEqual([
    409,
    'This archive has phrases, and so has this account. Please delete those of the account first, or use a new one',
  ]);
  expect((await send()).status).toBe(200);
  expect(await phrases()).toMatchObject([buildPhrase()]);
});
