import type { FastifyInstance } from 'fastify';
import { supervisionForm } from '#domain/people/team/supervision.ts';
import { requireOwner } from '#server/people/sign-in/require-owner.ts';
import type { PracticeServices } from '#server/people/sign-in/require-therapist.ts';
import { setVersionsHeader } from '#server/platform/http/replies.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody, parseId } from '#server/platform/http/validation.ts';
import { ACCOUNT_NOT_FOUND } from './change-access.ts';
import { changeSupervision } from './change-supervision.ts';

/** Who supervises whom: for the owner of the practice to say, who reads nothing by it. */
export function supervisionRoutes(
  app: FastifyInstance,
  { database, onChange }: Pick<PracticeServices, 'database' | 'onChange'>,
): void {
  app.put(
    '/api/team/:id/supervisor',
    { onRequest: requireOwner, ...routeDoc(naming) },
    async (request, reply) => {
      const therapistId = parseId(request.params, ACCOUNT_NOT_FOUND);
      const form = parseBody(supervisionForm, request.body);
      const { actor, user, now } = request.practice;
      const versions = await database.write((queries) =>
        changeSupervision(queries, { therapistId, form, actor, now }),
      );
      for (const { therapistId: id, version } of versions) {
        if (id === user.id) setVersionsHeader(reply, { practice: version });
        onChange(id, { practice: version });
      }
      return reply.code(204).send();
    },
  );
}

const naming = {
  summary:
    'Set a therapist’s supervisor, first day and plan; supervisorId null ends it. The supervisor reads what the therapist signs from that day on',
  access: 'owner',
  body: supervisionForm,
  status: 204,
  refusals: {
    404: 'There is no such account',
    409: 'It is the same account, disabled, not confirmed or of an assistant; or it was changed since it was seen',
  },
} as const;
