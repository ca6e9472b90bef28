import type { FastifyInstance } from 'fastify';
import { recovery, recoveryLink } from '#domain/people/sign-in/recovery.ts';
import type { PasswordCost } from '#server/people/passwords/passwords.ts';
import type { SecurityNotices } from '#server/people/users/security-notices.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody } from '#server/platform/http/validation.ts';
import { recoverAccount } from './recover-account.ts';
import { accountOfLink } from './recovery-link-store.ts';

interface RecoveryServices {
  database: Database;
  clock: () => Date;
  notices: SecurityNotices;
  passwordCost: PasswordCost;
}

/** The routes for choosing a new password with a link created on the server's console. */
export function recoveryRoutes(
  app: FastifyInstance,
  { database, clock, notices, passwordCost }: RecoveryServices,
): void {
  // With POST, so that the secret appears in no address and no log.
  app.post('/api/recovery/link', routeDoc(looking), async (request, reply) => {
    const { token } = parseBody(recoveryLink, request.body);
    const { username, fullName } = await accountOfLink(database.read, token, clock());
    return reply.header('cache-control', 'no-store').send({ username, fullName });
  });

  app.post('/api/recovery', routeDoc(recovering), async (request, reply) => {
    const body = parseBody(recovery, request.body);
    await recoverAccount(database, body, { address: request.ip, now: clock(), notices, passwordCost });
    notices.send();
    return reply.code(204).send();
  });
}

const refusals = {
  403: 'The account is disabled',
  404: 'There is no such link, or a newer one took its place',
  410: 'The link was used, or has expired',
};

const looking = {
  summary: 'Whose account a recovery link is for',
  access: 'everyone',
  body: recoveryLink,
  refusals,
} as const;

const recovering = {
  summary: 'Choose a new password by a recovery link; every device is signed out',
  access: 'everyone',
  body: recovery,
  status: 204,
  refusals,
} as const;
