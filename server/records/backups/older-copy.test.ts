import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ActivityLine } from '#domain/platform/audit/activity.ts';
import type { Config } from '#server/platform/config.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { startTestPractice, type TestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText } from '#tests/setup/test-visitor.ts';

/** A practice that has listened, so that it has kept where its logs ended; and the file that says so. */
async function listeningPractice() {
  const dataDir = temporaryFolder();
  const config: Partial<Config> = { dataDir };
  const practice = await startTestPractice({ config });
  const owner = await practice.register();
  const therapist = await practice.register();
  await practice.app.listen({ port: 0 });
  const file = join(practice.database.file?.dataDir ?? dataDir, 'audit.ends');
  await expect.poll(() => readFileSync(file, 'utf8')).toContain('"therapistId":2');
  const startAgain = () => startTestPractice({ config, database: practice.database });
  return { practice, owner, therapist, file, startAgain };
}

/** Says in the file that the first log went on, as it does where the database is older than what was here. */
function sayLater(file: string, change: (text: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
}

const oneLineMore = (text: string) =>
  text.replace(/"head":"(\d+):/, (_, length) => `"head":"${Number(length) + 1}:`);

const oneLineMoreInLast = (text: string) =>
  text.replace(/"head":"(\d+):([^"]*)"}]/, (_, length, hash) => `"head":"${Number(length) + 1}:${hash}"}]`);

async function isSignedIn({ app }: TestPractice, cookie: string): Promise<boolean> {
  const { statusCode } = await app.inject({ method: 'GET', url: '/api/user', headers: { cookie } });
  return statusCode === 200;
}

test('A database older than the saved log ends signs everybody out and notifies everybody', async () => {
  const { owner, therapist, file, startAgain } = await listeningPractice();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  sayLater(file, oneLineMore);
  const again = await startAgain();
  for (const one of [owner, therapist]) expect(await isSignedIn(again, one.cookie)).toBe(false);
  const visitor = again.visitor();
  await visitor.post('/api/login', { username: 'therapist2', password: 'quiet-swing-42' });
  expect((await visitor.get('/api/practice-notices')).json()).toMatchObject([{ kind: 'older copy' }]);
  const lines = (await visitor.get('/api/activity')).json<ActivityLine[]>();
  expect(lines).toContainEqual(
    expect.objectContaining({ action: 'restore', entity: 'older-copy', fullName: null }),
  );
});

test('A database that lacks a line of another log than that with the newest is noticed when the program listens', async () => {
  const { owner, file, startAgain } = await listeningPractice();
  sayLater(file, oneLineMoreInLast);
  const again = await startAgain();
  expect(await isSignedIn(again, owner.cookie)).toBe(true);
  await again.app.listen({ port: 0 });
  await expect.poll(() => isSignedIn(again, owner.cookie)).toBe(false);
});

test.each([
  ['as it was left', (text: string) => `${text} `],
  [
    'of another practice',
    (text: string) => oneLineMore(text).replaceAll(/"createdAt":"\d{4}/g, '"createdAt":"1999'),
  ],
  ['of which the note was lost', () => 'damaged'],
])('A database %s starts normally', async (_, change) => {
  const { owner, file, startAgain } = await listeningPractice();
  sayLater(file, change);
  const again = await startAgain();
  expect(await isSignedIn(again, owner.cookie)).toBe(true);
  expect(statusAndText(await owner.get('/api/practice-notices'))).toEqual([200, '[]']);
});
