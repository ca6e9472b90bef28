import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import type { User } from '#domain/people/users/user.ts';
import type { PasswordCost } from '#server/people/passwords/passwords.ts';
import { type Config, readConfig } from '#server/platform/config.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { type AppOptions, createApp } from '#server/program/app.ts';
import { countUse } from './count-use.ts';
import { refuseOtherReply } from './described-answers.ts';
import { type AtEnd, temporaryFolder } from './temporary-folder.ts';
import { openTestDatabase } from './test-database.ts';
import { type ReceivedReply, type SentRequest, TestVisitor } from './test-visitor.ts';

export interface NewTherapist {
  fullName: string;
  username: string;
  email: string;
  password: string;
  inviteCode?: string;
}

/** The minimum of work that argon2id allows, for tests that are not about passwords. */
const leastCost: PasswordCost = { memoryKib: 8, passes: 1 };

/** A signed-in user. */
export interface TestTherapist extends TestVisitor {
  id: number;
  credentials: Pick<NewTherapist, 'username' | 'password'>;
}

export interface TestPractice {
  app: FastifyInstance;
  database: Database;
  config: Config;
  /** Returns a visitor without a sign-in. */
  visitor(): TestVisitor;
  /** Registers a therapist and returns them signed in; missing details are generated. */
  register(details?: Partial<NewTherapist>): Promise<TestTherapist>;
}

interface TestPracticeOptions extends Omit<AppOptions, 'config' | 'database'> {
  config?: Partial<Config>;
  /** A database opened separately; its test closes it. */
  database?: Database;
  /** Whether idle sign-ins end; off by default, because tests that move the clock by days are seldom about that. */
  endsIdleSignIns?: boolean;
}

/**
 * Starts the whole program in this process, without a socket, on its own database and the engine of the
 * running project; call it in a test or in beforeEach. It stops at the end: of this test by default.
 * Use it for tests of the whole practice: its owner, settings, configuration or start. Other tests share the
 * one of their file (`preparedPractice`).
 */
export async function startTestPractice(
  options: TestPracticeOptions = {},
  atEnd: AtEnd = onTestFinished,
): Promise<TestPractice> {
  const { config: changes, endsIdleSignIns = options.clock === undefined, ...rest } = options;
  const config = testConfig(changes, atEnd);
  const database = options.database ?? (await openTestDatabase(atEnd));
  countUse('programs built in a test');
  const app = await createApp({ passwordCost: leastCost, ...rest, config, database });
  atEnd(() => app.close());
  const visitor = () => new TestVisitor((request) => inject(app, request));
  let registered = 0;
  return {
    app,
    database,
    config,
    visitor,
    async register(details = {}) {
      registered += 1;
      const therapist = visitor();
      const account: NewTherapist = {
        fullName: `Therapist ${registered} Sample`,
        username: `therapist${registered}`,
        email: `therapist${registered}@example.com`,
        password: 'quiet-swing-42',
        ...details,
      };
      const reply = await therapist.post('/api/register', account);
      if (reply.status !== 201) throw new Error(`Registration failed: ${reply.status}: ${reply.text}`);
      const { username, password } = account;
      const { id } = reply.json<User>();
      if (!endsIdleSignIns) await allowUnused(database, id);
      return Object.assign(therapist, { id, credentials: { username, password } });
    },
  };
}

/**
 * Returns the settings of a program in a test, with its own data folder: the program stores the logs' ends there on
 * PostgreSQL too, and would take another test's practice for an older copy.
 */
export function testConfig(changes: Partial<Config> = {}, atEnd: AtEnd = onTestFinished): Config {
  return { ...readConfig({ RATE_LIMITS: 'off' }), dataDir: temporaryFolder(atEnd), ...changes };
}

/** Turns automatic sign-out off for a therapist. */
export function allowUnused(database: Database, therapistId: number): Promise<unknown> {
  return database.write((queries) =>
    queries
      .updateTable('preferences')
      .set({ idle_minutes: null })
      .where('therapist_id', '=', therapistId)
      .execute(),
  );
}

async function inject(app: FastifyInstance, request: SentRequest): Promise<ReceivedReply> {
  const { method, path, headers, body } = request;
  const reply = await app.inject({
    method,
    url: path,
    headers,
    ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : Buffer.from(body) }),
  });
  const received = new Headers();
  for (const [name, value] of Object.entries(reply.headers)) {
    for (const one of [value ?? []].flat()) received.append(name, String(one));
  }
  const answer = {
    status: reply.statusCode,
    text: reply.body,
    bytes: new Uint8Array(reply.rawPayload),
    headers: received,
  };
  refuseOtherReply(request, answer);
  return answer;
}
