import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import { versionOf } from '#domain/platform/record.ts';
import { byTable, type CaseloadTable, listedRecords } from '#domain/program/caseload-records.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { confirmAccount } from '#tests/builders/confirm-account.ts';
import { earlierArchive } from '#tests/builders/earlier-version.ts';
import { addOneOfEach } from '#tests/builders/one-of-each.ts';
import { writeTenYears } from '#tests/builders/ten-years.ts';
import { startBillingPractice } from '#tests/setup/billing-practice.ts';
import { withConcurrentRequests } from '#tests/setup/concurrent-requests.ts';
import { listAddress } from '#tests/setup/list-address.ts';
import { readPdf } from '#tests/setup/pdf-text.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

/** Enough that several are printed while others wait. */
const INVOICES = 60;

/** The practice's app answers bytes: they are read from it directly, with the therapist's cookies. */
async function exported(app: Awaited<ReturnType<typeof startTestPractice>>['app'], therapist: TestVisitor) {
  const reply = await app.inject({ url: '/api/export', headers: { cookie: therapist.cookie } });
  expect(reply.statusCode).toBe(200);
  const files = unzipSync(reply.rawPayload);
  return {
    reply,
    names: Object.keys(files),
    text: (name: string) => strFromU8(files[name] ?? new Uint8Array()),
  };
}

/** Returns the whole records of a table's list; lists of documents and bills leave out their content. */
async function listedWhole(therapist: TestVisitor, table: CaseloadTable): Promise<unknown[]> {
  const listed = (await therapist.get(listAddress(table))).json<{ id: number }[]>();
  if (table === 'vouchers') {
    return Promise.all(listed.map(async ({ id }) => (await therapist.get(`/api/vouchers/${id}`)).json()));
  }
  if (table !== 'documents') return listed;
  const inOrder = listed.toSorted((one, other) => one.id - other.id);
  return Promise.all(inOrder.map(async ({ id }) => (await therapist.get(`/api/documents/${id}`)).json()));
}

test('The export requires a sign-in', async () => {
  const { visitor } = await startTestPractice();
  const reply = await visitor().get('/api/export');
  expect([reply.status, reply.text]).toEqual([401, 'Please sign in']);
});

test('Every table of the export opens in a spreadsheet with its accents', async () => {
  const { app, register } = await startTestPractice();
  const therapist = await register();
  await addRecord(therapist, '/api/clients', buildClient({ firstName: 'José', lastName: 'Núñez' }));
  const reply = await app.inject({ url: '/api/export', headers: { cookie: therapist.cookie } });
  const tables = Object.entries(unzipSync(reply.rawPayload)).filter(([name]) => name.endsWith('.csv'));
  expect(tables.length).toBeGreaterThan(10);
  for (const [name, bytes] of tables)
    expect([name, ...bytes.subarray(0, 3)]).toEqual([name, 0xef, 0xbb, 0xbf]);
});

test('The export contains the lists of one therapist only, and is audited', async () => {
  const { app, register, database } = await startTestPractice({
    clock: () => new Date('2026-11-20T15:00:00.000Z'),
  });
  const therapist = await register();
  await addOneOfEach(therapist);
  const other = await register();
  await confirmAccount(therapist, other);
  await addOneOfEach(other, therapist);
  const { reply, text } = await exported(app, therapist);
  expect(reply.headers['content-disposition']).toBe('attachment; filename="practice-export-2026-11-20.zip"');
  const everything = JSON.parse(text('everything.json'));
  for (const { table } of listedRecords) {
    const listed = await listedWhole(therapist, table);
    expect(everything[table], table).toEqual(listed);
    expect(text(`${table}.csv`).trimEnd().split('\r\n').length, table).toBeGreaterThan(listed.length);
  }
  const lines = everything.invoices.flatMap((invoice: Invoice) => invoice.lines);
  expect(lines.length).toBeGreaterThan(0);
  expect(text('invoice-lines.csv').trimEnd().split('\r\n')).toHaveLength(lines.length + 1);
  const trace = await database.read
    .selectFrom('audit_log')
    .select('therapist_id')
    .where('action', '=', 'export')
    .execute();
  expect(trace).toEqual([{ therapist_id: 1 }]);
});

