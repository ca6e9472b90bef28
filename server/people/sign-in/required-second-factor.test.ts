import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import type { ActivityLine } from '#domain/platform/audit/activity.ts';
import { addPasskey, codeAt, signInByPasskey, turnOnTwoFactor } from '#tests/builders/second-factor.ts';
import { TestAuthenticator } from '#tests/setup/test-authenticator.ts';
import { startTestPractice, type TestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText, type TestVisitor } from '#tests/setup/test-visitor.ts';
import { issueRecoveryLink } from './issue-recovery-link.ts';

const password = 'quiet-swing-42';
const confirmation = { password };
const NEEDED = 'Your practice requires a second factor. Set one up under Settings, Security';
const LAST = 'Your practice requires a second factor. Add another one before you remove this one';

let now: Date;
let practice: TestPractice;
let owner: TestVisitor;
let therapist: TestVisitor;

beforeEach(async () => {
  now = new Date('2026-11-20T15:00:00.000Z');
  practice = await startTestPractice({ clock: () => now });
  owner = await practice.register({ username: 'ada' });
  therapist = await practice.register({ username: 'bea' });
});

const set = (requiresSecondFactor: unknown, by = owner, more: object = { confirmation }) =>
  by.put('/api/practice-settings', { requiresSecondFactor, ...more });

async function requireIt(): Promise<void> {
  await addPasskey(owner);
  expect((await set(true)).json<PracticeSettings>().requiresSecondFactor).toBe(true);
}

async function signIn(username: string, typed = password): Promise<TestVisitor> {
  const visitor = practice.visitor();
  expect((await visitor.post('/api/login', { username, password: typed })).status).toBe(200);
  return visitor;
}

const reaches = async (visitor: TestVisitor) => statusAndText(await visitor.get('/api/clients'));
const isKnown = async (visitor: TestVisitor) => (await visitor.get('/api/user')).json();

describe('The owner can require a second factor', () => {
  test('with their password, after showing one themselves; nobody else can', async () => {
    expect(statusAndText(await set(true))).toEqual([
      409,
      'First sign in with a second factor yourself: set one up under Settings, Security',
    ]);
    await addPasskey(owner);
    expect(statusAndText(await set(true, owner, {}))).toEqual([
      403,
      'Please confirm this with your password',
    ]);
    expect(statusAndText(await set(true, owner, { confirmation: { password: 'wrong-guess' } }))).toEqual([
      403,
      'Your current password is not right',
    ]);
    expect((await set(true, therapist)).status).toBe(403);
    expect(statusAndText(await set('yes'))).toEqual([400, 'A second factor must be required or not']);
    expect((await set(true)).status).toBe(200);
    // A change of other settings requires no confirmation.
    expect((await set(true, owner, { sessionMinutes: 45 })).status).toBe(200);
    expect((await set(false, owner, {})).status).toBe(403);
    expect((await set(false)).json<PracticeSettings>().requiresSecondFactor).toBe(false);
  });

  test('with a code if the owner has an app', async () => {
    const { secret } = await turnOnTwoFactor(owner, now);
    expect((await set(true)).status).toBe(403);
    now = new Date(now.getTime() + 60_000);
    const typed = { password, code: codeAt(secret, now) };
    expect((await set(true, owner, { confirmation: typed })).status).toBe(200);
  });

  test('and a stale form that is sent afterwards does not turn it off', async () => {
    await addPasskey(owner);
    const { database } = practice;
    const write = database.write.bind(database);
    vi.spyOn(database, 'write').mockImplementationOnce(async (job) => {
      expect((await set(true)).status).toBe(200);
      return write(job);
    });
    const reply = await set(false, owner, { sessionMinutes: 45 });
    expect(reply.json()).toMatchObject({ sessionMinutes: 45, requiresSecondFactor: true });
  });

  test('and every log records the start and the end', async () => {
    await requireIt();
    await set(false);
    const lines = (await therapist.get('/api/activity')).json<ActivityLine[]>();
    expect(lines.filter(({ entity }) => entity === 'second-factor-rule')).toMatchObject([
      { action: 'delete', fullName: 'Therapist 1 Sample' },
      { action: 'create', fullName: 'Therapist 1 Sample' },
    ]);
  });
});

