import * as z from 'zod/mini';
import {
  billingDetailsRecord,
  clientBillingDetails,
} from '#domain/billing/billing-details/billing-details.ts';
import { billedEstimateShape } from '#domain/billing/billing-documents/above-estimate.ts';
import { billingDocumentRecord } from '#domain/billing/billing-documents/billing-document.ts';
import { estimateDraftShape } from '#domain/billing/billing-documents/estimate-draft.ts';
import { dueEstimateShape } from '#domain/billing/billing-documents/estimate-due.ts';
import { superbillDraftShape } from '#domain/billing/billing-documents/superbill-draft.ts';
import { invoiceRecord } from '#domain/billing/invoices/invoice.ts';
import { ledgerShape } from '#domain/billing/mandates/ledger-shapes.ts';
import { owedServiceShape } from '#domain/billing/mandates/owed-service.ts';
import { accountShape } from '#domain/billing/payments/account.ts';
import { paymentRecord } from '#domain/billing/payments/payment.ts';
import { statementShape } from '#domain/billing/payments/statement.ts';
import { listedVoucherShape, voucherRecord } from '#domain/billing/vouchers/voucher.ts';
import { voucherCheckShape } from '#domain/billing/vouchers/voucher-check.ts';
import { closingRecord } from '#domain/caseload/closings/closing.ts';
import { groupRecord } from '#domain/caseload/groups/group.ts';
import { noteVersionRecord } from '#domain/caseload/sessions/note-version.ts';
import { sessionRecord } from '#domain/caseload/sessions/session.ts';
import { documentRecord, listedDocumentShape } from '#domain/clinical/documents/document.ts';
import { dueReportShape } from '#domain/clinical/documents/due-reports.ts';
import { goalRevisionRecord } from '#domain/clinical/goals/goal-revision.ts';
import { earlierSection } from '#domain/clinical/notes/pull-forward.ts';
import { sessionNoteRecord } from '#domain/clinical/notes/session-note.ts';
import { noteOfSessionShape } from '#domain/clinical/notes/session-note-reply.ts';
import { planRecord } from '#domain/clinical/plans/plan.ts';
import { goalResultRecord } from '#domain/clinical/results/goal-result.ts';
import { reviewRecord } from '#domain/clinical/reviews/review.ts';
import { listedReviewShape, openReviewsShape, toReviewShape } from '#domain/clinical/reviews/review-acts.ts';
import { listedNoteShape, openNotesShape } from '#domain/clinical/signing/listed-note.ts';
import { signedDocumentRecord } from '#domain/clinical/signing/signed-document.ts';
import { documentSigningPreview, signingPreview } from '#domain/clinical/signing/signing-acts.ts';
import { ownSigningProfile } from '#domain/clinical/signing/signing-profile.ts';
import { passkeyCreationShape, passkeyRequestShape } from '#domain/people/passkeys/passkey-shapes.ts';
import { practiceSettings } from '#domain/people/practice/practice-settings.ts';
import { ownSupervisionsShape } from '#domain/people/team/supervision.ts';
import {
  draftKeyShape,
  emailProofShape,
  inviteShape,
  issuedInviteShape,
  loginShape,
  passkeyShape,
  preferencesShape,
  recoveryAccountShape,
  recoveryCodesShape,
  registrationStatusShape,
  signInShape,
  teamMemberShape,
  twoFactorSetupShape,
  twoFactorStateShape,
  userShape,
} from '#domain/people/users/account-shapes.ts';
import { mailServerState, mailTest } from '#domain/platform/mail-server.ts';
import { messageRecord } from '#domain/platform/messages/message.ts';
import { type Answered, answeredShape, listWord } from '#domain/platform/record.ts';
import {
  backupCheckShape,
  backupDownloadShape,
  backupListShape,
  backupShape,
  newBackupKeyShape,
  restoredBackupShape,
} from '#domain/records/backups/backup-shapes.ts';
import {
  assessmentTemplateShape,
  failureReferenceShape,
  inquiryReceiptShape,
  inquiryShape,
  listedTemplateShape,
  pageViewsShape,
  pastEditionShape,
  practiceNoticeShape,
  websiteEditionShape,
  websitePublicationShape,
} from '#domain/website/identity/practice-shapes.ts';
import { uploadedPicture } from '#domain/website/pictures/website-picture.ts';
import { type ListedRecord, listedRecords } from './caseload-records.ts';
import {
  absenceBillingShape,
  activityLineShape,
  caseloadCountsShape,
  clientImportShape,
  closedSessionsShape,
  importUndoShape,
  openInvoicesShape,
  recordProgressShape,
  restoredRecordShape,
  sealedRecordShape,
} from './caseload-shapes.ts';
import { undoneShape } from './undo.ts';

