import * as z from 'zod/mini';
import { documentKinds, sectionKeys } from '#domain/documents/document-words.ts';
import { filledDocument } from '#domain/documents/filled-document.ts';
import { count, day, text } from '#domain/stored-shapes.ts';
import { signature, signedBase } from './signed-parts.ts';

/** A document as it was signed. It is read from its own text forever: see the note's shape. */
export const signedClinicalDocumentShape = z.strictObject({
  ...signedBase,
  kind: z.enum(documentKinds),
  title: z.string(),
  fromOn: day,
  untilOn: day,
  dueOn: z.nullable(day),
  /** What was typed, in the order of reading, under the headings of then. */
  sections: z.array(z.strictObject({ key: z.enum(sectionKeys), title: z.string(), text: z.string() })),
  marks: z.array(z.strictObject({ goalPosition: count, code: text, comment: text, plainLine: text })),
  /** The practice's list of marks as it was. */
  codes: z.array(z.strictObject({ code: z.string(), label: z.string() })),
  scores: z.array(
    z.strictObject({
      test: z.string(),
      subtest: text,
      raw: text,
      standard: text,
      percentile: text,
      ageEquivalent: text,
      descriptor: text,
    }),
  ),
  filled: filledDocument,
  correctionReason: text,
  ...signature,
});
export type SignedClinicalDocument = z.output<typeof signedClinicalDocumentShape>;
