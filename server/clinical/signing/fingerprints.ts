import { createHash } from 'node:crypto';
import type { UnsignedDocument } from '#domain/clinical/signing/signed-clinical-document.ts';
import type { UnsignedNote } from '#domain/clinical/signing/signed-note.ts';
import { canonicalText } from '#domain/platform/canonical-text.ts';

/**
 * SHA-256 of a note as it reads, by which one that is signed is told from the one that was seen. Whether it is late is left
 * out: midnight may come between.
 */
export function noteFingerprint({ isLate: _late, lateReason: _why, ...shown }: UnsignedNote): string {
  return fingerprint(shown);
}

/** The same of a document, and of whether the record still says what it was filled with. */
export function documentFingerprint(document: UnsignedDocument, isFilledStill: boolean): string {
  return fingerprint({ document, isFilledStill });
}

function fingerprint(shown: unknown): string {
  return createHash('sha256').update(canonicalText(shown)).digest('hex');
}
