import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { newClientImport } from '#domain/records/imports/client-import.ts';
import { replyCreated, replyList } from '#server/platform/http/replies.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody, parseId } from '#server/platform/http/validation.ts';
import { getClientImport, IMPORT_NOT_FOUND, listClientImports } from './client-import-store.ts';
import { importClients } from './import-clients.ts';
import { previewUndo, undoImport } from './undo-import.ts';

/** Room for a full file with long notes. */
const BODY_LIMIT_BYTES = 16 * 1024 * 1024;

/** Routes for importing clients from a file, and for undoing an import. */
export function clientImportRoutes(app: FastifyInstance): void {
  app.get('/api/client-imports', routeDoc(listing), async (request, reply) =>
    replyList(request, reply, { reads: ['imports', 'clients', 'mandates'] }, async function* (queries) {
      yield await listClientImports(queries);
    }),
  );

  app.post(
    '/api/client-imports',
    { bodyLimit: BODY_LIMIT_BYTES, ...routeDoc(importing) },
    async (request, reply) => {
      const { body } = request;
      const clients = parseBody(newClientImport, body, (issue) => withRow(issue, body));
      const { today } = request.practice;
      return replyCreated(request, reply, {
        create: (queries) => importClients(queries, clients, today),
        load: getClientImport,
      });
    },
  );

  app.get('/api/client-imports/:id/undo', routeDoc(previewing), async (request, reply) => {
    const id = parseId(request.params, IMPORT_NOT_FOUND);
    const undo = await previewUndo(request.practice.caseload.read, id);
    request.practice.auditRead({ entity: 'import', entityId: id, clientId: null });
    return reply.header('cache-control', 'no-store').send(undo);
  });

  app.post('/api/client-imports/:id/undo', routeDoc(undoing), async (request) => {
    const id = parseId(request.params, IMPORT_NOT_FOUND);
    return request.practice.caseload.write((queries) => undoImport(queries, id));
  });
}

/** Returns an error message with its row in the file. */
function withRow({ path, message }: z.core.$ZodIssue, body: unknown): string {
  const [list, index, part] = path;
  if (list !== 'rows' && list !== 'existing') return message;
  if (typeof index !== 'number' || (part !== 'client' && part !== 'plans')) return message;
  const rows: unknown = Object(body)[list];
  const row: unknown = Array.isArray(rows) ? Object(rows[index]).row : undefined;
  return Number.isInteger(row) ? `Row ${row}: ${message}` : message;
}

const listing = {
  summary: 'List the imports of clients, latest first',
};

const importing = {
  summary:
    'Add the clients of a file, or mandates of clients who are there, with plans, schools and payers, all or none',
  body: newClientImport,
  status: 201,
  refusals: {
    409: 'Somebody is there already, and was not said to be meant twice; or has a mandate already',
  },
} as const;

const previewing = {
  summary:
    'What undoing an import would do: how many clients and mandates are removed, and which stay and why',
};

const undoing = {
  summary: 'Remove an import’s clients and mandates, except those to which something has been added',
  refusals: { 409: 'None of its clients can be taken out (any more)' },
};
