import * as z from 'zod/mini';
import { unitRules } from '#domain/people/practice/procedure-codes.ts';
import { count, day, text } from '#domain/platform/stored-shapes.ts';
import { madePaper } from './paper-parties.ts';
import { servicePlaces } from './superbill-visit.ts';

// Read from stored texts forever.

const lineShape = z.strictObject({
  /** Counted from 1; the lines of one session share it. */
  visit: count,
  day,
  place: z.enum(servicePlaces),
  code: z.string(),
  modifiers: z.array(z.string()),
  /** Letters of the diagnoses: "A", "B". */
  pointers: z.array(z.string()),
  minutes: count,
  units: count,
  /** In whole cents, as is what was paid. */
  charge: count,
  paid: count,
  invoiceNumber: count,
});
export type SuperbillLine = z.output<typeof lineShape>;

/** The content of a superbill, without database ids. */
export const superbillShape = z.strictObject({
  kind: z.literal('superbill'),
  ...madePaper,
  child: z.strictObject({ name: z.string(), dateOfBirth: day, address: text }),
  insurance: z.strictObject({ plan: text, memberNumber: text }),
  referring: z.strictObject({ name: text, npi: text }),
  unitRule: z.enum(unitRules),
  /** Ordered by their letters A to L. */
  diagnoses: z.array(z.string()),
  lines: z.array(lineShape),
  /** What was left out, as sentences: "Nov 24: absence, left out". */
  leftOut: z.array(z.string()),
  charge: count,
  paid: count,
  /** Whether a page follows that says what to do with the paper. */
  hasInstructions: z.boolean(),
});
export type Superbill = z.output<typeof superbillShape>;

/** Returns the superbill in the text of a billing document. Throws for a text that is not one. */
export function superbillOf(document: { text: string }): Superbill {
  return superbillShape.parse(JSON.parse(document.text));
}