describe('While a second factor is required', () => {
  test('an account without one reaches only its setup, and everything afterwards on that device', async () => {
    await requireIt();
    expect(await reaches(therapist)).toEqual([403, NEEDED]);
    expect(await isKnown(therapist)).toMatchObject({ username: 'bea', needsSecondFactor: true });
    await turnOnTwoFactor(therapist, now);
    expect(await reaches(therapist)).toEqual([200, '[]']);
    expect(await isKnown(therapist)).not.toHaveProperty('needsSecondFactor');
    expect(await reaches(owner)).toEqual([200, '[]']);
  });

  test('a passkey also counts', async () => {
    await requireIt();
    await addPasskey(therapist);
    expect((await reaches(therapist))[0]).toBe(200);
  });

  test('registration and sign-in without one report it in the reply', async () => {
    await requireIt();
    const answers = [
      await practice.visitor().post('/api/login', { username: 'bea', password }),
      await practice.visitor().post('/api/register', {
        fullName: 'Cleo Sample',
        username: 'cleo',
        email: 'cleo@example.com',
        password,
      }),
    ];
    for (const answer of answers) expect(answer.json()).toMatchObject({ needsSecondFactor: true });
  });

  test('a code, a recovery code and a passkey each give access', async () => {
    const device = new TestAuthenticator();
    await addPasskey(therapist, device);
    const { secret, recoveryCodes } = await turnOnTwoFactor(therapist, now);
    await requireIt();
    now = new Date(now.getTime() + 60_000);
    for (const typed of [{ code: codeAt(secret, now) }, { recoveryCode: recoveryCodes[0] }]) {
      const visitor = await signIn('bea');
      expect((await visitor.post('/api/login/code', typed)).json()).not.toHaveProperty('needsSecondFactor');
      expect((await reaches(visitor))[0]).toBe(200);
    }
    const visitor = practice.visitor();
    expect((await signInByPasskey(visitor, device))[0]).toBe(200);
    expect((await reaches(visitor))[0]).toBe(200);
  });

  test('the password alone does not sign in an account with a passkey, and its earlier sign-ins have ended', async () => {
    await addPasskey(therapist);
    const byPassword = await signIn('bea');
    expect((await reaches(byPassword))[0]).toBe(200);
    await requireIt();
    expect((await reaches(byPassword))[0]).toBe(401);
    expect((await reaches(therapist))[0]).toBe(200);
    expect(statusAndText(await practice.visitor().post('/api/login', { username: 'bea', password }))).toEqual(
      [403, 'Your practice requires a second factor. Please sign in with your passkey'],
    );
  });

  test('a sign-in without one cannot add another to an account that has one', async () => {
    await addPasskey(therapist);
    await requireIt();
    await practice.database.write((queries) =>
      queries.updateTable('sign_ins').set({ second_factor: false }).where('therapist_id', '=', 2).execute(),
    );
    for (const path of ['/api/two-factor/setup', '/api/passkeys/options']) {
      expect(statusAndText(await therapist.post(path, confirmation))).toEqual([
        403,
        'Your account has a second factor. Please sign in again with it',
      ]);
    }
  });

  test('the last second factor cannot be removed; others can', async () => {
    const { recoveryCodes } = await turnOnTwoFactor(therapist, now);
    await requireIt();
    const typed = () => ({ recoveryCode: recoveryCodes.pop() });
    const turnOff = () => therapist.post('/api/two-factor/turn-off', { ...confirmation, ...typed() });
    expect(statusAndText(await turnOff())).toEqual([409, LAST]);
    const { id } = await addPasskey(therapist, new TestAuthenticator(), typed());
    expect((await turnOff()).status).toBe(204);
    expect(statusAndText(await therapist.post(`/api/passkeys/${id}/remove`, confirmation))).toEqual([
      409,
      LAST,
    ]);
    expect((await reaches(therapist))[0]).toBe(200);
  });

  test('a recovery link still works, followed by the setup of a new second factor', async () => {
    await turnOnTwoFactor(therapist, now);
    await requireIt();
    const issued = await issueRecoveryLink(practice.database, 'bea', now, { withoutSecondFactor: true });
    // The lost device stays signed in until the link is used, and reaches nothing.
    expect(await reaches(therapist)).toEqual([403, NEEDED]);
    const recovery = { token: issued?.token, newPassword: 'brave-kite-77' };
    expect((await practice.visitor().post('/api/recovery', recovery)).status).toBe(204);
    const visitor = await signIn('bea', recovery.newPassword);
    expect(await reaches(visitor)).toEqual([403, NEEDED]);
  });
});

test('A second factor removed before one was required no longer counts on its device', async () => {
  const [recoveryCode] = (await turnOnTwoFactor(therapist, now)).recoveryCodes;
  await therapist.post('/api/two-factor/turn-off', { ...confirmation, recoveryCode });
  await requireIt();
  expect(await reaches(therapist)).toEqual([403, NEEDED]);
});
