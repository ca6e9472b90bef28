import { randomUUID } from 'node:crypto';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import type { TestReply, TestVisitor } from '#tests/setup/test-visitor.ts';
import { buildAnnual } from './annual-builder.ts';
import { buildArchive, buildCaseload } from './archive-builder.ts';
import { buildAssessment, buildTemplate } from './assessment-builder.ts';
import type { BackupIds } from './backup-builder.ts';
import { buildClient, buildClientImport } from './client-builder.ts';
import { buildClosing } from './closing-builder.ts';
import { buildDocument } from './document-builder.ts';
import { buildFirstGoal } from './goal-builder.ts';
import { buildGroup } from './group-builder.ts';
import { buildInvoice } from './invoice-builder.ts';
import { buildNote } from './note-builder.ts';
import type { OneOfEach } from './one-of-each.ts';
import { buildPhrase } from './phrase-builder.ts';
import { buildPicture } from './picture-builder.ts';
import { buildPlan } from './plan-builder.ts';
import { buildResult } from './result-builder.ts';
import type { SecondFactorIds } from './second-factor.ts';
import { buildSession } from './session-builder.ts';
import { buildSigningProfile } from './signing-builder.ts';
import { buildTask } from './task-builder.ts';

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
  };

/** The parts of a valid call. */
export interface ValidCall {
  /** The record that ":id" refers to. */
  record?: keyof CallIds;
  query?: (ids: CallIds) => string;
  /** A valid body. */
  body?: (ids: CallIds) => unknown;
  /** Whether ":id" refers to something of the practice, which colleagues can read too. */
  isOfPractice?: true;
  /** Whether it answers 409 on PostgreSQL, which has its own tools. */
  isOfSqlite?: true;
}

const ownPassword = { password: 'quiet-swing-42' };
const password = { currentPassword: 'quiet-swing-42' };

/**
 * Every call that requires a sign-in, with its record and a valid body. A new route must be added here: the
 * authorization matrix is generated from it.
 */
