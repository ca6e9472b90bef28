import { Secret, TOTP } from 'otpauth';
import type { TwoFactorSetup } from '#domain/people/two-factor/two-factor.ts';

/** What every authenticator app understands without being told: RFC 6238 with SHA-1, 6 digits, 30 seconds. */
const SECONDS_A_CODE = 30;
const SECRET_BYTES = 20;
/** A code of the step before or after counts too: clocks differ, and typing takes its time. */
const STEPS_OFF = 1;

/** A new secret, in the letters that an app takes when it is typed. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What an app has to be told; it lists the account under the practice's name. */
export function setupOf(secret: string, practiceName: string, username: string): TwoFactorSetup {
  // The colon parts the two names in the address, so neither may hold one.
  const issuer = practiceName.replaceAll(':', ' ');
  const label = username.replaceAll(':', ' ');
  return { uri: new TOTP({ secret, issuer, label, period: SECONDS_A_CODE }).toString(), secret };
}

/** The time step that a code belongs to, or undefined when it is none of this secret's at this time. */
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
