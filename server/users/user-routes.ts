import type { FastifyInstance } from 'fastify';
import { profileChange } from '#domain/users/account-change.ts';
import { updateProfile } from '#server/auth/user-store.ts';
import { appendAuditAlone } from '#server/database/audit-log.ts';
import type { Database } from '#server/database/connection.ts';
import { routeDoc } from '#server/http/route-doc.ts';
import { parseBody } from '#server/http/validation.ts';
import type { EmailProofs } from '#server/mail/email-proofs.ts';
import type { SecurityNotices } from '#server/mail/security-notices.ts';
import { userShape } from '#server/openapi/account-shapes.ts';

interface UserServices {
  database: Database;
  notices: SecurityNotices;
  proofs: EmailProofs;
}

/** The account of whoever is signed in. */
export function userRoutes(app: FastifyInstance, { database, notices, proofs }: UserServices): void {
  app.get(
    '/api/user',
    routeDoc({ summary: 'The account that is signed in', answer: userShape }),
    async (request, reply) => reply.header('cache-control', 'no-store').send(request.practice.user),
  );

  app.put('/api/user', routeDoc(changing), async (request, reply) => {
    const change = parseBody(profileChange, request.body);
    const { user, actor, now } = request.practice;
    const changed = await database.write(async (queries) => {
      const entry = { action: 'update', entity: 'account', entityId: user.id, clientId: null } as const;
      await appendAuditAlone(queries, user.id, [entry], actor, now);
      const hasNewAddress = change.email !== undefined && change.email !== user.email;
      // To the address of before: whoever took the account over reads the new one.
      if (hasNewAddress) await notices.add(queries, user, 'email changed', now);
      const changed = await updateProfile(queries, user, change);
      if (hasNewAddress) await proofs.ask(queries, changed, new Date(now));
      return changed;
    });
    notices.send();
    return reply.header('cache-control', 'no-store').send(changed);
  });
}

const changing = {
  summary: 'Change the full name, the email or the username of the account',
  body: profileChange,
  answer: userShape,
  refusals: { 409: 'The username or the email is taken' },
} as const;