export const privateCalls: Record<string, ValidCall> = {
  'GET /api/user': {},
  'PUT /api/user': { body: () => ({ fullName: 'Changed Name' }) },
  'GET /api/user/email-proof': {},
  'POST /api/user/email-proof': {},
  'GET /api/two-factor': {},
  'POST /api/two-factor/setup': { body: () => password },
  // In this order: the two calls after it require what it turned on.
  'POST /api/two-factor': { body: ({ firstCode }) => ({ code: firstCode }) },
  'POST /api/two-factor/recovery-codes': { body: () => password },
  'POST /api/two-factor/turn-off': { body: () => password },
  'GET /api/passkeys': {},
  'POST /api/passkeys/options': { body: () => password },
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
  'GET /api/activity': {},
  'GET /api/team': {},
  'POST /api/team/:id/end-sign-ins': { record: 'colleague', body: () => ownPassword },
  'POST /api/team/:id/disable': { record: 'colleague', body: () => ownPassword },
  'POST /api/team/:id/enable': { record: 'colleague', body: () => ownPassword },
  'POST /api/team/:id/confirm': { record: 'colleague', body: () => ownPassword },
  'PUT /api/team/:id/supervisor': {
    record: 'colleague',
    body: () => ({ supervisorId: 1, fromOn: '2026-01-01', planText: 'An hour each Friday' }),
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
  'GET /api/clients': {},
  'POST /api/clients': { body: () => buildClient() },
  'GET /api/clients/:id': { record: 'client' },
  'GET /api/clients/:id/pdf': { record: 'client' },
  'GET /api/clients/:id/pdf/progress': { record: 'client' },
  'PUT /api/clients/:id': { record: 'client', body: () => ({ firstName: 'Changed' }) },
  'DELETE /api/clients/:id': { record: 'client' },
  'GET /api/sessions': {},
  'GET /api/sessions/today': {},
  'GET /api/sessions/client/:id': { record: 'client' },
  'GET /api/sessions/next-absence-number': { query: ({ client }) => `?clientId=${client}` },
  'POST /api/sessions': { body: ({ client }) => buildSession({ clientId: client }) },
  'POST /api/sessions/series': {
    body: ({ client }) => ({ ...buildSession({ clientId: client }), count: 2 }),
  },
  'POST /api/sessions/reschedule/:id': {
    record: 'session',
    body: () => ({ date: '2026-10-08', time: '10:00' }),
  },
  'GET /api/sessions/:id': { record: 'session' },
  'GET /api/sessions/following/:id': { record: 'session' },
  'PUT /api/sessions/:id': { record: 'session', body: () => ({ status: 'completed' }) },
  'DELETE /api/sessions/:id': { record: 'session' },
  'GET /api/groups': {},
  'POST /api/groups': {
    body: ({ client }) => buildGroup({ members: [{ clientId: client, from: '2026-09-08' }] }),
  },
  'GET /api/groups/:id': { record: 'group' },
  'PUT /api/groups/:id': { record: 'group', body: () => ({ others: 2 }) },
  'DELETE /api/groups/:id': { record: 'group' },
  'POST /api/groups/:id/members': {
    record: 'group',
    // Before the days on which the client is a member.
    body: ({ client }) => ({ clientId: client, from: '2026-08-01', until: '2026-08-31' }),
  },
  'PUT /api/groups/:id/members/:clientId': { record: 'group', body: () => ({ until: '2026-12-18' }) },
  'POST /api/sessions/group': {
    body: ({ group, client }) => ({
      groupId: group,
      clientIds: [client],
      date: '2026-10-06',
      time: '14:00',
      duration: 45,
      count: 2,
    }),
  },
  'POST /api/sessions/group/join': {
    body: ({ looseSession }) => ({ sessionId: looseSession, name: 'Friday balance group', others: 1 }),
  },
  'PUT /api/sessions/attendance': {
    body: ({ group, groupSession: { id, date, updatedAt } }) => ({
      groupId: group,
      date,
      sessions: [{ sessionId: id, status: 'completed', updatedAt }],
    }),
  },
  'GET /api/note-versions': {},
  'GET /api/assessments': {},
  'POST /api/assessments': { body: ({ client }) => buildAssessment({ clientId: client }) },
  'GET /api/assessments/:id': { record: 'assessment' },
  'PUT /api/assessments/:id': { record: 'assessment', body: () => ({ title: 'Changed' }) },
  'DELETE /api/assessments/:id': { record: 'assessment' },
  'GET /api/assessment-templates': { isOfPractice: true },
  'POST /api/assessment-templates': { body: () => buildTemplate({ title: `Sample ${randomUUID()}` }) },
  'GET /api/assessment-templates/:id': { record: 'template', isOfPractice: true },
  'PUT /api/assessment-templates/:id': {
    record: 'template',
    body: () => ({ description: 'Changed' }),
    isOfPractice: true,
  },
  'DELETE /api/assessment-templates/:id': { record: 'template', isOfPractice: true },
  'GET /api/invoices': {},
  'POST /api/invoices': {
    body: ({ client, billableSession }) => buildInvoice({ clientId: client, sessionIds: [billableSession] }),
  },
  'POST /api/invoices/batch': {
    body: ({ client, otherBillableSession }) => ({
      invoices: [buildInvoice({ clientId: client, sessionIds: [otherBillableSession] })],
    }),
  },
  'GET /api/invoices/open': {},
  'GET /api/invoices/batch/pdf': { query: ({ invoice }) => `?ids=${invoice}` },
  'GET /api/invoices/:id': { record: 'invoice' },
  'GET /api/invoices/:id/pdf': { record: 'invoice' },
  'PUT /api/invoices/:id': { record: 'invoice', body: () => ({ status: 'paid' }) },
  'DELETE /api/invoices/:id': { record: 'invoice' },
  'GET /api/annuals': {},
  'POST /api/annuals': { body: ({ client }) => buildAnnual({ clientId: client }) },
  'GET /api/annuals/:id': { record: 'annual' },
  'PUT /api/annuals/:id': { record: 'annual', body: () => ({ amount: 1 }) },
  'DELETE /api/annuals/:id': { record: 'annual' },
  'GET /api/tasks': {},
  'POST /api/tasks': { body: ({ client }) => buildTask({ clientId: client }) },
  'GET /api/tasks/:id': { record: 'task' },
  'PUT /api/tasks/:id': { record: 'task', body: () => ({ completed: true }) },
  'DELETE /api/tasks/:id': { record: 'task' },
  'GET /api/closings': {},
  'GET /api/closings/sessions': { query: () => '?from=2026-11-26&to=2026-11-27' },
  'POST /api/closings': { body: () => buildClosing() },
  'GET /api/closings/:id': { record: 'closing' },
  'PUT /api/closings/:id': { record: 'closing', body: () => ({ reason: 'Snow day' }) },
  'DELETE /api/closings/:id': { record: 'closing' },
  'GET /api/phrases': {},
  'POST /api/phrases': { body: ({ client }) => buildPhrase({ shortcut: `other${client}` }) },
  'GET /api/phrases/:id': { record: 'phrase' },
  'PUT /api/phrases/:id': { record: 'phrase', body: () => ({ text: 'Changed' }) },
  'DELETE /api/phrases/:id': { record: 'phrase' },
  'GET /api/plans': {},
  'POST /api/plans': { body: ({ client }) => buildPlan({ clientId: client }) },
  'GET /api/plans/:id': { record: 'plan' },
  'PUT /api/plans/:id': { record: 'plan', body: () => ({ title: 'Changed' }) },
  'DELETE /api/plans/:id': { record: 'emptyPlan' },
  'GET /api/goals': {},
  'POST /api/goals': { body: ({ client }) => buildFirstGoal({ clientId: client, status: 'draft' }) },
  'GET /api/goals/:id': { record: 'goal' },
  'PUT /api/goals/:id': { record: 'goal', body: () => ({ name: 'Changed', reason: 'Said at school' }) },
  'DELETE /api/goals/:id': { record: 'draftGoal' },
  'GET /api/goals/:id/results': { record: 'goal' },
  'GET /api/goal-revisions': {},
  'GET /api/sessions/:id/note': { record: 'session' },
  'PUT /api/sessions/:id/note': { record: 'session', body: () => buildNote({ assessment: 'Changed' }) },
  'GET /api/notes': {},
  'GET /api/notes/open': {},
  'GET /api/sessions/:id/note/earlier': { record: 'session' },
  'GET /api/session-notes': {},
  'GET /api/signed-documents': {},
  'GET /api/sessions/:id/note/pdf': { record: 'signedSession' },
  'GET /api/sessions/:id/note/signing': { record: 'signableSession' },
  'POST /api/sessions/:id/note/sign': {
    record: 'signableSession',
    body: () => ({ status: 'completed' }),
  },
  'POST /api/sessions/:id/note/addenda': { record: 'signedSession', body: () => ({ words: 'Added' }) },
  'POST /api/sessions/:id/note/withdraw': {
    record: 'signedSession',
    body: () => ({ reason: 'Signed in error' }),
  },
  // A withdrawn note can be written again.
  'POST /api/sessions/:id/note/correct': {
    record: 'signedSession',
    body: () => ({ reason: 'Another child' }),
  },
  'DELETE /api/sessions/:id/note/correct': { record: 'signedSession' },
  'GET /api/received-reviews': {},
  'GET /api/reviews': {},
  'GET /api/reviews/open': {},
  'GET /api/reviews/:id': { record: 'signedText' },
  'POST /api/reviews/:id': { record: 'signedText', body: () => ({}) },
  'GET /api/documents': {},
  'GET /api/documents/due': { query: () => '?until=2026-11-30' },
  'POST /api/documents': { body: ({ client }) => buildDocument({ clientId: client }) },
  'GET /api/documents/:id': { record: 'document' },
  'GET /api/documents/:id/pdf': { record: 'document', query: () => '?familySignature=1' },
  'PUT /api/documents/:id': { record: 'document', body: () => ({ title: 'Changed' }) },
  'POST /api/documents/:id/fill': { record: 'document', body: () => ({}) },
  'GET /api/documents/:id/signing': { record: 'document' },
  'POST /api/documents/:id/sign': { record: 'signableDocument', body: () => ({}) },
  'POST /api/documents/:id/addenda': { record: 'signedDocument', body: () => ({ words: 'Added' }) },
  'POST /api/documents/:id/withdraw': {
    record: 'signedDocument',
    body: () => ({ reason: 'Signed in error' }),
  },
  // A withdrawn document can be written again.
  'POST /api/documents/:id/correct': { record: 'signedDocument', body: () => ({ reason: 'Another child' }) },
  'DELETE /api/documents/:id/correct': { record: 'signedDocument' },
  'DELETE /api/documents/:id': { record: 'document' },
  'GET /api/results': {},
  'PUT /api/sessions/:id/results/:goalId': {
    record: 'session',
    body: () => buildResult({ comment: 'Changed' }),
  },
  'DELETE /api/sessions/:id/results/:goalId': { record: 'session' },
  // Last: afterwards the second account owns the practice.
  'PUT /api/team/owner': { body: () => ({ userId: 2, currentPassword: 'quiet-swing-42' }) },
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
