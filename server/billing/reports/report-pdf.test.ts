import { beforeEach, expect, test } from 'vitest';
import type { TimeEntry } from '#domain/caseload/time-entries/time-entry.ts';
import { addPageViews } from '#server/website/page-views/page-view-store.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { addInquiry } from '#tests/builders/inquiry-builder.ts';
import { buildTimeEntry } from '#tests/builders/time-entry-builder.ts';
import { type BillingPractice, startBillingPractice } from '#tests/setup/billing-practice.ts';
import { readPdf } from '#tests/setup/pdf-text.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText, type TestVisitor } from '#tests/setup/test-visitor.ts';

const november = '/api/reports/pdf?from=2026-11-01&to=2026-11-30';

let billing: BillingPractice;
const addTime = (owner: TestVisitor, changes: Parameters<typeof buildTimeEntry>[0]) =>
  addRecord<TimeEntry>(owner, '/api/time-entries', buildTimeEntry(changes));

beforeEach(async () => {
  billing = await startBillingPractice(startTestPractice);
});

async function paperOf(path: string, reader: TestVisitor = billing.owner) {
  const reply = await billing.practice.app.inject({ url: path, headers: { cookie: reader.cookie } });
  expect(reply.statusCode).toBe(200);
  // The renderer may put the character after a number, or a slash, into a text run of its own.
  const text = readPdf(reply.rawPayload).text.replaceAll(' \nh', ' h').replaceAll('/\n', '/');
  return { headers: reply.headers, lines: text.split('\n') };
}

test("A report's PDF requires a sign-in", async () => {
  expect((await billing.practice.visitor().get(november)).status).toBe(401);
});

test('A report requires two days in order and an existing client', async () => {
  const days = 'From and to must be dates like 2026-09-01';
  const ask = async (query: string) => statusAndText(await billing.owner.get(`/api/reports/pdf${query}`));
  expect(await ask('')).toEqual([400, days]);
  expect(await ask('?from=2026-11-01')).toEqual([400, days]);
  expect(await ask('?from=2026-11-31&to=2026-12-01')).toEqual([400, days]);
  expect(await ask('?from=2026-11-02&to=2026-11-01')).toEqual([
    400,
    'The last day must not be before the first',
  ]);
  expect(await ask('?from=2026-11-01&to=2026-11-30&clientId=Ivy')).toEqual([
    400,
    'The client must be named by its number',
  ]);
  const missing = [404, 'The requested client could not be found'];
  expect(await ask('?from=2026-11-01&to=2026-11-30&clientId=999999')).toEqual(missing);
  const other = await billing.practice.register();
  expect(statusAndText(await other.get(`${november}&clientId=${billing.clientId}`))).toEqual(missing);
});

test('A report contains the figures of the period and of the previous month', async () => {
  const { addSession, issue } = billing;
  await addSession({ date: '2026-10-06T14:00:00.000Z' });
  const done = await addSession({ date: '2026-11-03T14:00:00.000Z', duration: 90 });
  await addSession({ date: '2026-11-10T14:00:00.000Z', duration: 45 });
  await addSession({ date: '2026-11-12T14:00:00.000Z', status: 'absence' });
  await issue({ sessionIds: [done], amount: 18_000, status: 'paid' });
  const { headers, lines } = await paperOf(november);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="report-2026-11-01-to-2026-11-30.pdf"',
    'cache-control': 'private, no-store',
  });
  const expected = [
    'Report Nov 1, 2026 – Nov 30, 2026',
    '2.25 h',
    'Up 125% from 1 h',
    '67%',
    'Down 33 points from 100%',
    '$180.00',
    'Billable Left of 3',
    'Nov 8 – Nov 14',
    // For 45 minutes and an absence of an hour.
    '$210.00',
  ];
  for (const line of expected) expect(lines).toContain(line);
  expect(lines.map((line) => line.trim()).join(' ')).toContain(
    'Nov 1–20, 2026 compared with Oct 1–20, 2026. Outstanding and overdue as of Nov 20, 2026. Made on Nov 20, 2026.',
  );
});

