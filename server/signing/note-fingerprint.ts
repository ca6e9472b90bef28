import { createHash } from 'node:crypto';
import { canonicalText } from '#domain/signing/canonical-text.ts';
import type { UnsignedNote } from '#domain/signing/signed-note.ts';

/**
 * SHA-256 of a note as it reads, by which one that is signed is told from the one that was seen. Whether it is late is left
 * out: midnight may come between.
 */
export function noteFingerprint({ isLate: _late, lateReason: _why, ...shown }: UnsignedNote): string {
  return createHash('sha256').update(canonicalText(shown)).digest('hex');
}
