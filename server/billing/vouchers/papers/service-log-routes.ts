import type { FastifyInstance, FastifyRequest } from 'fastify';
import { attendanceCsv } from '#domain/billing/vouchers/attendance-csv.ts';
import { logFileName } from '#domain/billing/vouchers/log-days.ts';
import { sessionLogCsv } from '#domain/billing/vouchers/session-log-csv.ts';
import type { PracticeContact } from '#domain/platform/practice-contact.ts';
import { senderNow } from '#server/clinical/signing/clinical-sender.ts';
import { replyCsv } from '#server/platform/http/csv-reply.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseQuery } from '#server/platform/http/validation.ts';
import { replyPdf, whileAsked } from '#server/platform/pdf/pdf-reply.ts';
import { renderPdf } from '#server/platform/pdf/render-pdf.ts';
import { readServiceLogs } from '../read-service-logs.ts';
import { clientOfLog, serviceLogQuery } from './service-log-query.ts';

/** Routes for attendance and session logs of a period as PDFs and spreadsheets. */
export function serviceLogRoutes(
  app: FastifyInstance,
  { publicIdentity }: { publicIdentity: () => PracticeContact },
): void {
  app.get('/api/service-log/pdf', routeDoc(printing), async (request, reply) => {
    const { layout, name, from, until, logs } = await logsAskedFor(request);
    const { settings, caseload } = request.practice;
    const sender = senderNow({ settings, identity: publicIdentity() });
    const content = { sender, layout, from, until, logs };
    const file = await renderPdf(caseload.therapistId, { kind: 'service log', content }, whileAsked(reply));
    return replyPdf(reply, `${name}.pdf`, file);
  });

  app.get('/api/service-log/csv', routeDoc(tabulating), async (request, reply) => {
    const { layout, name, logs } = await logsAskedFor(request);
    return replyCsv(reply, `${name}.csv`, layout === 'grid' ? attendanceCsv(logs) : sessionLogCsv(logs));
  });
}

async function logsAskedFor({ query, practice }: FastifyRequest) {
  const question = parseQuery(serviceLogQuery, query);
  const { caseload, settings, auditRead } = practice;
  const clientId = await clientOfLog(caseload.read, question);
  const { layout = 'lines', from, to: until, ...filter } = question;
  const found = await readServiceLogs(caseload.read, { ...filter, from, until }, settings);
  const shown = found.length > 0 ? found.map((one) => one.clientId) : [clientId];
  for (const one of new Set(shown)) auditRead({ entity: 'service-log', entityId: null, clientId: one });
  const logs = found.map(({ log }) => log);
  return { layout, from, until, logs, name: logFileName(layout, question) };
}

const printing = {
  summary: 'Service logs of mandates as a PDF: a grid of days for each month, or a line for each session',
  query: serviceLogQuery,
  answer: 'application/pdf',
  refusals: {
    404: 'There is no such client, mandate, payer or school',
    409: 'The log is too large for one PDF',
  },
} as const;

const tabulating = {
  summary: 'Service logs of mandates as a spreadsheet: a line for each month, or for each session',
  query: serviceLogQuery,
  answer: 'text/csv',
  refusals: { 404: 'There is no such client, mandate, payer or school' },
} as const;
