import type { FastifyInstance } from 'fastify';
import { MAIL_TEST_SECONDS } from '#domain/platform/mail-server.ts';
import { SignedCheck } from '#server/clinical/signing/signed-check.ts';
import { passwordConfirmer } from '#server/people/passwords/confirm-password.ts';
import { type PasswordCost, recommendedCost } from '#server/people/passwords/passwords.ts';
import { followedVersions } from '#server/people/sign-in/followed-versions.ts';
import { fullConfirmer } from '#server/people/two-factor/confirm-fully.ts';
import { emailProofs } from '#server/people/users/email-proofs.ts';
import { securityNotices } from '#server/people/users/security-notices.ts';
import { AccessLog } from '#server/platform/audit/access-log.ts';
import { openAuditLog } from '#server/platform/audit/open-audit-log.ts';
import { ChangeFeed } from '#server/platform/changes/change-feed.ts';
import type { Config } from '#server/platform/config.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { ListCache } from '#server/platform/http/list-cache.ts';
import { mailSetup } from '#server/platform/mail/mail-setup.ts';
import { countWithinHour } from '#server/platform/throttle/address-limit.ts';
import { BROWSER_FAILURES_AN_HOUR } from '#server/platform/throttle/attempts.ts';
import { BackupDownloads } from '#server/records/backups/backup-downloads.ts';
import { detectOlderCopy } from '#server/records/backups/detect-older-copy.ts';
import { startBackups } from '#server/records/backups/start-backups.ts';
import { WebsiteIdentity } from '#server/website/identity/website-identity.ts';
import { PageViewCounter } from '#server/website/page-views/page-view-counter.ts';
import { startUpkeep } from './daily-upkeep.ts';
import { startDelivery } from './start-delivery.ts';

export interface ServiceOptions {
  config: Config;
  database: Database;
  clock?: () => Date;
  /** Whether the practice is backed up daily while it runs, on SQLite. */
  backsUpDaily?: boolean;
  /** The code required for the first account; undefined if only this machine's users can reach the program. */
  setupCode?: string | undefined;
  /** Less work than recommended, in tests alone: no setting of the program leads here. */
  passwordCost?: PasswordCost;
  /** How long a test mail waits for the mail server: less than usual, in tests alone. */
  mailTestMs?: number;
}

export type Services = Awaited<ReturnType<typeof openServices>>;

/** Opens the services that routes use; each route declares which in its signature. They close with the program. */
export async function openServices(app: FastifyInstance, options: ServiceOptions) {
  const { config, database, clock = () => new Date(), backsUpDaily = false, setupCode } = options;
  const { passwordCost = recommendedCost, mailTestMs = MAIL_TEST_SECONDS * 1000 } = options;
  const basics = { config, database, clock };
  const dataDir = database.file?.dataDir ?? config.dataDir;
  await openAuditLog(app, { ...basics, dataDir });
  await detectOlderCopy(app, { ...basics, dataDir });
  const website = await WebsiteIdentity.open(database);
  const accessLog = new AccessLog(database);
  const pageViews = new PageViewCounter(database, clock);
  const changes = new ChangeFeed(database, (signInIds) =>
    followedVersions(database.read, signInIds, clock()),
  );
  const lists = new ListCache();
  app.addHook('preClose', () => changes.close());
  app.addHook('onClose', async () => website.close());
  app.addHook('onClose', () => accessLog.close());
  app.addHook('onClose', () => pageViews.flush());
  const signed = new SignedCheck(database, { clock, log: app.log });
  const upkeep = startUpkeep(app, { ...basics, look: () => signed.look() });
  const mail = mailSetup(config.smtpUrl, database.auditKey);
  const onChange = changes.announce.bind(changes);
  const delivery = startDelivery(app, { ...basics, onChange, mail, mailTestMs });
  const notices = securityNotices(mail, delivery);
  const confirmPassword = passwordConfirmer(basics);
  const restore = startBackups(app, {
    database,
    clock,
    notices,
    isDaily: backsUpDaily,
    beforeExchange: async () => {
      changes.endAll();
      await accessLog.flush();
    },
    afterExchange: async () => {
      lists.clear();
      await website.reload();
      upkeep.lookAgain();
    },
  });
  return {
    ...basics,
    setupCode,
    passwordCost,
    website,
    signed,
    publicIdentity: website.identity,
    pageViews,
    lists,
    accessLog,
    changes,
    onChange,
    mail,
    delivery,
    notices,
    proofs: emailProofs(mail, delivery),
    confirmPassword,
    confirmFully: fullConfirmer(basics, confirmPassword),
    downloads: new BackupDownloads(clock),
    restore,
    countFailureReport: async (address: string): Promise<void> => {
      if (!config.rateLimits) return;
      await database.write((queries) =>
        countWithinHour(queries, 'browser failure', address, BROWSER_FAILURES_AN_HOUR, clock()),
      );
    },
  };
}
