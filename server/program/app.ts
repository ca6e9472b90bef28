import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { annualRoutes } from '#server/billing/annuals/annual-routes.ts';
import { invoicePdfRoutes } from '#server/billing/invoices/invoice-pdf-routes.ts';
import { invoiceRoutes } from '#server/billing/invoices/invoice-routes.ts';
import { reportRoutes } from '#server/billing/reports/report-routes.ts';
import { assessmentRoutes } from '#server/caseload/assessments/assessment-routes.ts';
import { templateRoutes } from '#server/caseload/assessments/template-routes.ts';
import { clientRoutes } from '#server/caseload/clients/client-routes.ts';
import { closingRoutes } from '#server/caseload/closings/closing-routes.ts';
import { groupRoutes } from '#server/caseload/groups/group-routes.ts';
import { groupSessionRoutes } from '#server/caseload/groups/group-session-routes.ts';
import { noteVersionRoutes } from '#server/caseload/sessions/note-version-routes.ts';
import { sessionPlanningRoutes } from '#server/caseload/sessions/session-planning-routes.ts';
import { sessionRoutes } from '#server/caseload/sessions/session-routes.ts';
import { taskRoutes } from '#server/caseload/tasks/task-routes.ts';
import { documentPdfRoutes } from '#server/clinical/documents/document-pdf-routes.ts';
import { documentRoutes } from '#server/clinical/documents/document-routes.ts';
import { goalRevisionRoutes } from '#server/clinical/goals/goal-revision-routes.ts';
import { goalRoutes } from '#server/clinical/goals/goal-routes.ts';
import { noteListRoutes } from '#server/clinical/notes/note-list-routes.ts';
import { sessionNotePdfRoutes } from '#server/clinical/notes/session-note-pdf-routes.ts';
import { sessionNoteRoutes } from '#server/clinical/notes/session-note-routes.ts';
import { phraseRoutes } from '#server/clinical/phrases/phrase-routes.ts';
import { planRoutes } from '#server/clinical/plans/plan-routes.ts';
import { resultRoutes } from '#server/clinical/results/result-routes.ts';
import { reviewRoutes } from '#server/clinical/reviews/review-routes.ts';
import { documentSigningRoutes } from '#server/clinical/signing/document-signing-routes.ts';
import { signingProfileRoutes } from '#server/clinical/signing/signing-profile-routes.ts';
import { signingRoutes } from '#server/clinical/signing/signing-routes.ts';
import { inviteRoutes } from '#server/people/invitations/invite-routes.ts';
import { passkeyRoutes } from '#server/people/passkeys/passkey-routes.ts';
import { passkeySignInRoutes } from '#server/people/passkeys/passkey-sign-in-routes.ts';
import { passwordRoutes } from '#server/people/passwords/password-routes.ts';
import { practiceNoticeRoutes } from '#server/people/practice/practice-notice-routes.ts';
import { practiceSettingsRoutes } from '#server/people/practice/practice-settings-routes.ts';
import { authRoutes } from '#server/people/sign-in/auth-routes.ts';
import { practiceOf } from '#server/people/sign-in/practice-request.ts';
import { recoveryRoutes } from '#server/people/sign-in/recovery-routes.ts';
import { requireTherapist } from '#server/people/sign-in/require-therapist.ts';
import { signInRoutes } from '#server/people/sign-in/sign-in-routes.ts';
import { accessRoutes } from '#server/people/team/access-routes.ts';
import { supervisionRoutes } from '#server/people/team/supervision-routes.ts';
import { teamRoutes } from '#server/people/team/team-routes.ts';
import { secondStepRoutes } from '#server/people/two-factor/second-step-routes.ts';
import { twoFactorRoutes } from '#server/people/two-factor/two-factor-routes.ts';
import { draftKeyRoutes } from '#server/people/users/draft-key-routes.ts';
import { emailLinkRoutes, emailProofRoutes } from '#server/people/users/email-proof-routes.ts';
import { preferencesRoutes } from '#server/people/users/preferences-routes.ts';
import { userRoutes } from '#server/people/users/user-routes.ts';
import { noteReplies } from '#server/platform/audit/note-replies.ts';
import { changeRoutes } from '#server/platform/changes/change-routes.ts';
import { limitPrivateBodies, PUBLIC_BODY_BYTES } from '#server/platform/http/body-limits.ts';
import { endConnectionsWhileClosing } from '#server/platform/http/closing-connections.ts';
import { handleError } from '#server/platform/http/error-handler.ts';
import { failureRoutes } from '#server/platform/http/failure-routes.ts';
import { healthRoutes } from '#server/platform/http/health-routes.ts';
import { readJsonBodies } from '#server/platform/http/json-bodies.ts';
import { checkOrigin } from '#server/platform/http/origin-check.ts';
import { refuseUnknownParameters } from '#server/platform/http/query-parameters.ts';
import { logRequests } from '#server/platform/http/request-log.ts';
import { securedResponses, setSecurityHeaders } from '#server/platform/http/security-headers.ts';
import { refuseUnknownAddresses } from '#server/platform/http/unknown-addresses.ts';
import { unreadableRequests } from '#server/platform/http/unreadable-requests.ts';
import { openapiRoutes } from '#server/platform/openapi/openapi-routes.ts';
import { listRoutes } from '#server/platform/openapi/route-list.ts';
import { activityRoutes } from '#server/records/activity/activity-routes.ts';
import { backupDownloadRoutes } from '#server/records/backups/backup-download-routes.ts';
import { backupKeyRoutes } from '#server/records/backups/backup-key-routes.ts';
import { backupRoutes } from '#server/records/backups/backup-routes.ts';
import { clientRecordRoutes } from '#server/records/client-record/client-record-routes.ts';
import { exportRoutes } from '#server/records/export/export-routes.ts';
import { archiveImportRoutes } from '#server/records/imports/archive-import-routes.ts';
import { clientImportRoutes } from '#server/records/imports/client-import-routes.ts';
import { sealedRecordRoutes } from '#server/records/sealed-records/sealed-record-routes.ts';
import { undoRoutes } from '#server/records/undo/undo-routes.ts';
import {
  websiteIdentityRoutes,
  websitePublicationRoutes,
} from '#server/website/identity/website-identity-routes.ts';
import { inquiryFormRoutes } from '#server/website/inquiries/inquiry-form-routes.ts';
import { inquiryRoutes } from '#server/website/inquiries/inquiry-routes.ts';
import { pageViewRoutes } from '#server/website/page-views/page-view-routes.ts';
import { keptPageRoutes } from '#server/website/pages/kept-page-routes.ts';
import { websitePictureRoutes } from '#server/website/pictures/website-picture-routes.ts';
import { openServices, type ServiceOptions, type Services } from './services.ts';

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
