import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  type ListedReview,
  newReview,
  reviewListStates,
  type ToReview,
} from '#domain/clinical/reviews/review-acts.ts';
import { reviewRefusal } from '#domain/clinical/reviews/review-refusal.ts';
import { reviewedTextName } from '#domain/clinical/reviews/signed-review.ts';
import { reviewAttestation } from '#domain/clinical/signing/attestations.ts';
import type { SignedDocument } from '#domain/clinical/signing/signed-document.ts';
import { signedShape } from '#domain/clinical/signing/signed-note.ts';
import type { SigningProfile } from '#domain/clinical/signing/signing-profile.ts';
import { replyNouns } from '#domain/program/reply-nouns.ts';
import { confirmSigning, wrongPassword } from '#server/clinical/signing/confirm-signing.ts';
import { getSigningProfile } from '#server/clinical/signing/signature.ts';
import { findSigningProfile } from '#server/clinical/signing/signing-profile-store.ts';
import type { ConfirmPassword } from '#server/people/passwords/confirm-password.ts';
import type { PracticeServices } from '#server/people/sign-in/require-therapist.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { conflict, notFound } from '#server/platform/http/errors.ts';
import { clientIdFilter, documentIdFilter, sessionIdFilter } from '#server/platform/http/list-filters.ts';
import { idOrder, type PagedList, pageFields, replyPage } from '#server/platform/http/paging.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody, parseQuery } from '#server/platform/http/validation.ts';
import { addReview, listReviews, reviewsOf } from './review-store.ts';
import { type SupervisedCaseload, supervisedCaseloads } from './supervised-caseloads.ts';
import {
  countTexts,
  findText,
  listTexts,
  relatedTexts,
  reviewListOrder,
  standingOf,
} from './supervised-texts.ts';

const TEXT_NOT_FOUND = 'The requested signed text could not be found';

const queueQuery = z.object({
  ...pageFields,
  state: z.optional(z.enum(reviewListStates, 'State must be waiting or reviewed')),
});
const receivedQuery = z.object({
  ...pageFields,
  clientId: clientIdFilter,
  sessionId: sessionIdFilter,
  documentId: documentIdFilter,
});

interface ReviewServices extends PracticeServices {
  confirmPassword: ConfirmPassword;
}

/** Routes for reviewing others' signed texts as a supervisor, and for reading the reviews of one's own. */
export function reviewRoutes(app: FastifyInstance, services: ReviewServices): void {
  app.get('/api/reviews', routeDoc(listing), async (request, reply) => {
    const { state = 'waiting', ...page } = parseQuery(queueQuery, request.query);
    const supervised = await supervisedCaseloads(services, request.practice);
    const entry = { action: 'list', entity: 'signed-document', entityId: null, clientId: null } as const;
    for (const { caseload, supervisor } of supervised)
      services.accessLog.auditOnce(entry, supervisor, request.practice.now, caseload.therapistId);
    const paged: PagedList<ListedReview> = {
      order: reviewListOrder,
      page,
      reads: [],
      others: {
        caseloads: supervised.map(({ caseload }) => caseload),
        reads: ['signed_documents', 'reviews'],
      },
      validFor: supervised.map(({ since }) => `-${since}`).join(''),
      count: () => countTexts(supervised, state),
    };
    return replyPage(request, reply, paged, (_own, part) => listTexts(supervised, state, part));
  });

  app.get('/api/reviews/open', routeDoc(counting), async (request) => {
    const supervised = await supervisedCaseloads(services, request.practice);
    return { isSupervisor: supervised.length > 0, waiting: await countTexts(supervised, 'waiting') };
  });

  app.get('/api/reviews/:id', routeDoc(reading), async (request, reply) => {
    const { reviewed, of } = await readText(request);
    const { id: entityId, clientId } = reviewed;
    const { caseload, supervisor } = of;
    const entry = { action: 'read', entity: 'signed-document', entityId, clientId } as const;
    services.accessLog.add(caseload.therapistId, entry, supervisor, request.practice.now);
    return reply.header('cache-control', 'no-store').send(await answer(request, reviewed, of));
  });

  app.post('/api/reviews/:id', routeDoc(reviewing), async (request, reply) => {
    const { password } = parseBody(newReview, request.body);
    const { reviewed, of } = await readText(request);
    await confirmSigning(request, services.confirmPassword, password);
    const { practice } = request;
    const profile = await getSigningProfile(practice.caseload.read);
    const { settings } = practice;
    const { supervisor } = of;
    await of.caseload.write(async (queries) => {
      // Its therapist may have deleted the client since.
      if (!(await findText(queries, reviewed.uid, readerOf(request, of)))) throw notFound(TEXT_NOT_FOUND);
      const refusal = await refusalOf(queries, reviewed, { ...readerOf(request, of), profile });
      if (refusal !== undefined) throw conflict(refusal);
      await addReview(queries, { reviewed, profile, settings, supervisor });
    });
    return reply.code(201).send(await answer(request, reviewed, of));
  });

  app.get('/api/received-reviews', routeDoc(receiving), (request, reply) => {
    const { clientId, sessionId, documentId, ...page } = parseQuery(receivedQuery, request.query);
    const paged = { order: idOrder, page, reads: replyNouns['/api/received-reviews'] } as const;
    return replyPage(request, reply, paged, (queries, part) =>
      listReviews(queries, { clientId, sessionId, documentId }, part),
    );
  });

  /** Returns the requested text, from a caseload that the user supervises today. Throws 404 for any other. */
  async function readText(request: FastifyRequest) {
    const uid = uidIn(request.params);
    for (const of of await supervisedCaseloads(services, request.practice)) {
      const reviewed = uid && (await findText(of.caseload.read, uid, readerOf(request, of)));
      if (reviewed) return { reviewed, of };
    }
    throw notFound(TEXT_NOT_FOUND);
  }
}

