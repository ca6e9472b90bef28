import type { FastifyInstance } from 'fastify';
import type { SecondStepNeeded } from '#domain/people/two-factor/two-factor.ts';
import { type Credentials, credentials, registration } from '#domain/people/users/user.ts';
import type { RegistrationStatus } from '#domain/platform/registration-mode.ts';
import type { Requester } from '#server/people/passwords/password-queue.ts';
import { decoyHash, isPassword } from '#server/people/passwords/passwords.ts';
import { needsCode } from '#server/people/two-factor/two-factor-store.ts';
import { findByUsername, hasPasswordHash } from '#server/people/users/user-store.ts';
import type { AccessLog } from '#server/platform/audit/access-log.ts';
import { lockCaseload } from '#server/platform/database/audit-log.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { unauthenticated } from '#server/platform/http/errors.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody } from '#server/platform/http/validation.ts';
import { attemptSourceOf } from './attempt-source.ts';
import { setPendingCookie } from './pending-sign-in-cookie.ts';
import { createPendingSignIn } from './pending-sign-in-store.ts';
import { type RegistrationServices, registerAccount } from './register-account.ts';
import { registrationStatus } from './registration-status.ts';
import { clearSignInCookie, emptyBrowserCache, signInToken } from './sign-in-cookie.ts';
import { SignInThrottle } from './sign-in-throttle.ts';
import { signOut } from './sign-out.ts';
import { setSignInCookies, signedInEntry, startSignIn } from './start-sign-in.ts';

interface AuthServices extends RegistrationServices {
  accessLog: AccessLog;
}

/** The routes for opening an account, signing in and signing out. */
export function authRoutes(app: FastifyInstance, services: AuthServices): void {
  const { database, config, clock, proofs } = services;
  const throttle = new SignInThrottle({ database, clock, enabled: config.rateLimits });

  app.get('/api/registration', routeDoc(showingRegistration), async (_request, reply) => {
    const { mode, isFixed, needsSetupCode } = await registrationStatus(database.read, services);
    const status: RegistrationStatus = { mode, isFixed, needsSetupCode };
    return reply.header('cache-control', 'no-store').send(status);
  });

  app.post(
    '/api/register',
    routeDoc({
      summary: 'Open an account and sign in to it',
      access: 'everyone',
      body: registration,
      status: 201,
      refusals: {
        403: 'Registration is closed, or needs an invite code or the setup code',
        409: 'The username or the email is taken',
        429: 'Too many accounts were opened from this address',
        503: 'Too many people are signing in; Retry-After says when to try again',
      },
    }),
    async (request, reply) => {
      const filledIn = parseBody(registration, request.body);
      const user = await registerAccount(services, filledIn, request.ip);
      const begun = await database.write((queries) =>
        startSignIn(queries, request, user, clock(), { hasSecondFactor: false, entries: [] }),
      );
      proofs.send();
      setSignInCookies(request, reply, begun);
      return reply.code(201).send(begun.user);
    },
  );

  app.post(
    '/api/login',
    routeDoc({
      summary:
        'Sign in; answers a cookie. Where two-factor sign-in is on, POST /api/login/code has to follow',
      access: 'everyone',
      body: credentials,
      refusals: {
        401: 'The username or the password is wrong',
        403: 'The account is disabled, or has to be signed in to by its passkey',
        429: 'Too many wrong passwords; Retry-After says when to try again',
        503: 'Too many people are signing in; Retry-After says when to try again',
      },
    }),
    async (request, reply) => {
      const { username, password } = parseBody(credentials, request.body);
      const found = await findByUsername(database.read, username);
      const source = await attemptSourceOf(database.read, request, { username, id: found?.user.id });
      const requester = source.by === 'stranger' ? 'stranger' : 'known';
      const account = await throttle.attempt(source, () =>
        accountWithPassword(database, { username, password }, requester),
      );
      if (account === undefined) {
        if (found) services.accessLog.auditFailure(found.user.id, 'sign-in', request.ip, clock());
        throw wrongPassword();
      }
      const { user, passwordHash } = account;
      const begun = await database.write(async (queries) => {
        // While the password was checked, another may have been chosen, or two-factor sign-in turned on: the write that
        // did so held this lock and signed every other device out.
        await lockCaseload(queries, user.id);
        if (!(await hasPasswordHash(queries, user.id, passwordHash))) throw wrongPassword();
        if (await needsCode(queries, user.id)) return createPendingSignIn(queries, user.id, clock());
        return startSignIn(queries, request, user, clock(), {
          hasSecondFactor: false,
          entries: [signedInEntry(user)],
        });
      });
      if (typeof begun === 'string') {
        setPendingCookie(request, reply, begun);
        return reply.send({ secondStep: 'code' } satisfies SecondStepNeeded);
      }
      setSignInCookies(request, reply, begun);
      return reply.send(begun.user);
    },
  );

  app.post(
    '/api/logout',
    routeDoc({ summary: 'Sign out', access: 'everyone', status: 204 }),
    async (request, reply) => {
      const token = signInToken(request);
      if (token !== undefined)
        await database.write((queries) => signOut(queries, token, request.ip, clock()));
      clearSignInCookie(request, reply);
      emptyBrowserCache(reply);
      return reply.code(204).send();
    },
  );
}

async function accountWithPassword(
  database: Database,
  { username, password }: Credentials,
  requester: Requester,
) {
  const found = await findByUsername(database.read, username);
  // An unknown username takes the same time, so that response times do not reveal which usernames exist.
  const isRight = await isPassword(password, found?.passwordHash ?? decoyHash, requester);
  return isRight ? found : undefined;
}

function wrongPassword() {
  return unauthenticated('Invalid username or password', 'password');
}

const showingRegistration = {
  summary: 'Who may open an account, and whether the first one needs the setup code',
  access: 'everyone',
} as const;