test('The export contains every invoice as a PDF, and other requests are answered meanwhile', async () => {
  const billing = await startBillingPractice();
  const invoices: Invoice[] = [];
  for (let count = 0; count < 40; count += 1) invoices.push(await billing.issue());
  let isMade = false;
  const made = billing.practice.app
    .inject({ url: '/api/export', headers: { cookie: billing.owner.cookie } })
    .finally(() => {
      isMade = true;
    });
  expect((await billing.owner.get('/api/clients')).status).toBe(200);
  expect(isMade).toBe(false);
  const files = unzipSync((await made).rawPayload);
  for (const { id } of invoices) {
    const pdf = files[`invoices/invoice-${id}.pdf`] ?? new Uint8Array();
    expect(readPdf(Buffer.from(pdf)).text).toContain(`Invoice ${id}`);
  }
});

test('A table opens in a spreadsheet without running formulas, and an empty one has its header', async () => {
  const { app, register } = await startTestPractice();
  const therapist = await register();
  await addRecord(
    therapist,
    '/api/clients',
    buildClient({ firstName: '=cmd()', notes: 'He said "no"\nTwice' }),
  );
  const { text } = await exported(app, therapist);
  expect(text('clients.csv')).toContain(`"'=cmd()"`);
  expect(text('clients.csv')).toContain('"He said ""no""\nTwice"');
  expect(text('tasks.csv')).toBe(
    '"id","title","description","dueDate","completed","clientId","createdAt","updatedAt"\r\n',
  );
});

test('The spreadsheets keep their columns, and every list has its version', async () => {
  const { app, register } = await startTestPractice();
  const { text } = await exported(app, await register());
  const earlier = unzipSync(earlierArchive());
  for (const { table } of listedRecords) {
    const [heading] = strFromU8(earlier[`${table}.csv`] ?? new Uint8Array()).split('\r\n');
    // A field that came since stands among those that were there.
    const now = text(`${table}.csv`).trimEnd().split(',');
    expect(now.filter((name) => heading?.split(',').includes(name)).join(','), table).toBe(heading);
  }
  const { versions, ...lists } = JSON.parse(text('everything.json'));
  expect(Object.keys(lists)).toEqual(listedRecords.map(({ table }) => table));
  expect(versions).toEqual(byTable(versionOf));
});

test('The export of ten years is complete, and other requests are answered meanwhile', async () => {
  const { app, register, database } = await startTestPractice();
  const therapist = await register();
  const colleague = await register();
  await writeTenYears(database, 1, { invoiceCount: INVOICES });
  const { done, wait, took } = await withConcurrentRequests(
    () => exported(app, therapist),
    () => colleague.get('/api/clients'),
  );
  expect(JSON.parse(done.text('everything.json')).sessions).toHaveLength(20_000);
  expect(done.text('sessions.csv').trimEnd().split('\r\n')).toHaveLength(20_001);
  expect(done.names.filter((name) => name.startsWith('invoices/'))).toHaveLength(INVOICES);
  expect(wait).toBeLessThan(Math.max(50, took / 10));
});

test('The export of ten years begins before its records are read', async () => {
  const database = await openTestDatabase();
  const reading = Promise.withResolvers<void>();
  const { app, register } = await startTestPractice({ database: readWhenAllowed(database, reading.promise) });
  const therapist = await register();
  await writeTenYears(database, 1);
  const reply = await app.inject({
    url: '/api/export',
    headers: { cookie: therapist.cookie },
    payloadAsStream: true,
  });
  const pieces: Buffer[] = [];
  for await (const piece of reply.stream()) {
    reading.resolve();
    pieces.push(piece);
  }
  const files = unzipSync(Buffer.concat(pieces));
  expect(JSON.parse(strFromU8(files['everything.json'] ?? new Uint8Array())).sessions).toHaveLength(20_000);
});

/** The same database, whose records as of one moment are read no earlier. */
function readWhenAllowed(database: Database, allowed: Promise<void>): Database {
  return {
    engine: database.engine,
    auditKey: database.auditKey,
    read: database.read,
    write: (job) => database.write(job),
    snapshot: async (job) => {
      await allowed;
      return database.snapshot(job);
    },
    check: () => database.check(),
    close: () => database.close(),
  };
}