test("A report can be limited to one client, and never includes another therapist's rows", async () => {
  const { owner, practice, clientId, addSession } = billing;
  await addSession({ date: '2026-11-03T14:00:00.000Z' });
  const added = await owner.post('/api/clients', buildClient({ firstName: 'Wren', lastName: 'Wagonwheel' }));
  const wren = added.json<{ id: number }>().id;
  await addSession({ clientId: wren, date: '2026-11-04T14:00:00.000Z', duration: 105 });
  expect((await paperOf(november)).lines).toContain('2.75 h');
  const ofOne = (await paperOf(`${november}&clientId=${wren}`)).lines;
  expect(ofOne).toContain('1.75 h');
  expect(ofOne.join(' ')).toContain('Wren Wagonwheel, by');
  expect((await paperOf(`${november}&clientId=${clientId}`)).lines).not.toContain('Wren Wagonwheel');
  const other = (await paperOf(november, await practice.register())).lines;
  expect(other).toContain('0 h');
  expect(other).not.toContain('Wren Wagonwheel');
});

test("Only the owner's report about all clients includes the website's figures", async () => {
  const { owner, practice, clientId } = billing;
  await practice.database.write((queries) =>
    addPageViews(queries, [{ day: '2026-11-19', path: '/about', views: 1_234 }]),
  );
  const id = await addInquiry(owner, practice.visitor());
  await owner.put(`/api/consultation-requests/${id}`, { state: 'client' });
  const { lines } = await paperOf(november);
  for (const line of ['Website', '1,234', 'Became Clients', '/about']) expect(lines).toContain(line);
  expect(lines[lines.indexOf('Requests to Clients') + 1]).toBe('100%');
  expect((await paperOf(`${november}&clientId=${clientId}`)).lines).not.toContain('Website');
  expect((await paperOf(november, await practice.register())).lines).not.toContain('Website');
});

test('A report about all clients counts time without a child by kind, apart from what was delivered', async () => {
  const { owner, addSession, clientId } = billing;
  await addSession({ date: '2026-11-03T14:00:00.000Z', duration: 60 });
  for (const duration of [20, 25]) await addTime(owner, { kind: 'travel', date: '2026-11-04', duration });
  await addTime(owner, { kind: 'meeting', date: '2026-10-31', duration: 90 });
  const { lines } = await paperOf(november);
  const section = lines.slice(lines.indexOf('Time Without a Child'));
  expect(section.slice(section.indexOf('Travel'), section.indexOf('Travel') + 3)).toEqual([
    'Travel',
    '2',
    '0.75',
  ]);
  expect(lines).not.toContain('Meeting');
  expect(lines).toContain('1 h');
  expect((await paperOf(`${november}&clientId=${clientId}`)).lines).not.toContain('Time Without a Child');
});

test('A report without data says so in each section', async () => {
  const { lines } = await paperOf('/api/reports/pdf?from=1900-01-01&to=1900-01-31');
  for (const line of [
    'No sessions in this period.',
    'Nothing is unpaid.',
    'No assessment is waiting.',
    'No time without a child in this period.',
  ]) {
    expect(lines).toContain(line);
  }
});

test('A report is logged as read', async () => {
  await paperOf(`${november}&clientId=${billing.clientId}`);
  await billing.practice.app.close();
  const read = await billing.practice.database.read
    .selectFrom('audit_log')
    .select(['action', 'entity', 'client_id'])
    .where('action', '=', 'read')
    .execute();
  expect(read).toContainEqual({ action: 'read', entity: 'caseload', client_id: billing.clientId });
});

test('A table of many clients continues on several pages with its head, without losing a row', async () => {
  for (let number = 1; number <= 61; number += 1) {
    const added = await billing.owner.post('/api/clients', buildClient({ lastName: `Number ${number}` }));
    const { id } = added.json<{ id: number }>();
    await billing.addSession({ clientId: id, date: '2026-11-03T14:00:00.000Z', duration: number + 14 });
  }
  const { lines } = await paperOf(november);
  const unbilled = lines.slice(lines.indexOf('Not Billed Yet'), lines.indexOf('Unpaid Today'));
  expect(unbilled.filter((line) => line === 'Worth')).toHaveLength(3);
  expect(unbilled).toContain('Not Billed Yet, continued');
  for (let number = 1; number <= 61; number += 1) expect(unbilled).toContain(`$${(number + 14) * 2}.00`);
});
