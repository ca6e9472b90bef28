import type { FastifyInstance } from 'fastify';
import { signedHere } from '#server/clinical/signing/logged-signatures.ts';
import type { PracticeServices } from '#server/people/sign-in/require-therapist.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import type { AllModules } from '#server/platform/server-module.ts';
import { importCaseload, refuseFilledCaseload } from './import-caseload.ts';
import { ImportTurn } from './import-turn.ts';
import { readArchive } from './read-archive.ts';

/** A whole archive with its invoices as PDF; the part that is read has its own limits. */
const BODY_LIMIT_BYTES = 256 * 1024 * 1024;

/** The route that imports a therapist's whole caseload. */
export async function archiveImportRoutes(
  app: FastifyInstance,
  { database, modules }: AllModules & Pick<PracticeServices, 'database'>,
): Promise<void> {
  app.addContentTypeParser(
    'application/zip',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
    (_request, body, done) => done(null, body),
  );

  const turn = new ImportTurn();
  app.post(
    '/api/import',
    { onRequest: turn.take, bodyLimit: BODY_LIMIT_BYTES, ...routeDoc(importing) },
    async (request) => {
      const { caseload, today, settings } = request.practice;
      return turn.work(async () => {
        // Checked before the work; the write checks again.
        await refuseFilledCaseload(caseload.read);
        const archived = await readArchive(request.body, { modules });
        const how = { today, settings, modules, signedHere: await signedHere(database, archived) };
        return caseload.write((queries) => importCaseload(queries, archived, how));
      });
    },
  );
}

const importing = {
  summary: 'Import a whole archive, as GET /api/export makes it, into an empty caseload, all or nothing',
  sends: 'application/zip',
  refusals: { 400: 'The archive cannot be read, or a row breaks a rule', 409: 'The caseload is not empty' },
} as const;
