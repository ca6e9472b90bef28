import type { FastifyInstance } from 'fastify';
import { listAnnuals } from '#server/annuals/annual-store.ts';
import { listAssessments } from '#server/assessments/assessment-store.ts';
import { listClients } from '#server/clients/client-store.ts';
import { listInvoices } from '#server/invoices/invoice-store.ts';
import { describes } from '#server/openapi/route-description.ts';
import { listSessions } from '#server/sessions/session-store.ts';
import { listTasks } from '#server/tasks/task-store.ts';

/** A therapist takes her whole caseload with her. */
export function exportRoutes(app: FastifyInstance): void {
  app.get('/api/export', describes(exporting), async (request, reply) => {
    const { caseload, today, now } = request.practice;
    // Inside a write: nothing changes between one table and the next, and the export leaves its trace.
    const whole = await caseload.write(async (queries) => {
      queries.record({ action: 'export', entity: 'caseload', entityId: null, clientId: null });
      return {
        clients: await listClients(queries),
        sessions: await listSessions(queries),
        assessments: await listAssessments(queries),
        invoices: await listInvoices(queries, today),
        annuals: await listAnnuals(queries),
        tasks: await listTasks(queries),
      };
    });
    const { caseloadArchive } = await import('./caseload-archive.ts');
    return reply
      .type('application/zip')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="practice-export-${today}.zip"`)
      .send(Buffer.from(caseloadArchive(whole, new Date(now))));
  });
}

const exporting = {
  summary: "The therapist's whole caseload as a zip of JSON and CSV files",
  answer: 'application/zip',
} as const;
