import type { FastifyInstance } from 'fastify';
import type { PublicIdentity } from '#domain/practice/public-identity.ts';
import { routeDoc } from '#server/http/route-doc.ts';
import { caseloadArchive } from './caseload-archive.ts';
import { readWholeCaseload } from './whole-caseload.ts';

/** A therapist takes her whole caseload with her. */
export function exportRoutes(app: FastifyInstance, publicIdentity: () => PublicIdentity): void {
  app.get('/api/export', routeDoc(exporting), async (request, reply) => {
    const { caseload, settings, today, now } = request.practice;
    // Inside a write, the export leaves its trace before it leaves the house.
    const whole = await caseload.write((queries) => {
      queries.audit({ action: 'export', entity: 'caseload', entityId: null, clientId: null });
      return readWholeCaseload(queries, today);
    });
    const letterhead = { settings, identity: publicIdentity() };
    return reply
      .type('application/zip')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="practice-export-${today}.zip"`)
      .send(caseloadArchive(whole, letterhead, new Date(now)));
  });
}

const exporting = {
  summary: "The therapist's whole caseload as a zip of JSON, CSV files and every invoice as a PDF",
  answer: 'application/zip',
} as const;
