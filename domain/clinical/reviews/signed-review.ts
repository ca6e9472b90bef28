import * as z from 'zod/mini';
import { signedTextName } from '#domain/clinical/signing/attestations.ts';
import { reservationOf } from '#domain/clinical/signing/reservation.ts';
import { sealHash } from '#domain/clinical/signing/signed-document.ts';
import type { Signed } from '#domain/clinical/signing/signed-note.ts';
import { signature } from '#domain/clinical/signing/signed-parts.ts';
import { formatDate } from '#domain/platform/dates.ts';

const { reservation: _ofAssistants, ...ofReviewer } = signature;

/**
 * What a supervisor signs by reviewing a text. It stays readable by itself. It names the text by uid and
 * hash, so that the review covers exactly that text.
 */
export const signedReviewShape = z.strictObject({
  kind: z.literal('review'),
  about: z.uuid(),
  reviewedHash: sealHash,
  ...ofReviewer,
});
export type SignedReview = z.output<typeof signedReviewShape>;

/**
 * Returns the name of a signed text in the attestation of its review: "note", "discharge summary",
 * "addendum".
 */
export function reviewedTextName(kind: Signed['kind']): string {
  if (kind === 'addendum' || kind === 'withdrawal') return kind;
  return kind === 'family-statement' ? 'family statement' : signedTextName(kind);
}

/** Returns the review status of the current version: that it was reviewed, or what is missing until then. */
export function reviewStatus(
  { kind, signer }: Pick<Signed, 'kind' | 'signer'>,
  review: SignedReview | undefined,
): string | undefined {
  if (review) return `Reviewed by ${reviewedBy(review)}`;
  if (signer.profession === 'OT' || isAct(kind)) return undefined;
  return reservationOf(signer.profession, kind) ?? 'Not yet reviewed by the supervising therapist';
}

/** Returns "Robin Sample, OTR/L, on Nov 20, 2026". */
export function reviewedBy({
  signer,
  signedAt,
  timeZone,
}: Pick<SignedReview, 'signer' | 'signedAt' | 'timeZone'>): string {
  return `${signer.printedName}, ${signer.credentials}, on ${formatDate(signedAt, timeZone)}`;
}

type Act = 'addendum' | 'family-statement' | 'withdrawal';

function isAct(kind: Signed['kind']): kind is Act {
  return kind === 'addendum' || kind === 'family-statement' || kind === 'withdrawal';
}
