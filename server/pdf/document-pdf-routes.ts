import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { ClinicalDocument } from '#domain/documents/document.ts';
import type { PublicIdentity } from '#domain/practice/public-identity.ts';
import type { CaseloadQueries } from '#server/database/caseload.ts';
import { DOCUMENT_NOT_FOUND, getDocument } from '#server/documents/document-store.ts';
import { routeDoc } from '#server/http/route-doc.ts';
import { parseId, parseQuery } from '#server/http/validation.ts';
import { listReviews } from '#server/reviews/review-store.ts';
import { listSignedDocuments } from '#server/signing/signed-document-store.ts';
import { replyPdf, whileAsked } from './pdf-reply.ts';
import { renderPdf } from './render-pdf.ts';
import { type SignedStory, signedStory } from './signed-story.ts';

const query = z.object({
  familySignature: z.optional(z.literal('1', 'familySignature must be 1 where it is wanted')),
});

/** A document about a child as a PDF: a signed one from what was signed alone, until then as a draft. */
export function documentPdfRoutes(
  app: FastifyInstance,
  { publicIdentity }: { publicIdentity: () => PublicIdentity },
): void {
  app.get('/api/documents/:id/pdf', routeDoc(printing), async (request, reply) => {
    const id = parseId(request.params, DOCUMENT_NOT_FOUND);
    const { familySignature } = parseQuery(query, request.query);
    const { caseload, settings, noteRead } = request.practice;
    const document = await getDocument(caseload.read, id);
    noteRead({ entity: 'document', entityId: id, clientId: document.clientId });
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

/** What was signed of a document; undefined before anything was. While it is corrected, what was signed counts. */
async function storyOf(queries: CaseloadQueries, { id }: ClinicalDocument): Promise<SignedStory | undefined> {
  const texts = await listSignedDocuments(queries, { documentId: id });
  return signedStory(texts, await listReviews(queries, { documentId: id }));
}

const printing = {
  summary: 'A document as a PDF: what was signed, or a draft; with a line for a family to sign on request',
  query,
  answer: 'application/pdf',
} as const;
