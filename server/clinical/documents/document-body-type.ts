import type * as z from 'zod/mini';
import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import type { SectionKey } from '#domain/clinical/documents/document-sections.ts';
import type { progressCodes } from '#domain/people/practice/progress-codes.ts';

/** The content of a document, signed or not. */
export type DocumentBody = Pick<
  ClinicalDocument,
  'kind' | 'title' | 'fromOn' | 'untilOn' | 'marks' | 'scores' | 'filled'
> & {
  /** For a signed document, with the headings at the time. */
  sections: readonly { key: SectionKey; text: string; title?: string }[];
  /** The meanings of the practice's marks. */
  codes: z.output<typeof progressCodes>;
};
