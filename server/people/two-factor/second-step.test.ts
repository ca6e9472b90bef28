import { addSeconds } from 'date-fns';
import { describe, expect, test } from 'vitest';
import { codeAt, turnOnTwoFactor } from '#tests/builders/second-factor.ts';
import { practiceWithClock } from '#tests/setup/practice-with-clock.ts';

const credentials = { username: 'therapist1', password: 'quiet-swing-42' };
const wrongCode = 'This code is not right, or was used already. Please enter the newest one';
const tooLate = 'This sign-in took too long. Please enter your username and password again';

/** A therapist with two-factor sign-in on, a minute later, and somebody who knows her password. */
async function afterThePassword({ rateLimits = false } = {}) {
  const practice = await practiceWithClock({ config: { rateLimits } });
  const { now, wait } = practice;
  const therapist = await practice.register();
  const { secret, recoveryCodes } = await turnOnTwoFactor(therapist, now());
  wait({ minutes: 1 });
  const phone = practice.visitor();
  const first = await phone.post('/api/login', credentials);
  const code = (secondsOff = 0) => codeAt(secret, addSeconds(now(), secondsOff));
  const bring = async (body: object, visitor = phone) => {
    const { status, text } = await visitor.post('/api/login/code', body);
    return { status, text };
  };
  return { ...practice, therapist, phone, first, code, recoveryCodes, wait, bring };
}

