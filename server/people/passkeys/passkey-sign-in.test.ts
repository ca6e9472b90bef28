import { describe, expect, test } from 'vitest';
import {
  addPasskey,
  passkeyChallenge,
  signInByPasskey,
  turnOnTwoFactor,
} from '#tests/builders/second-factor.ts';
import { practiceWithClock } from '#tests/setup/practice-with-clock.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import { TestAuthenticator } from '#tests/setup/test-authenticator.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

const notGood = [401, 'This passkey could not be checked. Please try again'];
const unknown = [401, 'This passkey is not known here any more. Please sign in with your password'];

describe('Signing in with a passkey', () => {
  test('requires neither username nor password nor code', async () => {
    const { register, visitor } = await startTestPractice();
    const therapist = await register();
    const device = new TestAuthenticator();
    await addPasskey(therapist, device);
    await turnOnTwoFactor(therapist);
    const phone = visitor();
    const [status, text = ''] = await signInByPasskey(phone, device);
    expect([status, JSON.parse(String(text))]).toMatchObject([200, { username: 'therapist1' }]);
    expect(phone.cookie).toMatch(/^sign_in=[\w-]{43}; device=/);
    expect((await phone.get('/api/user')).status).toBe(200);
    expect((await signInByPasskey(phone, device))[0]).toBe(200);
  });

  test('that was removed, or never added, is refused', async () => {
    const { register, visitor } = await preparedPractice();
    const therapist = await register();
    const device = new TestAuthenticator();
    const { id } = await addPasskey(therapist, device);
    await therapist.post(`/api/passkeys/${id}/remove`, { password: 'quiet-swing-42' });
    expect(await signInByPasskey(visitor(), device)).toEqual(unknown);
    expect(await signInByPasskey(visitor(), new TestAuthenticator())).toEqual(unknown);
  });

  test.each([
    ['from another site', { origin: 'https://elsewhere.example.com' }],
    ['by a device that does not know who holds it', { verifiesUser: false }],
  ])('%s is refused', async (_from, ceremony) => {
    const { register, visitor } = await preparedPractice();
    const device = new TestAuthenticator();
    await addPasskey(await register(), device);
    const phone = visitor();
    expect(await signInByPasskey(phone, device, ceremony)).toEqual(notGood);
    expect((await phone.get('/api/user')).status).toBe(401);
  });

  test('works once per challenge, in time, in the browser that requested it', async () => {
    const { register, visitor, wait } = await practiceWithClock();
    const device = new TestAuthenticator();
    await addPasskey(await register(), device);
    const phone = visitor();
    const bring = async (hand: TestVisitor, response: object, cookie?: string) => {
      const reply = await hand.post('/api/login/passkey', { response }, cookie ? { cookie } : {});
      return [reply.status, reply.status === 200 ? '' : reply.text];
    };
    const signed = device.sign(await passkeyChallenge(phone));
    const { cookie } = phone;
    expect(await bring(visitor(), signed)).toEqual(notGood);
    expect(await bring(phone, signed)).toEqual([200, '']);
    expect(await bring(visitor(), signed, cookie)).toEqual(notGood);
    const late = device.sign(await passkeyChallenge(phone));
    wait({ minutes: 5 });
    expect(await bring(phone, late)).toEqual(notGood);
  });

  test("with another therapist's user handle is refused", async () => {
    const { register, visitor } = await preparedPractice();
    const [therapist, other] = [await register(), await register()];
    const [hers, others] = [new TestAuthenticator(), new TestAuthenticator()];
    await addPasskey(therapist, hers);
    await addPasskey(other, others);
    const phone = visitor();
    const { challenge } = await passkeyChallenge(phone);
    const [signedByHers, signedByOther] = [hers.sign({ challenge }), others.sign({ challenge })];
    const mixed = { ...signedByOther, response: signedByHers.response };
    const reply = await phone.post('/api/login/passkey', { response: mixed });
    expect([reply.status, reply.text]).toEqual(notGood);
  });

  test('behind a proxy uses the address that the browser requested', async () => {
    const { visitor } = await startTestPractice({ config: { trustProxy: 1 } });
    const headers = { 'x-forwarded-host': 'practice.example.com', 'x-forwarded-proto': 'https' };
    expect((await passkeyChallenge(visitor(), headers)).rpId).toBe('practice.example.com');
    const { visitor: directly } = await preparedPractice();
    expect((await passkeyChallenge(directly(), headers)).rpId).toBe('localhost');
  });

  test('is limited per address', async () => {
    const { visitor } = await startTestPractice({ config: { rateLimits: true } });
    const phone = visitor();
    for (let begun = 0; begun < 600; begun += 1) await phone.post('/api/login/passkey/options');
    expect((await phone.post('/api/login/passkey/options')).status).toBe(429);
  });
});
