import * as z from 'zod/mini';
import { documentKinds, sectionKeys } from '#domain/clinical/documents/document-sections.ts';
import { filledDocument } from '#domain/clinical/documents/filled-document.ts';
import { storedScore } from '#domain/clinical/documents/score-row.ts';
import { count, day, text } from '#domain/platform/stored-shapes.ts';
import { signature, signedBase } from './signed-parts.ts';

const ofDocument = {
  kind: z.enum(documentKinds),
  title: z.string(),
  fromOn: day,
  untilOn: day,
  dueOn: z.nullable(day),
  /** What was typed, in reading order, with the headings at the time. */
  sections: z.array(z.strictObject({ key: z.enum(sectionKeys), title: z.string(), text: z.string() })),
  marks: z.array(z.strictObject({ goalPosition: count, code: text, comment: text, plainLine: text })),
  /** The practice's list of marks at the time. */
  codes: z.array(z.strictObject({ code: z.string(), label: z.string() })),
  scores: z.array(storedScore),
  filled: filledDocument,
  correctionReason: text,
};

/** A document as signed. Its text stays readable forever: see the note's shape. */
export const signedClinicalDocumentShape = z.strictObject({ ...signedBase, ...ofDocument, ...signature });

/** A document as it will be signed, without the signature. */
export const unsignedDocumentShape = z.strictObject(ofDocument);
export type UnsignedDocument = z.output<typeof unsignedDocumentShape>;
