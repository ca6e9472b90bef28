import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { annualRoutes } from './annuals/annual-routes.ts';
import { assessmentRoutes } from './assessments/assessment-routes.ts';
import { AccessLog } from './audit/access-log.ts';
import { activityRoutes } from './audit/activity-routes.ts';
import { passwordConfirmer } from './auth/confirm-password.ts';
import { type PracticeServices, requireTherapist } from './auth/require-therapist.ts';
import { signInRoutes } from './auth/sign-in-routes.ts';
import { backupDownloadRoutes } from './backups/backup-download-routes.ts';
import { BackupDownloads } from './backups/backup-downloads.ts';
import { backupKeyRoutes } from './backups/backup-key-routes.ts';
import { backupRoutes } from './backups/backup-routes.ts';
import { keepBackups } from './backups/keep-backups.ts';
import { ChangeFeed } from './changes/change-feed.ts';
import { changeRoutes } from './changes/change-routes.ts';
import { clientRoutes } from './clients/client-routes.ts';
import { sealedRecordRoutes } from './clients/sealed-record-routes.ts';
import type { Config } from './config.ts';
import type { Database } from './database/connection.ts';
import { exportRoutes } from './export/export-routes.ts';
import { limitPrivateBodies, PUBLIC_BODY_BYTES } from './http/body-limits.ts';
import { endConnectionsWhileClosing } from './http/closing-connections.ts';
import { handleError } from './http/error-handler.ts';
import { failureRoutes } from './http/failure-routes.ts';
import { healthRoutes } from './http/health-routes.ts';
import { readJsonBodies } from './http/json-bodies.ts';
import { ListCache } from './http/list-cache.ts';
import { checkOrigin } from './http/origin-check.ts';
import { practiceOf } from './http/practice-request.ts';
import { refuseUnknownParameters } from './http/query-parameters.ts';
import { logRequests } from './http/request-log.ts';
import { securedResponses, setSecurityHeaders } from './http/security-headers.ts';
import { refuseUnknownAddresses } from './http/unknown-addresses.ts';
import { unreadableRequests } from './http/unreadable-requests.ts';
import { archiveImportRoutes } from './imports/archive-import-routes.ts';
import { clientImportRoutes } from './imports/client-import-routes.ts';
import { inquiryFormRoutes } from './inquiries/inquiry-form-routes.ts';
import { inquiryRoutes } from './inquiries/inquiry-routes.ts';
import { invoiceRoutes } from './invoices/invoice-routes.ts';
import { startUpkeep } from './jobs/daily-upkeep.ts';
import { startDelivery } from './jobs/start-delivery.ts';
import { emailProofs } from './mail/email-proofs.ts';
import { securityNotices } from './mail/security-notices.ts';
import { openapiRoutes } from './openapi/openapi-routes.ts';
import { listRoutes } from './openapi/route-list.ts';
import { PageViewCounter } from './page-views/page-view-counter.ts';
import { pageViewRoutes } from './page-views/page-view-routes.ts';
import { passkeyRoutes } from './passkeys/passkey-routes.ts';
import { passkeySignInRoutes } from './passkeys/passkey-sign-in-routes.ts';
import { clientRecordRoutes } from './pdf/client-record-routes.ts';
import { invoicePdfRoutes } from './pdf/invoice-pdf-routes.ts';
import { reportRoutes } from './pdf/report-routes.ts';
import { practiceSettingsRoutes } from './practice/practice-settings-routes.ts';
import { WebsiteIdentity } from './practice/website-identity.ts';
import { websiteIdentityRoutes } from './practice/website-identity-routes.ts';
import { sessionPlanningRoutes } from './sessions/session-planning-routes.ts';
import { sessionRoutes } from './sessions/session-routes.ts';
import { authRoutes } from './sign-in/auth-routes.ts';
import { inviteRoutes } from './sign-in/invite-routes.ts';
import { recoveryRoutes } from './sign-in/recovery-routes.ts';
import { taskRoutes } from './tasks/task-routes.ts';
import { countWithinHour } from './throttle/address-limit.ts';
import { BROWSER_FAILURES_AN_HOUR } from './throttle/attempts.ts';
import { fullConfirmer } from './two-factor/confirm-fully.ts';
import { secondStepRoutes } from './two-factor/second-step-routes.ts';
import { twoFactorRoutes } from './two-factor/two-factor-routes.ts';
import { draftKeyRoutes } from './users/draft-key-routes.ts';
import { emailLinkRoutes, emailProofRoutes } from './users/email-proof-routes.ts';
import { passwordRoutes } from './users/password-routes.ts';
import { preferencesRoutes } from './users/preferences-routes.ts';
import { teamRoutes } from './users/team-routes.ts';
import { userRoutes } from './users/user-routes.ts';

/** Whoever sends a body slowly is cut off within 30 seconds: the time is looked at every five. */
const REQUEST_TIMEOUT_MS = 25_000;
const HEADERS_TIMEOUT_MS = 15_000;

export interface AppOptions {
  config: Config;
  database: Database;
  clock?: () => Date;
  logger?: FastifyServerOptions['logger'];
  /** Whether the practice is backed up once a day while it runs, on SQLite. */
  backsUpDaily?: boolean;
  /** What the first account has to name; undefined where nobody but this machine's people could open it. */
  setupCode?: string | undefined;
  /** Adds the rendered pages; an app without them serves the API alone. */
  pages?: (app: FastifyInstance, site: SiteServices) => Promise<void>;
}

