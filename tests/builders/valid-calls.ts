import { randomUUID } from 'node:crypto';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import type { TestReply, TestVisitor } from '#tests/setup/test-visitor.ts';
import type { ValidCall } from '#tests/specimens/specimen.ts';
import { specimens } from '#tests/specimens/specimens.ts';
import { buildArchive, buildCaseload } from './archive-builder.ts';
import { buildTemplate } from './assessment-builder.ts';
import type { BackupIds } from './backup-builder.ts';
import { buildClientImport } from './client-builder.ts';
import type { OneOfEach } from './one-of-each.ts';
import { buildPicture } from './picture-builder.ts';
import type { SecondFactorIds } from './second-factor.ts';
import { buildSigningProfile } from './signing-builder.ts';

/** The ids in calls: one record of every kind, and other things. */
export type CallIds = OneOfEach &
  BackupIds &
  SecondFactorIds & {
    invite: number;
    inquiry: number;
    clientImport: number;
    template: number;
    edition: number;
    colleague: number;
    /** When the therapist’s supervision was last changed. */
    supervision: string;
  };

const callsOfSpecimens: Record<string, ValidCall> = Object.assign({}, ...specimens.map(({ calls }) => calls));

const ownPassword = { password: 'quiet-swing-42' };

/**
 * Every call that requires a sign-in, with its record and a valid body. A new route must be added here, or to the
 * specimen of its records: the authorization matrix is generated from it.
 */
