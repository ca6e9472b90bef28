import type { FastifyInstance } from 'fastify';
import type { Instant } from '#domain/dates.ts';
import { type PracticeNotice, RESTORE_TOLD_DAYS } from '#domain/practice/practice-notice.ts';
import type { CaseloadQueries } from '#server/database/caseload.ts';
import type { Database } from '#server/database/connection.ts';
import { routeDoc } from '#server/http/route-doc.ts';
import { configurationWarnings, requestWarnings, type WarningConfig } from './operating-warnings.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What the dashboard says before anything else. */
export function practiceNoticeRoutes(
  app: FastifyInstance,
  { database, config }: { database: Database; config: WarningConfig },
): void {
  const { file } = database;
  app.get('/api/practice-notices', routeDoc(listing), async (request) => {
    const { user, caseload, now } = request.practice;
    const notices: PracticeNotice[] = [];
    if (user.isOwner && file?.trouble === 'damaged') notices.push({ kind: 'data damaged', at: null });
    if (user.isOwner && file?.trouble === 'disk refuses') notices.push({ kind: 'disk refuses', at: null });
    if (user.isOwner) {
      for (const kind of [...configurationWarnings(config), ...requestWarnings(config, request)])
        notices.push({ kind, at: null });
    }
    const restoredAt = await lastRestore(caseload.read);
    const tellSince = new Date(Date.parse(now) - RESTORE_TOLD_DAYS * DAY_MS).toISOString();
    if (restoredAt !== undefined && restoredAt > tellSince)
      notices.push({ kind: 'restored', at: restoredAt });
    return notices;
  });
}

const listing = {
  summary:
    'What the dashboard says first: trouble with the data and the setup for the owner, a restore for everybody',
  isBackground: true,
} as const;

async function lastRestore(queries: CaseloadQueries): Promise<Instant | undefined> {
  const row = await queries
    .selectFrom('audit_log')
    .select('at')
    .where('action', '=', 'restore')
    .where('entity', '=', 'backup')
    .orderBy('position', 'desc')
    .executeTakeFirst();
  return row?.at;
}
