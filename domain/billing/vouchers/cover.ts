import * as z from 'zod/mini';
import { unitLengths } from '#domain/billing/organizations/contract.ts';
import { professions } from '#domain/clinical/signing/signing-profile.ts';
import { count, day, text } from '#domain/platform/stored-shapes.ts';
import { billFigures } from './bill-figures.ts';

// Read from stored texts forever, as the shapes of service-log.ts are.

/** The cover of a bill. It names no child: labels and authorization numbers stand in the parts' texts. */
export const coverShape = z.strictObject({
  number: count,
  from: day,
  until: day,
  madeOn: day,
  payer: z.strictObject({
    name: z.string(),
    address: text,
    vendorNumber: text,
    contractNumber: text,
    /** Null bills a session as a unit. */
    unitMinutes: z.nullable(z.literal(unitLengths)),
  }),
  practice: z.strictObject({
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
    npi: z.string(),
    license: z.string(),
  }),
  /** Null where the therapist has no signing profile. */
  signer: z.nullable(
    z.strictObject({
      printedName: z.string(),
      credentials: z.string(),
      profession: z.enum(professions),
      licenseNumber: z.string(),
      npi: text,
    }),
  ),
  certification: z.string(),
  timeZone: z.string(),
  /** The sums of each part, by its position: the first is position 1. They stay when a child is deleted. */
  figures: z.array(billFigures),
  total: billFigures,
});
export type Cover = z.output<typeof coverShape>;

/** What the signer of a bill certifies. */
export const CERTIFICATION =
  'I certify that the services on this bill took place as listed, that they are recorded in each child’s record, and that this bill has not been paid before.';

/** Returns the cover in the text of a bill. Throws for a text that is not one. */
export function coverOf(text: string): Cover {
  return coverShape.parse(JSON.parse(text));
}
