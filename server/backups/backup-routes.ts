import { createReadStream } from 'node:fs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { restoreConfirmation } from '#domain/practice/backup.ts';
import type { ConfirmPassword } from '#server/auth/confirm-password.ts';
import { requireOwner } from '#server/auth/require-owner.ts';
import { type AuditEntry, appendAuditAlone } from '#server/database/audit-log.ts';
import type { Database } from '#server/database/connection.ts';
import { conflict } from '#server/http/errors.ts';
import { routeDoc } from '#server/http/route-doc.ts';
import { parseBody } from '#server/http/validation.ts';
import {
  backupCheckShape,
  backupShape,
  backupShelfShape,
  restoredBackupShape,
} from '#server/openapi/backup-shapes.ts';
import { checkBackup } from './check-backup.ts';
import { type RestoreServices, restoreWhileRunning } from './restore-while-running.ts';

interface BackupRouteServices {
  database: Database;
  confirmPassword: ConfirmPassword;
  /** Absent on PostgreSQL, whose own tools do all this. */
  restore: RestoreServices | undefined;
}

/** The backups of the whole practice, for its owner. */
export function backupRoutes(
  app: FastifyInstance,
  { database, confirmPassword, restore }: BackupRouteServices,
) {
  const forOwner = { onRequest: requireOwner };

  function kept(): RestoreServices {
    if (restore === undefined) throw conflict(ON_POSTGRES);
    return restore;
  }

  function note(request: FastifyRequest, action: AuditEntry['action']): Promise<void> {
    const { user, now } = request.practice;
    const entry = { action, entity: 'backup', entityId: null, clientId: null } as const;
    const actor = { userId: user.id, address: request.ip };
    return database.write((queries) => appendAuditAlone(queries, user.id, [entry], actor, now));
  }

  app.get('/api/backups', { ...forOwner, ...routeDoc(listing) }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send({ isKeptHere: restore !== undefined, backups: restore?.keeper.list() ?? [] }),
  );

  app.post('/api/backups', { ...forOwner, ...routeDoc(making) }, async (request, reply) => {
    const { keeper } = kept();
    await note(request, 'create');
    return reply.code(201).send(await keeper.backUpNow());
  });

  app.get('/api/backups/:id', { ...forOwner, ...routeDoc(downloading) }, async (request, reply) => {
    const { backup, path } = kept().keeper.find(nameIn(request));
    await note(request, 'export');
    return reply
      .type(FILE_TYPE)
      .header('cache-control', 'no-store')
      .header('content-length', backup.bytes)
      .header('content-disposition', `attachment; filename="${backup.name}"`)
      .send(createReadStream(path));
  });

  app.get('/api/backups/:id/check', { ...forOwner, ...routeDoc(checking) }, async (request, reply) => {
    const check = await checkBackup(kept().keeper, nameIn(request));
    return reply.header('cache-control', 'no-store').send(check);
  });

  app.post('/api/backups/:id/restore', { ...forOwner, ...routeDoc(restoring) }, async (request) => {
    const { password } = parseBody(restoreConfirmation, request.body);
    const services = kept();
    services.keeper.find(nameIn(request));
    await confirmPassword(request, password);
    return restoreWhileRunning(services, nameIn(request), request);
  });
}

function nameIn({ params }: FastifyRequest): string {
  return typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : '';
}

const FILE_TYPE = 'application/vnd.sqlite3';
const ON_POSTGRES = 'The data is in a database server, whose own tools back it up and restore it';
const refusals = { 409: 'The data is in PostgreSQL' };

const listing = {
  summary: 'List the backups of the practice, newest first',
  access: 'owner',
  answer: backupShelfShape,
} as const;

const making = {
  summary: 'Back the practice up now',
  access: 'owner',
  status: 201,
  answer: backupShape,
  refusals,
} as const;

const downloading = {
  summary: 'Download one backup by its name; it is noted in the activity log',
  access: 'owner',
  answer: FILE_TYPE,
  refusals,
} as const;

const checking = {
  summary: 'What is in a backup, and what restoring it would take away',
  access: 'owner',
  answer: backupCheckShape,
  refusals: { 409: 'The backup cannot be restored, or the data is in PostgreSQL' },
} as const;

const restoring = {
  summary:
    'Put a backup in the place of the practice, which is backed up first; other calls wait or answer 503 meanwhile',
  access: 'owner',
  body: restoreConfirmation,
  answer: restoredBackupShape,
  refusals: {
    403: 'The password is not right',
    409: 'The backup cannot be restored, or the data is in PostgreSQL',
    429: 'Too many wrong passwords; Retry-After says when to try again',
  },
} as const;
