import type { ExpressionBuilder } from 'kysely';
import type { ListedReview, ReviewListState } from '#domain/clinical/reviews/review-acts.ts';
import type { Standing } from '#domain/clinical/reviews/review-refusal.ts';
import { type SignedDocument, signedDocumentRecord } from '#domain/clinical/signing/signed-document.ts';
import { type Signed, signedShape } from '#domain/clinical/signing/signed-note.ts';
import { mayReadSigned, type Supervision } from '#domain/people/team/supervision.ts';
import { dayOf, type TimeZone } from '#domain/platform/dates.ts';
import { textsSignedOf } from '#server/clinical/signing/signed-document-store.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { selectionOf } from '#server/platform/database/record-rows.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import {
  inOrder,
  keyShapes,
  type ListOrder,
  mergedInOrder,
  type Page,
} from '#server/platform/http/paging.ts';
import type { SupervisedCaseload } from './supervised-caseloads.ts';

const columns = selectionOf(signedDocumentRecord);

/** Additions, which do not replace the text. */
const additions = ['addendum', 'family-statement'] as const;

/** Latest first. */
export const reviewListOrder: ListOrder<Pick<ListedReview, 'signedAt' | 'id'>> = {
  direction: 'desc',
  keys: [
    { by: 'signed_at', shape: keyShapes.instant, of: ({ signedAt }) => signedAt },
    { by: 'id', shape: keyShapes.id, of: ({ id }) => id },
  ],
};

/** Returns the texts of these caseloads that await review or, by `state`, were reviewed. */
export async function listTexts(
  supervised: readonly SupervisedCaseload[],
  state: ReviewListState,
  page: Page,
): Promise<ListedReview[]> {
  const lists = supervised.map((one) =>
    inOrder(textsIn(one, state).select(columns), reviewListOrder, page).execute(),
  );
  return mergedInOrder(await Promise.all(lists), reviewListOrder, page).map(listedReview);
}

/** Returns how many texts of these caseloads await review or, by `state`, were reviewed. */
export async function countTexts(
  supervised: readonly SupervisedCaseload[],
  state: ReviewListState,
): Promise<number> {
  const counts = supervised.map((one) =>
    textsIn(one, state)
      .select((text) => text.fn.countAll().as('texts'))
      .executeTakeFirstOrThrow(),
  );
  return (await Promise.all(counts)).reduce((sum, { texts }) => sum + Number(texts), 0);
}

function textsIn({ caseload, since }: SupervisedCaseload, state: ReviewListState) {
  const texts = caseload.read.selectFrom('signed_documents').where('signed_at', '>=', since);
  if (state === 'reviewed') return texts.where((text) => text.exists(reviewOf(text)));
  return texts
    .where('kind', '<>', 'withdrawal')
    .where((text) => text.not(text.exists(reviewOf(text))))
    .where((text) => text.not(text.exists(overruledBy(text))));
}

type Text = ExpressionBuilder<Tables, 'signed_documents'>;

function reviewOf(text: Text) {
  return text
    .selectFrom('reviews')
    .select('reviews.id')
    .whereRef('reviews.therapist_id', '=', 'signed_documents.therapist_id')
    .whereRef('reviews.client_id', '=', 'signed_documents.client_id')
    .whereRef('reviews.uid', '=', 'signed_documents.uid');
}

/** Selects what replaced or withdrew a text, or the text it was added to. */
function overruledBy(text: Text) {
  const version = text
    .case()
    .when('signed_documents.kind', 'in', additions)
    .then(text.ref('signed_documents.about_uid'))
    .else(text.ref('signed_documents.uid'))
    .end();
  return text
    .selectFrom('signed_documents as later')
    .select('later.id')
    .whereRef('later.therapist_id', '=', 'signed_documents.therapist_id')
    .whereRef('later.client_id', '=', 'signed_documents.client_id')
    .where('later.about_uid', '=', version)
    .where('later.kind', 'not in', additions);
}

interface Reader {
  days: Pick<Supervision, 'fromOn' | 'untilOn'>;
  today: string;
  timeZone: TimeZone;
}

/**
 * Returns a signed text that the supervisor may read; undefined if there is none. An archive can import a
 * text a second time under another id of the same child: then the text awaits review while either copy does.
 */
export async function findText(
  queries: CaseloadQueries,
  uid: string,
  reader: Reader,
): Promise<SignedDocument | undefined> {
  const found = await queries
    .selectFrom('signed_documents')
    .select(columns)
    .where('uid', '=', uid)
    .orderBy((text) => text.exists(reviewOf(text)), 'asc')
    .orderBy('id', 'desc')
    .execute();
  return found.find((text) => isReadable(text, reader));
}

/** Returns every readable text signed for the same note or document, in order. */
export async function relatedTexts(
  queries: CaseloadQueries,
  of: SignedDocument,
  reader: Reader,
): Promise<SignedDocument[]> {
  const texts = await textsSignedOf(queries, of)
    .select(columns)
    .where('client_id', '=', of.clientId)
    .orderBy('position')
    .execute();
  return texts.filter((text) => isReadable(text, reader));
}

function isReadable({ signedAt }: SignedDocument, { days, today, timeZone }: Reader): boolean {
  return mayReadSigned(days, dayOf(signedAt, timeZone), today);
}

/** Returns whether a text still counts among the texts of its note or document. */
export function standingOf(
  { kind, uid, aboutUid }: SignedDocument,
  related: readonly SignedDocument[],
): Standing {
  const version = additions.some((one) => one === kind) ? aboutUid : uid;
  const later = related.filter((text) => text.aboutUid === version);
  if (later.some((text) => text.kind === 'withdrawal')) return 'withdrawn';
  return later.some((text) => !additions.some((one) => one === text.kind)) ? 'replaced' : 'counts';
}

/** Returns a signed text as the list shows it. */
function listedReview({ id, uid, kind, version, signedAt, text }: SignedDocument): ListedReview {
  const signed = signedShape.parse(JSON.parse(text));
  return {
    ...{ id, uid, kind, version, signedAt },
    signer: `${signed.signer.printedName}, ${signed.signer.credentials}`,
    client: signed.client.name,
    ...aboutOf(signed),
  };
}

function aboutOf(signed: Signed): Pick<ListedReview, 'title' | 'on' | 'isLate'> {
  if ('words' in signed) return { title: null, on: null, isLate: false };
  if (signed.kind === 'session-note') return { title: null, on: signed.date, isLate: signed.isLate };
  return { title: signed.title, on: signed.untilOn, isLate: false };
}
