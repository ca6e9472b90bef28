import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { requireOwner } from '#server/auth/require-owner.ts';
import type { PracticeServices } from '#server/auth/require-therapist.ts';
import { forTherapist } from '#server/database/caseload.ts';
import { parseId } from '#server/http/validation.ts';
import { clientShape, sealedRecordShape } from '#server/openapi/answer-shapes.ts';
import { describes } from '#server/openapi/route-description.ts';
import {
  listEverySealedRecord,
  listSealedRecords,
  restoreSealedRecord,
  SEALED_RECORD_NOT_FOUND,
  therapistOfSealedRecord,
} from './sealed-record-store.ts';

/** The records of deleted clients. A therapist sees her own; the owner of the practice sees and restores all. */
export function sealedRecordRoutes(app: FastifyInstance, services: PracticeServices): void {
  app.get('/api/sealed-records', describes(listing), async (request, reply) => {
    const { user, caseload } = request.practice;
    const records = user.isOwner
      ? await listEverySealedRecord(services.database.read)
      : await listSealedRecords(caseload.read);
    return reply.header('cache-control', 'no-store').send(records);
  });

  app.post(
    '/api/sealed-records/:id/restore',
    { onRequest: requireOwner, ...describes(restoring) },
    async (request) => {
      const id = parseId(request.params, SEALED_RECORD_NOT_FOUND);
      const therapistId = await therapistOfSealedRecord(services.database.read, id);
      const caseload = forTherapist(services.database, therapistId, {
        actor: { userId: request.practice.user.id, address: request.ip },
        clock: services.clock,
        onChange: services.onChange,
      });
      return caseload.write((queries) => restoreSealedRecord(queries, id));
    },
  );
}

const listing = {
  summary: "List sealed records of deleted clients, latest first; the owner sees every therapist's",
  answer: z.array(sealedRecordShape),
};

const restoring = {
  summary: 'Put a deleted client back with everything of it',
  access: 'owner',
  answer: clientShape,
  refusals: { 409: 'A part of the record is there again' },
} as const;
