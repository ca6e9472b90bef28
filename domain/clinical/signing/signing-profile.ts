import * as z from 'zod/mini';
import { optionalDay } from '#domain/platform/day-fields.ts';
import { seenUpdatedAt } from '#domain/platform/record-fields.ts';
import { day, instant } from '#domain/platform/stored-shapes.ts';
import { optionalText, requiredText } from '#domain/platform/text.ts';

/** An occupational therapist, or an assistant under the supervision of one. */
export const professions = ['OT', 'OTA'] as const;
export type Profession = (typeof professions)[number];

export const professionNames: Record<Profession, string> = {
  OT: 'Occupational therapist',
  OTA: 'Occupational therapy assistant',
};

export const NPI_DOES_NOT_CHECK = 'The NPI does not check. Please compare it';

/** The prefix of the NPI check digit: health cards of the United States (CMS). */
const NPI_PREFIX = '80840';

/**
 * Returns whether a text is a National Provider Identifier: ten digits, the last of which is a check digit.
 */
export function isNpi(text: string): boolean {
  return /^[12]\d{9}$/.test(text) && luhnSum(NPI_PREFIX + text) % 10 === 0;
}

/** Returns the sum of the Luhn formula, which doubles every second digit from the right. */
function luhnSum(digits: string): number {
  return Array.from(digits, Number)
    .toReversed()
    .map((digit, place) => (place % 2 === 0 ? digit : digit * 2))
    .reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0);
}

const ownFields = {
  /** The name printed below signed texts. */
  printedName: requiredText('Please enter your name as it is to be printed'),
  credentials: requiredText('Please enter your credentials, for example OTR/L', 1, 60),
  profession: z.enum(professions, 'Choose OT or OTA'),
  licenseNumber: requiredText('Please enter the number of your license', 1, 40),
  npi: z.optional(optionalText(20).check(z.refine((npi) => npi === null || isNpi(npi), NPI_DOES_NOT_CHECK))),
  /** The license's last day; null where it is not known. */
  licenseUntil: z.optional(optionalDay('Please enter a valid last day of your license')),
};

/** A therapist's complete signing data, which replaces the stored one. */
export const signingProfileForm = z.object({ ...ownFields, updatedAt: seenUpdatedAt });
export type SigningProfileForm = z.output<typeof signingProfileForm>;

/** A therapist's stored signing data. */
export const signingProfileShape = z.strictObject({
  printedName: z.string(),
  credentials: z.string(),
  profession: z.enum(professions),
  licenseNumber: z.string(),
  npi: z.nullable(z.string()),
  licenseUntil: z.nullable(day),
  updatedAt: instant,
});
export type SigningProfile = z.output<typeof signingProfileShape>;

/** The API reply; null until the therapist has filled it in. */
export const ownSigningProfile = z.strictObject({ profile: z.nullable(signingProfileShape) });
