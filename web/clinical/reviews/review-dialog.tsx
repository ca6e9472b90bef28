import type { ToReview } from '#domain/clinical/reviews/review-acts.ts';
import { reviewedTextName } from '#domain/clinical/reviews/signed-review.ts';
import type { Signed } from '#domain/clinical/signing/signed-note.ts';
import { useShownName } from '#web/caseload/clients/shown-names.ts';
import { SigningDialog } from '#web/clinical/signing/signing-dialog.tsx';
import { SigningForm } from '#web/clinical/signing/signing-form.tsx';
import { useReview } from './review-queries.ts';

interface ReviewDialogProps {
  toReview: ToReview;
  /** The signed text. */
  signed: Signed;
  onClose: () => void;
}

/**
 * Dialog with the attestation of a review, and the password if the practice requires it. A first-time signer
 * enters a signing profile first.
 */
export function ReviewDialog({ toReview, signed, onClose }: ReviewDialogProps) {
  const { uid, attestation, refusal, needsPassword } = toReview;
  const shownName = useShownName();
  const called = reviewedTextName(signed.kind);
  const review = useReview(uid, `The ${called} for ${shownName(signed.client.name)}`);
  return (
    <SigningDialog title="Review" onClose={onClose}>
      <SigningForm
        attestations={[attestation]}
        refusal={refusal}
        needsPassword={needsPassword}
        error={review.error}
        isPending={review.isPending}
        signText="Sign Review"
        onSign={(secret) => review.mutate(secret, { onSuccess: onClose })}
        onCancel={onClose}
      >
        <p className="break-words text-ink-muted text-sm">
          {`The ${called} for ${shownName(signed.client.name)}, ${signedBy(signed)}. The review stands beside it and is never changed.`}
        </p>
      </SigningForm>
    </SigningDialog>
  );
}

function signedBy({ signer }: Signed): string {
  return `signed by ${signer.printedName}, ${signer.credentials}`;
}
