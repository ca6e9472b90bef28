import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { ToReview } from '#domain/clinical/reviews/review-acts.ts';
import { lastVersion, withdrawalOf } from '#domain/clinical/signing/last-version.ts';
import { type Signed, signedShape } from '#domain/clinical/signing/signed-note.ts';
import { useShownName } from '#web/caseload/clients/shown-names.ts';
import { DocumentView } from '#web/clinical/documents/document-view.tsx';
import { NoteView } from '#web/clinical/signing/note-view.tsx';
import { SignedVersions } from '#web/clinical/signing/signed-versions.tsx';
import { RequestError } from '#web/platform/api/request.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { ReturnLink } from '#web/platform/navigation/return-link.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { RecordNotFound } from '#web/platform/ui/record-not-found.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { useTextToReview } from './review-queries.ts';
import { titleOfKind } from './review-titles.ts';

export const meta = practiceTitle('Review');

/** The page of one signed text by a supervised therapist, exactly as signed, with the action to review it. */
export default function ReviewPage() {
  const { id = '' } = useParams();
  const text = useTextToReview(id);
  if (text.error instanceof RequestError && text.error.status === 404) {
    return <RecordNotFound noun="Review" to="/reviews" icon={CircleCheck} />;
  }
  return (
    <WhenLoaded query={text} loadingLabel="Loading signed text" placeholders={4} rowClassName="h-28">
      {(toReview) => <Review toReview={toReview} />}
    </WhenLoaded>
  );
}

function Review({ toReview }: { toReview: ToReview }) {
  const [isAsking, setAsking] = useState(false);
  const shownName = useShownName();
  const { uid, texts, reviews } = toReview;
  const signed = texts
    .filter((one) => one.uid === uid)
    .map(({ text }) => signedShape.parse(JSON.parse(text)));
  const [first] = signed;
  if (!first) return null;
  const isReviewed = reviews.some((review) => review.uid === uid);
  const isWithdrawn = isLastWithdrawn(texts);
  return (
    <>
      <PageHeader
        above={<ReturnLink to="/reviews" label="Reviews" />}
        title={titleOfKind(first.kind)}
        description={`${shownName(first.client.name)} · ${byWhom(first)}`}
        actions={
          !isReviewed &&
          toReview.refusal === null && (
            <Button onClick={() => setAsking(true)}>
              <CircleCheck aria-hidden="true" />
              Review
            </Button>
          )
        }
      />
      {!isReviewed && toReview.refusal !== null && (
        <p role="status" className="mb-5 text-ink-muted">
          {toReview.refusal}.
        </p>
      )}
      <SignedVersions
        noun={texts.some(({ kind }) => kind === 'session-note') ? 'note' : 'document'}
        texts={texts}
        reviews={reviews}
        state={isWithdrawn ? 'withdrawn' : 'signed'}
        renderVersion={(version) =>
          version.kind === 'session-note' ? <NoteView note={version} /> : <DocumentView document={version} />
        }
      />
      {isAsking && <ReviewDialog toReview={toReview} signed={first} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Returns whether the current version was withdrawn. */
function isLastWithdrawn(texts: ToReview['texts']): boolean {
  const last = lastVersion(texts);
  return last !== undefined && withdrawalOf(texts, last) !== undefined;
}

function byWhom({ signer }: Signed): string {
  return `Signed by ${signer.printedName}, ${signer.credentials}`;
}
