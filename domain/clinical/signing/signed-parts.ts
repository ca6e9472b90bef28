import * as z from 'zod/mini';
import { day, instant, text } from '#domain/platform/stored-shapes.ts';
import { professions } from './signing-profile.ts';

// Names of these shapes stay for good: what is added later is a field that older texts do not have.

/** Who signed, when and with which words. */
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
  /** What the signature of an assistant does not stand for. */
  reservation: z.optional(z.string()),
};

/** What every signed text begins with. */
export const signedBase = {
  uid: z.uuid(),
  /** What it is about: the version it replaces, or what is added to or withdrawn; null of a first version. */
  about: z.nullable(z.uuid()),
  version: z.int().check(z.positive()),
  client: z.strictObject({ name: z.string(), dateOfBirth: z.nullable(day) }),
  practice: z.strictObject({ name: z.string(), address: z.string(), npi: z.string(), license: z.string() }),
};
