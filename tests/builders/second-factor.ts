import { Secret, TOTP } from 'otpauth';
import type { Passkey } from '#domain/people/passkeys/passkey.ts';
import type { IssuedRecoveryCodes, TwoFactorSetup } from '#domain/people/two-factor/two-factor.ts';
import { TestAuthenticator } from '#tests/setup/test-authenticator.ts';
import { statusAndText, type TestVisitor } from '#tests/setup/test-visitor.ts';
import { addRecord } from './add-record.ts';

/** The ids and bodies in calls about second factors: an existing passkey, a new one, and a new app's first code. */
export interface SecondFactorIds {
  passkey: number;
  newPasskey: unknown;
  firstCode: string;
}

const password = { currentPassword: 'quiet-swing-42' };

/** Returns an authenticator app's code for this secret at a moment. */
export function codeAt(secret: string, moment: Date = new Date()): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: moment.getTime() });
}

/** Turns two-factor sign-in on and returns the secret and the recovery codes. */
export async function turnOnTwoFactor(
  therapist: TestVisitor,
  now: Date = new Date(),
): Promise<IssuedRecoveryCodes & { secret: string }> {
  const secret = await newSecretFor(therapist);
  const reply = await therapist.post('/api/two-factor', { code: codeAt(secret, now) });
  if (reply.status !== 200) throw new Error(`Not turned on: ${reply.status}: ${reply.text}`);
  return { secret, ...reply.json<IssuedRecoveryCodes>() };
}

/** Makes the owner require a second factor of everybody, after adding a passkey for the owner. */
export async function requireSecondFactor(owner: TestVisitor): Promise<void> {
  await addPasskey(owner);
  const change = { requiresSecondFactor: true, confirmation: { password: password.currentPassword } };
  const reply = await owner.put('/api/practice-settings', change);
  if (reply.status !== 200) throw new Error(`Not required: ${reply.status}: ${reply.text}`);
}

/** Requests a secret that waits for its first code. */
export async function newSecretFor(therapist: TestVisitor): Promise<string> {
  const reply = await therapist.post('/api/two-factor/setup', password);
  if (reply.status !== 200) throw new Error(`No secret: ${reply.status}: ${reply.text}`);
  return reply.json<TwoFactorSetup>().secret;
}

/** Prepares a new passkey: the body of POST /api/passkeys. */
export async function newPasskeyFor(therapist: TestVisitor, device = new TestAuthenticator()) {
  const reply = await therapist.post('/api/passkeys/options', password);
  if (reply.status !== 200) throw new Error(`No options: ${reply.status}: ${reply.text}`);
  return { name: 'Sample laptop', response: device.create(reply.json()) };
}

/** Adds a passkey on a device to the account. */
export async function addPasskey(therapist: TestVisitor, device = new TestAuthenticator()): Promise<Passkey> {
  return addRecord<Passkey>(therapist, '/api/passkeys', await newPasskeyFor(therapist, device));
}

/** Requests the challenge that a device signs to sign in. */
export async function passkeyChallenge(visitor: TestVisitor, headers?: Record<string, string>) {
  const reply = await visitor.post('/api/login/passkey/options', undefined, headers);
  return reply.json<{ challenge: string; rpId: string }>();
}

/** Signs in with a device; returns the reply's status and text. */
export async function signInByPasskey(
  visitor: TestVisitor,
  device: TestAuthenticator,
  ceremony?: Parameters<TestAuthenticator['sign']>[1],
): Promise<[number, string]> {
  const response = device.sign(await passkeyChallenge(visitor), ceremony);
  return statusAndText(await visitor.post('/api/login/passkey', { response }));
}

/** Prepares the ids and bodies in calls about second factors for one account. */
export async function secondFactorOf(therapist: TestVisitor): Promise<SecondFactorIds> {
  const { id: passkey } = await addPasskey(therapist);
  const firstCode = codeAt(await newSecretFor(therapist));
  return { passkey, newPasskey: await newPasskeyFor(therapist), firstCode };
}
