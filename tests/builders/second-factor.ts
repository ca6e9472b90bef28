import { Secret, TOTP } from 'otpauth';
import type { Passkey } from '#domain/people/passkeys/passkey.ts';
import type {
  IssuedRecoveryCodes,
  SecondStep,
  TwoFactorSetup,
} from '#domain/people/two-factor/two-factor.ts';
import { TestAuthenticator } from '#tests/setup/test-authenticator.ts';
import { statusAndText, type TestVisitor } from '#tests/setup/test-visitor.ts';
import { addRecord } from './add-record.ts';

/** The ids and bodies in calls about second factors: an existing passkey, a new one, and a new app's codes. */
export interface SecondFactorIds {
  passkey: number;
  newPasskey: unknown;
  /** Each is accepted once, in this order: the one before the current one, the current one and the next. */
  appCodes: [first: string, second: string, third: string];
}

const confirmation = { password: 'quiet-swing-42' };
const SECONDS_A_CODE = 30;

/** Returns an authenticator app's code for this secret at a moment. */
export function codeAt(secret: string, moment: Date = new Date()): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: moment.getTime() });
}

/** Turns two-factor sign-in on, or moves it, which asks for a code; returns the secret and the recovery codes. */
export async function turnOnTwoFactor(
  therapist: TestVisitor,
  now: Date = new Date(),
  typed: SecondStep = {},
): Promise<IssuedRecoveryCodes & { secret: string }> {
  const secret = await newSecretFor(therapist, typed);
  const reply = await therapist.post('/api/two-factor', { code: codeAt(secret, now) });
  if (reply.status !== 200) throw new Error(`Not turned on: ${reply.status}: ${reply.text}`);
  return { secret, ...reply.json<IssuedRecoveryCodes>() };
}

/** Makes the owner require a second factor of everybody, after adding a passkey for the owner. */
export async function requireSecondFactor(owner: TestVisitor): Promise<void> {
  await addPasskey(owner);
  const change = { requiresSecondFactor: true, confirmation };
  const reply = await owner.put('/api/practice-settings', change);
  if (reply.status !== 200) throw new Error(`Not required: ${reply.status}: ${reply.text}`);
}

/** Requests a secret that waits for its first code. */
export async function newSecretFor(therapist: TestVisitor, typed: SecondStep = {}): Promise<string> {
  const reply = await therapist.post('/api/two-factor/setup', { ...confirmation, ...typed });
  if (reply.status !== 200) throw new Error(`No secret: ${reply.status}: ${reply.text}`);
  return reply.json<TwoFactorSetup>().secret;
}

/** Prepares a new passkey: the body of POST /api/passkeys. */
export async function newPasskeyFor(
  therapist: TestVisitor,
  device = new TestAuthenticator(),
  typed: SecondStep = {},
) {
  const reply = await therapist.post('/api/passkeys/options', { ...confirmation, ...typed });
  if (reply.status !== 200) throw new Error(`No options: ${reply.status}: ${reply.text}`);
  return { name: 'Sample laptop', response: device.create(reply.json()) };
}

/** Adds a passkey on a device to the account. */
export async function addPasskey(
  therapist: TestVisitor,
  device = new TestAuthenticator(),
  typed: SecondStep = {},
): Promise<Passkey> {
  return addRecord<Passkey>(therapist, '/api/passkeys', await newPasskeyFor(therapist, device, typed));
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
  const secret = await newSecretFor(therapist);
  const now = Date.now();
  const codeOf = (step: number) => codeAt(secret, new Date(now + step * SECONDS_A_CODE * 1000));
  const appCodes: SecondFactorIds['appCodes'] = [codeOf(-1), codeOf(0), codeOf(1)];
  return { passkey, newPasskey: await newPasskeyFor(therapist), appCodes };
}
