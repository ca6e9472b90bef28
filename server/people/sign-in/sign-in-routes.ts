import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/platform/database/connection.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { clearSignInCookie } from './sign-in-cookie.ts';
import { deleteSignInById, deleteSignIns, listSignIns } from './sign-in-store.ts';

const deviceSignedOut = { action: 'delete', entity: 'device', entityId: null, clientId: null } as const;

const isUuid = /^[0-9a-f-]{36}$/;

/** The routes for an account's signed-in devices, and for signing them out. */
export function signInRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  app.get(
    '/api/sign-ins',
    routeDoc({
      summary: 'List the devices that are signed in to this account, latest use first',
    }),
    async (request, reply) => {
      const { user, signInId, now } = request.practice;
      const signIns = await listSignIns(database.read, user.id, new Date(now));
      return reply
        .header('cache-control', 'no-store')
        .send(signIns.map((signIn) => ({ ...signIn, current: signIn.id === signInId })));
    },
  );

  app.post(
    '/api/sign-ins/end-others',
    routeDoc({ summary: 'Sign out every other device', status: 204 }),
    async (request, reply) => {
      const { user, signInId, caseload } = request.practice;
      await caseload.write(async (queries) => {
        await deleteSignIns(queries.practice, user.id, signInId);
        queries.audit(deviceSignedOut);
      });
      return reply.code(204).send();
    },
  );

  app.delete<{ Params: { id: string } }>(
    '/api/sign-ins/:id',
    routeDoc({ summary: 'Sign out one device', status: 204 }),
    async (request, reply) => {
      const { user, signInId, caseload } = request.practice;
      const { id } = request.params;
      const isFound =
        isUuid.test(id) &&
        (await caseload.write(async (queries) => {
          const isThere = await deleteSignInById(queries.practice, user.id, id);
          if (isThere) queries.audit(deviceSignedOut);
          return isThere;
        }));
      if (!isFound) throw notFound('This device is not signed in any more');
      if (id === signInId) clearSignInCookie(request, reply);
      return reply.code(204).send();
    },
  );
}
