import { hoursToMilliseconds } from 'date-fns';
import { describe, expect, test } from 'vitest';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import { deleteOldDevices } from './known-device-store.ts';

const right = { username: 'therapist1', password: 'quiet-swing-42' };

async function devices({ database }: Pick<Awaited<ReturnType<typeof startTestPractice>>, 'database'>) {
  return database.read.selectFrom('known_devices').selectAll().execute();
}

const deviceCookie = (setCookies: string[]) => setCookies.find((cookie) => cookie.startsWith('device='));

describe('A browser that signed in', () => {
  test('gets a lasting cookie that scripts cannot read and that does not sign in', async () => {
    const practice = await startTestPractice();
    await practice.register();
    const reply = await practice.visitor().post('/api/login', right);
    const cookie = deviceCookie(reply.headers.getSetCookie()) ?? '';
    expect(cookie).toMatch(/^device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
    const [pair = ''] = cookie.split(';');
    expect((await practice.visitor().get('/api/user', { cookie: pair })).status).toBe(401);
    expect(JSON.stringify(await devices(practice))).not.toContain(pair.slice('device='.length));
  });

  test('keeps its token after signing out, and for another account', async () => {
    const practice = await startTestPractice();
    const browser = await practice.register();
    await practice.register();
    await browser.post('/api/logout');
    const before = browser.cookie;
    await browser.post('/api/login', { ...right, username: 'therapist2' });
    expect(browser.cookie).toContain(before);
    const hashes = (await devices(practice)).map(({ token_hash }) => token_hash);
    expect(new Set(hashes).size).toBe(2);
    expect(hashes).toHaveLength(3);
  });

  test('gets a real token in place of a forged one', async () => {
    const practice = await startTestPractice();
    await practice.register();
    const reply = await practice.visitor().post('/api/login', right, { cookie: 'device=made-up' });
    expect(deviceCookie(reply.headers.getSetCookie())).not.toContain('made-up');
  });

  test('is one of the latest fifty', async () => {
    const practice = await startTestPractice();
    await practice.register();
    await practice.database.write((queries) =>
      queries
        .insertInto('known_devices')
        .values(
          Array.from({ length: 60 }, (_, number) => ({
            therapist_id: 1,
            token_hash: `hash ${number}`,
            last_used_at: '2026-01-01T00:00:00.000Z',
          })),
        )
        .execute(),
    );
    await practice.visitor().post('/api/login', right);
    expect(await devices(practice)).toHaveLength(50);
  });

  test('is forgotten when its cookie expires', async () => {
    const practice = await startTestPractice();
    await practice.register();
    const later = new Date(Date.now() + hoursToMilliseconds(401 * 24));
    await practice.database.write((queries) => deleteOldDevices(queries, later));
    expect(await devices(practice)).toEqual([]);
  });
});

test('A password change or recovery forgets the other browsers', async () => {
  const practice = await startTestPractice();
  const therapist = await practice.register();
  await practice.visitor().post('/api/login', right);
  expect(await devices(practice)).toHaveLength(2);
  const change = { currentPassword: right.password, newPassword: 'brave-kite-77' };
  expect((await therapist.post('/api/user/password', change)).status).toBe(204);
  expect(await devices(practice)).toHaveLength(1);
});
