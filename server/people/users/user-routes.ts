import type { FastifyInstance } from 'fastify';
import { profileChange } from '#domain/people/users/account-change.ts';
import { setSignInCookie } from '#server/people/sign-in/sign-in-cookie.ts';
import { renewSignIn } from '#server/people/sign-in/sign-in-store.ts';
import { type ConfirmFully, confirmed } from '#server/people/two-factor/confirm-fully.ts';
import { appendAuditEntries } from '#server/platform/database/audit-log.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody } from '#server/platform/http/validation.ts';
import type { EmailProofs } from './email-proofs.ts';
import type { SecurityNotices } from './security-notices.ts';
import { updateProfile } from './user-store.ts';

interface UserServices {
  database: Database;
  notices: SecurityNotices;
  proofs: EmailProofs;
  confirmFully: ConfirmFully;
}

/** Routes for the signed-in user's account. */
export function userRoutes(
  app: FastifyInstance,
  { database, notices, proofs, confirmFully }: UserServices,
): void {
  app.get('/api/user', routeDoc(showing), async (request, reply) =>
    reply.header('cache-control', 'no-store').send(request.practice.user),
  );

  app.put('/api/user', routeDoc(changing), async (request, reply) => {
    const { confirmation, ...change } = parseBody(profileChange, request.body);
    const { user, actor, signInId, now } = request.practice;
    const signsInDifferently = differs(change.email, user.email) || differs(change.username, user.username);
    if (signsInDifferently) await confirmFully(request, confirmed(confirmation));
    const { changed, token } = await database.write(async (queries) => {
      const entry = { action: 'update', entity: 'account', entityId: user.id, clientId: null } as const;
      await appendAuditEntries(queries, user.id, [entry], actor, now);
      const hasNewAddress = differs(change.email, user.email);
      // Sent to the previous address: somebody who took the account over reads the new one.
      if (hasNewAddress) await notices.add(queries, user, 'email changed', now);
      const changed = await updateProfile(queries, user, change);
      if (hasNewAddress) await proofs.ask(queries, changed, new Date(now));
      const token = signsInDifferently ? await renewSignIn(queries, user.id, signInId) : undefined;
      return { changed, token };
    });
    if (token !== undefined) setSignInCookie(request, reply, token);
    notices.send();
    return reply.header('cache-control', 'no-store').send(changed);
  });
}

function differs(chosen: string | undefined, before: string): boolean {
  return chosen !== undefined && chosen !== before;
}

const showing = { summary: 'The account that is signed in', isForSettingUp: true };

const changing = {
  summary:
    'Change the full name or, with the confirmation, the account’s email or username, which signs out every other device',
  body: profileChange,
  refusals: {
    403: 'The password or the code is missing or not right',
    409: 'The username or the email is taken',
    429: 'Too many wrong passwords; Retry-After says when to try again',
  },
} as const;
