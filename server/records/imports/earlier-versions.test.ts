import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { taskRecord } from '#domain/caseload/tasks/task.ts';
import { defaultPracticeSettings } from '#domain/people/practice/default-practice-settings.ts';
import { answeredShape, versionOf } from '#domain/platform/record.ts';
import { byTable, listedRecords } from '#domain/program/caseload-records.ts';
import { unsealed } from '#domain/program/sealing.ts';
import { readSealedClient } from '#server/caseload/sealing/sealed-client.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { selectionOf, type TableOf } from '#server/platform/database/record-rows.ts';
import {
  earlierArchive,
  earlierLists,
  earlierSealedRecord,
  withoutIds,
  writeEarlierDatabase,
} from '#tests/builders/earlier-version.ts';
import { laterClient, laterKinds } from '#tests/builders/later-client.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';
import { checkedCaseload } from './archived-caseload.ts';

const clock = () => new Date('2026-11-20T16:00:00.000Z');
const lists = earlierLists();

/** What a version that writes clients with one field more reads in the clients of an archive. */
function clientsRead(content: object): unknown {
  return checkedCaseload(content, laterKinds).clients;
}

/** What was paid for each paid invoice, by its amount: earlier versions noted only that it was paid. */
async function expectPaymentsOf(therapist: TestVisitor) {
  const amounts = (rows: Record<string, unknown>[]) => rows.map(({ amount }) => Number(amount)).toSorted();
  const paid = (await listOf(therapist, 'invoices')).filter(({ status }) => status === 'paid');
  expect(paid.length).toBeGreaterThan(0);
  expect(amounts(await listOf(therapist, 'payments'))).toEqual(amounts(paid));
  expect(paid).toEqual(paid.map((invoice) => ({ ...invoice, paid: invoice.amount, balance: 0 })));
}

async function listOf(therapist: TestVisitor, table: string) {
  return (await therapist.get(`/api/${table}`)).json<Record<string, unknown>[]>();
}

test('An archive of version 0.1.0 is imported completely', async () => {
  const therapist = await (await startTestPractice({ clock })).register();
  const reply = await therapist.post('/api/import', earlierArchive());
  expect([reply.status, reply.text]).toEqual([200, expect.any(String)]);
  for (const [table, rows] of Object.entries(lists)) {
    expect(rows.length, table).toBeGreaterThan(0);
    const here = await listOf(therapist, table);
    expect(withoutIds(here), table).toMatchObject(withoutIds(rows));
  }
  await expectPaymentsOf(therapist);
});

test('A client deleted by version 0.1.0 is restored with all records', async () => {
  const { register, database } = await startTestPractice({ clock });
  const owner = await register();
  const record = earlierSealedRecord();
  await database.write((queries) =>
    queries
      .insertInto('sealed_records')
      .values({
        therapist_id: 1,
        kind: 'client',
        record_id: 1,
        client_id: 1,
        client_name: 'Lena Sample',
        record,
        sealed_at: '2026-11-20T15:30:00.000Z',
        retained_until: '2040-04-09',
      })
      .execute(),
  );
  const reply = await owner.post('/api/sealed-records/1/restore');
  expect([reply.status, reply.json()]).toMatchObject([200, { id: 1 }]);
  const sealed: Record<string, unknown[]> = JSON.parse(record);
  for (const table of ['sessions', 'assessments', 'invoices', 'annuals']) {
    expect(await listOf(owner, table), table).toHaveLength(sealed[table]?.length ?? -1);
  }
  // Its lines too: version 0.1.0 kept the sessions of an invoice beside it.
  const [, withSessions] = await listOf(owner, 'invoices');
  expect(withSessions).toMatchObject({ amount: 10_000, sessionIds: [2] });
  await expectPaymentsOf(owner);
});

test('A database file of version 0.1.0 opens with all its data', async () => {
  const { database } = await openEarlierPractice();
  const practice = await startTestPractice({ clock, database });
  const robin = practice.visitor();
  const signIn = await robin.post('/api/login', { username: 'robin', password: 'quiet-swing-42' });
  expect(signIn.status).toBe(200);
  for (const [table, rows] of Object.entries(lists)) {
    expect(await listOf(robin, table), table).toMatchObject(rows);
  }
  await expectPaymentsOf(robin);
  const before = await listOf(robin, 'sessions');
  const reply = await robin.post('/api/sealed-records/1/restore');
  expect([reply.status, reply.json()]).toMatchObject([200, { id: 1 }]);
  expect(await listOf(robin, 'sessions')).toHaveLength(before.length + 7);
});

describe('After a field was added', () => {
  const today = checkedCaseload(lists);
  const before = { versions: byTable(versionOf), ...today };
  const after = {
    versions: { ...before.versions, clients: versionOf(laterClient) },
    ...today,
    clients: today.clients.map((client) => ({ ...client, favoriteToy: 'The swing' })),
  };

  test('archives of version 0.1.0 and of today are imported', () => {
    const missing = today.clients.map((client) => ({ ...client, favoriteToy: null }));
    expect(clientsRead(lists)).toEqual(missing);
    expect(clientsRead(before)).toEqual(missing);
    expect(clientsRead(after)).toEqual(after.clients);
  });

  test('an archive with the field is refused by programs without it', () => {
    const update = 'This archive holds records that this version of the program does not know';
    expect(() => checkedCaseload(after)).toThrow(update);
    // It says that it has the field, and has not.
    expect(() => clientsRead({ ...after, clients: today.clients })).toThrow(
      'everything.json, clients, row 1',
    );
  });

  test('or a kind of record, an archive without it is imported', () => {
    const swingRecord = { ...taskRecord, noun: 'swing', table: 'swings' };
    const kinds = [...listedRecords, swingRecord];
    expect(checkedCaseload(before, kinds)).toMatchObject({ swings: [], tasks: today.tasks });
    const lost = { ...before, versions: { ...before.versions, swings: 1 } };
    expect(() => checkedCaseload(lost, kinds)).toThrow('everything.json lacks the list of swings');
  });

  test('the file of version 0.1.0 and its sealed client are read with the field', async () => {
    const { queries } = await openEarlierPractice();
    await queries.schema.alterTable('clients').addColumn('favorite_toy', 'text').execute();
    const later = queries.withTables<{ clients: TableOf<typeof laterClient> }>();
    const { record } = await queries.selectFrom('sealed_records').select('record').executeTakeFirstOrThrow();
    const [lena] = unsealed(laterClient, readSealedClient(record, defaultPracticeSettings));
    expect(lena).toMatchObject({ firstName: 'Lena', favoriteToy: null });
    const rows = await later.selectFrom('clients').select(selectionOf(laterClient)).execute();
    expect(rows.map((row) => answeredShape(laterClient).safeParse(row).success)).toEqual([true, true, true]);
  });
});

/** A practice on a copy of the file that version 0.1.0 left. */
async function openEarlierPractice() {
  const dataDir = mkdtempSync(join(tmpdir(), 'practice-0.1.0-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  writeEarlierDatabase(dataDir);
  const database = await openDatabase({ dataDir });
  onTestFinished(() => database.close());
  return { database, queries: database.read };
}
