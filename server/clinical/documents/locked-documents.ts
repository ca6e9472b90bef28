import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import { conflict } from '#server/platform/http/errors.ts';

export const lockedMessages = {
  signed: 'This document is signed. Correct it to change it',
  withdrawn: 'This document was withdrawn. Correct it to write it again',
};

/** Throws 409 unless the document is a draft. */
export function refuseLocked({ state }: Pick<ClinicalDocument, 'state'>): void {
  if (state !== 'draft') throw conflict(lockedMessages[state]);
}
