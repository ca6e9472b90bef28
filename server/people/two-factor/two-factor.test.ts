import { describe, expect, test, vi } from 'vitest';
import type {
  IssuedRecoveryCodes,
  TwoFactorSetup,
  TwoFactorState,
} from '#domain/people/two-factor/two-factor.ts';
import { codeAt, newSecretFor, turnOnTwoFactor } from '#tests/builders/second-factor.ts';
import { practiceWithClock } from '#tests/setup/practice-with-clock.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText } from '#tests/setup/test-visitor.ts';

const password = { password: 'quiet-swing-42' };
const credentials = { username: 'therapist1', password: 'quiet-swing-42' };

describe('Setting up an app', () => {
  test.each([
    [{}, 400, 'Password is required'],
    [{ password: 'wrong-guess' }, 403, 'Your current password is not right'],
  ])('with %o answers %i: %s', async (body, status, message) => {
    const { register, database } = await preparedPractice();
    const reply = await (await register()).post('/api/two-factor/setup', body);
    expect([reply.status, reply.text]).toEqual([status, message]);
    expect(await database.read.selectFrom('two_factor').selectAll().execute()).toEqual([]);
  });

  test('shows its secret, and an address with the practice and the account', async () => {
    const { register } = await startTestPractice();
    const therapist = await register();
    const { uri, secret } = (await therapist.post('/api/two-factor/setup', password)).json<TwoFactorSetup>();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const address = new URL(uri);
    expect(address.href).toMatch(/^otpauth:\/\/totp\//);
    expect(decodeURIComponent(address.pathname)).toMatch(/^.+:therapist1$/);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      secret,
      digits: '6',
      period: '30',
      algorithm: 'SHA1',
      issuer: expect.stringContaining(' '),
    });
  });

  test('does not change the sign-in before its first code', async () => {
    const { register, visitor } = await startTestPractice();
    await newSecretFor(await register());
    const reply = await visitor().post('/api/login', credentials);
    expect(reply.json()).toMatchObject({ username: 'therapist1' });
  });

  test('limits attempts at the password', async () => {
    const { register } = await startTestPractice({ config: { rateLimits: true } });
    const therapist = await register();
    const guess = { password: 'wrong-guess' };
    for (const path of ['setup', 'recovery-codes', 'turn-off', 'setup', 'setup']) {
      expect((await therapist.post(`/api/two-factor/${path}`, guess)).status).toBe(403);
    }
    expect((await therapist.post('/api/two-factor/setup', password)).status).toBe(429);
    expect((await therapist.post('/api/passkeys/options', password)).status).toBe(429);
  });
});

describe('Turning it on', () => {
  test('requires a setup and a matching code', async () => {
    const { register, wait, now } = await practiceWithClock();
    const therapist = await register();
    const turnOn = async (code: string) => {
      const { status, text } = await therapist.post('/api/two-factor', { code });
      return [status, text];
    };
    const ended = [409, 'This setup has ended. Please start again'];
    expect(await turnOn('123456')).toEqual(ended);
    const secret = await newSecretFor(therapist);
    expect(await turnOn('12345')).toEqual([400, 'Enter the 6 digits that your authenticator app shows']);
    const minutesAgo = codeAt(secret, new Date(now().getTime() - 5 * 60_000));
    expect(await turnOn(minutesAgo)).toEqual([
      403,
      "This code does not fit. Check that your phone's clock is right and enter the newest code",
    ]);
    wait({ hours: 1 });
    expect(await turnOn(codeAt(secret, now()))).toEqual(ended);
  });

  test('returns ten recovery codes once and stores only hashes', async () => {
    const { register, database } = await preparedPractice();
    const therapist = await register();
    const { recoveryCodes } = await turnOnTwoFactor(therapist);
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes)
      expect(code).toMatch(/^([2-9A-HJ-KMNP-TV-Z]{4}-){4}[2-9A-HJ-KMNP-TV-Z]{4}$/);
    const kept = JSON.stringify(await database.read.selectFrom('recovery_codes').selectAll().execute());
    for (const code of recoveryCodes) expect(kept).not.toContain(code.replaceAll('-', ''));
    const state = (await therapist.get('/api/two-factor')).json<TwoFactorState>();
    expect(state).toEqual({ turnedOnAt: expect.any(String), recoveryCodesLeft: 10 });
  });

  test('signs out every other device of this account only', async () => {
    const { register, visitor, database } = await preparedPractice();
    const laptop = await register();
    const neighbour = await register();
    const phone = visitor();
    expect((await phone.post('/api/login', laptop.credentials)).status).toBe(200);
    // A sign-in that is under way asks for a code too.
    const write = database.write.bind(database);
    vi.spyOn(database, 'write').mockImplementationOnce(async (job) => {
      await turnOnTwoFactor(laptop);
      return write(job);
    });
    const late = await visitor().post('/api/login', laptop.credentials);
    expect(late.json()).toEqual({ secondStep: 'code' });
    const statuses = await Promise.all([laptop, phone, neighbour].map((one) => one.get('/api/user')));
    expect(statuses.map(({ status }) => status)).toEqual([200, 401, 200]);
  });

  test('again moves it to another app: the first app and its recovery codes are invalid', async () => {
    const { register, visitor, wait, now } = await practiceWithClock();
    const therapist = await register();
    const before = await turnOnTwoFactor(therapist, now());
    const after = await turnOnTwoFactor(therapist, now(), { recoveryCode: before.recoveryCodes[1] });
    wait({ minutes: 1 });
    const phone = visitor();
    await phone.post('/api/login', credentials);
    const oldCode = await phone.post('/api/login/code', { code: codeAt(before.secret, now()) });
    const oldRecovery = await phone.post('/api/login/code', { recoveryCode: before.recoveryCodes[0] });
    const newCode = await phone.post('/api/login/code', { code: codeAt(after.secret, now()) });
    expect([oldCode.status, oldRecovery.status, newCode.status]).toEqual([403, 403, 200]);
  });
});

