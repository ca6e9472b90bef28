import type { NewPasskey, PasskeySignIn } from '#domain/people/passkeys/passkey.ts';
import type { User } from '#domain/people/users/user.ts';
import { CHALLENGE_EXPIRY_MS } from './passkey-challenge-store.ts';
import type { StoredPasskey } from './passkey-store.ts';
import type { RelyingParty } from './relying-party.ts';

/** EdDSA, ES256 and RS256: every authenticator supports one of them. */
const ALGORITHMS = [-8, -7, -257];

// Large, and needed by few requests.
const webauthn = () => import('@simplewebauthn/server');

/** Returns the options with which a device creates a passkey for an account; devices that have one are excluded. */
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
    // Discoverable without a username, and with user verification: it then replaces both password and code.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

/** Returns the options with which a device signs in with a passkey. */
export async function requestOptions({ id: rpID }: RelyingParty) {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({ rpID, timeout: CHALLENGE_EXPIRY_MS, userVerification: 'required' });
}

export interface ReadPasskey {
  /** The challenge that the device signed; the caller checks that it was issued here. */
  challenge: string;
  passkey: StoredPasskey;
}

/** Returns the passkey in a device's response; undefined if the response is invalid or for another site. */
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
    // The library throws for every invalid response.
    return undefined;
  }
}

/** Returns the counter of a valid signature over the challenge; undefined if it is not this passkey's. */
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

/** Returns the user handle under which a device stores a passkey: it does not identify the person. */
function handleOf(therapistId: number): string {
  return `therapist ${therapistId}`;
}
