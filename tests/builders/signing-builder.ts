import type { SigningProfileForm } from '#domain/signing/signing-profile.ts';

/** What a therapist signs with, with an NPI as the CMS gives for an example. */
export function buildSigningProfile(changes: Partial<SigningProfileForm> = {}): SigningProfileForm {
  return {
    printedName: 'Robin Sample',
    credentials: 'OTR/L',
    profession: 'OT',
    licenseNumber: '012345',
    npi: '1234567893',
    ...changes,
  };
}
