import { Secret, TOTP } from 'otpauth';
import type { TwoFactorSetup } from '#domain/people/two-factor/two-factor.ts';

/** The defaults of every authenticator app: RFC 6238 with SHA-1, 6 digits, 30 seconds. */
const SECONDS_A_CODE = 30;
const SECRET_BYTES = 20;
/** The codes of the step before and after are accepted too, because clocks differ and typing takes time. */
const STEPS_OFF = 1;

/** Returns a new secret in base32, which apps accept when typed. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** Returns what an app needs; it lists the account under the practice's name. */
export function setupOf(secret: string, practiceName: string, username: string): TwoFactorSetup {
  // The colon separates the two names in the URI, so neither may contain one.
  const issuer = practiceName.replaceAll(':', ' ');
  const label = username.replaceAll(':', ' ');
  return { uri: new TOTP({ secret, issuer, label, period: SECONDS_A_CODE }).toString(), secret };
}

/** Returns the time step of a code; undefined if the code is not valid for this secret now. */
export function timeStepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = TOTP.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    period: SECONDS_A_CODE,
    timestamp,
    window: STEPS_OFF,
  });
  return delta === null ? undefined : TOTP.counter({ period: SECONDS_A_CODE, timestamp }) + delta;
}