/** What the rendered pages need of the program. */
export interface SiteServices {
  website: WebsiteIdentity;
  pageViews: PageViewCounter;
}

/** Puts the rooms together into one HTTP application. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, database, clock = () => new Date() } = options;
  const website = await WebsiteIdentity.open(database);
  const publicIdentity = website.identity;
  const app = fastify({
    logger: options.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // What lies further away than our own proxies is what a visitor may have made up.
    trustProxy: config.trustProxy > 0 && ((_address, hop) => hop < config.trustProxy),
    bodyLimit: PUBLIC_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    frameworkErrors: handleError,
    clientErrorHandler: unreadableRequests(config.siteUrl),
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: 5_000,
      ServerResponse: securedResponses(config.siteUrl),
    },
  });
  const accessLog = new AccessLog(database);
  const pageViews = new PageViewCounter(database, clock);
  const changes = new ChangeFeed(database, clock);
  const services: PracticeServices = {
    database,
    clock,
    lists: new ListCache(),
    accessLog,
    onChange: (therapistId, versions) => changes.announce(therapistId, versions),
  };

  listRoutes(app);
  logRequests(app);
  endConnectionsWhileClosing(app);
  app.setErrorHandler(handleError);
  readJsonBodies(app);
  app.decorateRequest('signedIn', undefined);
  app.decorateRequest('practice', { getter: practiceOf });
  await app.register(cookie);
  setSecurityHeaders(app, config);
  app.addHook('onRequest', checkOrigin(config.siteUrl));
  app.addHook('preValidation', refuseUnknownParameters);
  app.addHook('preClose', () => changes.close());
  app.addHook('onClose', async () => website.close());
  app.addHook('onClose', () => accessLog.close());
  app.addHook('onClose', () => pageViews.flush());
  startUpkeep(app, { database, clock });
  const delivery = startDelivery(app, { database, config, clock });
  const notices = securityNotices(config, delivery);
  const proofs = emailProofs(config, delivery);
  const restore = keepBackups(app, {
    database,
    clock,
    notices,
    isDaily: options.backsUpDaily ?? false,
    beforeExchange: async () => {
      changes.endAll();
      await accessLog.flush();
    },
    afterExchange: async () => {
      services.lists.clear();
      await website.reload();
    },
  });

  healthRoutes(app, database);
  openapiRoutes(app, config);
  failureRoutes(app, async (address) => {
    if (!config.rateLimits) return;
    await database.write((queries) =>
      countWithinHour(queries, 'browser failure', address, BROWSER_FAILURES_AN_HOUR, clock()),
    );
  });
  authRoutes(app, { database, config, clock, proofs, setupCode: options.setupCode });
  emailLinkRoutes(app, { database, clock });
  recoveryRoutes(app, { database, clock, notices });
  secondStepRoutes(app, { database, config, clock });
  passkeySignInRoutes(app, { database, config, clock });
  const confirmPassword = passwordConfirmer({ database, config, clock });
  const confirmFully = fullConfirmer({ database, config, clock }, confirmPassword);
  const downloads = new BackupDownloads(clock);
  await app.register(inquiryFormRoutes, { database, config, clock, publicIdentity, delivery });
  await app.register(async (practice) => {
    practice.addHook('onRequest', requireTherapist(services));
    limitPrivateBodies(practice);
    userRoutes(practice, { database, notices, proofs });
    emailProofRoutes(practice, { database, proofs });
    preferencesRoutes(practice, database);
    draftKeyRoutes(practice);
    teamRoutes(practice, services, { confirmPassword, notices });
    passwordRoutes(practice, { database, confirmPassword, notices });
    twoFactorRoutes(practice, { database, publicIdentity, confirmPassword, notices });
    passkeyRoutes(practice, { database, config, publicIdentity, confirmPassword, notices });
    practiceSettingsRoutes(practice, services);
    websiteIdentityRoutes(practice, database, website);
    signInRoutes(practice, database);
    inviteRoutes(practice, database);
    inquiryRoutes(practice, config);
    pageViewRoutes(practice, database);
    clientRoutes(practice);
    clientRecordRoutes(practice, publicIdentity);
    sealedRecordRoutes(practice, services);
    invoiceRoutes(practice);
    invoicePdfRoutes(practice, publicIdentity);
    annualRoutes(practice);
    sessionRoutes(practice);
    sessionPlanningRoutes(practice);
    assessmentRoutes(practice);
    taskRoutes(practice);
    backupRoutes(practice, { database, confirmPassword, restore });
    backupKeyRoutes(practice, { database, confirmFully, notices, restore });
    backupDownloadRoutes(practice, { database, confirmFully, downloads, restore });
    exportRoutes(practice, publicIdentity);
    clientImportRoutes(practice);
    reportRoutes(practice, publicIdentity);
    await practice.register(archiveImportRoutes);
    activityRoutes(practice);
    changeRoutes(practice, changes);
  });
  refuseUnknownAddresses(app);
  await options.pages?.(app, { website, pageViews });
  return app;
}
