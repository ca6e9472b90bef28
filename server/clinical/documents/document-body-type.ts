import type * as z from 'zod/mini';
import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import type { SectionKey } from '#domain/clinical/documents/document-words.ts';
import type { progressCodes } from '#domain/people/practice/progress-codes.ts';

/** What a document says, signed or not. */
export type DocumentBody = Pick<
  ClinicalDocument,
  'kind' | 'title' | 'fromOn' | 'untilOn' | 'marks' | 'scores' | 'filled'
> & {
  /** Of a signed one, under the headings of then. */
  sections: readonly { key: SectionKey; text: string; title?: string }[];
  /** What the marks of the practice mean. */
  codes: z.output<typeof progressCodes>;
};
