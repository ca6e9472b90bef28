import { describe, expect, test } from 'vitest';
import {
  addPasskey,
  codeAt,
  newPasskeyFor,
  newSecretFor,
  turnOnTwoFactor,
} from '#tests/builders/second-factor.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import { startTestPractice, type TestPractice, type TestTherapist } from '#tests/setup/test-practice.ts';
import { statusAndText, type TestReply, type TestVisitor } from '#tests/setup/test-visitor.ts';

const now = new Date('2026-11-20T15:00:00.000Z');
const currentPassword = 'quiet-swing-42';
const confirmation = { password: currentPassword };

interface Someone {
  therapist: TestVisitor;
  passkeyId: number;
  newPasskey: unknown;
}

/** Changes of how an account signs in. */
const changes: [what: string, change: (someone: Someone) => Promise<TestReply>][] = [
  [
    'another password',
    ({ therapist }) =>
      therapist.post('/api/user/password', { currentPassword, newPassword: 'brave-kite-77' }),
  ],
  [
    'another email',
    ({ therapist }) => therapist.put('/api/user', { email: 'elsewhere@example.com', confirmation }),
  ],
  [
    'another username',
    ({ therapist }) => therapist.put('/api/user', { username: 'elsewhere', confirmation }),
  ],
  ['a new passkey', ({ therapist, newPasskey }) => therapist.post('/api/passkeys', newPasskey)],
  [
    'a removed passkey',
    ({ therapist, passkeyId }) => therapist.post(`/api/passkeys/${passkeyId}/remove`, confirmation),
  ],
  [
    'a second factor',
    async ({ therapist }) => {
      const secret = await newSecretFor(therapist);
      return therapist.post('/api/two-factor', { code: codeAt(secret, now) });
    },
  ],
];

async function signInAgain(practice: TestPractice, { credentials }: TestTherapist) {
  const other = practice.visitor();
  expect((await other.post('/api/login', credentials)).status).toBe(200);
  return other;
}

describe('A copied cookie and every other device are signed out by', () => {
  test.each(changes)('%s', async (_what, change) => {
    const practice = await preparedPractice({ clock: () => now });
    const therapist = await practice.register();
    const passkeyId = (await addPasskey(therapist)).id;
    const newPasskey = await newPasskeyFor(therapist);
    const other = await signInAgain(practice, therapist);
    const { cookie } = therapist;
    const reply = await change({ therapist, passkeyId, newPasskey });
    expect(reply.status, reply.text).toBeLessThan(300);
    expect((await practice.visitor().get('/api/user', { cookie })).status).toBe(401);
    expect((await other.get('/api/user')).status).toBe(401);
    expect((await therapist.get('/api/user')).status).toBe(200);
  });

  test('turning the second factor off', async () => {
    const practice = await preparedPractice({ clock: () => now });
    const therapist = await practice.register();
    const [recoveryCode] = (await turnOnTwoFactor(therapist, now)).recoveryCodes;
    const { cookie } = therapist;
    const typed = { ...confirmation, recoveryCode };
    expect((await therapist.post('/api/two-factor/turn-off', typed)).status).toBe(204);
    expect((await practice.visitor().get('/api/user', { cookie })).status).toBe(401);
    expect((await therapist.get('/api/user')).status).toBe(200);
  });
});

test('Other changes neither renew the sign-in nor require confirmation', async () => {
  const practice = await startTestPractice();
  const therapist = await practice.register();
  const { cookie } = therapist;
  const same = { fullName: 'Ada Sample', username: 'therapist1', email: 'therapist1@example.com' };
  expect((await therapist.put('/api/user', same)).status).toBe(200);
  expect(therapist.cookie).toBe(cookie);
});

describe('A person at an unlocked device', () => {
  const attempts: [
    what: string,
    change: (therapist: TestVisitor, confirmed?: unknown) => Promise<TestReply>,
  ][] = [
    [
      'the email',
      (therapist, typed) => therapist.put('/api/user', { email: 'mine@example.com', confirmation: typed }),
    ],
    [
      'the username',
      (therapist, typed) => therapist.put('/api/user', { username: 'mine', confirmation: typed }),
    ],
    [
      'the automatic sign-out',
      (therapist, typed) => therapist.put('/api/preferences', { idleMinutes: null, confirmation: typed }),
    ],
  ];

  test.each(attempts)('cannot change %s without the password', async (_what, change) => {
    const therapist = await (await preparedPractice()).register();
    expect(statusAndText(await change(therapist))).toEqual([403, 'Please confirm this with your password']);
    expect(statusAndText(await change(therapist, { password: 'wrong-guess' }))).toEqual([
      403,
      'Your current password is not right',
    ]);
    expect((await change(therapist, confirmation)).status).toBe(200);
  });

  test.each(attempts)('cannot change %s without the second factor if it is on', async (_what, change) => {
    const time = { now };
    const practice = await startTestPractice({ clock: () => time.now, endsIdleSignIns: true });
    const therapist = await practice.register();
    const { secret } = await turnOnTwoFactor(therapist, now);
    expect((await change(therapist, confirmation)).status).toBe(403);
    expect((await change(therapist, { ...confirmation, code: '000000' })).status).toBe(403);
    time.now = new Date(now.getTime() + 60_000);
    expect((await change(therapist, { ...confirmation, code: codeAt(secret, time.now) })).status).toBe(200);
  });

  test('cannot remove a passkey without the password', async () => {
    const therapist = await (await preparedPractice()).register();
    const { id } = await addPasskey(therapist);
    const remove = (body?: object) => therapist.post(`/api/passkeys/${id}/remove`, body);
    expect(statusAndText(await remove({}))).toEqual([400, 'Password is required']);
    expect(statusAndText(await remove({ password: 'wrong-guess' }))).toEqual([
      403,
      'Your current password is not right',
    ]);
    expect((await remove(confirmation)).status).toBe(204);
  });
});

describe('Over https', () => {
  const https = { siteUrl: 'https://practice.example.com' };
  const right = { username: 'therapist1', password: currentPassword };

  test('the cookies have the __Host- prefix', async () => {
    const practice = await startTestPractice({ config: https });
    await practice.register();
    const cookies = (await practice.visitor().post('/api/login', right)).headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    expect(cookies[0]).toMatch(
      /^__Host-sign_in=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(cookies[1]).toMatch(
      /^__Host-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  test('a cookie without the prefix signs nobody in, and signing out clears the one with it', async () => {
    const practice = await startTestPractice({ config: https });
    const therapist = await practice.register();
    const token = /__Host-sign_in=([\w-]+)/.exec(therapist.cookie)?.[1];
    const planted = await practice.visitor().get('/api/user', { cookie: `sign_in=${token}` });
    expect([planted.status, planted.headers.getSetCookie()]).toEqual([401, []]);
    await practice.visitor().post('/api/logout', undefined, { cookie: `sign_in=${token}` });
    expect((await therapist.get('/api/user')).status).toBe(200);
    const cookies = (await therapist.post('/api/logout')).headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['__Host-sign_in']);
    expect((await therapist.get('/api/user')).status).toBe(401);
  });
});
