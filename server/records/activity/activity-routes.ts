import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { ACTIVITY_PAGE, type ActivityLine, activityActions } from '#domain/platform/audit/activity.ts';
import { parseRecordId } from '#domain/platform/record-id.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { clientIdFilter } from '#server/platform/http/list-filters.ts';
import { UNKNOWN_CURSOR } from '#server/platform/http/paging.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseQuery } from '#server/platform/http/validation.ts';

const activityQuery = z.object({
  clientId: clientIdFilter,
  action: z.optional(z.enum(activityActions, 'There is no such action')),
  /** The position of the last line already shown. */
  before: z.optional(
    z.pipe(
      z.string(UNKNOWN_CURSOR).check(z.refine((text) => parseRecordId(text) !== undefined, UNKNOWN_CURSOR)),
      z.transform(Number),
    ),
  ),
});
type ActivityQuery = z.output<typeof activityQuery>;

/** The route that lists the audit log of the therapist's own caseload. */
export function activityRoutes(app: FastifyInstance): void {
  app.get('/api/activity', routeDoc(listing), async (request, reply) => {
    const query = parseQuery(activityQuery, request.query);
    // Viewing a record adds a line without a new caseload version, so this list cannot be cached.
    return reply
      .header('cache-control', 'no-store')
      .send(await listActivity(request.practice.caseload.read, query));
  });
}

const listing = {
  summary: `The audit log of the caseload, newest first, ${ACTIVITY_PAGE} lines at a time`,
  query: activityQuery,
};

function listActivity(
  queries: CaseloadQueries,
  { clientId, action, before }: ActivityQuery,
): Promise<ActivityLine[]> {
  let selection = queries
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.user_id')
    .select([
      'position',
      'at',
      'users.full_name as fullName',
      'address',
      'action',
      'entity',
      'entity_id as entityId',
      'client_id as clientId',
    ])
    .orderBy('position', 'desc')
    .limit(ACTIVITY_PAGE);
  if (clientId !== undefined) selection = selection.where('client_id', '=', clientId);
  if (action !== undefined) selection = selection.where('action', '=', action);
  if (before !== undefined) selection = selection.where('position', '<', before);
  return selection.execute();
}
