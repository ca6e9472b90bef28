import type { FastifyInstance } from 'fastify';
import { secondStep } from '#domain/people/two-factor/two-factor.ts';
import type { AccountServices } from '#server/people/passwords/confirm-password.ts';
import { attemptSourceOf } from '#server/people/sign-in/attempt-source.ts';
import { clearPendingCookie, pendingToken } from '#server/people/sign-in/pending-sign-in-cookie.ts';
import { deletePendingSignIn, findPendingUser } from '#server/people/sign-in/pending-sign-in-store.ts';
import { SignInThrottle } from '#server/people/sign-in/sign-in-throttle.ts';
import { setSignInCookies, signedInEntry, startSignIn } from '#server/people/sign-in/start-sign-in.ts';
import type { AccessLog } from '#server/platform/audit/access-log.ts';
import { forbidden, unauthenticated } from '#server/platform/http/errors.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody } from '#server/platform/http/validation.ts';
import { redeemedEntries, takeSecondStep, WRONG_CODE } from './take-second-step.ts';

const TOO_LATE = 'This sign-in took too long. Please enter your username and password again';
const WRONG_RECOVERY_CODE = 'This recovery code is not right, or was used already';

/** The route for the second step of signing in: a code after the password. */
export function secondStepRoutes(
  app: FastifyInstance,
  { database, config, clock, accessLog }: AccountServices & { accessLog: AccessLog },
): void {
  const throttle = new SignInThrottle({ database, clock, enabled: config.rateLimits, guessing: 'code' });

  app.post('/api/login/code', routeDoc(signingIn), async (request, reply) => {
    const typed = parseBody(secondStep, request.body);
    const pending = pendingToken(request);
    const user = pending && (await findPendingUser(database.read, pending, clock()));
    if (!user) {
      clearPendingCookie(request, reply);
      throw unauthenticated(TOO_LATE);
    }
    const begun = await throttle.attempt(await attemptSourceOf(database.read, request, user), () =>
      database.write(async (queries) => {
        const now = clock();
        if (!(await takeSecondStep(queries, user, typed, now))) return undefined;
        // Two tabs may send two valid codes; one password is valid for one sign-in.
        if (!(await deletePendingSignIn(queries, pending))) throw unauthenticated(TOO_LATE);
        return startSignIn(queries, request, user, now, {
          hasSecondFactor: true,
          entries: [...redeemedEntries(user, typed), signedInEntry(user)],
        });
      }),
    );
    if (begun === undefined) {
      accessLog.auditFailure(user.id, 'two-factor', request.ip, clock());
      throw forbidden(typed.code === undefined ? WRONG_RECOVERY_CODE : WRONG_CODE);
    }
    clearPendingCookie(request, reply);
    setSignInCookies(request, reply, begun);
    return reply.send(user);
  });
}

const signingIn = {
  summary:
    'The second step of signing in: a code of the authenticator app, or a recovery code; answers a cookie',
  access: 'everyone',
  body: secondStep,
  refusals: {
    401: 'No password came before, or more than ten minutes ago',
    403: 'The code is wrong or was used already, or the account is disabled',
    429: 'Too many wrong codes; Retry-After says when to try again',
  },
} as const;
