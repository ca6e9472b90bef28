import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { byTable } from '#domain/program/caseload-records.ts';
import { followedVersions } from '#server/people/sign-in/followed-versions.ts';
import { forCaseload } from '#server/platform/database/caseload.ts';
import { clientRow } from '#tests/builders/two-caseloads.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import { ChangeFeed } from './change-feed.ts';

interface SignInRow {
  id: string;
  therapistId: number;
}

async function startFeed(clock: () => Date) {
  const practice = await startTestPractice({ clock });
  const therapist = await practice.register();
  const feed = new ChangeFeed(practice.database, (signInIds) =>
    followedVersions(practice.database.read, signInIds, clock()),
  );
  const signIn: SignInRow = await practice.database.read
    .selectFrom('sign_ins')
    .select(['id', 'therapist_id as therapistId'])
    .executeTakeFirstOrThrow();
  const events = await feed.follow(signIn.therapistId, signIn.id);
  return { practice, therapist, feed, signIn, events };
}

const opened = `retry: 2000\n\ndata: ${JSON.stringify({
  versions: {
    ...byTable(() => 0),
    imports: 0,
    'sealed-records': 0,
    account: 0,
    practice: 1,
  },
})}\n\n`;

test('A version is sent once, and an older one never', async () => {
  const { feed, signIn, events } = await startFeed(() => new Date());
  for (const tasks of [3, 3, 2, 1, 4]) feed.announce(signIn.therapistId, { tasks });
  feed.announce(signIn.therapistId, { tasks: 4, clients: 1 });
  await feed.close();
  expect(await text(events)).toBe(
    [
      `${opened}data: {"versions":{"tasks":3}}`,
      'data: {"versions":{"tasks":4}}',
      'data: {"versions":{"clients":1}}\n\n',
    ].join('\n\n'),
  );
});

test('A heartbeat shows that the connection is alive, and sends versions whose message was lost', async () => {
  const { practice, feed, signIn, events } = await startFeed(() => new Date());
  await feed.beat();
  const { database } = practice;
  const { therapistId } = signIn;
  const actor = { kind: 'therapist', id: therapistId, address: null } as const;
  await forCaseload({ database, therapistId, clock: () => new Date() }, actor).write((queries) =>
    queries.insertReturningId('clients', clientRow),
  );
  await feed.beat();
  await feed.close();
  expect(await text(events)).toBe(`${opened}:\n\n:\n\ndata: {"versions":{"clients":1}}\n\n`);
});

test('Signing out ends the events at the next heartbeat', async () => {
  const { therapist, feed, signIn, events } = await startFeed(() => new Date());
  await therapist.post('/api/logout');
  await feed.beat();
  feed.announce(signIn.therapistId, { tasks: 2 });
  expect(await text(events)).toBe(`${opened}:\n\n`);
  await feed.close();
});

test('An idle sign-in ends the events at the next heartbeat', async () => {
  let now = new Date('2026-11-02T15:00:00.000Z');
  const { feed, events } = await startFeed(() => now);
  now = new Date('2026-11-12T15:00:00.000Z');
  await feed.beat();
  expect(await text(events)).toBe(`${opened}:\n\n`);
  await feed.close();
});

test('A heartbeat after the end writes nothing', async () => {
  const { feed, events } = await startFeed(() => new Date());
  await feed.close();
  await feed.beat();
  expect(await text(events)).toBe(opened);
});
