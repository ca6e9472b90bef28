import { createHash } from 'node:crypto';
import type { UnsignedDocument } from '#domain/clinical/signing/signed-clinical-document.ts';
import type { UnsignedNote } from '#domain/clinical/signing/signed-note.ts';
import { canonicalText } from '#domain/platform/canonical-text.ts';

/**
 * Returns the SHA-256 of a note's text, to detect changes between display and signature. The late-entry
 * fields are left out, since midnight may pass in between.
 */
export function noteFingerprint({ isLate: _late, lateReason: _why, ...shown }: UnsignedNote): string {
  return fingerprint(shown);
}

/** Returns the same for a document, including whether the record still matches its filled data. */
export function documentFingerprint(document: UnsignedDocument, isFilledStill: boolean): string {
  return fingerprint({ document, isFilledStill });
}

function fingerprint(shown: unknown): string {
  return createHash('sha256').update(canonicalText(shown)).digest('hex');
}
