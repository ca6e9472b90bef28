import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import type { PracticeContact } from '#domain/platform/practice-contact.ts';
import { listReviews } from '#server/clinical/reviews/review-store.ts';
import { listSignedDocuments } from '#server/clinical/signing/signed-document-store.ts';
import { type SignedStory, signedStory } from '#server/clinical/signing/signed-story.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseId, parseQuery } from '#server/platform/http/validation.ts';
import { replyPdf, whileAsked } from '#server/platform/pdf/pdf-reply.ts';
import { renderPdf } from '#server/platform/pdf/render-pdf.ts';
import { DOCUMENT_NOT_FOUND, getDocument } from './document-store.ts';

const query = z.object({
  familySignature: z.optional(z.literal('1', 'familySignature must be 1 where it is wanted')),
});

/**
 * Routes for a document about a child as a PDF: from the signed text if there is one, otherwise as a draft.
 */
export function documentPdfRoutes(
  app: FastifyInstance,
  { publicIdentity }: { publicIdentity: () => PracticeContact },
): void {
  app.get('/api/documents/:id/pdf', routeDoc(printing), async (request, reply) => {
    const id = parseId(request.params, DOCUMENT_NOT_FOUND);
    const { familySignature } = parseQuery(query, request.query);
    const { caseload, settings, auditRead } = request.practice;
    const document = await getDocument(caseload.read, id);
    auditRead({ entity: 'document', entityId: id, clientId: document.clientId });
    const hasFamilySignature = familySignature !== undefined;
    const story = await storyOf(caseload.read, document);
    const { kind, title, fromOn, untilOn, sections, marks, scores, filled } = document;
    const codes = settings.progressCodes;
    const content = story
      ? { story, hasFamilySignature }
      : {
          body: { kind, title, fromOn, untilOn, sections, marks, scores, filled, codes },
          letterhead: { settings, identity: publicIdentity() },
          hasFamilySignature,
        };
    const file = await renderPdf(
      caseload.therapistId,
      { kind: 'clinical document', content },
      whileAsked(reply),
    );
    return replyPdf(reply, `document-${id}-${untilOn}.pdf`, file);
  });
}

/**
 * Returns a document's signed texts; undefined before the first one. During a correction, the signed text
 * counts.
 */
async function storyOf(queries: CaseloadQueries, { id }: ClinicalDocument): Promise<SignedStory | undefined> {
  const texts = await listSignedDocuments(queries, { documentId: id });
  return signedStory(texts, await listReviews(queries, { documentId: id }));
}

const printing = {
  summary: 'A document as a PDF, signed or draft; on request with a signature line for the family',
  query,
  answer: 'application/pdf',
} as const;
