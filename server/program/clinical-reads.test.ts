import { expect, test } from 'vitest';
import { confirmAccount } from '#tests/builders/confirm-account.ts';
import { noIds } from '#tests/builders/no-ids.ts';
import { addOneOfEach } from '#tests/builders/one-of-each.ts';
import { privateCalls, sendCall } from '#tests/builders/valid-calls.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';

/** The beginnings of addresses of calls that return clinical texts about a child. */
const clinical = [
  'clients',
  'sessions',
  'assessments',
  'plans',
  'goals',
  'results',
  'documents',
  'signed-documents',
];
/** These answer no words of one child: lists of many, which have a line of their own, and numbers. */
const ofManyOrNone = [
  ...['clients', 'sessions', 'assessments', 'plans', 'goals', 'results', 'documents', 'signed-documents'],
  ...['sessions/today', 'sessions/next-absence-number', 'clients/:id/pdf/progress', 'documents/due'],
].map((path) => `GET /api/${path}`);

const HOUR_MS = 60 * 60 * 1000;

test('Every call that returns a child’s record logs whose it was', async () => {
  let now = Date.parse('2026-11-20T15:00:00.000Z');
  const practice = await startTestPractice({ clock: () => new Date(now) });
  const owner = await practice.register();
  const therapist = await practice.register();
  await confirmAccount(owner, therapist);
  const ids = { ...noIds, ...(await addOneOfEach(therapist, owner)) };
  const calls = Object.keys(privateCalls).filter(
    (name) => name.startsWith('GET /api/') && clinical.includes(name.split('/')[2] ?? ''),
  );
  calls.push('POST /api/vouchers/check');
  const moments = new Map<string, string>();
  for (const name of calls) {
    now += 2 * HOUR_MS;
    const { status } = await sendCall(therapist, name, ids);
    if (status === 200) moments.set(name, new Date(now).toISOString());
  }
  await practice.app.close();
  const lines = await practice.database.read
    .selectFrom('audit_log')
    .select(['at', 'client_id as clientId'])
    .where('client_id', 'is not', null)
    .execute();
  const silent = [...moments].filter(([, at]) => !lines.some((line) => line.at === at)).map(([name]) => name);
  expect(moments.size).toBeGreaterThan(15);
  expect(silent.toSorted()).toEqual(ofManyOrNone.filter((name) => moments.has(name)).toSorted());
});

test.each(['sessionId', 'documentId'] as const)(
  'The signed texts of one %s are logged under their child, also when the list is sent from the cache',
  async (filter) => {
    const practice = await startTestPractice({ clock: () => new Date('2026-11-20T15:00:00.000Z') });
    const owner = await practice.register();
    const ids = await addOneOfEach(owner);
    const texts = (await owner.get('/api/signed-documents')).json<Record<string, number | null>[]>();
    const text = texts.find((one) => one[filter] != null);
    if (text === undefined) throw new Error(`No signed text has a ${filter}`);
    for (let view = 0; view < 3; view += 1)
      await owner.get(`/api/signed-documents?${filter}=${text[filter]}`);
    await practice.app.close();
    const read = await practice.database.read
      .selectFrom('audit_log')
      .select(['entity', 'client_id as clientId'])
      .where('action', '=', 'read')
      .execute();
    const line = { entity: 'signed-document', clientId: ids.client };
    expect(read.filter(({ entity }) => entity === line.entity)).toEqual([line, line, line]);
  },
);
