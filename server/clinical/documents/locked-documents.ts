import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import { conflict } from '#server/platform/http/errors.ts';

const DOCUMENT_IS_SIGNED = 'This document is signed. Correct it to change it';
const DOCUMENT_IS_WITHDRAWN = 'This document was withdrawn. Correct it to write it again';

/** Throws 409 unless it is a draft. */
export function refuseLocked({ state }: Pick<ClinicalDocument, 'state'>): void {
  if (state === 'signed') throw conflict(DOCUMENT_IS_SIGNED);
  if (state === 'withdrawn') throw conflict(DOCUMENT_IS_WITHDRAWN);
}
