import type { FastifyInstance, FastifyReply } from 'fastify';
import { supervisionAgreement, supervisionForm } from '#domain/people/team/supervision.ts';
import { requireOwner } from '#server/people/sign-in/require-owner.ts';
import type { PracticeServices } from '#server/people/sign-in/require-therapist.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { setVersionsHeader } from '#server/platform/http/replies.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody, parseId } from '#server/platform/http/validation.ts';
import { ACCOUNT_NOT_FOUND } from './change-access.ts';
import {
  agreeToSupervision,
  changeSupervision,
  endOwnSupervision,
  type NewVersions,
} from './change-supervision.ts';
import { listOwnSupervisions } from './team-store.ts';

/** Routes for supervision: the owner proposes it, and the supervised therapist agrees to it, declines it or ends it. */
export function supervisionRoutes(
  app: FastifyInstance,
  { database, onChange }: Pick<PracticeServices, 'database' | 'onChange'>,
): void {
  app.put(
    '/api/team/:id/supervisor',
    { onRequest: requireOwner, ...routeDoc(proposing) },
    async (request, reply) => {
      const therapistId = parseId(request.params, ACCOUNT_NOT_FOUND);
      const form = parseBody(supervisionForm, request.body);
      const act = { ...request.practice, therapistId, form };
      return save(request.practice.user.id, reply, (queries) => changeSupervision(queries, act));
    },
  );

  app.get('/api/supervision', routeDoc(reading), ({ practice }) =>
    listOwnSupervisions(database.read, practice.user.id),
  );

  app.post('/api/supervision/agree', routeDoc(agreeing), async (request, reply) => {
    const { updatedAt } = parseBody(supervisionAgreement, request.body);
    const act = { ...request.practice, updatedAt };
    return save(request.practice.user.id, reply, (queries) => agreeToSupervision(queries, act));
  });

  app.delete('/api/supervision', routeDoc(ending), ({ practice }, reply) =>
    save(practice.user.id, reply, (queries) => endOwnSupervision(queries, practice)),
  );

  /** Writes, and notifies the open tabs of everybody concerned. */
  async function save(
    userId: number,
    reply: FastifyReply,
    write: (queries: Queries) => Promise<NewVersions>,
  ) {
    for (const { therapistId: id, version } of await database.write(write)) {
      if (id === userId) setVersionsHeader(reply, { practice: version });
      onChange(id, { practice: version });
    }
    return reply.code(204).send();
  }
}

const proposing = {
  summary:
    'Propose a therapist’s supervisor, first day and plan; supervisorId null ends it. Once the therapist agrees, the supervisor reads what is signed from the first day to the last',
  access: 'owner',
  body: supervisionForm,
  status: 204,
  refusals: {
    404: 'There is no such account',
    409: 'It is the same account, disabled, not confirmed or of an assistant; or it was changed since it was seen',
  },
} as const;

const reading = {
  summary: 'Who supervises the user, and whom the user supervises, agreed or still proposed',
};

const agreeing = {
  summary: 'Agree to the proposed supervision of oneself; it begins today at the earliest',
  body: supervisionAgreement,
  status: 204,
  refusals: { 409: 'There is none, its last day is over, or it was changed since it was seen' },
} as const;

const ending = {
  summary: 'Decline or end the supervision of oneself',
  status: 204,
  refusals: { 409: 'Nobody is named as supervisor' },
} as const;