export const privateCalls: Record<string, ValidCall<CallIds>> = {
  'GET /api/user': {},
  'PUT /api/user': { body: () => ({ fullName: 'Changed Name' }) },
  'GET /api/user/email-proof': {},
  'POST /api/user/email-proof': {},
  'GET /api/two-factor': {},
  'POST /api/two-factor/setup': { body: () => ownPassword },
  // In this order: the two calls after it require what it turned on.
  'POST /api/two-factor': { body: ({ appCodes: [code] }) => ({ code }) },
  'POST /api/two-factor/recovery-codes': { body: ({ appCodes: [, code] }) => ({ ...ownPassword, code }) },
  'POST /api/two-factor/turn-off': { body: ({ appCodes: [, , code] }) => ({ ...ownPassword, code }) },
  'GET /api/passkeys': {},
  'POST /api/passkeys/options': { body: () => ownPassword },
  'POST /api/passkeys': { body: ({ newPasskey }) => newPasskey },
  'PUT /api/passkeys/:id': { record: 'passkey', body: () => ({ name: 'Sample phone' }) },
  'POST /api/passkeys/:id/remove': { record: 'passkey', body: () => ({ password: 'quiet-swing-42' }) },
  // After the calls that require the password.
  'POST /api/user/password': {
    body: () => ({ currentPassword: 'quiet-swing-42', newPassword: 'quiet-swing-43' }),
  },
  'GET /api/preferences': {},
  'GET /api/draft-key': {},
  'PUT /api/preferences': { body: () => ({ weekStart: 'Monday' }) },
  'GET /api/signing-profile': {},
  'PUT /api/signing-profile': { body: () => buildSigningProfile() },
  'GET /api/practice-notices': {},
  'GET /api/practice-settings': {},
  'PUT /api/practice-settings': { body: () => ({ sessionMinutes: 45 }) },
  'GET /api/mail-server': {},
  'PUT /api/mail-server': {
    body: () => ({
      host: 'localhost',
      port: 1,
      security: 'none',
      user: 'desk@example.com',
      password: 'quiet-letter-42',
      sender: null,
    }),
  },
  'POST /api/mail-server/test': {},
  'DELETE /api/mail-server': {},
  'GET /api/activity': {},
  'GET /api/team': {},
  'POST /api/team/:id/end-sign-ins': { record: 'colleague', body: () => ownPassword },
  'POST /api/team/:id/disable': { record: 'colleague', body: () => ownPassword },
  'POST /api/team/:id/enable': { record: 'colleague', body: () => ownPassword },
  'POST /api/team/:id/confirm': { record: 'colleague', body: () => ownPassword },
  'PUT /api/team/:id/supervisor': {
    record: 'colleague',
    body: () => ({ supervisorId: 1, fromOn: '2098-01-01', planText: 'An hour each Friday' }),
  },
  'GET /api/website-identity': {},
  'PUT /api/website-identity': { body: () => ({ identity: sampleIdentity }) },
  'POST /api/website-identity/pictures': { query: () => '?kind=logo', body: () => buildPicture() },
  'GET /api/website-identity/publication': {},
  'PUT /api/website-identity/publication': { body: () => ({ isPublished: false }) },
  'GET /api/website-identity/editions': {},
  'GET /api/website-identity/editions/:id': { record: 'edition' },
  'GET /api/website-identity/editions/:id/pages': { record: 'edition' },
  'GET /api/events': {},
  'GET /api/sign-ins': {},
  'POST /api/sign-ins/end-others': {},
  'DELETE /api/sign-ins/:id': { record: 'signIn' },
  'GET /api/invites': {},
  'POST /api/invites': { body: () => ({ note: 'For a colleague' }) },
  'DELETE /api/invites/:id': { record: 'invite' },
  'GET /api/consultation-requests': {},
  'PUT /api/consultation-requests/:id': { record: 'inquiry', body: () => ({ state: 'contacted' }) },
  'GET /api/page-views': { query: () => '?from=2026-09-01&to=2026-09-30' },
  'GET /api/reports/pdf': { query: ({ client }) => `?from=2026-09-01&to=2026-09-30&clientId=${client}` },
  'GET /api/sealed-records': {},
  'POST /api/sealed-records/:id/restore': { record: 'sealedRecord' },
  'GET /api/export': {},
  'GET /api/client-imports': {},
  'POST /api/client-imports': { body: () => buildClientImport({ lastName: `Sample ${randomUUID()}` }) },
  'GET /api/client-imports/:id/undo': { record: 'clientImport' },
  'POST /api/client-imports/:id/undo': { record: 'clientImport' },
  'POST /api/undo/:id': { record: 'undo' },
  'GET /api/backups': {},
  'POST /api/backups': { isOfSqlite: true },
  'POST /api/backups/:id/check': {
    record: 'backup',
    body: ({ backupKey: { secretKey } }) => ({ secretKey }),
    isOfSqlite: true,
  },
  'POST /api/backup-keys': { isOfSqlite: true },
  'PUT /api/backup-key': {
    body: ({ backupKey: { publicKey } }) => ({ publicKey, ...ownPassword }),
    isOfSqlite: true,
  },
  'POST /api/backups/:id/download': { record: 'backup', body: () => ownPassword, isOfSqlite: true },
  'GET /api/backup-downloads/:id': { record: 'backupDownload', isOfSqlite: true },
  'POST /api/backups/:id/restore': {
    record: 'backup',
    body: ({ backupKey: { secretKey } }) => ({ secretKey, ...ownPassword }),
    isOfSqlite: true,
  },
  'POST /api/import': { body: () => buildArchive(buildCaseload()) },
  'GET /api/assessment-templates': { isOfPractice: true },
  'POST /api/assessment-templates': { body: () => buildTemplate({ title: `Sample ${randomUUID()}` }) },
  'GET /api/assessment-templates/:id': { record: 'template', isOfPractice: true },
  'PUT /api/assessment-templates/:id': {
    record: 'template',
    body: () => ({ description: 'Changed' }),
    isOfPractice: true,
  },
  'DELETE /api/assessment-templates/:id': { record: 'template', isOfPractice: true },
  ...callsOfSpecimens,
  'GET /api/supervision': {},
  'POST /api/supervision/agree': { body: ({ supervision }) => ({ updatedAt: supervision }) },
  // After the calls of a supervisor.
  'DELETE /api/supervision': {},
  // Last: afterwards the second account owns the practice.
  'PUT /api/team/owner': { body: () => ({ userId: 2, ...ownPassword }) },
};

/** Sends a valid call about the records of `ids`. */
export function sendCall(visitor: TestVisitor, name: string, ids: CallIds): Promise<TestReply> {
  const { query, body } = privateCalls[name] ?? {};
  const path = pathOf(name, ids) + (query?.(ids) ?? '');
  return visitor.request(methodOf(name), path, body?.(ids));
}

/** Returns the path of a call about the records of `ids`. */
export function pathOf(name: string, ids: CallIds): string {
  const { record } = privateCalls[name] ?? {};
  const id = record ? String(ids[record]) : '1';
  return name
    .slice(name.indexOf('/'))
    .replace(':id', id)
    .replace(':clientId', String(ids.client))
    .replace(':goalId', String(ids.goal));
}

/** Returns the method of a call named like "GET /api/clients". */
export function methodOf(name: string) {
  const method = (['GET', 'POST', 'PUT', 'DELETE'] as const).find((one) => name.startsWith(`${one} `));
  if (method === undefined) throw new Error(`The matrix has no such method: ${name}`);
  return method;
}
