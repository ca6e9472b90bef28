import { randomUUID } from 'node:crypto';
import type { Client } from '#domain/caseload/clients/client.ts';
import { type Attestation, signatureLine } from '#domain/clinical/signing/attestations.ts';
import type { SigningProfile } from '#domain/clinical/signing/signing-profile.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import type { Instant } from '#domain/platform/dates.ts';
import { fullNameOf } from '#domain/platform/names.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { conflict } from '#server/platform/http/errors.ts';
import { findSigningProfile } from './signing-profile-store.ts';

export const NO_PROFILE = 'Add your name, credentials and license before you sign';

/** Returns the therapist's signing profile. Throws 409 if it is not filled in. */
export async function getSigningProfile(queries: CaseloadQueries): Promise<SigningProfile> {
  const profile = await findSigningProfile(queries);
  if (!profile) throw conflict(NO_PROFILE);
  return profile;
}

/** Returns the part that every signed text has: the child, the signer, the time and the attestations. */
export function signatureOf(
  client: Client,
  profile: SigningProfile,
  settings: PracticeSettings,
  signing: Signing,
) {
  const { legalName, letterheadAddress, npi, license } = settings;
  return {
    uid: randomUUID(),
    client: { name: fullNameOf(client), dateOfBirth: client.dateOfBirth },
    practice: { name: legalName, address: letterheadAddress, npi, license },
    ...signerOf(profile, settings, signing),
  };
}

interface Signing {
  now: Instant;
  attestations: Attestation[];
}

/** Returns the signer's part of a text: who signs, when and with which attestations. */
export function signerOf(
  profile: SigningProfile,
  { timeZone }: PracticeSettings,
  { now, attestations }: Signing,
) {
  const { printedName, credentials, profession, licenseNumber, npi } = profile;
  const signer = { printedName, credentials, profession, licenseNumber, npi };
  return {
    attestations,
    signer,
    signedAt: now,
    timeZone,
    signatureLine: signatureLine(profile, now, timeZone),
  };
}
