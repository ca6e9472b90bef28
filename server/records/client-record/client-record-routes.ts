import type { FastifyInstance } from 'fastify';
import { clientRecordFileName } from '#domain/caseload/clients/client-record-name.ts';
import type { PracticeContact } from '#domain/platform/practice-contact.ts';
import { CLIENT_NOT_FOUND, getClient } from '#server/caseload/clients/client-store.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseId } from '#server/platform/http/validation.ts';
import { replyPdf, whileAsked } from '#server/platform/pdf/pdf-reply.ts';
import { renderPdf } from '#server/platform/pdf/render-pdf.ts';
import type { AllModules } from '#server/platform/server-module.ts';
import { readClientRecord } from './read-client-record.ts';
import { RecordsInWork } from './record-progress.ts';

/** One client's whole record as a PDF, to hand over or to keep. */
export function clientRecordRoutes(
  app: FastifyInstance,
  { publicIdentity, modules }: { publicIdentity: () => PracticeContact } & AllModules,
): void {
  const inWork = new RecordsInWork();

  app.get('/api/clients/:id/pdf', routeDoc(printing), async (request, reply) => {
    const id = parseId(request.params, CLIENT_NOT_FOUND);
    const { user, caseload, settings, today } = request.practice;
    const client = await getClient(caseload.read, id);
    const letterhead = { settings, identity: publicIdentity() };
    const about = { client, letterhead, therapistName: user.fullName, today };
    const content = await readClientRecord(caseload.read, about, { modules });
    const file = await inWork.follow(`${user.id} ${id}`, content.expectedPages, (onPage) =>
      renderPdf(user.id, { kind: 'client record', content }, whileAsked(reply), onPage),
    );
    // Noted before it leaves: nobody has the record without a trace of it.
    const entry = { action: 'export', entity: 'client', entityId: id, clientId: id } as const;
    await caseload.write(async (queries) => queries.audit(entry));
    return replyPdf(reply, clientRecordFileName(client, today), file);
  });

  app.get('/api/clients/:id/pdf/progress', routeDoc(following), async (request, reply) => {
    const id = parseId(request.params, CLIENT_NOT_FOUND);
    const { user, caseload } = request.practice;
    await getClient(caseload.read, id);
    return reply.send(inWork.of(`${user.id} ${id}`));
  });
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
