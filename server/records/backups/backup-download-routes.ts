import { createReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { fullConfirmation } from '#domain/people/users/full-confirmation.ts';
import { requireOwner } from '#server/people/sign-in/require-owner.ts';
import type { ConfirmFully } from '#server/people/two-factor/confirm-fully.ts';
import { auditInEveryLog } from '#server/platform/audit/audit-in-every-log.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { conflict, notFound } from '#server/platform/http/errors.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody } from '#server/platform/http/validation.ts';
import type { BackupDownloads } from './backup-downloads.ts';
import { findPublicKey } from './backup-key-store.ts';
import { nameIn, requireBackups } from './require-backups.ts';

import type { RestoreServices } from './restore-while-running.ts';

interface BackupDownloadServices {
  database: Database;
  confirmFully: ConfirmFully;
  downloads: BackupDownloads;
  restore: RestoreServices | undefined;
}

/**
 * Routes for downloading everybody's records: encrypted with the owner's key, granted for one download after password
 * and second factor, and recorded in every therapist's log.
 */
export function backupDownloadRoutes(
  app: FastifyInstance,
  { database, confirmFully, downloads, restore }: BackupDownloadServices,
): void {
  const forOwner = { onRequest: requireOwner };

  app.post('/api/backups/:id/download', { ...forOwner, ...routeDoc(granting) }, async (request, reply) => {
    const confirmation = parseBody(fullConfirmation, request.body);
    const { backupStore, encryptAll } = requireBackups(restore);
    backupStore.find(nameIn(request));
    if ((await findPublicKey(database.read)) === null) throw conflict(NO_KEY);
    await confirmFully(request, confirmation);
    // A backup from before there was a key.
    if (!backupStore.find(nameIn(request)).backup.isEncrypted) await encryptAll();
    const { name, isEncrypted } = backupStore.find(nameIn(request)).backup;
    if (!isEncrypted) throw conflict(NOT_ENCRYPTED);
    const token = downloads.grant(name, request.practice.signInId);
    return reply
      .header('cache-control', 'no-store')
      .code(201)
      .send({ address: `/api/backup-downloads/${token}`, name });
  });

  app.get('/api/backup-downloads/:id', { ...forOwner, ...routeDoc(downloading) }, async (request, reply) => {
    const { backupStore } = requireBackups(restore);
    const name = downloads.take(nameIn(request), request.practice.signInId);
    if (name === undefined) throw notFound(USED_UP);
    const { backup, path } = backupStore.find(name);
    await database.write((queries) =>
      auditInEveryLog(queries, request.practice, { action: 'export', entity: 'backup' }),
    );
    return reply
      .type(FILE_TYPE)
      .header('cache-control', 'no-store')
      .header('content-length', backup.bytes)
      .header('content-disposition', `attachment; filename="${backup.name}"`)
      .send(createReadStream(path));
  });
}

const FILE_TYPE = 'application/octet-stream';
const NO_KEY = 'Choose a backup key first: what leaves the server is encrypted with it';
const NOT_ENCRYPTED = 'This backup could not be encrypted and stays here. The server’s log says why';
const USED_UP = 'This download was used already, or is too old. Please ask for it again';
const refusals = { 409: 'No backup key was chosen, or the data is in PostgreSQL' };

const granting = {
  summary: 'Grant one download of a backup, encrypted with the owner’s key, for a few minutes',
  access: 'owner',
  body: fullConfirmation,
  status: 201,
  refusals: {
    ...refusals,
    403: 'The password or the code is not right',
    429: 'Too many wrong passwords or codes; Retry-After says when to try again',
  },
} as const;

const downloading = {
  summary: 'Download a backup once, after it was granted; recorded in every therapist’s activity log',
  access: 'owner',
  answer: FILE_TYPE,
  refusals,
} as const;
