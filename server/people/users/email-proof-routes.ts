import type { FastifyInstance } from 'fastify';
import { type EmailProof, emailLink } from '#domain/people/users/email-proof.ts';
import { appendAuditEntries } from '#server/platform/database/audit-log.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { HttpError } from '#server/platform/http/errors.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody } from '#server/platform/http/validation.ts';
import { emailProvenAt, proveEmail } from './email-proof-store.ts';
import type { EmailProofs } from './email-proofs.ts';

const TOO_MANY = 'Several mails were sent to you today already. Please look for them, or try again tomorrow';

/** The route that confirms an email address with a mailed link; it requires no sign-in. */
export function emailLinkRoutes(
  app: FastifyInstance,
  { database, clock }: { database: Database; clock: () => Date },
): void {
  app.post('/api/email-proof', routeDoc(proving), async (request, reply) => {
    const { token } = parseBody(emailLink, request.body);
    await database.write(async (queries) => {
      const now = clock();
      const userId = await proveEmail(queries, token, now);
      const entry = { action: 'update', entity: 'account', entityId: userId, clientId: null } as const;
      const actor = { kind: 'therapist', id: userId, address: request.ip } as const;
      await appendAuditEntries(queries, userId, [entry], actor, now.toISOString());
    });
    return reply.code(204).send();
  });
}

/** The routes for the state of the user's email confirmation, and for sending the link again. */
export function emailProofRoutes(
  app: FastifyInstance,
  { database, proofs }: { database: Database; proofs: EmailProofs },
): void {
  app.get('/api/user/email-proof', routeDoc(showing), async (request, reply) => {
    const { id, email } = request.practice.user;
    const provenAt = await emailProvenAt(database.read, id);
    const isAsked = await proofs.isAsked(database.read);
    const proof: EmailProof = { email, isAsked, provenAt };
    return reply.header('cache-control', 'no-store').send(proof);
  });

  app.post('/api/user/email-proof', routeDoc(asking), async (request, reply) => {
    const { user, now } = request.practice;
    const isAdded = await database.write(async (queries) => {
      const isKnown = (await emailProvenAt(queries, user.id)) !== null;
      return isKnown || proofs.ask(queries, user, new Date(now));
    });
    if (!isAdded) throw new HttpError(429, TOO_MANY);
    proofs.send();
    return reply.code(204).send();
  });
}

const proving = {
  summary: 'Confirm an email address by a mailed link',
  access: 'everyone',
  body: emailLink,
  status: 204,
  refusals: { 410: 'The link was used, or has expired' },
} as const;

const showing = {
  summary: 'Whether the email address is confirmed; only then mail is sent to it',
};

const asking = {
  summary: 'Send the mail with the link again, unless the address is confirmed or the practice sends no mail',
  status: 204,
  refusals: { 429: 'Too many mails were sent today' },
} as const;
