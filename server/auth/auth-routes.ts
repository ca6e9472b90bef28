import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { credentials, registration, type User } from '#domain/users/user.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/connection.ts';
import { forbidden, unauthenticated } from '#server/http/errors.ts';
import { parseBody } from '#server/http/validation.ts';
import { createUser, findByUsername } from '#server/users/user-store.ts';
import { checkDecoyPassword, hashPassword, isPassword } from './passwords.ts';
import { clearSignInCookie, setSignInCookie, signInToken } from './sign-in-cookie.ts';
import { createSignIn, deleteSignIn } from './sign-in-store.ts';

interface AuthServices {
  database: Database;
  config: Pick<Config, 'registration'>;
  clock: () => Date;
}

/** Opening an account, signing in and out. */
export function authRoutes(app: FastifyInstance, services: AuthServices): void {
  app.post('/api/register', async (request, reply) => {
    const filledIn = parseBody(registration, request.body);
    if (services.config.registration === 'closed') {
      throw forbidden('New accounts are not open. Please ask the owner of the practice');
    }
    const passwordHash = await hashPassword(filledIn.password);
    const user = await services.database.write((queries) =>
      createUser(queries, filledIn, passwordHash, services.clock().toISOString()),
    );
    await signIn(request, reply, services, user);
    return reply.code(201).send(user);
  });

  app.post('/api/login', async (request, reply) => {
    const { username, password } = parseBody(credentials, request.body);
    const user = await userWithPassword(services.database, username, password);
    await signIn(request, reply, services, user);
    return reply.send(user);
  });

  app.post('/api/logout', async (request, reply) => {
    const token = signInToken(request);
    if (token !== undefined) await services.database.write((queries) => deleteSignIn(queries, token));
    clearSignInCookie(request, reply);
    return reply.code(204).send();
  });
}

async function userWithPassword(database: Database, username: string, password: string): Promise<User> {
  const found = await findByUsername(database.read, username);
  if (!found) await checkDecoyPassword(password);
  if (!found || !(await isPassword(password, found.passwordHash))) {
    throw unauthenticated('Invalid username or password');
  }
  return found.user;
}

// A new token at each sign-in; the one the browser brought along ends.
async function signIn(request: FastifyRequest, reply: FastifyReply, services: AuthServices, user: User) {
  const before = signInToken(request);
  const token = await services.database.write(async (queries) => {
    if (before !== undefined) await deleteSignIn(queries, before);
    const device = { address: request.ip, name: request.headers['user-agent'] ?? null };
    return createSignIn(queries, user.id, device, services.clock());
  });
  setSignInCookie(request, reply, token);
}
