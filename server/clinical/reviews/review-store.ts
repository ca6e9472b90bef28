import { type Review, reviewRecord } from '#domain/clinical/reviews/review.ts';
import { reviewedTextName, type SignedReview } from '#domain/clinical/reviews/signed-review.ts';
import { reviewAttestation } from '#domain/clinical/signing/attestations.ts';
import type { SignedDocument } from '#domain/clinical/signing/signed-document.ts';
import type { SigningProfile } from '#domain/clinical/signing/signing-profile.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import { canonicalText } from '#domain/platform/canonical-text.ts';
import { chainHash } from '#server/clinical/signing/chain.ts';
import { signerOf } from '#server/clinical/signing/signature.ts';
import type { SupervisorActor } from '#server/platform/database/actor.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { insertRow, selectionOf } from '#server/platform/database/record-rows.ts';
import { conflict } from '#server/platform/http/errors.ts';
import { idOrder, inOrder, type Page } from '#server/platform/http/paging.ts';

const columns = selectionOf(reviewRecord);

interface ReviewFilter {
  clientId?: number | undefined;
  sessionId?: number | undefined;
  documentId?: number | undefined;
}

/** Returns the reviews of a therapist's signed texts, in order. */
export async function listReviews(
  queries: CaseloadQueries,
  { clientId, sessionId, documentId }: ReviewFilter = {},
  page: Page = {},
): Promise<Review[]> {
  let reviews = queries.selectFrom('reviews').select(columns);
  if (clientId !== undefined) reviews = reviews.where('client_id', '=', clientId);
  for (const [column, id] of [
    ['session_id', sessionId],
    ['document_id', documentId],
  ] as const) {
    if (id === undefined) continue;
    const texts = queries.selectFrom('signed_documents').select(['client_id', 'uid']).where(column, '=', id);
    reviews = reviews.where(({ eb, refTuple }) =>
      eb(refTuple('client_id', 'uid'), 'in', texts.$asTuple('client_id', 'uid')),
    );
  }
  return inOrder(reviews, idOrder, page).execute();
}

/** Returns the reviews of some of a child's texts. */
export function reviewsOf(
  queries: CaseloadQueries,
  clientId: number,
  texts: readonly Pick<SignedDocument, 'uid'>[],
): Promise<Review[]> {
  return queries
    .selectFrom('reviews')
    .select(columns)
    .where('client_id', '=', clientId)
    .where(
      'uid',
      'in',
      texts.map(({ uid }) => uid),
    )
    .execute();
}

interface Reviewing {
  reviewed: SignedDocument;
  profile: SigningProfile;
  settings: PracticeSettings;
  supervisor: SupervisorActor;
}

/**
 * Signs the review of a text, stores it next to the text, and logs it in the caseload's activity log. Throws
 * 409 if another supervisor already reviewed it.
 */
export async function addReview(
  queries: CaseloadWrites,
  { reviewed, profile, settings, supervisor }: Reviewing,
): Promise<Review> {
  const { uid, clientId, kind, hash, sessionId, documentId } = reviewed;
  const [before] = await reviewsOf(queries, clientId, [reviewed]);
  // A repeated request returns the existing review.
  if (before?.reviewerId === supervisor.id) return before;
  if (before) throw conflict('This was reviewed already');
  const attestations = [reviewAttestation(reviewedTextName(kind))];
  const signed: SignedReview = {
    kind: 'review',
    about: uid,
    reviewedHash: hash,
    ...signerOf(profile, settings, { now: queries.now, attestations }),
  };
  const text = canonicalText(signed);
  const row = insertRow(reviewRecord, {
    clientId,
    uid,
    reviewerId: supervisor.id,
    text,
    hash: chainHash(hash, text),
    signedAt: queries.now,
    verifiedAt: null,
  });
  const review = await queries.add(reviewRecord, row);
  const about =
    sessionId === null
      ? ({ entity: 'document', entityId: documentId } as const)
      : ({ entity: 'session', entityId: sessionId } as const);
  queries.audit({ action: 'review', ...about, clientId, fingerprint: review.hash });
  return review;
}
