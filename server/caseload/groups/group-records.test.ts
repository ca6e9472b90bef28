import { unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import type { Group } from '#domain/caseload/groups/group.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { SealedRecord } from '#domain/program/sealed-record.ts';
import type { ClientImport, ImportUndo } from '#domain/records/imports/client-import.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildArchive } from '#tests/builders/archive-builder.ts';
import { buildClientImport } from '#tests/builders/client-builder.ts';
import { buildInvoice } from '#tests/builders/invoice-builder.ts';
import { type GroupPractice, startGroupPractice } from '#tests/setup/group-practice.ts';
import { readPdf } from '#tests/setup/pdf-text.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText } from '#tests/setup/test-visitor.ts';

let practice: GroupPractice;
let group: Group;
let sessions: Session[];

beforeEach(async () => {
  practice = await startGroupPractice(startTestPractice);
  ({ group, sessions } = await practice.plan());
});

const sealed = async () => (await practice.owner.get('/api/sealed-records')).json<SealedRecord[]>();
const restore = (record: SealedRecord | undefined) =>
  practice.owner.post(`/api/sealed-records/${record?.id}/restore`);
/** Returns a reply's file. */
async function file(url: string): Promise<Buffer> {
  const reply = await practice.practice.app.inject({ url, headers: { cookie: practice.owner.cookie } });
  expect(reply.statusCode, url).toBe(200);
  return reply.rawPayload;
}

test("A deleted client's memberships and sessions are removed from the group, and restored with the client", async () => {
  const { owner, children } = practice;
  const before = await practice.snapshot();
  const deleted = await owner.delete(`/api/clients/${children[1]}`);
  expect(deleted.status, deleted.text).toBe(204);
  const { members, updatedAt } = (await owner.get(`/api/groups/${group.id}`)).json<Group>();
  expect(members.map(({ clientId }) => clientId)).toEqual([children[0], children[2]]);
  expect(updatedAt > group.updatedAt).toBe(true);
  expect(await practice.list()).toHaveLength(6);
  const [record] = await sealed();
  expect((await restore(record)).status).toBe(200);
  expect(await practice.snapshot()).toEqual(before);
});

test('A session restored after its group was deleted has no group', async () => {
  const { owner, children } = practice;
  const [ada] = sessions as [Session];
  await owner.delete(`/api/sessions/${ada.id}`);
  await owner.delete(`/api/clients/${children[1]}`);
  await owner.delete(`/api/groups/${group.id}`);
  for (const record of await sealed()) {
    const reply = await restore(record);
    expect(reply.status, reply.text).toBe(200);
  }
  expect((await owner.get('/api/groups')).json()).toEqual([]);
  const remaining = await practice.list();
  expect(remaining).toHaveLength(9);
  expect(new Set(remaining.map(({ groupId }) => groupId))).toEqual(new Set([null]));
});

test('Undoing an import keeps an imported client who is in a group now', async () => {
  const { owner } = practice;
  const { id } = await addRecord<ClientImport>(
    owner,
    '/api/client-imports',
    buildClientImport({ lastName: 'Later' }),
  );
  const clients = (await owner.get('/api/clients?search=Later')).json<{ id: number }[]>();
  const clientId = clients[0]?.id ?? 0;
  const roster = { name: 'Balance', members: [{ clientId, from: '2026-11-24' }] };
  await addRecord<Group>(owner, '/api/groups', roster);
  const undo = await owner.get(`/api/client-imports/${id}/undo`);
  expect(undo.json<ImportUndo>()).toEqual({
    removedCount: 0,
    mandateCount: 0,
    kept: [{ clientId, reasons: ['groups'] }],
  });
  expect((await owner.post(`/api/client-imports/${id}/undo`)).status).toBe(409);
});

test('An archive imports groups, members and their sessions into another account', async () => {
  const { owner, children } = practice;
  await owner.put(`/api/groups/${group.id}/members/${children[2]}`, { until: '2026-12-01' });
  const newcomer = await practice.practice.register();
  const archive = await file('/api/export');
  expect((await newcomer.post('/api/import', archive)).json()).toMatchObject({
    groups: 1,
    clients: 3,
    sessions: 8,
  });
  const [clients, [brought]] = [
    (await newcomer.get('/api/clients')).json<{ id: number; firstName: string }[]>(),
    (await newcomer.get('/api/groups')).json<Group[]>(),
  ];
  const nameOf = (clientId: number) => clients.find(({ id }) => id === clientId)?.firstName;
  expect(brought).toMatchObject({ name: group.name, others: group.others, createdAt: group.createdAt });
  expect(brought?.members.map(({ clientId, from, until }) => [nameOf(clientId), from, until])).toEqual([
    ['Ada', '2026-11-24', null],
    ['Ben', '2026-11-24', null],
    ['Cleo', '2026-11-24', '2026-12-01'],
  ]);
  const theirs = (await newcomer.get(`/api/sessions?groupId=${brought?.id}`)).json<Session[]>();
  expect(theirs).toHaveLength(8);
  // Invalid ones are refused with their row, and nothing is imported.
  const third = await practice.practice.register();
  const content = JSON.parse(new TextDecoder().decode(unzipSync(archive)['everything.json']));
  const [first] = content.groups;
  const broken: [object, string][] = [
    [
      { groups: [{ ...first, members: [{ ...first.members[0], clientId: 999_999 }] }] },
      'groups, row 1: One of its members is not among the clients of this archive',
    ],
    [
      { groups: [{ ...first, members: [first.members[0], { ...first.members[0], id: 999 }] }] },
      'groups, row 1: This child is in the group on some of these days already',
    ],
    [{ groups: [] }, 'sessions, row 1: Its group is not among the groups of this archive'],
  ];
  for (const [changes, message] of broken) {
    const reply = await third.post('/api/import', buildArchive({ ...content, ...changes }));
    expect(statusAndText(reply)).toEqual([400, `everything.json, ${message}`]);
  }
  expect((await third.get('/api/clients')).json()).toEqual([]);
});

test("A child's exports never contain the name of another child in the group", async () => {
  const { owner, children } = practice;
  const [ada] = children;
  const meeting = sessions.slice(0, 3);
  const taken = await owner.put('/api/sessions/attendance', {
    groupId: group.id,
    date: meeting[0]?.date,
    sessions: meeting.map(({ id, updatedAt }) => ({ sessionId: id, status: 'completed', updatedAt })),
  });
  expect(taken.status, taken.text).toBe(200);
  const withNote = await owner.put(`/api/sessions/${meeting[0]?.id}`, {
    notes: 'Wrote three letters on the line.',
  });
  const bill = buildInvoice({ clientId: ada, sessionIds: [meeting[0]?.id ?? 0] });
  const invoice = await addRecord<Invoice>(owner, '/api/invoices', bill);
  const files = unzipSync(await file('/api/export'));
  // The client list names each child in their own row; no other table contains names.
  const tables = Object.entries(files).map(
    ([name, content]) => [name, new TextDecoder().decode(content)] as const,
  );
  const rows = tables.flatMap(([name, table]) => {
    if (!name.endsWith('.csv')) return [];
    return name === 'clients.csv' ? table.split('\n').filter((row) => row.includes('Ada')) : [table];
  });
  expect(rows.length).toBeGreaterThan(5);
  const texts: Record<string, string> = {
    client: (await owner.get(`/api/clients/${ada}`)).text,
    sessions: (await owner.get(`/api/sessions/client/${ada}`)).text,
    note: withNote.text,
    invoice: JSON.stringify(invoice),
    'record as a PDF': readPdf(await file(`/api/clients/${ada}/pdf`)).text,
    'invoice as a PDF': readPdf(await file(`/api/invoices/${invoice.id}/pdf`)).text,
    'report as a PDF': readPdf(await file(`/api/reports/pdf?from=2026-11-01&to=2026-11-30&clientId=${ada}`))
      .text,
    rows: rows.join('\n'),
  };
  await owner.delete(`/api/sessions/${sessions[3]?.id}`);
  await owner.delete(`/api/clients/${ada}`);
  const sealedRows = await practice.practice.database.read
    .selectFrom('sealed_records')
    .select(['record', 'client_name'])
    .where('client_id', '=', ada)
    .execute();
  expect(sealedRows).toHaveLength(2);
  texts['sealed records'] = JSON.stringify(sealedRows);
  for (const [where, text] of Object.entries(texts)) {
    expect([where, text.length > 0]).toEqual([where, true]);
    expect([where, text]).toEqual([where, expect.not.stringMatching(/Ben|Cleo/)]);
  }
  for (const pdf of ['record as a PDF', 'invoice as a PDF']) expect(texts[pdf]).toContain('Ada');
});