/** The reply of a call without content: no body, status 204. */
export const noContent = z.undefined();

/** A kind of record that has a form: it has five calls, under the name of its table. */
type ChangedRecord = Extract<ListedRecord, { changeRules: unknown }>;

/** The address of a table's list: "/api/time-entries" for `time_entries`. */
type Address<Table extends string> = `/api/${Dashed<Table>}`;
type Dashed<Table extends string> = Table extends `${infer First}_${infer Rest}`
  ? `${First}-${Dashed<Rest>}`
  : Table;

type RecordReplies = {
  [Kind in ChangedRecord as `GET ${Address<Kind['table']>}`]: z.ZodMiniType<Answered<Kind>[]>;
} & {
  [Kind in ChangedRecord as
    | `POST ${Address<Kind['table']>}`
    | `${'GET' | 'PUT'} ${Address<Kind['table']>}/:id`]: z.ZodMiniType<Answered<Kind>>;
} & {
  [Kind in ChangedRecord as `DELETE ${Address<Kind['table']>}/:id`]: typeof noContent;
};

const sessionList = z.array(answeredShape(sessionRecord));
const resultList = z.array(answeredShape(goalResultRecord));
const invoiceList = z.array(answeredShape(invoiceRecord));

/**
 * What each call of the API replies in JSON, by method and address. This is the only place: the route documentation
 * is generated from it, every test over HTTP checks replies against it, and the browser imports the types of its
 * calls from it with `import type`.
 */
