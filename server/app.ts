import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { annualRoutes } from './annuals/annual-routes.ts';
import { assessmentRoutes } from './assessments/assessment-routes.ts';
import { templateRoutes } from './assessments/template-routes.ts';
import { activityRoutes } from './audit/activity-routes.ts';
import { noteReplies } from './audit/note-replies.ts';
import { requireTherapist } from './auth/require-therapist.ts';
import { signInRoutes } from './auth/sign-in-routes.ts';
import { backupDownloadRoutes } from './backups/backup-download-routes.ts';
import { backupKeyRoutes } from './backups/backup-key-routes.ts';
import { backupRoutes } from './backups/backup-routes.ts';
import { changeRoutes } from './changes/change-routes.ts';
import { clientRoutes } from './clients/client-routes.ts';
import { closingRoutes } from './closings/closing-routes.ts';
import { documentRoutes } from './documents/document-routes.ts';
import { exportRoutes } from './export/export-routes.ts';
import { goalRevisionRoutes } from './goals/goal-revision-routes.ts';
import { goalRoutes } from './goals/goal-routes.ts';
import { groupRoutes } from './groups/group-routes.ts';
import { groupSessionRoutes } from './groups/group-session-routes.ts';
import { limitPrivateBodies, PUBLIC_BODY_BYTES } from './http/body-limits.ts';
import { endConnectionsWhileClosing } from './http/closing-connections.ts';
import { handleError } from './http/error-handler.ts';
import { failureRoutes } from './http/failure-routes.ts';
import { healthRoutes } from './http/health-routes.ts';
import { readJsonBodies } from './http/json-bodies.ts';
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
import { openapiRoutes } from './openapi/openapi-routes.ts';
import { listRoutes } from './openapi/route-list.ts';
import { pageViewRoutes } from './page-views/page-view-routes.ts';
import { passkeyRoutes } from './passkeys/passkey-routes.ts';
import { passkeySignInRoutes } from './passkeys/passkey-sign-in-routes.ts';
import { clientRecordRoutes } from './pdf/client-record-routes.ts';
import { documentPdfRoutes } from './pdf/document-pdf-routes.ts';
import { invoicePdfRoutes } from './pdf/invoice-pdf-routes.ts';
import { reportRoutes } from './pdf/report-routes.ts';
import { sessionNotePdfRoutes } from './pdf/session-note-pdf-routes.ts';
import { phraseRoutes } from './phrases/phrase-routes.ts';
import { planRoutes } from './plans/plan-routes.ts';
import { keptPageRoutes } from './practice/kept-page-routes.ts';
import { practiceNoticeRoutes } from './practice/practice-notice-routes.ts';
import { practiceSettingsRoutes } from './practice/practice-settings-routes.ts';
import { websiteIdentityRoutes, websitePublicationRoutes } from './practice/website-identity-routes.ts';
import { websitePictureRoutes } from './practice/website-picture-routes.ts';
import { resultRoutes } from './results/result-routes.ts';
import { reviewRoutes } from './reviews/review-routes.ts';
import { supervisionRoutes } from './reviews/supervision-routes.ts';
import { sealedRecordRoutes } from './sealed-records/sealed-record-routes.ts';
import { openServices, type ServiceOptions, type Services } from './services.ts';
import { noteListRoutes } from './session-notes/note-list-routes.ts';
import { sessionNoteRoutes } from './session-notes/session-note-routes.ts';
import { noteVersionRoutes } from './sessions/note-version-routes.ts';
import { sessionPlanningRoutes } from './sessions/session-planning-routes.ts';
import { sessionRoutes } from './sessions/session-routes.ts';
import { authRoutes } from './sign-in/auth-routes.ts';
import { inviteRoutes } from './sign-in/invite-routes.ts';
import { recoveryRoutes } from './sign-in/recovery-routes.ts';
import { documentSigningRoutes } from './signing/document-signing-routes.ts';
import { signingProfileRoutes } from './signing/signing-profile-routes.ts';
import { signingRoutes } from './signing/signing-routes.ts';
import { taskRoutes } from './tasks/task-routes.ts';
import { secondStepRoutes } from './two-factor/second-step-routes.ts';
import { twoFactorRoutes } from './two-factor/two-factor-routes.ts';
import { undoRoutes } from './undo/undo-routes.ts';
import { accessRoutes } from './users/access-routes.ts';
import { draftKeyRoutes } from './users/draft-key-routes.ts';
import { emailLinkRoutes, emailProofRoutes } from './users/email-proof-routes.ts';
import { passwordRoutes } from './users/password-routes.ts';
import { preferencesRoutes } from './users/preferences-routes.ts';
import { teamRoutes } from './users/team-routes.ts';
import { userRoutes } from './users/user-routes.ts';

