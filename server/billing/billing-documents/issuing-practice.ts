import type { PracticeOnPaper } from '#domain/billing/billing-documents/paper-parties.ts';
import type { PracticeContact } from '#domain/platform/practice-contact.ts';
import type { PracticeRequest } from '#server/people/sign-in/practice-request.ts';

/** The practice at the moment of a paper. */
export type PracticeNow = Pick<PracticeRequest, 'settings' | 'today'>;

/** The practice with how it is reached. */
export interface IssuingPractice extends PracticeNow {
  identity: PracticeContact;
}

/** Returns the practice as a paper names it. */
export function practiceOn({ settings, identity }: IssuingPractice): PracticeOnPaper {
  const { legalName, letterheadAddress: address, npi, taxId } = settings;
  const { practiceName, phone, email } = identity;
  return { name: legalName || practiceName, address, phone, email, npi, taxId };
}
