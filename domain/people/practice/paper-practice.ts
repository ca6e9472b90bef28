import * as z from 'zod/mini';
import type { PracticeContact } from '#domain/platform/practice-contact.ts';
import type { PracticeSettings } from './practice-settings.ts';

// Read from stored texts forever.

/** The practice's details in the letterhead of a paper. */
export const paperPractice = z.strictObject({
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  npi: z.string(),
  taxId: z.string(),
  license: z.string(),
});
export type PaperPractice = z.output<typeof paperPractice>;

/** Returns the practice's details for the letterhead of a paper. */
export function paperPracticeOf({
  settings,
  identity,
}: {
  settings: PracticeSettings;
  identity: PracticeContact;
}): PaperPractice {
  const { legalName, letterheadAddress: address, npi, taxId, license } = settings;
  const { practiceName, phone, email } = identity;
  return { name: legalName || practiceName, address, phone, email, npi, taxId, license };
}
