import * as z from 'zod/mini';
import type { SigningProfile } from '#domain/clinical/signing/signing-profile.ts';
import { paperPractice } from '#domain/people/practice/paper-practice.ts';
import { count, day } from '#domain/platform/stored-shapes.ts';

// Read from stored texts forever.

/** The practice at the head of a paper whose license is the therapist's. */
const practiceOnPaper = z.omit(paperPractice, { license: true });
export type PracticeOnPaper = z.output<typeof practiceOnPaper>;

/** The therapist as a paper names it. */
const providerOnPaper = z.strictObject({
  name: z.string(),
  credentials: z.string(),
  licenseNumber: z.string(),
  npi: z.string(),
});

/** Fields of every paper that a therapist makes for a child and a range of days. */
export const madePaper = {
  number: count,
  madeOn: day,
  from: day,
  until: day,
  replacesNumber: z.nullable(count),
  practice: practiceOnPaper,
  provider: providerOnPaper,
};

/** Returns the therapist of a signing profile as a paper names one. */
export function providerOf(
  { printedName: name, credentials, licenseNumber }: SigningProfile,
  npi: string,
): z.output<typeof providerOnPaper> {
  return { name, credentials, licenseNumber, npi };
}
