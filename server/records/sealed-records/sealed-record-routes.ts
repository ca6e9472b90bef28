import type { FastifyInstance } from 'fastify';
import { requireOwner } from '#server/people/sign-in/require-owner.ts';
import type { PracticeServices } from '#server/people/sign-in/require-therapist.ts';
import { forCaseload } from '#server/platform/database/caseload.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseId } from '#server/platform/http/validation.ts';
import {
  listSealedRecords,
  restoreSealedRecord,
  SEALED_RECORD_NOT_FOUND,
  therapistOfSealedRecord,
} from './sealed-record-store.ts';

/** Routes for deleted clients' records, for the practice's owner, who is responsible for retained records. */
export function sealedRecordRoutes(app: FastifyInstance, services: PracticeServices): void {
  app.get('/api/sealed-records', { onRequest: requireOwner, ...routeDoc(listing) }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await listSealedRecords(services.database.read)),
  );

  app.post(
    '/api/sealed-records/:id/restore',
    { onRequest: requireOwner, ...routeDoc(restoring) },
    async (request) => {
      const id = parseId(request.params, SEALED_RECORD_NOT_FOUND);
      const therapistId = await therapistOfSealedRecord(services.database.read, id);
      const caseload = forCaseload({ ...services, therapistId }, request.practice.actor);
      return caseload.write((queries) => restoreSealedRecord(queries, id, request.practice.settings));
    },
  );
}

const listing = {
  summary: "List the sealed records of every therapist's deleted clients, latest first",
  access: 'owner',
} as const;

const restoring = {
  summary:
    'Restore a sealed record with everything deleted with it; answers the id of its client, and which of its places are lost',
  access: 'owner',
  refusals: { 409: 'Something stands in its way: its client is deleted, or a part of it is there again' },
} as const;
