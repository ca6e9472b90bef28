import * as z from 'zod/mini';
import { day, instant, text } from '#domain/platform/stored-shapes.ts';
import { professions } from './signing-profile.ts';

// The field names of these shapes never change; later additions are fields that older texts lack.

/** The signer, the time, and the attestations. */
export const signature = {
  attestations: z.array(z.strictObject({ version: z.int(), text: z.string() })),
  signer: z.strictObject({
    printedName: z.string(),
    credentials: z.string(),
    profession: z.enum(professions),
    licenseNumber: z.string(),
    npi: text,
  }),
  signedAt: instant,
  timeZone: z.string(),
  signatureLine: z.string(),
  /** What an assistant's signature does not cover. */
  reservation: z.optional(z.string()),
};

/** The fields that every signed text starts with. */
export const signedBase = {
  uid: z.uuid(),
  /** The uid of the version that this text replaces, adds to or withdraws; null for a first version. */
  about: z.nullable(z.uuid()),
  version: z.int().check(z.positive()),
  client: z.strictObject({ name: z.string(), dateOfBirth: z.nullable(day) }),
  practice: z.strictObject({ name: z.string(), address: z.string(), npi: z.string(), license: z.string() }),
};
