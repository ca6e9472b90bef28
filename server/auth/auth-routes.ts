import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { credentials, registration, type User } from '#domain/users/user.ts';
import type { Database } from '#server/database/connection.ts';
import { unauthenticated } from '#server/http/errors.ts';
import { parseBody } from '#server/http/validation.ts';
import { userShape } from '#server/openapi/answer-shapes.ts';
import { describes } from '#server/openapi/route-description.ts';
import { SignInThrottle } from '#server/throttle/sign-in-throttle.ts';
import { findByUsername } from '#server/users/user-store.ts';
import { decoyHash, isPassword } from './passwords.ts';
import { type RegistrationServices, registerAccount } from './register-account.ts';
import { clearSignInCookie, setSignInCookie, signInToken } from './sign-in-cookie.ts';
import { createSignIn, deleteSignIn } from './sign-in-store.ts';

/** Opening an account, signing in and out. */
export function authRoutes(app: FastifyInstance, services: RegistrationServices): void {
  const { database, config, clock } = services;
  const throttle = new SignInThrottle({ database, clock, enabled: config.rateLimits });

  app.post(
    '/api/register',
    describes({
      summary: 'Open an account and sign in to it',
      access: 'everyone',
      body: registration,
      status: 201,
      answer: userShape,
      refusals: {
        403: 'Registration is closed, or needs an invite code',
        409: 'The username or the email is taken',
        429: 'Too many accounts were opened from this address',
      },
    }),
    async (request, reply) => {
      const filledIn = parseBody(registration, request.body);
      const user = await registerAccount(services, filledIn, request.ip);
      await signIn(request, reply, services, user);
      return reply.code(201).send(user);
    },
  );

  app.post(
    '/api/login',
    describes({
      summary: 'Sign in; answers a cookie',
      access: 'everyone',
      body: credentials,
      answer: userShape,
      refusals: {
        401: 'The username or the password is wrong',
        429: 'Too many wrong passwords; Retry-After says when to try again',
      },
    }),
    async (request, reply) => {
      const { username, password } = parseBody(credentials, request.body);
      const user = await throttle.attempt(username, request.ip, () =>
        userWithPassword(database, username, password),
      );
      if (user === undefined) throw unauthenticated('Invalid username or password');
      await signIn(request, reply, services, user);
      return reply.send(user);
    },
  );

  app.post(
    '/api/logout',
    describes({ summary: 'Sign out', access: 'everyone', status: 204 }),
    async (request, reply) => {
      const token = signInToken(request);
      if (token !== undefined) await database.write((queries) => deleteSignIn(queries, token));
      clearSignInCookie(request, reply);
      return reply.code(204).send();
    },
  );
}

async function userWithPassword(
  database: Database,
  username: string,
  password: string,
): Promise<User | undefined> {
  const found = await findByUsername(database.read, username);
  // An unknown username costs the same work, so that the time does not tell which usernames exist.
  const isRight = await isPassword(password, found?.passwordHash ?? decoyHash);
  return isRight ? found?.user : undefined;
}

// A new token at each sign-in; the one the browser brought along ends.
async function signIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { database, clock }: RegistrationServices,
  user: User,
) {
  const before = signInToken(request);
  const token = await database.write(async (queries) => {
    if (before !== undefined) await deleteSignIn(queries, before);
    const device = { address: request.ip, name: request.headers['user-agent'] ?? null };
    return createSignIn(queries, user.id, device, clock());
  });
  setSignInCookie(request, reply, token);
}
