import type { FastifyInstance } from 'fastify';
import { ownershipTransfer } from '#domain/people/team/ownership.ts';
import { requireOwner } from '#server/people/sign-in/require-owner.ts';
import type { PracticeServices } from '#server/people/sign-in/require-therapist.ts';
import type { ConfirmFully } from '#server/people/two-factor/confirm-fully.ts';
import type { SecurityNotices } from '#server/people/users/security-notices.ts';
import { setVersionsHeader } from '#server/platform/http/replies.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody } from '#server/platform/http/validation.ts';
import { listTeam } from './team-store.ts';
import { transferOwnership } from './transfer-ownership.ts';

interface TeamServices extends Pick<PracticeServices, 'database' | 'onChange'> {
  confirmFully: ConfirmFully;
  notices: SecurityNotices;
}

/** The owner's routes for the list of therapists and the transfer of ownership. */
export function teamRoutes(
  app: FastifyInstance,
  { database, onChange, confirmFully, notices }: TeamServices,
): void {
  app.get('/api/team', { onRequest: requireOwner, ...routeDoc(listing) }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await listTeam(database.read)),
  );

  app.put(
    '/api/team/owner',
    { onRequest: requireOwner, ...routeDoc(handingOver) },
    async (request, reply) => {
      const { userId, ...confirmation } = parseBody(ownershipTransfer, request.body);
      await confirmFully(request, confirmation);
      const { user, actor, now } = request.practice;
      const versions = await database.write(async (queries) => {
        const transfer = await transferOwnership(queries, { from: user.id, to: userId, actor, now });
        await notices.add(queries, user, 'ownership given', now);
        await notices.add(queries, transfer.newOwner, 'ownership received', now);
        return transfer.versions;
      });
      notices.send();
      for (const { therapistId, version } of versions) {
        if (therapistId === user.id) setVersionsHeader(reply, { practice: version });
        onChange(therapistId, { practice: version });
      }
      return reply.code(204).send();
    },
  );
}

const listing = {
  summary: 'List the accounts of the practice, the oldest first, and which are disabled',
  access: 'owner',
} as const;

const handingOver = {
  summary: 'Transfer the practice to another therapist, who becomes its owner instead',
  access: 'owner',
  body: ownershipTransfer,
  status: 204,
  refusals: {
    404: 'There is no such account',
    409: 'It is the owner already, or the account is disabled',
    429: 'Too many wrong passwords; Retry-After says when to try again',
  },
} as const;
