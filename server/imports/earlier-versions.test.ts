import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import {
  earlierArchive,
  earlierLists,
  earlierSealedRecord,
  layEarlierDatabase,
  withoutIds,
} from '#tests/builders/earlier-version.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

const clock = () => new Date('2026-11-20T16:00:00.000Z');
const lists = earlierLists();

async function listOf(therapist: TestVisitor, table: string) {
  return (await therapist.get(`/api/${table}`)).json<Record<string, unknown>[]>();
}

test('An archive of version 0.1.0 comes in whole', async () => {
  const therapist = await (await startTestPractice({ clock })).register();
  const reply = await therapist.post('/api/import', earlierArchive());
  expect([reply.status, reply.text]).toEqual([200, expect.any(String)]);
  for (const [table, rows] of Object.entries(lists)) {
    expect(rows.length, table).toBeGreaterThan(0);
    const here = await listOf(therapist, table);
    expect(withoutIds(here), table).toMatchObject(withoutIds(rows));
  }
});

test('A client whom version 0.1.0 deleted is restored with everything of theirs', async () => {
  const { register, database } = await startTestPractice({ clock });
  const owner = await register();
  const record = earlierSealedRecord();
  await database.write((queries) =>
    queries
      .insertInto('sealed_records')
      .values({
        therapist_id: 1,
        client_id: 1,
        client_name: 'Lena Sample',
        record,
        sealed_at: '2026-11-20T15:30:00.000Z',
        retained_until: '2040-04-09',
      })
      .execute(),
  );
  const reply = await owner.post('/api/sealed-records/1/restore');
  expect([reply.status, reply.json()]).toMatchObject([200, { id: 1, firstName: 'Lena' }]);
  const sealed: Record<string, unknown[]> = JSON.parse(record);
  for (const table of ['sessions', 'assessments', 'invoices', 'annuals']) {
    expect(await listOf(owner, table), table).toHaveLength(sealed[table]?.length ?? -1);
  }
  // Its lines too: version 0.1.0 kept the sessions of an invoice beside it.
  const [, withSessions] = await listOf(owner, 'invoices');
  expect(withSessions).toMatchObject({ amount: 10_000, sessionIds: [2] });
});

test('A practice on the file of version 0.1.0 opens with everything in it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'practice-0.1.0-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  layEarlierDatabase(dataDir);
  const database = await openDatabase({ dataDir });
  onTestFinished(() => database.close());
  const practice = await startTestPractice({ clock, database });
  const robin = practice.visitor();
  const signIn = await robin.post('/api/login', { username: 'robin', password: 'quiet-swing-42' });
  expect(signIn.status).toBe(200);
  for (const [table, rows] of Object.entries(lists)) {
    expect(await listOf(robin, table), table).toMatchObject(rows);
  }
  const before = await listOf(robin, 'sessions');
  const reply = await robin.post('/api/sealed-records/1/restore');
  expect([reply.status, reply.json()]).toMatchObject([200, { id: 1, firstName: 'Lena' }]);
  expect(await listOf(robin, 'sessions')).toHaveLength(before.length + 7);
});
