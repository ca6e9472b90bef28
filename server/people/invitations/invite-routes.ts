import type { FastifyInstance } from 'fastify';
import { newInvite } from '#domain/people/invitations/invite.ts';
import { requireOwner } from '#server/people/sign-in/require-owner.ts';
import { appendAuditEntries } from '#server/platform/database/audit-log.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody, parseId } from '#server/platform/http/validation.ts';
import { createInvite, deleteInvite, INVITE_NOT_FOUND, inviteEntry, listInvites } from './invite-store.ts';

/** The routes for the owner's invitations, for a practice with registration by invitation. */
export function inviteRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  const forOwner = { onRequest: requireOwner };

  app.get(
    '/api/invites',
    {
      ...forOwner,
      ...routeDoc({
        summary: 'List invitations, newest first',
        access: 'owner',
      }),
    },
    async (_request, reply) =>
      reply.header('cache-control', 'no-store').send(await listInvites(database.read)),
  );

  app.post(
    '/api/invites',
    {
      ...forOwner,
      ...routeDoc({
        summary: 'Invite someone to open an account; only this answer contains the code',
        access: 'owner',
        body: newInvite,
        status: 201,
      }),
    },
    async (request, reply) => {
      const invite = parseBody(newInvite, request.body);
      const { user, caseload, now } = request.practice;
      const issued = await caseload.write(async (queries) => {
        const made = await createInvite(queries.practice, invite, user.id, new Date(now));
        queries.audit(inviteEntry('create', made.id));
        return made;
      });
      return reply.code(201).header('cache-control', 'no-store').send(issued);
    },
  );

  app.delete(
    '/api/invites/:id',
    { ...forOwner, ...routeDoc({ summary: 'Revoke an invitation', access: 'owner', status: 204 }) },
    async (request, reply) => {
      const id = parseId(request.params, INVITE_NOT_FOUND);
      const { user, actor, now } = request.practice;
      // The invitation first, as where it is redeemed, so that two writes never deadlock on each other's rows.
      await database.write(async (queries) => {
        await deleteInvite(queries, id);
        await appendAuditEntries(queries, user.id, [inviteEntry('delete', id)], actor, now);
      });
      return reply.code(204).send();
    },
  );
}