/** Whoever sends a body slowly is cut off within 30 seconds: the time is looked at every five. */
const REQUEST_TIMEOUT_MS = 25_000;
const HEADERS_TIMEOUT_MS = 15_000;

export interface AppOptions extends ServiceOptions {
  logger?: FastifyServerOptions['logger'];
  /** Adds the rendered pages; an app without them serves the API alone. */
  pages?: (app: FastifyInstance, site: SiteServices) => Promise<void>;
}

/** What the rendered pages need of the program. */
export type SiteServices = Pick<Services, 'website' | 'pageViews'>;

/** Puts the rooms together into one HTTP application. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config } = options;
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
  const services = await openServices(app, options);

  healthRoutes(app, services);
  openapiRoutes(app, services);
  failureRoutes(app, services);
  authRoutes(app, services);
  emailLinkRoutes(app, services);
  recoveryRoutes(app, services);
  secondStepRoutes(app, services);
  passkeySignInRoutes(app, services);
  await app.register(inquiryFormRoutes, services);
  await app.register(async (practice) => {
    practice.addHook('onRequest', requireTherapist(services));
    noteReplies(practice);
    limitPrivateBodies(practice);
    userRoutes(practice, services);
    emailProofRoutes(practice, services);
    preferencesRoutes(practice, services);
    signingProfileRoutes(practice);
    draftKeyRoutes(practice);
    teamRoutes(practice, services);
    accessRoutes(practice, services);
    supervisionRoutes(practice, services);
    passwordRoutes(practice, services);
    twoFactorRoutes(practice, services);
    passkeyRoutes(practice, services);
    practiceSettingsRoutes(practice, services);
    practiceNoticeRoutes(practice, services);
    websiteIdentityRoutes(practice, services);
    websitePublicationRoutes(practice, services);
    keptPageRoutes(practice, services);
    await practice.register(websitePictureRoutes, services);
    signInRoutes(practice, services);
    inviteRoutes(practice, services);
    inquiryRoutes(practice, services);
    pageViewRoutes(practice, services);
    clientRoutes(practice);
    clientRecordRoutes(practice, services);
    sealedRecordRoutes(practice, services);
    invoiceRoutes(practice);
    invoicePdfRoutes(practice, services);
    sessionNotePdfRoutes(practice, services);
    documentPdfRoutes(practice, services);
    annualRoutes(practice);
    planRoutes(practice);
    goalRoutes(practice);
    goalRevisionRoutes(practice);
    resultRoutes(practice);
    sessionNoteRoutes(practice);
    documentRoutes(practice);
    noteListRoutes(practice);
    signingRoutes(practice, services);
    documentSigningRoutes(practice, services);
    reviewRoutes(practice, services);
    sessionRoutes(practice);
    sessionPlanningRoutes(practice);
    noteVersionRoutes(practice);
    assessmentRoutes(practice);
    groupRoutes(practice);
    templateRoutes(practice);
    groupSessionRoutes(practice);
    taskRoutes(practice);
    closingRoutes(practice);
    phraseRoutes(practice);
    undoRoutes(practice);
    backupRoutes(practice, services);
    backupKeyRoutes(practice, services);
    backupDownloadRoutes(practice, services);
    exportRoutes(practice, services);
    clientImportRoutes(practice);
    reportRoutes(practice, services);
    await practice.register(archiveImportRoutes);
    activityRoutes(practice);
    changeRoutes(practice, services);
  });
  refuseUnknownAddresses(app);
  await options.pages?.(app, services);
  return app;
}
