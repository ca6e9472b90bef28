import type { FastifyInstance } from 'fastify';
import { backupKeyChoice } from '#domain/records/backups/backup-key.ts';
import { requireOwner } from '#server/people/sign-in/require-owner.ts';
import type { ConfirmFully } from '#server/people/two-factor/confirm-fully.ts';
import type { SecurityNotices } from '#server/people/users/security-notices.ts';
import { auditInEveryLog } from '#server/platform/audit/audit-in-every-log.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { invalid } from '#server/platform/http/errors.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody } from '#server/platform/http/validation.ts';
import { savePublicKey } from './backup-key-store.ts';
import { isPublicKey, newKeyPair } from './encrypted-file.ts';
import { requireBackups } from './require-backups.ts';

import type { RestoreServices } from './restore-while-running.ts';

interface BackupKeyServices {
  database: Database;
  confirmFully: ConfirmFully;
  notices: SecurityNotices;
  restore: RestoreServices | undefined;
}

/** Routes for the key that encrypts backups. */
export function backupKeyRoutes(
  app: FastifyInstance,
  { database, confirmFully, notices, restore }: BackupKeyServices,
): void {
  const forOwner = { onRequest: requireOwner };

  app.post('/api/backup-keys', { ...forOwner, ...routeDoc(making) }, async (_request, reply) => {
    requireBackups(restore);
    return reply
      .header('cache-control', 'no-store')
      .code(201)
      .send(await newKeyPair());
  });

  app.put('/api/backup-key', { ...forOwner, ...routeDoc(choosing) }, async (request, reply) => {
    const { publicKey, ...confirmation } = parseBody(backupKeyChoice, request.body);
    const { encryptAll } = requireBackups(restore);
    if (!(await isPublicKey(publicKey))) throw invalid('This public key has a typing mistake');
    await confirmFully(request, confirmation);
    const { user, now } = request.practice;
    await database.write(async (queries) => {
      await savePublicKey(queries, publicKey, now);
      await auditInEveryLog(queries, request.practice, { action: 'update', entity: 'backup-key' });
      await notices.add(queries, user, 'backup key chosen', now);
    });
    notices.send();
    void encryptAll();
    return reply.code(204).send();
  });
}

const refusals = { 409: 'The data is in PostgreSQL' };

const making = {
  summary: 'Create a key pair for backups; neither key is stored',
  access: 'owner',
  status: 201,
  refusals,
} as const;

const choosing = {
  summary: 'Encrypt backups with this public key from now on, and existing unencrypted ones',
  access: 'owner',
  body: backupKeyChoice,
  status: 204,
  refusals: {
    ...refusals,
    403: 'The password or the code is not right',
    429: 'Too many wrong passwords or codes; Retry-After says when to try again',
  },
} as const;