function uidIn(params: unknown): string | undefined {
  return z.object({ id: z.uuid() }).safeParse(params).data?.id;
}

function readerOf({ practice }: FastifyRequest, { days }: SupervisedCaseload) {
  return { days, today: practice.today, timeZone: practice.settings.timeZone };
}

type Reader = ReturnType<typeof readerOf>;

async function answer(
  request: FastifyRequest,
  reviewed: SignedDocument,
  of: SupervisedCaseload,
): Promise<ToReview> {
  const { read } = of.caseload;
  const { practice } = request;
  const related = await relatedTexts(read, reviewed, readerOf(request, of));
  const reviews = await reviewsOf(read, reviewed.clientId, related);
  const profile = await findSigningProfile(practice.caseload.read);
  return {
    uid: reviewed.uid,
    texts: related.map(({ uid, kind, version, aboutUid, text, hash, signedAt, signedBy, verifiedAt }) => ({
      ...{ uid, kind, version, aboutUid, text, hash, signedAt, signedBy, verifiedAt },
    })),
    reviews: reviews.map(({ uid, text, hash, reviewerId, verifiedAt }) => ({
      ...{ uid, text, hash, reviewerId, verifiedAt },
    })),
    attestation: reviewAttestation(reviewedTextName(reviewed.kind)).text,
    refusal: (profile && refusalIn(reviewed, related, profile)) ?? null,
    needsPassword: practice.settings.signingNeedsPassword,
  };
}

async function refusalOf(
  queries: CaseloadQueries,
  reviewed: SignedDocument,
  { profile, ...reader }: Reader & { profile: SigningProfile },
): Promise<string | undefined> {
  return refusalIn(reviewed, await relatedTexts(queries, reviewed, reader), profile);
}

function refusalIn(
  reviewed: SignedDocument,
  related: readonly SignedDocument[],
  profile: SigningProfile,
): string | undefined {
  const signed = signedShape.parse(JSON.parse(reviewed.text));
  return reviewRefusal({ signed, standing: standingOf(reviewed, related), profile });
}

const listing = {
  summary: 'List signed texts that wait for the user’s review, latest first, or those already reviewed',
  query: queueQuery,
};

const counting = {
  summary: 'Whether the user supervises someone today, and how many signed texts wait for review',
};

const reading = {
  summary:
    'A signed text of a supervised therapist, with the other signed texts of the same note or document since the first day; recorded in the activity log',
  refusals: { 404: 'There is none, or it is not of a therapist whom whoever asks supervises today' },
} as const;

const reviewing = {
  summary: 'Review a signed text as supervisor; the review is stored beside it and never changes',
  body: newReview,
  status: 201,
  refusals: {
    ...wrongPassword,
    404: 'There is none, or it is not of a therapist whom whoever asks supervises today',
    409: 'It is not reviewed: it was replaced, withdrawn or reviewed by somebody else, or an assistant asks',
  },
} as const;

const receiving = { summary: 'List reviews of the user’s signed texts, in order', query: receivedQuery };