describe('Once it is on', () => {
  test('new recovery codes replace the old ones', async () => {
    const { register, visitor } = await startTestPractice();
    const therapist = await register();
    const off = await therapist.post('/api/two-factor/recovery-codes', password);
    expect([off.status, off.text]).toEqual([409, 'Two-factor sign-in is off']);
    const before = await turnOnTwoFactor(therapist);
    const wrong = await therapist.post('/api/two-factor/recovery-codes', { password: 'wrong-guess' });
    expect(wrong.status).toBe(403);
    const typed = { ...password, recoveryCode: before.recoveryCodes[1] };
    const renewed = await therapist.post('/api/two-factor/recovery-codes', typed);
    const { recoveryCodes } = renewed.json<IssuedRecoveryCodes>();
    const phone = visitor();
    await phone.post('/api/login', credentials);
    const old = await phone.post('/api/login/code', { recoveryCode: before.recoveryCodes[0] });
    const fresh = await phone.post('/api/login/code', { recoveryCode: recoveryCodes[0] });
    expect([old.status, fresh.status]).toEqual([403, 200]);
  });

  test('the password alone neither changes it nor adds a passkey: a code or a recovery code has to follow', async () => {
    const { register } = await preparedPractice();
    const therapist = await register();
    const { secret, recoveryCodes } = await turnOnTwoFactor(therapist);
    const changes = [
      'two-factor/setup',
      'passkeys/options',
      'two-factor/recovery-codes',
      'two-factor/turn-off',
    ];
    for (const change of changes) {
      const answer = async (body: object) => statusAndText(await therapist.post(`/api/${change}`, body));
      expect([change, ...(await answer(password))]).toEqual([
        change,
        403,
        'Enter a code from your authenticator app or a recovery code',
      ]);
      expect([change, ...(await answer({ ...password, code: '000000' }))]).toEqual([
        change,
        403,
        'This code is not right, or was used already. Please enter the newest one',
      ]);
      const guess = { password: 'wrong-guess', recoveryCode: recoveryCodes[0] };
      expect([change, ...(await answer(guess))]).toEqual([change, 403, 'Your current password is not right']);
    }
    const state = (await therapist.get('/api/two-factor')).json<TwoFactorState>();
    expect(state).toEqual({ turnedOnAt: expect.any(String), recoveryCodesLeft: 10 });
    const typed = [
      { recoveryCode: recoveryCodes[0] },
      { recoveryCode: recoveryCodes[1] },
      { code: codeAt(secret, new Date(Date.now() + 30_000)) },
    ];
    for (const [index, code] of typed.entries()) {
      const reply = await therapist.post(`/api/${changes[index]}`, { ...password, ...code });
      expect([changes[index], reply.status]).toEqual([changes[index], 200]);
    }
  });

  test('the password and a code turn it off and delete everything that belonged to it', async () => {
    const { register, visitor, database } = await startTestPractice();
    const therapist = await register();
    const off = await therapist.post('/api/two-factor/turn-off', password);
    expect([off.status, off.text]).toEqual([409, 'Two-factor sign-in is off']);
    const [recoveryCode] = (await turnOnTwoFactor(therapist)).recoveryCodes;
    expect((await therapist.post('/api/two-factor/turn-off', {})).status).toBe(400);
    expect((await therapist.post('/api/two-factor/turn-off', { password: 'x' })).status).toBe(403);
    const typed = { ...password, recoveryCode };
    expect((await therapist.post('/api/two-factor/turn-off', typed)).status).toBe(204);
    expect(await database.read.selectFrom('two_factor').selectAll().execute()).toEqual([]);
    expect(await database.read.selectFrom('recovery_codes').selectAll().execute()).toEqual([]);
    expect((await visitor().post('/api/login', credentials)).json()).toMatchObject({
      username: 'therapist1',
    });
  });

  test('the log records each action without any secret', async () => {
    const { register, visitor, database } = await startTestPractice();
    const therapist = await register();
    const { secret, recoveryCodes } = await turnOnTwoFactor(therapist);
    const phone = visitor();
    await phone.post('/api/login', credentials);
    await phone.post('/api/login/code', { recoveryCode: recoveryCodes[0] });
    const typed = { ...password, recoveryCode: recoveryCodes[1] };
    const renewed = (await phone.post('/api/two-factor/recovery-codes', typed)).json<IssuedRecoveryCodes>();
    const [recoveryCode] = renewed.recoveryCodes;
    await phone.post('/api/two-factor/turn-off', { ...password, recoveryCode });
    const lines = await database.read.selectFrom('audit_log').selectAll().orderBy('position').execute();
    expect(lines.map(({ action, entity }) => `${action} ${entity}`)).toEqual([
      'create account',
      'create two-factor',
      'delete recovery-code',
      'create sign-in',
      'delete recovery-code',
      'create recovery-code',
      'delete recovery-code',
      'delete two-factor',
    ]);
    expect(JSON.stringify(lines)).not.toContain(secret);
  });
});
