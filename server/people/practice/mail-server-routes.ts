import type { FastifyInstance } from 'fastify';
import { type MailServerState, mailServerChange } from '#domain/platform/mail-server.ts';
import { requireOwner } from '#server/people/sign-in/require-owner.ts';
import type { Config } from '#server/platform/config.ts';
import { appendAuditEntries } from '#server/platform/database/audit-log.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { conflict } from '#server/platform/http/errors.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody } from '#server/platform/http/validation.ts';
import type { Delivery } from '#server/platform/mail/delivery.ts';
import {
  deleteMailServer,
  findSavedServer,
  saveMailServer,
} from '#server/platform/mail/mail-server-store.ts';
import type { MailSetup } from '#server/platform/mail/mail-setup.ts';
import { retryAtOnce } from '#server/platform/mail/outbox-store.ts';
import { countWithinHour } from '#server/platform/throttle/address-limit.ts';
import { MAIL_TESTS_AN_HOUR } from '#server/platform/throttle/attempts.ts';

const SET_BY_ENVIRONMENT =
  'The mail server is set by SMTP_URL on the server, and cannot be changed here. Whoever looks after the server can remove it there';
const NONE_SAVED = 'Save a mail server first';

interface MailServerServices {
  database: Database;
  config: Pick<Config, 'rateLimits'>;
  mail: MailSetup;
  delivery: Delivery;
}

/** Routes for the owner to set up the mail server and to test it. */
export function mailServerRoutes(
  app: FastifyInstance,
  { database, config, mail, delivery }: MailServerServices,
): void {
  const forOwner = { onRequest: requireOwner };
  const { environmentUrl } = mail;
  const environmentHost = environmentUrl === undefined ? null : new URL(environmentUrl).hostname;

  async function readState(): Promise<MailServerState> {
    return { environmentHost, saved: await findSavedServer(database.read, database.auditKey) };
  }

  app.get('/api/mail-server', { ...forOwner, ...routeDoc(showing) }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await readState()),
  );

  app.put('/api/mail-server', { ...forOwner, ...routeDoc(saving) }, async (request, reply) => {
    const change = parseBody(mailServerChange, request.body);
    if (environmentHost !== null) throw conflict(SET_BY_ENVIRONMENT);
    const { actor, now } = request.practice;
    await database.write(async (queries) => {
      await saveMailServer(queries, change);
      await retryAtOnce(queries, now);
      await appendAuditEntries(queries, actor.id, [{ ...entry, action: 'update' }], actor, now);
    });
    delivery.wake();
    return reply.header('cache-control', 'no-store').send(await readState());
  });

  app.delete('/api/mail-server', { ...forOwner, ...routeDoc(removing) }, async (request, reply) => {
    const { actor, now } = request.practice;
    await database.write(async (queries) => {
      await deleteMailServer(queries);
      await appendAuditEntries(queries, actor.id, [{ ...entry, action: 'delete' }], actor, now);
    });
    return reply.code(204).send();
  });

  app.post('/api/mail-server/test', { ...forOwner, ...routeDoc(testing) }, async (request, reply) => {
    const { user, now } = request.practice;
    if (!(await mail.isOn(database.read))) throw conflict(NONE_SAVED);
    if (config.rateLimits) {
      await database.write((queries) =>
        countWithinHour(queries, 'mail test', request.ip, MAIL_TESTS_AN_HOUR, new Date(now)),
      );
    }
    const result = await delivery.sendTest({ name: user.fullName, address: user.email });
    if (result === undefined) throw conflict(NONE_SAVED);
    return reply.header('cache-control', 'no-store').send(result);
  });
}

const entry = { entity: 'mail-server', entityId: null, clientId: null } as const;

const showing = {
  summary: 'The mail server that the practice sends mail by, without its password',
  access: 'owner',
} as const;

const saving = {
  summary:
    'Save the mail server, in use at once. Without a password the saved one stays, if server and name are the same',
  access: 'owner',
  body: mailServerChange,
  refusals: { 409: 'SMTP_URL sets the mail server' },
} as const;

const removing = {
  summary: 'Remove the saved mail server and its password',
  access: 'owner',
  status: 204,
} as const;

const testing = {
  summary: 'Send a test mail to the owner by the saved mail server, within ten seconds',
  access: 'owner',
  refusals: {
    409: 'No mail server is saved, or its password cannot be read',
    429: 'Too many tests within an hour; Retry-After says when to try again',
  },
} as const;
