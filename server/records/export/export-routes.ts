import type { FastifyInstance } from 'fastify';
import type { PracticeContact } from '#domain/platform/practice-contact.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import type { AllModules } from '#server/platform/server-module.ts';
import { caseloadArchive } from './caseload-archive.ts';

/** The route that exports a therapist's whole caseload. */
export function exportRoutes(
  app: FastifyInstance,
  { publicIdentity, modules }: { publicIdentity: () => PracticeContact } & AllModules,
): void {
  app.get('/api/export', routeDoc(exporting), async (request, reply) => {
    const { caseload, settings, today } = request.practice;
    // The export is audited before its first byte is sent.
    const entry = { action: 'export', entity: 'caseload', entityId: null, clientId: null } as const;
    await caseload.write(async (queries) => queries.audit(entry));
    const letterhead = { settings, identity: publicIdentity() };
    return reply
      .type('application/zip')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="practice-export-${today}.zip"`)
      .send(caseloadArchive(request.practice, letterhead, { modules }));
  });
}

const exporting = {
  summary: "The therapist's whole caseload as a zip of JSON, CSV files and every invoice as a PDF",
  answer: 'application/zip',
} as const;
