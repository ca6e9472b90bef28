import { CircleCheck } from 'lucide-react';
import { reviewedBy, type SignedReview } from '#domain/clinical/reviews/signed-review.ts';
import { UNVERIFIED } from '#domain/clinical/signing/signed-document.ts';

interface ReviewLinesProps {
  review: SignedReview;
  hash: string;
  isUnverified: boolean;
}

/** The review of a signed text: who signed it, when, and with which attestations. */
export function ReviewLines({ review, hash, isUnverified }: ReviewLinesProps) {
  return (
    <section className="border-line border-t pt-4 text-sm">
      <h3 className="flex items-start gap-2 font-medium text-ink">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
        <span className="min-w-0 break-words">Reviewed by {reviewedBy(review)}</span>
      </h3>
      {isUnverified && <p className="mt-1 font-medium text-warning-ink">{UNVERIFIED}</p>}
      <div className="mt-2 max-w-[80ch] break-words text-ink-muted">
        {review.attestations.map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
        <p>{review.signatureLine}</p>
        <p>{`Seal ${hash.slice(0, 12)}`}</p>
      </div>
    </section>
  );
}
