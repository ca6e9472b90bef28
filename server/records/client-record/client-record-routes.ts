import type { FastifyInstance } from 'fastify';
import { clientRecordFileName } from '#domain/caseload/clients/client-record-name.ts';
import { type ClinicalDocument, documentRecord } from '#domain/clinical/documents/document.ts';
import type { PracticeContact } from '#domain/platform/practice-contact.ts';
import { listAnnuals } from '#server/billing/annuals/annual-store.ts';
import { listInvoices } from '#server/billing/invoices/invoice-store.ts';
import { listAssessments } from '#server/caseload/assessments/assessment-store.ts';
import { CLIENT_NOT_FOUND, getClient } from '#server/caseload/clients/client-store.ts';
import { listSessions } from '#server/caseload/sessions/session-store.ts';
import { listGoals } from '#server/clinical/goals/goal-store.ts';
import { listSessionNotes } from '#server/clinical/notes/session-note-store.ts';
import { listPlans } from '#server/clinical/plans/plan-store.ts';
import { listReviews } from '#server/clinical/reviews/review-store.ts';
import { listSignedDocuments } from '#server/clinical/signing/signed-document-store.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { selectionOf } from '#server/platform/database/record-rows.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseId } from '#server/platform/http/validation.ts';
import { replyPdf, whileAsked } from '#server/platform/pdf/pdf-reply.ts';
import { renderPdf } from '#server/platform/pdf/render-pdf.ts';
import { expectedPages, RecordsInWork } from './record-progress.ts';

/** One client's whole record as a PDF, to hand over or to keep. */
export function clientRecordRoutes(
  app: FastifyInstance,
  { publicIdentity }: { publicIdentity: () => PracticeContact },
): void {
  const inWork = new RecordsInWork();

  app.get('/api/clients/:id/pdf', routeDoc(printing), async (request, reply) => {
    const id = parseId(request.params, CLIENT_NOT_FOUND);
    const { user, caseload, settings, today } = request.practice;
    const record = await recordOf(caseload.read, id, today);
    const letterhead = { settings, identity: publicIdentity() };
    const content = { ...record, letterhead, therapistName: user.fullName, today };
    const file = await inWork.follow(`${user.id} ${id}`, expectedPages(content), (onPage) =>
      renderPdf(user.id, { kind: 'client record', content }, whileAsked(reply), onPage),
    );
    // Noted before it leaves: nobody has the record without a trace of it.
    const entry = { action: 'export', entity: 'client', entityId: id, clientId: id } as const;
    await caseload.write(async (queries) => queries.audit(entry));
    return replyPdf(reply, clientRecordFileName(record.client, today), file);
  });

  app.get('/api/clients/:id/pdf/progress', routeDoc(following), async (request, reply) => {
    const id = parseId(request.params, CLIENT_NOT_FOUND);
    const { user, caseload } = request.practice;
    await getClient(caseload.read, id);
    return reply.send(inWork.of(`${user.id} ${id}`));
  });
}

async function recordOf(queries: CaseloadQueries, clientId: number, today: string) {
  const client = await getClient(queries, clientId);
  const [sessions, assessments, annuals, invoices, plans, goals, notes, signed, reviews, documents] =
    await Promise.all([
      listSessions(queries, { clientId }),
      listAssessments(queries, { clientId }),
      listAnnuals(queries, { clientId }),
      listInvoices(queries, today, { clientId }),
      listPlans(queries, { clientId }),
      listGoals(queries, { clientId }),
      listSessionNotes(queries, { clientId }),
      listSignedDocuments(queries, { clientId }),
      listReviews(queries, { clientId }),
      wholeDocuments(queries, clientId),
    ]);
  return {
    client,
    sessions,
    assessments,
    annuals,
    invoices,
    plans,
    goals,
    notes,
    signed,
    reviews,
    documents,
  };
}

/** The documents of a client, whole. */
function wholeDocuments(queries: CaseloadQueries, clientId: number): Promise<ClinicalDocument[]> {
  return queries
    .selectFrom('documents')
    .select(selectionOf(documentRecord))
    .where('client_id', '=', clientId)
    .execute();
}

const following = {
  summary: 'Progress of a record’s PDF in the making; no pages if there is none',
  isBackground: true,
} as const;

const printing = {
  summary: "One client's whole record as a PDF; recorded in the activity log",
  answer: 'application/pdf',
  refusals: { 409: 'The record is too large for one PDF' },
} as const;
