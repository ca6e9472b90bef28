import { annualModule } from '#server/billing/annuals/annual-module.ts';
import { billingDetailsModule } from '#server/billing/billing-details/billing-details-module.ts';
import { billingDocumentModule } from '#server/billing/billing-documents/billing-document-module.ts';
import { invoiceModule } from '#server/billing/invoices/invoice-module.ts';
import { mandateModule } from '#server/billing/mandates/mandate-module.ts';
import { organizationModule } from '#server/billing/organizations/organization-module.ts';
import { paymentModule } from '#server/billing/payments/payment-module.ts';
import { reportModule } from '#server/billing/reports/report-module.ts';
import { voucherModule } from '#server/billing/vouchers/voucher-module.ts';
import { assessmentModule } from '#server/caseload/assessments/assessment-module.ts';
import { clientModule } from '#server/caseload/clients/client-module.ts';
import { closingModule } from '#server/caseload/closings/closing-module.ts';
import { groupModule } from '#server/caseload/groups/group-module.ts';
import { sessionModule } from '#server/caseload/sessions/session-module.ts';
import { taskModule } from '#server/caseload/tasks/task-module.ts';
import { timeEntryModule } from '#server/caseload/time-entries/time-entry-module.ts';
import { documentModule } from '#server/clinical/documents/document-module.ts';
import { goalModule } from '#server/clinical/goals/goal-module.ts';
import { noteModule } from '#server/clinical/notes/note-module.ts';
import { phraseModule } from '#server/clinical/phrases/phrase-module.ts';
import { planModule } from '#server/clinical/plans/plan-module.ts';
import { resultModule } from '#server/clinical/results/result-module.ts';
import { reviewModule } from '#server/clinical/reviews/review-module.ts';
import { signingModule } from '#server/clinical/signing/signing-module.ts';
import { invitationModule } from '#server/people/invitations/invitation-module.ts';
import { passkeyModule } from '#server/people/passkeys/passkey-module.ts';
import { passwordModule } from '#server/people/passwords/password-module.ts';
import { practiceModule } from '#server/people/practice/practice-module.ts';
import { signInModule } from '#server/people/sign-in/sign-in-module.ts';
import { teamModule } from '#server/people/team/team-module.ts';
import { twoFactorModule } from '#server/people/two-factor/two-factor-module.ts';
import { userModule } from '#server/people/users/user-module.ts';
import type { AuditedRoutes } from '#server/platform/audit/audit-replies.ts';
import { changeModule } from '#server/platform/changes/change-module.ts';
import { messageModule } from '#server/platform/messages/message-module.ts';
import type { AllModules, ServerModule } from '#server/platform/server-module.ts';
import { activityModule } from '#server/records/activity/activity-module.ts';
import { backupModule } from '#server/records/backups/backup-module.ts';
import { clientRecordModule } from '#server/records/client-record/client-record-module.ts';
import { exportModule } from '#server/records/export/export-module.ts';
import { importModule } from '#server/records/imports/import-module.ts';
import { sealedRecordModule } from '#server/records/sealed-records/sealed-record-module.ts';
import { undoModule } from '#server/records/undo/undo-module.ts';
import { websiteIdentityModule } from '#server/website/identity/website-identity-module.ts';
import { inquiryModule } from '#server/website/inquiries/inquiry-module.ts';
import { pageViewModule } from '#server/website/page-views/page-view-module.ts';
import { pageModule } from '#server/website/pages/page-module.ts';
import { pictureModule } from '#server/website/pictures/picture-module.ts';
import type { Services } from './services.ts';

/** What each noun adds to the server. A new noun is named here, and nowhere else. */
export const serverModules: readonly ServerModule<Services & AllModules>[] = [
  changeModule,
  messageModule,
  signInModule,
  userModule,
  passwordModule,
  twoFactorModule,
  passkeyModule,
  teamModule,
  invitationModule,
  practiceModule,
  clientModule,
  sessionModule,
  groupModule,
  closingModule,
  timeEntryModule,
  taskModule,
  assessmentModule,
  planModule,
  goalModule,
  resultModule,
  noteModule,
  documentModule,
  signingModule,
  reviewModule,
  phraseModule,
  organizationModule,
  mandateModule,
  billingDetailsModule,
  annualModule,
  invoiceModule,
  voucherModule,
  paymentModule,
  billingDocumentModule,
  reportModule,
  websiteIdentityModule,
  pageModule,
  pictureModule,
  inquiryModule,
  pageViewModule,
  clientRecordModule,
  sealedRecordModule,
  backupModule,
  exportModule,
  importModule,
  activityModule,
  undoModule,
];

/** How the activity log names the routes of all modules. */
export const auditedRoutes: AuditedRoutes = Object.assign({}, ...serverModules.map(({ audited }) => audited));

/** The functions that move other records along with a session to another day. */
export const onSessionMoved = serverModules.flatMap(({ onSessionMoved = [] }) => onSessionMoved);

/** Finds the mandates that sessions count toward. */
export const findSessionTerms = serverModules.find((module) => module.findSessionTerms)?.findSessionTerms;

/** Finds the service of a plan by its mandates. */
export const findPlanService = serverModules.find((module) => module.findPlanService)?.findPlanService;
