import * as z from 'zod/mini';
import type { SigningProfile } from '#domain/clinical/signing/signing-profile.ts';

// Read from stored texts forever.

/** The practice as a paper names it. */
export const practiceOnPaper = z.strictObject({
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  npi: z.string(),
  taxId: z.string(),
});
export type PracticeOnPaper = z.output<typeof practiceOnPaper>;

/** The therapist as a paper names it. */
export const providerOnPaper = z.strictObject({
  name: z.string(),
  credentials: z.string(),
  licenseNumber: z.string(),
  npi: z.string(),
});

/** Returns the therapist of a signing profile as a paper names one. */
export function providerOf(
  { printedName: name, credentials, licenseNumber }: SigningProfile,
  npi: string,
): z.output<typeof providerOnPaper> {
  return { name, credentials, licenseNumber, npi };
}
