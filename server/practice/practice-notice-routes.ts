import type { FastifyInstance } from 'fastify';
import type { Instant } from '#domain/dates.ts';
import { type OperatingWarning, operatingWarnings } from '#domain/practice/operating-warning.ts';
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
  // Whoever looks after the server reads its log, and not the dashboard.
  const logged = new Set<OperatingWarning>();
  app.get('/api/practice-notices', routeDoc(listing), async (request) => {
    const { user, caseload, now } = request.practice;
    const notices: PracticeNotice[] = [];
    if (user.isOwner && file?.trouble === 'damaged') notices.push({ kind: 'data damaged', at: null });
    if (user.isOwner && file?.trouble === 'disk refuses') notices.push({ kind: 'disk refuses', at: null });
    if (user.isOwner) {
      const seen = requestWarnings(config, request);
      for (const kind of seen.filter((kind) => !logged.has(kind))) {
        logged.add(kind);
        app.log.warn(operatingWarnings[kind]);
      }
      for (const kind of [...configurationWarnings(config), ...seen]) notices.push({ kind, at: null });
    }
    const since = new Date(Date.parse(now) - RESTORE_TOLD_DAYS * DAY_MS).toISOString();
    return [...notices, ...(await exchangesSince(caseload.read, since))];
  });
}

const listing = {
  summary:
    'What the dashboard says first: trouble with the data and the setup for the owner, a restore for everybody',
  isBackground: true,
} as const;

/** That the data was exchanged, by a restore or without one: the latest of each. */
async function exchangesSince(queries: CaseloadQueries, since: Instant): Promise<PracticeNotice[]> {
  const rows = await queries
    .selectFrom('audit_log')
    .select((row) => ['entity', row.fn.max('at').as('at')])
    .where('action', '=', 'restore')
    .where('entity', 'in', ['backup', 'older-copy'])
    .groupBy('entity')
    .orderBy('entity')
    .execute();
  return rows
    .filter(({ at }) => at > since)
    .map(({ entity, at }) => ({ kind: entity === 'backup' ? 'restored' : 'older copy', at }));
}
