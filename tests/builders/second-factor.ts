import { Secret, TOTP } from 'otpauth';
import type { Passkey } from '#domain/people/passkeys/passkey.ts';
import type { IssuedRecoveryCodes, TwoFactorSetup } from '#domain/people/two-factor/two-factor.ts';
import { TestAuthenticator } from '#tests/setup/test-authenticator.ts';
import { type TestVisitor, told } from '#tests/setup/test-visitor.ts';
import { addRecord } from './add-record.ts';

/** What calls about second factors need: a passkey there is, one that can be added, and a new app's first code. */
export interface SecondFactorIds {
  passkey: number;
  newPasskey: unknown;
  firstCode: string;
}

const password = { currentPassword: 'quiet-swing-42' };

/** The code that an authenticator app with this secret shows at a moment. */
export function codeAt(secret: string, moment: Date = new Date()): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: moment.getTime() });
}

/** Turns two-factor sign-in on and gives the app's secret and the recovery codes. */
export async function turnOnTwoFactor(
  therapist: TestVisitor,
  now: Date = new Date(),
): Promise<IssuedRecoveryCodes & { secret: string }> {
  const secret = await newSecretFor(therapist);
  const reply = await therapist.post('/api/two-factor', { code: codeAt(secret, now) });
  if (reply.status !== 200) throw new Error(`Not turned on: ${reply.status}: ${reply.text}`);
  return { secret, ...reply.json<IssuedRecoveryCodes>() };
}

/** Has the owner require a second factor of everybody; she gets a passkey herself before. */
export async function requireSecondFactor(owner: TestVisitor): Promise<void> {
  await addPasskey(owner);
  const change = { requiresSecondFactor: true, confirmation: { password: password.currentPassword } };
  const reply = await owner.put('/api/practice-settings', change);
  if (reply.status !== 200) throw new Error(`Not required: ${reply.status}: ${reply.text}`);
}

/** A secret that waits for its first code. */
export async function newSecretFor(therapist: TestVisitor): Promise<string> {
  const reply = await therapist.post('/api/two-factor/setup', password);
  if (reply.status !== 200) throw new Error(`No secret: ${reply.status}: ${reply.text}`);
  return reply.json<TwoFactorSetup>().secret;
}

/** A passkey that waits to be added: the body of POST /api/passkeys. */
export async function newPasskeyFor(therapist: TestVisitor, device = new TestAuthenticator()) {
  const reply = await therapist.post('/api/passkeys/options', password);
  if (reply.status !== 200) throw new Error(`No options: ${reply.status}: ${reply.text}`);
  return { name: 'Sample laptop', response: device.create(reply.json()) };
}

/** Gives the account a passkey on a device. */
export async function addPasskey(therapist: TestVisitor, device = new TestAuthenticator()): Promise<Passkey> {
  return addRecord<Passkey>(therapist, '/api/passkeys', await newPasskeyFor(therapist, device));
}

/** What the program asks a device to sign before somebody is signed in. */
export async function passkeyChallenge(visitor: TestVisitor, headers?: Record<string, string>) {
  const reply = await visitor.post('/api/login/passkey/options', undefined, headers);
  return reply.json<{ challenge: string; rpId: string }>();
}

/** Signs in by a device; gives status and text of the answer. */
export async function signInByPasskey(
  visitor: TestVisitor,
  device: TestAuthenticator,
  ceremony?: Parameters<TestAuthenticator['sign']>[1],
): Promise<[number, string]> {
  const response = device.sign(await passkeyChallenge(visitor), ceremony);
  return told(await visitor.post('/api/login/passkey', { response }));
}

/** What calls about second factors need, for one account. */
export async function secondFactorOf(therapist: TestVisitor): Promise<SecondFactorIds> {
  const { id: passkey } = await addPasskey(therapist);
  const firstCode = codeAt(await newSecretFor(therapist));
  return { passkey, newPasskey: await newPasskeyFor(therapist), firstCode };
}
