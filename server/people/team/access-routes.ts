import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fullConfirmation } from '#domain/people/users/full-confirmation.ts';
import { requireOwner } from '#server/people/sign-in/require-owner.ts';
import type { PracticeServices } from '#server/people/sign-in/require-therapist.ts';
import type { ConfirmFully } from '#server/people/two-factor/confirm-fully.ts';
import type { SecurityNotices } from '#server/people/users/security-notices.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody, parseId } from '#server/platform/http/validation.ts';
import { ACCOUNT_NOT_FOUND, changeAccess, confirmAccount, endSignIns } from './change-access.ts';

interface AccessServices extends Pick<PracticeServices, 'database' | 'onChange'> {
  confirmFully: ConfirmFully;
  notices: SecurityNotices;
}

/** The owner's routes for who may sign in; they give no access to anybody's records. */
export function accessRoutes(
  app: FastifyInstance,
  { database, onChange, confirmFully, notices }: AccessServices,
): void {
  const forOwner = { onRequest: requireOwner };

  app.post('/api/team/:id/end-sign-ins', { ...forOwner, ...routeDoc(ending) }, async (request, reply) => {
    const change = await confirmedChange(request);
    await database.write((queries) => endSignIns(queries, change));
    return reply.code(204).send();
  });

  app.post('/api/team/:id/disable', { ...forOwner, ...routeDoc(disabling) }, async (request, reply) => {
    const change = await confirmedChange(request);
    await database.write((queries) => changeAccess(queries, { ...change, notices, disable: true }));
    notices.send();
    return reply.code(204).send();
  });

  app.post('/api/team/:id/enable', { ...forOwner, ...routeDoc(enabling) }, async (request, reply) => {
    const change = await confirmedChange(request);
    await database.write((queries) => changeAccess(queries, { ...change, notices, disable: false }));
    notices.send();
    return reply.code(204).send();
  });

  app.post('/api/team/:id/confirm', { ...forOwner, ...routeDoc(confirming) }, async (request, reply) => {
    const change = await confirmedChange(request);
    const version = await database.write((queries) => confirmAccount(queries, change));
    if (version !== undefined) onChange(change.userId, { practice: version });
    return reply.code(204).send();
  });

  async function confirmedChange(request: FastifyRequest) {
    const userId = parseId(request.params, ACCOUNT_NOT_FOUND);
    await confirmFully(request, parseBody(fullConfirmation, request.body));
    return { userId, actor: request.practice.actor, now: request.practice.now };
  }
}

const confirmedByOwner = {
  access: 'owner',
  body: fullConfirmation,
  status: 204,
  refusals: {
    404: 'There is no such account',
    409: 'It is the account of the owner',
    429: 'Too many wrong passwords; Retry-After says when to try again',
  },
} as const;

const ending = { ...confirmedByOwner, summary: 'Sign another therapist out on every device' };

const disabling = {
  ...confirmedByOwner,
  summary:
    'Disable an account: nobody can sign in to it until it is enabled; its records stay, and nobody else reads them',
};

const confirming = {
  ...confirmedByOwner,
  summary:
    'Confirm an account from open registration: from now on it reads tax ID, NPI and payment instructions',
};

const enabling = { ...confirmedByOwner, summary: 'Enable a disabled account again' };
