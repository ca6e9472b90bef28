import type { FastifyInstance } from 'fastify';
import { type OperatingWarning, operatingWarnings } from '#domain/people/practice/operating-warning.ts';
import {
  type PracticeNotice,
  RESTORE_TOLD_DAYS,
  type SignedPlace,
} from '#domain/people/practice/practice-notice.ts';
import type { Instant } from '#domain/platform/dates.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import type { MailSetup } from '#server/platform/mail/mail-setup.ts';
import { configurationWarnings, requestWarnings, type WarningConfig } from './operating-warnings.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface NoticeServices {
  database: Database;
  config: WarningConfig;
  mail: MailSetup;
  /** The signed texts that were changed after signing. */
  signed: { broken: readonly (ClientOf & { position: number })[] };
}

interface ClientOf {
  therapistId: number;
  clientId: number;
}

/** The route for the notices at the top of the dashboard. */
export function practiceNoticeRoutes(
  app: FastifyInstance,
  { database, config, mail, signed }: NoticeServices,
): void {
  const { file } = database;
  // Each warning is logged once: an administrator of the server reads the log, not the dashboard.
  const logged = new Set<OperatingWarning>();
  app.get('/api/practice-notices', routeDoc(listing), async (request) => {
    const { user, caseload, now } = request.practice;
    const notices: PracticeNotice[] = [];
    if (user.isOwner && file?.trouble === 'damaged') notices.push({ kind: 'data damaged', at: null });
    if (user.isOwner && file?.trouble === 'disk refuses') notices.push({ kind: 'disk refuses', at: null });
    if (user.isOwner && signed.broken.length > 0) {
      const places = await placesFor(database.read, user.id, signed.broken);
      notices.push({ kind: 'signed changed', at: null, places });
    }
    if (user.isOwner) {
      const seen = requestWarnings(config, request);
      for (const kind of seen.filter((kind) => !logged.has(kind))) {
        logged.add(kind);
        app.log.warn(operatingWarnings[kind]);
      }
      const configured = await configurationWarnings(config, mail, database);
      for (const kind of [...configured, ...seen]) notices.push({ kind, at: null });
    }
    const since = new Date(Date.parse(now) - RESTORE_TOLD_DAYS * DAY_MS).toISOString();
    return [...notices, ...(await exchangesSince(caseload.read, since))];
  });
}

const listing = {
  summary:
    'Notices at the top of the dashboard: problems with data and setup for the owner, a restore for everyone',
  isBackground: true,
} as const;

/** The places as the owner reads them: other therapists' clients are known to her by their number alone. */
async function placesFor(
  read: Queries,
  ownerId: number,
  broken: NoticeServices['signed']['broken'],
): Promise<SignedPlace[]> {
  const people = await read.selectFrom('users').select(['id', 'full_name as name']).execute();
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  return broken.map(({ therapistId, clientId, position }) => ({
    clientId,
    position,
    therapist: therapistId === ownerId ? null : (nameOf.get(therapistId) ?? `therapist ${therapistId}`),
  }));
}

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
