import type { FastifyInstance, FastifyRequest } from 'fastify';
import { restoreConfirmation } from '#domain/records/backups/backup.ts';
import { backupOpening } from '#domain/records/backups/backup-key.ts';
import { requireOwner } from '#server/people/sign-in/require-owner.ts';
import type { ConfirmFully } from '#server/people/two-factor/confirm-fully.ts';
import type { AuditEntry } from '#server/platform/database/audit-log.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody } from '#server/platform/http/validation.ts';
import { findPublicKey } from './backup-key-store.ts';
import { checkBackup } from './check-backup.ts';
import { nameIn, requireBackups } from './require-backups.ts';
import { type RestoreServices, restoreWhileRunning } from './restore-while-running.ts';

interface BackupRouteServices {
  database: Database;
  confirmFully: ConfirmFully;
  /** Undefined on PostgreSQL, which has its own backup tools. */
  restore: RestoreServices | undefined;
}

/** Routes for the backups of the whole practice, for its owner. */
export function backupRoutes(app: FastifyInstance, { database, confirmFully, restore }: BackupRouteServices) {
  const forOwner = { onRequest: requireOwner };

  function note(request: FastifyRequest, action: AuditEntry['action']): Promise<void> {
    const entry = { action, entity: 'backup', entityId: null, clientId: null } as const;
    return request.practice.caseload.write(async (queries) => queries.audit(entry));
  }

  app.get('/api/backups', { ...forOwner, ...routeDoc(listing) }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({
      isKeptHere: restore !== undefined,
      publicKey: await findPublicKey(database.read),
      backups: restore?.backupStore.list() ?? [],
    }),
  );

  app.post('/api/backups', { ...forOwner, ...routeDoc(making) }, async (request, reply) => {
    const { backupStore } = requireBackups(restore);
    await note(request, 'create');
    return reply.code(201).send(await backupStore.backUpNow());
  });

  app.post('/api/backups/:id/check', { ...forOwner, ...routeDoc(checking) }, async (request, reply) => {
    const { secretKey } = parseBody(backupOpening, request.body ?? {});
    const check = await checkBackup(requireBackups(restore).backupStore, nameIn(request), secretKey);
    return reply.header('cache-control', 'no-store').send(check);
  });

  app.post('/api/backups/:id/restore', { ...forOwner, ...routeDoc(restoring) }, async (request) => {
    const { secretKey, ...confirmation } = parseBody(restoreConfirmation, request.body);
    const services = requireBackups(restore);
    services.backupStore.find(nameIn(request));
    await confirmFully(request, confirmation);
    return restoreWhileRunning(services, { name: nameIn(request), secretKey }, request);
  });
}

const refusals = { 409: 'The data is in PostgreSQL' };

const listing = {
  summary: 'List the backups of the practice, newest first',
  access: 'owner',
} as const;

const making = {
  summary: 'Make a backup now',
  access: 'owner',
  status: 201,
  refusals,
} as const;

const checking = {
  summary: 'What a backup contains, and what restoring it would remove',
  access: 'owner',
  body: backupOpening,
  refusals: {
    403: 'The key does not open the backup',
    409: 'The backup cannot be restored, or the data is in PostgreSQL',
  },
} as const;

const restoring = {
  summary:
    'Restore a backup; the current data is backed up first, and other calls wait or answer 503 meanwhile',
  access: 'owner',
  body: restoreConfirmation,
  refusals: {
    403: 'The password or the code is not right, or the key does not open the backup',
    409: 'The backup cannot be restored, or the data is in PostgreSQL',
    429: 'Too many wrong passwords; Retry-After says when to try again',
  },
} as const;