export const apiReplies = {
  ...recordReplies(),
  'GET /api/sessions/today': sessionList,
  'GET /api/sessions/client/:id': sessionList,
  'GET /api/sessions/following/:id': sessionList,
  'GET /api/clients/:id/pdf/progress': recordProgressShape,
  'GET /api/sessions/next-absence-number': absenceBillingShape,
  'POST /api/sessions/series': sessionList,
  'POST /api/sessions/reschedule/:id': answeredShape(sessionRecord),
  'GET /api/closings/sessions': closedSessionsShape,
  'GET /api/mandates/:id/ledger': ledgerShape,
  'GET /api/vouchers': z.array(listedVoucherShape),
  'POST /api/vouchers/check': voucherCheckShape,
  'POST /api/vouchers/:id/paid': answeredShape(voucherRecord),
  'POST /api/vouchers/:id/void': answeredShape(voucherRecord),
  'GET /api/services-owed': z.array(owedServiceShape),
  'POST /api/closings/batch': z.array(answeredShape(closingRecord)),
  'POST /api/sessions/group': sessionList,
  'POST /api/sessions/group/join': answeredShape(groupRecord),
  'PUT /api/sessions/attendance': sessionList,
  'POST /api/groups/:id/members': answeredShape(groupRecord),
  'PUT /api/groups/:id/members/:clientId': answeredShape(groupRecord),
  'GET /api/note-versions': z.array(answeredShape(noteVersionRecord)),
  'GET /api/sessions/:id/note': noteOfSessionShape,
  'PUT /api/sessions/:id/note': noteOfSessionShape,
  'GET /api/sessions/:id/note/earlier': z.array(earlierSection),
  'GET /api/sessions/:id/note/signing': signingPreview,
  'POST /api/sessions/:id/note/sign': answeredShape(signedDocumentRecord),
  'POST /api/sessions/:id/note/addenda': answeredShape(signedDocumentRecord),
  'POST /api/sessions/:id/note/correct': answeredShape(sessionNoteRecord),
  'DELETE /api/sessions/:id/note/correct': noContent,
  'POST /api/sessions/:id/note/withdraw': answeredShape(signedDocumentRecord),
  'GET /api/signed-documents': z.array(answeredShape(signedDocumentRecord)),
  'GET /api/received-reviews': z.array(answeredShape(reviewRecord)),
  'GET /api/reviews': z.array(listedReviewShape),
  'GET /api/reviews/open': openReviewsShape,
  'GET /api/supervision': ownSupervisionsShape,
  'GET /api/reviews/:id': toReviewShape,
  'POST /api/reviews/:id': toReviewShape,
  'GET /api/notes': z.array(listedNoteShape),
  'GET /api/notes/open': openNotesShape,
  'GET /api/documents': z.array(listedDocumentShape),
  'GET /api/documents/due': z.array(dueReportShape),
  'PUT /api/plans/:id/waiver': answeredShape(planRecord),
  'GET /api/documents/:id/signing': documentSigningPreview,
  'POST /api/documents/:id/sign': answeredShape(signedDocumentRecord),
  'POST /api/documents/:id/addenda': answeredShape(signedDocumentRecord),
  'POST /api/documents/:id/correct': answeredShape(documentRecord),
  'DELETE /api/documents/:id/correct': noContent,
  'POST /api/documents/:id/withdraw': answeredShape(signedDocumentRecord),
  'POST /api/documents/:id/fill': answeredShape(documentRecord),
  'GET /api/session-notes': z.array(answeredShape(sessionNoteRecord)),
  'GET /api/results': resultList,
  'GET /api/goals/:id/results': resultList,
  'PUT /api/sessions/:id/results/:goalId': answeredShape(goalResultRecord),
  'DELETE /api/sessions/:id/results/:goalId': noContent,
  'GET /api/goal-revisions': z.array(answeredShape(goalRevisionRecord)),

  'GET /api/billing-details': z.array(answeredShape(billingDetailsRecord)),
  'GET /api/clients/:id/billing-details': clientBillingDetails,
  'PUT /api/clients/:id/billing-details': clientBillingDetails,
  'GET /api/payments': z.array(answeredShape(paymentRecord)),
  'POST /api/payments': answeredShape(paymentRecord),
  'GET /api/payments/:id': answeredShape(paymentRecord),
  'PUT /api/payments/:id': answeredShape(paymentRecord),
  'POST /api/payments/:id/void': answeredShape(paymentRecord),
  'GET /api/accounts': z.array(accountShape),
  'GET /api/accounts/:id': accountShape,
  'GET /api/accounts/:id/statement': statementShape,
  'POST /api/invoices/:id/use-credit': answeredShape(invoiceRecord),
  'GET /api/clients/:id/superbill': superbillDraftShape,
  'GET /api/clients/:id/estimate': estimateDraftShape,
  'GET /api/billing-documents/due': z.array(dueEstimateShape),
  'GET /api/billing-documents/estimates': z.array(billedEstimateShape),
  'GET /api/messages': z.array(answeredShape(messageRecord)),
  'GET /api/messages/outgoing': z.strictObject({ isMailOn: z.boolean() }),
  'POST /api/messages/batch': z.array(answeredShape(messageRecord)),
  'GET /api/billing-documents': z.array(answeredShape(billingDocumentRecord)),
  'GET /api/billing-documents/:id': answeredShape(billingDocumentRecord),
  'POST /api/billing-documents': answeredShape(billingDocumentRecord),
  'POST /api/billing-documents/:id/void': answeredShape(billingDocumentRecord),
  'POST /api/invoices/batch': invoiceList,
  'PUT /api/invoices/paid': invoiceList,
  'GET /api/invoices/open': openInvoicesShape,

  'GET /api/client-imports': z.array(clientImportShape),
  'POST /api/client-imports': clientImportShape,
  'GET /api/client-imports/:id/undo': importUndoShape,
  'POST /api/client-imports/:id/undo': importUndoShape,
  'POST /api/import': caseloadCountsShape,
  'GET /api/sealed-records': z.array(sealedRecordShape),
  'POST /api/sealed-records/:id/restore': restoredRecordShape,
  'GET /api/activity': z.array(activityLineShape),
  'POST /api/undo/:id': undoneShape,

  'GET /api/registration': registrationStatusShape,
  'POST /api/register': userShape,
  'POST /api/login': loginShape,
  'POST /api/login/code': userShape,
  'POST /api/login/passkey/options': passkeyRequestShape,
  'POST /api/login/passkey': userShape,
  'POST /api/logout': noContent,
  'POST /api/recovery/link': recoveryAccountShape,
  'POST /api/recovery': noContent,
  'POST /api/email-proof': noContent,

  'GET /api/user': userShape,
  'PUT /api/user': userShape,
  'POST /api/user/password': noContent,
  'GET /api/user/email-proof': emailProofShape,
  'POST /api/user/email-proof': noContent,
  'GET /api/draft-key': draftKeyShape,
  'GET /api/preferences': preferencesShape,
  'PUT /api/preferences': preferencesShape,
  'GET /api/signing-profile': ownSigningProfile,
  'PUT /api/signing-profile': ownSigningProfile,
  'GET /api/two-factor': twoFactorStateShape,
  'POST /api/two-factor': recoveryCodesShape,
  'POST /api/two-factor/setup': twoFactorSetupShape,
  'POST /api/two-factor/recovery-codes': recoveryCodesShape,
  'POST /api/two-factor/turn-off': noContent,
  'GET /api/passkeys': z.array(passkeyShape),
  'POST /api/passkeys': passkeyShape,
  'POST /api/passkeys/options': passkeyCreationShape,
  'PUT /api/passkeys/:id': passkeyShape,
  'POST /api/passkeys/:id/remove': noContent,
  'GET /api/sign-ins': z.array(signInShape),
  'DELETE /api/sign-ins/:id': noContent,
  'POST /api/sign-ins/end-others': noContent,

  'GET /api/team': z.array(teamMemberShape),
  'POST /api/team/:id/end-sign-ins': noContent,
  'POST /api/team/:id/disable': noContent,
  'POST /api/team/:id/enable': noContent,
  'POST /api/team/:id/confirm': noContent,
  'PUT /api/team/:id/supervisor': noContent,
  'POST /api/supervision/agree': noContent,
  'DELETE /api/supervision': noContent,
  'PUT /api/team/owner': noContent,
  'GET /api/invites': z.array(inviteShape),
  'POST /api/invites': issuedInviteShape,
  'DELETE /api/invites/:id': noContent,
  'GET /api/practice-settings': practiceSettings,
  'PUT /api/practice-settings': practiceSettings,
  'GET /api/mail-server': mailServerState,
  'PUT /api/mail-server': mailServerState,
  'DELETE /api/mail-server': noContent,
  'POST /api/mail-server/test': mailTest,
  'GET /api/assessment-templates': z.array(listedTemplateShape),
  'POST /api/assessment-templates': assessmentTemplateShape,
  'GET /api/assessment-templates/:id': assessmentTemplateShape,
  'PUT /api/assessment-templates/:id': assessmentTemplateShape,
  'DELETE /api/assessment-templates/:id': noContent,
  'GET /api/practice-notices': z.array(practiceNoticeShape),
  'GET /api/website-identity': websiteEditionShape,
  'PUT /api/website-identity': websiteEditionShape,
  'GET /api/website-identity/publication': websitePublicationShape,
  'PUT /api/website-identity/publication': websitePublicationShape,
  'POST /api/website-identity/pictures': uploadedPicture,
  'GET /api/website-identity/editions': z.array(pastEditionShape),
  'GET /api/website-identity/editions/:id': websiteEditionShape,
  'GET /api/page-views': z.array(pageViewsShape),
  'POST /api/contact': inquiryReceiptShape,
  'POST /api/schools-contact': inquiryReceiptShape,
  'GET /api/consultation-requests': z.array(inquiryShape),
  'PUT /api/consultation-requests/:id': inquiryShape,
  'POST /api/failures': failureReferenceShape,

  'GET /api/backups': backupListShape,
  'POST /api/backups': backupShape,
  'POST /api/backups/:id/check': backupCheckShape,
  'POST /api/backups/:id/restore': restoredBackupShape,
  'POST /api/backups/:id/download': backupDownloadShape,
  'POST /api/backup-keys': newBackupKeyShape,
  'PUT /api/backup-key': noContent,
};

/** A call of the API, as "GET /api/clients/:id". */
export type ApiCall = keyof typeof apiReplies;
export type ApiReply<Call extends ApiCall> = z.output<(typeof apiReplies)[Call]>;

/** Returns the shape of a route's JSON reply; undefined for a call that is not in the table. */
export function jsonReply(method: string, url: string): z.ZodMiniType | undefined {
  const answers: Partial<Record<string, z.ZodMiniType>> = apiReplies;
  return answers[`${method} ${url}`];
}

function recordReplies(): RecordReplies {
  const answers: unknown = Object.fromEntries(
    listedRecords.flatMap((kind) => {
      if (!('changeRules' in kind)) return [];
      const path = `/api/${listWord(kind)}`;
      const shape = answeredShape<ListedRecord>(kind);
      return [
        [`GET ${path}`, z.array(shape)],
        [`POST ${path}`, shape],
        [`GET ${path}/:id`, shape],
        [`PUT ${path}/:id`, shape],
        [`DELETE ${path}/:id`, noContent],
      ];
    }),
  );
  // The loop covers every kind; TypeScript cannot infer that.
  return answers as RecordReplies;
}
