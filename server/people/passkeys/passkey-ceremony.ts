import type { NewPasskey, PasskeySignIn } from '#domain/people/passkeys/passkey.ts';
import type { User } from '#domain/people/users/user.ts';
import { CHALLENGE_EXPIRY_MS } from './passkey-challenge-store.ts';
import type { StoredPasskey } from './passkey-store.ts';
import type { RelyingParty } from './relying-party.ts';

/** EdDSA, ES256 and RS256: what every authenticator has one of. */
const ALGORITHMS = [-8, -7, -257];

// Large, and needed by few requests.
const webauthn = () => import('@simplewebauthn/server');

/** What a device has to know to make a passkey for an account; it leaves out devices that have one. */
export async function creationOptions(
  { id: rpID }: RelyingParty,
  rpName: string,
  user: User,
  existing: readonly Pick<StoredPasskey, 'credentialId' | 'transports'>[],
) {
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName,
    rpID,
    userName: user.username,
    userDisplayName: user.fullName,
    userID: new TextEncoder().encode(handleOf(user.id)),
    timeout: CHALLENGE_EXPIRY_MS,
    attestationType: 'none',
    excludeCredentials: existing.map(({ credentialId: id, transports }) => ({ id, transports })),
    // Found without a username, and by whoever the device knows: then it stands for password and code at once.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

/** What a device has to know to sign somebody in by a passkey. */
export async function requestOptions({ id: rpID }: RelyingParty) {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({ rpID, timeout: CHALLENGE_EXPIRY_MS, userVerification: 'required' });
}

export interface ReadPasskey {
  /** What the device signed; whether it was given by us, the caller has to find out. */
  challenge: string;
  passkey: StoredPasskey;
}

/** The passkey in a device's answer; undefined when the answer is not good, or not for this site. */
export async function readNewPasskey(
  { id: expectedRPID, origins: expectedOrigin }: RelyingParty,
  response: NewPasskey['response'],
): Promise<ReadPasskey | undefined> {
  const { verifyRegistrationResponse } = await webauthn();
  const { transports = [], ...attested } = response.response;
  let challenge = '';
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, response: attested },
      expectedChallenge: (signed) => {
        challenge = signed;
        return true;
      },
      expectedOrigin,
      expectedRPID,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (registrationInfo === undefined) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      challenge,
      passkey: {
        credentialId: id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports,
      },
    };
  } catch {
    // The library throws for whatever does not fit.
    return undefined;
  }
}

/** The counter of a good signature over the challenge; undefined when it is not this passkey's. */
export async function counterOfSignature(
  { id: expectedRPID, origins: expectedOrigin }: RelyingParty,
  { response }: PasskeySignIn,
  expectedChallenge: string,
  { therapistId, passkey }: { therapistId: number; passkey: StoredPasskey },
): Promise<number | undefined> {
  const { userHandle, ...signed } = response.response;
  if (Buffer.from(userHandle ?? '', 'base64url').toString() !== handleOf(therapistId)) return undefined;
  const { verifyAuthenticationResponse } = await webauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, response: signed },
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}

/** By what a device knows whose passkey it holds: nothing that says who that is. */
function handleOf(therapistId: number): string {
  return `therapist ${therapistId}`;
}
