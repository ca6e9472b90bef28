import type { FastifyInstance } from 'fastify';
import { undoneText } from '#domain/program/undo.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import type { AllModules } from '#server/platform/server-module.ts';
import { takeUndo, UNDO_NOT_FOUND } from '#server/platform/undo/undo-store.ts';
import { applyUndo } from './apply-undo.ts';

const UNDO_ID = /^[0-9a-f-]{36}$/;

/** The route that undoes a change of the last minutes; the change's reply named the undo in the header `Undo`. */
export function undoRoutes(app: FastifyInstance, { modules }: AllModules): void {
  app.post<{ Params: { id: string } }>('/api/undo/:id', routeDoc(undoing), async (request) => {
    const { id } = request.params;
    if (!UNDO_ID.test(id)) throw notFound(UNDO_NOT_FOUND);
    const { caseload, settings } = request.practice;
    return caseload.write(async (queries) => {
      const records = await applyUndo(queries, await takeUndo(queries, id), settings, { modules });
      queries.undo.forget();
      return { text: undoneText(records), records };
    });
  });
}

const undoing = {
  summary:
    'Undo a change of the last five minutes by the id in the Undo header of its response. Returns the restored records',
  refusals: { 409: 'Something of it was changed or billed since: nothing is put back' },
};
