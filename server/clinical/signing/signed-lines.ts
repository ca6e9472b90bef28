import type { SignedDocument } from '#domain/clinical/signing/signed-document.ts';
import { linesOf } from '#server/platform/pdf/text-lines.ts';

/** Estimates the lines of a signed text: half of it are field names; facts and signature take about 12 lines more. */
export function linesOfSigned({ text }: Pick<SignedDocument, 'text'>): number {
  return 12 + linesOf(text) / 2;
}
