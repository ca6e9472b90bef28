import type { FastifyInstance } from 'fastify';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import { dayOf } from '#domain/platform/dates.ts';
import { fullNameOf } from '#domain/platform/names.ts';
import type { PracticeContact } from '#domain/platform/practice-contact.ts';
import { getSession, SESSION_NOT_FOUND } from '#server/caseload/sessions/session-store.ts';
import { listReviews } from '#server/clinical/reviews/review-store.ts';
import { readNoteSources, textOfNote } from '#server/clinical/signing/note-sources.ts';
import { listSignedDocuments } from '#server/clinical/signing/signed-document-store.ts';
import { signedStory } from '#server/clinical/signing/signed-story.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseId } from '#server/platform/http/validation.ts';
import { replyPdf, whileAsked } from '#server/platform/pdf/pdf-reply.ts';
import { renderPdf } from '#server/platform/pdf/render-pdf.ts';
import type { SessionNotePdf } from './session-note-pdf.ts';

/** Routes for a session's note as a PDF: from the signed text if there is one, otherwise as a draft. */
export function sessionNotePdfRoutes(
  app: FastifyInstance,
  { publicIdentity }: { publicIdentity: () => PracticeContact },
): void {
  app.get('/api/sessions/:id/note/pdf', routeDoc(printing), async (request, reply) => {
    const id = parseId(request.params, SESSION_NOT_FOUND);
    const { caseload, settings, now, auditRead } = request.practice;
    const session = await getSession(caseload.read, id);
    auditRead({ entity: 'session', entityId: id, clientId: session.clientId });
    const content =
      (await signedContent(caseload.read, id)) ??
      (await draftContent(caseload.read, session, { settings, now, identity: publicIdentity() }));
    const file = await renderPdf(caseload.therapistId, { kind: 'session note', content }, whileAsked(reply));
    return replyPdf(reply, `session-note-${id}-${dayOf(session.date, settings.timeZone)}.pdf`, file);
  });
}

async function signedContent(
  queries: CaseloadQueries,
  sessionId: number,
): Promise<SessionNotePdf | undefined> {
  const texts = await listSignedDocuments(queries, { sessionId });
  const story = signedStory(texts, await listReviews(queries, { sessionId }));
  return story && { story };
}

async function draftContent(
  queries: CaseloadQueries,
  session: Session,
  { settings, now, identity }: { settings: PracticeSettings; now: string; identity: PracticeContact },
): Promise<SessionNotePdf> {
  const sources = await readNoteSources(queries, session, settings);
  const { client, note } = sources;
  return {
    note: textOfNote(sources, { now, settings, lateReason: note.lateReason }),
    child: { name: fullNameOf(client), dateOfBirth: client.dateOfBirth },
    letterhead: { settings, identity },
  };
}

const printing = {
  summary:
    'The note of a session as a PDF: the signed text with addenda, corrections and reviews, or a draft',
  answer: 'application/pdf',
} as const;
