import { beforeEach, describe, expect, test } from 'vitest';
import type { Assessment } from '#domain/caseload/assessments/assessment.ts';
import type { Client } from '#domain/caseload/clients/client.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildAssessment } from '#tests/builders/assessment-builder.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import { readPages } from '#tests/setup/read-pages.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

let now: Date;
let owner: TestVisitor;
let clientId: number;

beforeEach(async () => {
  now = new Date('2026-11-18T03:00:00.000Z');
  const practice = await preparedPractice({ clock: () => now });
  owner = await practice.register();
  clientId = (await addRecord<Client>(owner, '/api/clients', buildClient())).id;
});

async function start(changes: object): Promise<void> {
  await addRecord(owner, '/api/assessments', { ...buildAssessment({ clientId }), ...changes });
}

const titles = (assessments: Assessment[]) => assessments.map((assessment) => assessment.title);

test.each([
  ['status=done', 'Status must be pending or completed'],
  ['clientId=0', 'The client must be named by its number'],
  ['to=2026-02-30', 'From and to must be dates like 2026-09-01, or moments'],
])('The list refuses ?%s', async (query, message) => {
  const reply = await owner.get(`/api/assessments?${query}`);
  expect([reply.status, reply.text]).toEqual([400, message]);
});

describe('The assessment list', () => {
  let other: number;

  beforeEach(async () => {
    other = (await addRecord<Client>(owner, '/api/clients', buildClient())).id;
    now = new Date('2026-11-18T04:59:00.000Z');
    await start({ title: 'late on the 17th', clientId: other });
    now = new Date('2026-11-18T05:00:00.000Z');
    await start({ title: 'early on the 18th', status: 'completed' });
    await start({ title: 'early on the 18th too' });
    now = new Date('2026-11-19T15:00:00.000Z');
    await start({ title: 'on the 19th' });
  });
  const order = ['on the 19th', 'early on the 18th too', 'early on the 18th', 'late on the 17th'];

  test('is sorted newest first', async () => {
    expect(titles((await owner.get('/api/assessments')).json())).toEqual(order);
  });

  test('supports paging', async () => {
    const pages = await readPages(owner, '/api/assessments?limit=1');
    expect(pages.flatMap((page) => titles(page.json()))).toEqual(order);
  });

  test.each([
    ['status=completed', ['early on the 18th']],
    ['from=2026-11-18', order.slice(0, 3)],
    ['to=2026-11-17', ['late on the 17th']],
    ['from=2026-11-18&to=2026-11-18', ['early on the 18th too', 'early on the 18th']],
    ['from=2026-11-19T15:00:00Z', ['on the 19th']],
    ['to=2026-11-19T15:00:00Z', order.slice(1)],
  ])("?%s returns matches by days in the practice's time zone", async (query, found) => {
    expect(titles((await owner.get(`/api/assessments?${query}`)).json())).toEqual(found);
  });

  test('can be searched by title and client name', async () => {
    const client = buildClient({ firstName: 'Zoë', lastName: 'Marigold' });
    const { id } = await addRecord<Client>(owner, '/api/clients', client);
    await start({ title: 'Fine motor', clientId: id });
    const found = async (typed: string) =>
      titles((await owner.get(`/api/assessments?search=${encodeURIComponent(typed)}`)).json());
    expect(await found('FÍNE  mot')).toEqual(['Fine motor']);
    expect(await found('zoe mari')).toEqual(['Fine motor']);
    expect(await found('the 18TH')).toEqual(order.slice(1, 3));
    expect(await found('motor zoe')).toEqual([]);
  });

  test('can be limited to one client', async () => {
    const reply = await owner.get(`/api/assessments?clientId=${other}`);
    expect(titles(reply.json())).toEqual(['late on the 17th']);
  });
});
