import { describe, expect, test } from 'vitest';
import { startTestPractice, type TestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText } from '#tests/setup/test-visitor.ts';
import { issueRecoveryLink } from './issue-recovery-link.ts';

describe('Registration closed by the owner', () => {
  const person = {
    fullName: 'Kim Sample',
    email: 'kim@example.com',
    username: 'kim',
    password: 'quiet-swing-42',
  };
  const status = async (practice: TestPractice) => (await practice.visitor().get('/api/registration')).json();

  test('admits only invited people until the owner opens it again', async () => {
    const practice = await startTestPractice();
    const owner = await practice.register();
    expect(await status(practice)).toEqual({ mode: 'open', isFixed: false, needsSetupCode: false });
    expect((await owner.put('/api/practice-settings', { registration: 'invite' })).status).toBe(200);
    expect(await status(practice)).toEqual({ mode: 'invite', isFixed: false, needsSetupCode: false });
    expect(statusAndText(await practice.visitor().post('/api/register', person))).toEqual([
      403,
      'An invite code is needed. Please ask the owner of the practice for one',
    ]);
    const { code: inviteCode } = (await owner.post('/api/invites', {})).json<{ code: string }>();
    expect((await practice.visitor().post('/api/register', { ...person, inviteCode })).status).toBe(201);
    await owner.put('/api/practice-settings', { registration: 'open' });
    const another = { ...person, username: 'lee', email: 'lee@example.com' };
    expect((await practice.visitor().post('/api/register', another)).status).toBe(201);
  });

  test('can be changed only by the owner', async () => {
    const practice = await startTestPractice();
    await practice.register();
    const other = await practice.register();
    expect((await other.put('/api/practice-settings', { registration: 'invite' })).status).toBe(403);
  });

  test.each(['open', 'invite', 'closed'] as const)(
    'is controlled by the operator if REGISTRATION is %s',
    async (mode) => {
      const practice = await startTestPractice({ config: { registration: mode } });
      await practice.database.write((queries) =>
        queries
          .updateTable('practice')
          .set({ settings: JSON.stringify({ registration: 'invite' }) })
          .execute(),
      );
      expect(await status(practice)).toEqual({ mode, isFixed: true, needsSetupCode: false });
    },
  );
});

describe('On a program reachable from other machines, the first account', () => {
  const setupCode = 'K7Q2-9XW4-DBCM-3H5T';
  const owner = {
    fullName: 'Ada Sample',
    email: 'ada@example.com',
    username: 'ada',
    password: 'quiet-swing-42',
  };

  test.each([
    [
      undefined,
      'The first account needs the setup code. It stands in the lines that the program printed when it started',
    ],
    [
      '',
      'The first account needs the setup code. It stands in the lines that the program printed when it started',
    ],
    [
      'K7Q2',
      'This setup code is not right. It stands in the lines that the program printed at its last start',
    ],
  ])('with the setup code %o is refused', async (typed, sentence) => {
    const practice = await startTestPractice({ setupCode });
    const body = { ...owner, ...(typed !== undefined && { setupCode: typed }) };
    expect(statusAndText(await practice.visitor().post('/api/register', body))).toEqual([403, sentence]);
    expect(await practice.database.read.selectFrom('users').select('id').execute()).toEqual([]);
  });

  test('accepts the code in any case and without dashes, and later accounts need none', async () => {
    const practice = await startTestPractice({ setupCode });
    expect((await practice.visitor().get('/api/registration')).json()).toMatchObject({
      needsSetupCode: true,
    });
    const first = { ...owner, setupCode: 'k7q2 9xw4 dbcm 3h5t' };
    expect((await practice.visitor().post('/api/register', first)).json()).toMatchObject({ isOwner: true });
    expect((await practice.visitor().get('/api/registration')).json()).toMatchObject({
      needsSetupCode: false,
    });
    const second = { ...owner, username: 'kim', email: 'kim@example.com' };
    expect((await practice.visitor().post('/api/register', second)).status).toBe(201);
  });
});

describe('A very common password', () => {
  const sentence = 'This password is one of the most common ones. Please choose another one';
  test.each(['123456', 'password', 'QWERTY', ' letmein '])('is refused: %j', async (password) => {
    const practice = await startTestPractice();
    const body = { fullName: 'Ada Sample', email: 'ada@example.com', username: 'ada', password };
    expect(statusAndText(await practice.visitor().post('/api/register', body))).toEqual([400, sentence]);
  });

  test('is refused for a password change and a recovery too', async () => {
    const practice = await startTestPractice();
    const therapist = await practice.register();
    const change = { currentPassword: 'quiet-swing-42', newPassword: 'password' };
    expect(statusAndText(await therapist.post('/api/user/password', change))).toEqual([400, sentence]);
    const issued = await issueRecoveryLink(practice.database, 'therapist1', new Date());
    const recovery = { token: issued?.token, newPassword: 'password' };
    expect(statusAndText(await practice.visitor().post('/api/recovery', recovery))).toEqual([400, sentence]);
  });
});

test('Usernames that look the same are equal, and sign in to the same account', async () => {
  const practice = await startTestPractice();
  await practice.register({ username: 'coco' });
  const twin = {
    fullName: 'Kim Sample',
    email: 'kim@example.com',
    username: 'сосо',
    password: 'quiet-swing-42',
  };
  expect(statusAndText(await practice.visitor().post('/api/register', twin))).toEqual([
    409,
    'Username already exists',
  ]);
  const signIn = { username: 'ｃｏｃｏ', password: 'quiet-swing-42' };
  expect((await practice.visitor().post('/api/login', signIn)).status).toBe(200);
});

test("The practice's letterhead details are shown to nobody without a sign-in", async () => {
  const practice = await startTestPractice();
  const owner = await practice.register();
  const letterhead = {
    npi: '1234567893',
    taxId: '12-3456789',
    paymentInstructions: 'Pay to Sample Bank 4711',
  };
  expect((await owner.put('/api/practice-settings', letterhead)).status).toBe(200);
  const calls = practice.app.apiRoutes.filter(({ description }) => description?.access === 'everyone');
  expect(calls.length).toBeGreaterThan(10);
  for (const { method, url } of calls) {
    const { text } = await (method === 'GET'
      ? practice.visitor().get(url)
      : practice.visitor().post(url, {}));
    for (const secret of Object.values(letterhead)) expect(text).not.toContain(secret);
  }
});
