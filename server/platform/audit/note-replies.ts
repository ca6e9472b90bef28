import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { parseRecordId } from '#domain/platform/record-id.ts';
import { apiReplies } from '#domain/program/api-replies.ts';
import type { AuditedEntity } from '#server/platform/database/audit-log.ts';

const answers = new Map<string, z.ZodMiniType>(Object.entries(apiReplies));

interface AuditedRoutes {
  entity: AuditedEntity;
  /** Whether its lists tell of children and families: looking through them is noted. */
  isOfFamilies?: true;
}

/** What the private routes are about, by the word that comes after "/api/"; null where nothing is kept of it. */
export const auditedRoutes: Record<string, AuditedRoutes | null> = {
  clients: { entity: 'client', isOfFamilies: true },
  sessions: { entity: 'session', isOfFamilies: true },
  'note-versions': { entity: 'note-version', isOfFamilies: true },
  groups: { entity: 'group', isOfFamilies: true },
  assessments: { entity: 'assessment', isOfFamilies: true },
  annuals: { entity: 'annual', isOfFamilies: true },
  plans: { entity: 'plan', isOfFamilies: true },
  goals: { entity: 'goal', isOfFamilies: true },
  'goal-revisions': { entity: 'goal-revision', isOfFamilies: true },
  notes: { entity: 'session-note', isOfFamilies: true },
  'session-notes': { entity: 'session-note', isOfFamilies: true },
  results: { entity: 'result', isOfFamilies: true },
  documents: { entity: 'document', isOfFamilies: true },
  'signed-documents': { entity: 'signed-document', isOfFamilies: true },
  reviews: { entity: 'review', isOfFamilies: true },
  'received-reviews': { entity: 'review', isOfFamilies: true },
  invoices: { entity: 'invoice', isOfFamilies: true },
  tasks: { entity: 'task', isOfFamilies: true },
  closings: { entity: 'closing' },
  phrases: { entity: 'phrase' },
  'consultation-requests': { entity: 'inquiry', isOfFamilies: true },
  'sealed-records': { entity: 'sealed-record', isOfFamilies: true },
  'client-imports': { entity: 'import' },
  import: { entity: 'import' },
  export: { entity: 'caseload' },
  reports: { entity: 'caseload' },
  undo: { entity: 'caseload' },
  activity: { entity: 'activity-log' },
  backups: { entity: 'backup' },
  'backup-downloads': { entity: 'backup' },
  'backup-key': { entity: 'backup-key' },
  'backup-keys': { entity: 'backup-key' },
  'assessment-templates': { entity: 'assessment-template' },
  'practice-notices': { entity: 'practice' },
  'practice-settings': { entity: 'practice' },
  'website-identity': { entity: 'practice' },
  'page-views': { entity: 'practice' },
  invites: { entity: 'invitation' },
  team: { entity: 'account' },
  user: { entity: 'account' },
  preferences: { entity: 'account' },
  'signing-profile': { entity: 'account' },
  'draft-key': { entity: 'account' },
  'sign-ins': { entity: 'device' },
  'two-factor': { entity: 'two-factor' },
  passkeys: { entity: 'passkey' },
  events: null,
};

/**
 * Notes from the private routes which lists of families were answered, also by "nothing changed", and what was refused:
 * what is not there or somebody else's, what only the owner may do, a wrong password. Once an hour each, or the log would
 * say little else (docs/decisions/018-the-log-is-sealed.md).
 */
export function noteReplies(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    noteReply(request, reply);
    done(null, payload);
  });
}

function noteReply(request: FastifyRequest, reply: FastifyReply): void {
  if (request.signedIn === undefined) return;
  const routes = auditedRoutes[request.routeOptions.url?.split('/')[2] ?? ''];
  if (!routes) return;
  const { noteOnce } = request.signedIn;
  const { entity, isOfFamilies } = routes;
  if (reply.statusCode === 403 || reply.statusCode === 404) {
    noteOnce({ action: 'refuse', entity, entityId: numberIn(request.params, 'id'), clientId: null });
  } else if (isOfFamilies && isListAnswered(request, reply)) {
    noteOnce({ action: 'list', entity, entityId: null, clientId: clientOf(request) });
  }
}

function isListAnswered({ method, routeOptions }: FastifyRequest, { statusCode }: FastifyReply): boolean {
  const isList = answers.get(`${method} ${routeOptions.url}`) instanceof z.ZodMiniArray;
  return method === 'GET' && isList && (statusCode === 200 || statusCode === 304);
}

/** The client whose records alone are in a list; null for a list of all. */
function clientOf({ routeOptions, params, query }: FastifyRequest): number | null {
  return routeOptions.url?.endsWith('/client/:id') ? numberIn(params, 'id') : numberIn(query, 'clientId');
}

function numberIn(values: unknown, name: string): number | null {
  const found = Object.entries(values ?? {}).find(([key]) => key === name)?.[1];
  return parseRecordId(String(found)) ?? null;
}
