import type { FastifyInstance } from 'fastify';
import { passwordChange } from '#domain/people/users/account-change.ts';
import { deviceToken } from '#server/people/sign-in/device-cookie.ts';
import { forgetDevices } from '#server/people/sign-in/known-device-store.ts';
import { setSignInCookie } from '#server/people/sign-in/sign-in-cookie.ts';
import { renewSignIn } from '#server/people/sign-in/sign-in-store.ts';
import type { SecurityNotices } from '#server/people/users/security-notices.ts';
import { updatePassword } from '#server/people/users/user-store.ts';
import { appendAuditEntries } from '#server/platform/database/audit-log.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody } from '#server/platform/http/validation.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import type { ConfirmPassword } from './confirm-password.ts';
import { hashPassword, type PasswordCost } from './passwords.ts';

interface PasswordServices {
  database: Database;
  confirmPassword: ConfirmPassword;
  notices: SecurityNotices;
  passwordCost: PasswordCost;
}

/** The route for changing the password, which signs out every other device. */
export function passwordRoutes(
  app: FastifyInstance,
  { database, confirmPassword, notices, passwordCost }: PasswordServices,
): void {
  app.post('/api/user/password', routeDoc(changing), async (request, reply) => {
    const { currentPassword, newPassword } = parseBody(passwordChange, request.body);
    const { user, actor, signInId, now } = request.practice;
    await confirmPassword(request, currentPassword);
    await refuseCommonPassword(newPassword, 'newPassword');
    const passwordHash = await hashPassword(newPassword, 'known', passwordCost);
    const token = await database.write(async (queries) => {
      const entry = { action: 'update', entity: 'account', entityId: user.id, clientId: null } as const;
      await appendAuditEntries(queries, user.id, [entry], actor, now);
      await updatePassword(queries, user.id, passwordHash);
      await forgetDevices(queries, user.id, deviceToken(request));
      await notices.add(queries, user, 'password changed', now);
      return renewSignIn(queries, user.id, signInId);
    });
    setSignInCookie(request, reply, token);
    notices.send();
    return reply.code(204).send();
  });
}

const changing = {
  summary: 'Choose another password; every other device is signed out',
  body: passwordChange,
  status: 204,
  refusals: {
    403: 'The current password is not right',
    429: 'Too many wrong passwords; Retry-After says when to try again',
  },
} as const;