describe('A correct password', () => {
  test('asks for a code and does not sign in', async () => {
    const { first, phone } = await afterThePassword();
    expect([first.status, first.json()]).toEqual([200, { secondStep: 'code' }]);
    expect(first.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^sign_in_pending=[\w-]{43}; Max-Age=600; Path=\/api\/login; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    expect((await phone.get('/api/user')).status).toBe(401);
  });

  test('stores only a hash of its token', async () => {
    const { phone, database } = await afterThePassword();
    const kept = JSON.stringify(await database.read.selectFrom('pending_sign_ins').selectAll().execute());
    expect(kept).not.toContain(phone.cookie.split('=')[1]);
  });

  test('is required first', async () => {
    const { visitor, code, bring } = await afterThePassword();
    expect(await bring({ code: code() }, visitor())).toEqual({ status: 401, text: tooLate });
    const made = visitor();
    const reply = await made.post('/api/login/code', { code: code() }, { cookie: 'sign_in_pending=made-up' });
    expect(reply.status).toBe(401);
  });

  test('is valid for ten minutes', async () => {
    const { wait, code, bring } = await afterThePassword();
    wait({ seconds: 599 });
    expect((await bring({ code: '000000' })).status).toBe(403);
    wait({ seconds: 1 });
    expect(await bring({ code: code() })).toEqual({ status: 401, text: tooLate });
  });

  test('is valid for one sign-in', async () => {
    const { phone, visitor, recoveryCodes, bring } = await afterThePassword();
    const { cookie } = phone;
    const [one, two] = recoveryCodes;
    expect((await bring({ recoveryCode: one })).status).toBe(200);
    const again = await visitor().post('/api/login/code', { recoveryCode: two }, { cookie });
    expect([again.status, again.text]).toEqual([401, tooLate]);
  });

  test('is good for one sign-in, also where two codes come at once', async () => {
    const { recoveryCodes, bring } = await afterThePassword();
    const replies = await Promise.all(
      recoveryCodes.slice(0, 2).map((recoveryCode) => bring({ recoveryCode })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('is no longer valid after a password change', async () => {
    const { therapist, code, bring } = await afterThePassword();
    const change = { currentPassword: credentials.password, newPassword: 'brave-kite-77' };
    expect((await therapist.post('/api/user/password', change)).status).toBe(204);
    expect(await bring({ code: code() })).toEqual({ status: 401, text: tooLate });
  });
});

describe('The code of the app', () => {
  test.each([
    [{}, 400, 'Enter a code from your authenticator app or a recovery code'],
    [{ code: '12' }, 400, 'Enter the 6 digits that your authenticator app shows'],
    [{ recoveryCode: 'ABCD' }, 400, 'Enter one of your recovery codes: 20 letters and digits'],
    [{ code: '000000' }, 403, wrongCode],
    [{ recoveryCode: 'ABCD-EFGH-2345-6789' }, 403, 'This recovery code is not right, or was used already'],
  ])('with %o answers %i: %s', async (body, status, message) => {
    const { phone, bring } = await afterThePassword();
    expect(await bring(body)).toEqual({ status, text: message });
    expect((await phone.get('/api/user')).status).toBe(401);
  });

  test('signs in and returns the user', async () => {
    const { phone, code } = await afterThePassword();
    const reply = await phone.post('/api/login/code', { code: code() });
    expect(reply.json()).toMatchObject({ username: 'therapist1', fullName: 'Therapist 1 Sample' });
    expect(phone.cookie).toMatch(/^sign_in=[\w-]{43}; device=/);
    expect((await phone.get('/api/user')).status).toBe(200);
  });

  test.each([
    [-60, 403],
    [-30, 200],
    [0, 200],
    [30, 200],
    [60, 403],
  ])('%i seconds off answers %i', async (secondsOff, status) => {
    const { code, bring, wait } = await afterThePassword();
    wait({ minutes: 1 });
    expect((await bring({ code: code(secondsOff) })).status).toBe(status);
  });

  test('cannot be used twice, nor can an earlier one', async () => {
    const { phone, code, bring } = await afterThePassword();
    const [before, used] = [code(-30), code()];
    expect((await bring({ code: used })).status).toBe(200);
    await phone.post('/api/login', credentials);
    expect(await bring({ code: used })).toEqual({ status: 403, text: wrongCode });
    expect(await bring({ code: before })).toEqual({ status: 403, text: wrongCode });
    expect((await bring({ code: code(30) })).status).toBe(200);
  });

  test('sent twice at once signs in once', async () => {
    const { visitor, code, bring } = await afterThePassword();
    const [one, two] = [visitor(), visitor()];
    await one.post('/api/login', credentials);
    await two.post('/api/login', credentials);
    const replies = await Promise.all([one, two].map((hand) => bring({ code: code() }, hand)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  test("of another therapist's app is wrong", async () => {
    const { register, bring } = await afterThePassword();
    const { secret } = await turnOnTwoFactor(await register(), new Date('2026-11-01T12:01:00.000Z'));
    expect((await bring({ code: codeAt(secret, new Date('2026-11-01T12:01:00.000Z')) })).status).toBe(403);
  });

  test('cannot be guessed without limit, and a correct password in between clears nothing', async () => {
    const { phone, code, bring, wait } = await afterThePassword({ rateLimits: true });
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await bring({ code: '000000' })).status).toBe(403);
      expect((await phone.post('/api/login', credentials)).status).toBe(200);
    }
    const refused = await phone.post('/api/login/code', { code: code() });
    expect([refused.status, refused.text]).toEqual([
      429,
      'Too many attempts. Please wait 5 seconds and try again',
    ]);
    wait({ seconds: 5 });
    expect((await bring({ code: code() })).status).toBe(200);
  });
});

describe('A recovery code', () => {
  test('signs in once, however it is typed', async () => {
    const { phone, recoveryCodes, bring } = await afterThePassword();
    const [used = '', unused = ''] = recoveryCodes;
    expect((await bring({ recoveryCode: ` ${used.toLowerCase().replaceAll('-', ' ')} ` })).status).toBe(200);
    expect((await phone.get('/api/two-factor')).json()).toMatchObject({ recoveryCodesLeft: 9 });
    await phone.post('/api/login', credentials);
    expect((await bring({ recoveryCode: used })).status).toBe(403);
    expect((await bring({ recoveryCode: unused })).status).toBe(200);
  });

  test('of another therapist is refused', async () => {
    const { register, bring } = await afterThePassword();
    const other = await turnOnTwoFactor(await register(), new Date('2026-11-01T12:01:00.000Z'));
    expect((await bring({ recoveryCode: other.recoveryCodes[0] })).status).toBe(403);
  });
});
