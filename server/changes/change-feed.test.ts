import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { forTherapist } from '#server/database/caseload.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import { ChangeFeed } from './change-feed.ts';

interface SignInRow {
  id: string;
  therapistId: number;
}

async function startFeed(clock: () => Date) {
  const practice = await startTestPractice({ clock });
  const therapist = await practice.register();
  const feed = new ChangeFeed(practice.database, clock);
  const signIn: SignInRow = await practice.database.read
    .selectFrom('sign_ins')
    .select(['id', 'therapist_id as therapistId'])
    .executeTakeFirstOrThrow();
  const events = await feed.follow(signIn.therapistId, signIn.id);
  return { practice, therapist, feed, signIn, events };
}

const opened = 'retry: 2000\n\ndata: {"version":1}\n\n';

test('A version is told once, and an older one never', async () => {
  const { feed, signIn, events } = await startFeed(() => new Date());
  for (const version of [3, 3, 2, 1, 4]) feed.announce(signIn.therapistId, version);
  await feed.close();
  expect(await text(events)).toBe(`${opened}data: {"version":3}\n\ndata: {"version":4}\n\n`);
});

test('A beat shows that the line is alive, and tells what a lost message left untold', async () => {
  const { practice, feed, signIn, events } = await startFeed(() => new Date());
  await feed.beat();
  const actor = { userId: signIn.therapistId, address: null };
  await forTherapist(practice.database, signIn.therapistId, { actor, clock: () => new Date() }).write(
    async () => undefined,
  );
  await feed.beat();
  await feed.close();
  expect(await text(events)).toBe(`${opened}:\n\n:\n\ndata: {"version":2}\n\n`);
});

test('Signing out ends the events at the next beat', async () => {
  const { therapist, feed, signIn, events } = await startFeed(() => new Date());
  await therapist.post('/api/logout');
  await feed.beat();
  feed.announce(signIn.therapistId, 2);
  expect(await text(events)).toBe(`${opened}:\n\n`);
  await feed.close();
});

test('So does the end of a sign-in that nobody used for long', async () => {
  let now = new Date('2026-11-02T15:00:00.000Z');
  const { feed, events } = await startFeed(() => now);
  now = new Date('2026-11-12T15:00:00.000Z');
  await feed.beat();
  expect(await text(events)).toBe(`${opened}:\n\n`);
  await feed.close();
});

test('A beat after the end writes nothing more', async () => {
  const { feed, events } = await startFeed(() => new Date());
  await feed.close();
  await feed.beat();
  expect(await text(events)).toBe(opened);
});
