import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { parseRecordId } from '#domain/platform/record-id.ts';
import type { AuditedEntity } from '#domain/program/activity-words.ts';
import { apiReplies } from '#domain/program/api-replies.ts';

const answers = new Map<string, z.ZodMiniType>(Object.entries(apiReplies));

/** The subject of routes in the activity log, by the word after "/api/"; null if their reads are not logged. */
export type AuditedRoutes = Record<
  string,
  {
    entity: AuditedEntity;
    /** Whether its lists tell of children and families: reading them is logged. */
    isOfFamilies?: true;
  } | null
>;

/**
 * Logs which lists of families the private routes answered, also with "nothing changed", and what they refused: what is
 * missing or another therapist's, what only the owner may do, a wrong password. Once an hour each, or the log would hold
 * little else (docs/decisions/018-the-log-is-sealed.md).
 */
export function auditReplies(app: FastifyInstance, auditedRoutes: AuditedRoutes): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const audited = auditedRoutes[request.routeOptions.url?.split('/')[2] ?? ''];
    if (audited) auditReply(request, reply, audited);
    done(null, payload);
  });
}

function auditReply(
  request: FastifyRequest,
  reply: FastifyReply,
  { entity, isOfFamilies }: NonNullable<AuditedRoutes[string]>,
): void {
  if (request.signedIn === undefined) return;
  const { auditOnce } = request.signedIn;
  if (reply.statusCode === 403 || reply.statusCode === 404) {
    auditOnce({ action: 'refuse', entity, entityId: numberIn(request.params, 'id'), clientId: null });
  } else if (isOfFamilies && isListAnswered(request, reply)) {
    auditOnce({ action: 'list', entity, entityId: null, clientId: clientOf(request) });
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
