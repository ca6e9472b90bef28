import type * as z from 'zod/mini';
import {
  assessmentTemplateChange,
  newAssessmentTemplate,
} from '#domain/caseload/assessments/assessment-template.ts';
import { newSeries } from '#domain/caseload/sessions/session-repeat.ts';
import { listedDocumentShape } from '#domain/clinical/documents/document.ts';
import { noteOfSessionShape } from '#domain/clinical/notes/session-note-reply.ts';
import { listedNoteShape } from '#domain/clinical/signing/listed-note.ts';
import { newInvite } from '#domain/people/invitations/invite.ts';
import { practiceSettings } from '#domain/people/practice/practice-settings.ts';
import { recovery, recoveryLink } from '#domain/people/sign-in/recovery.ts';
import { ownershipTransfer } from '#domain/people/team/ownership.ts';
import {
  draftKeyShape,
  inviteShape,
  issuedInviteShape,
  passkeyShape,
  preferencesShape,
  recoveryAccountShape,
  signInShape,
  userShape,
} from '#domain/people/users/account-shapes.ts';
import { preferencesChange } from '#domain/people/users/preferences.ts';
import { credentials, registration } from '#domain/people/users/user.ts';
import { answeredShape } from '#domain/platform/record.ts';
import { listedRecords } from '#domain/program/caseload-records.ts';
import {
  caseloadCountsShape,
  clientImportShape,
  importUndoShape,
  sealedRecordShape,
} from '#domain/program/caseload-shapes.ts';
import { backupCheckShape, backupShape } from '#domain/records/backups/backup-shapes.ts';
import { newClientImport } from '#domain/records/imports/client-import.ts';
import {
  assessmentTemplateShape,
  listedTemplateShape,
  pastEditionShape,
  websiteEditionShape,
} from '#domain/website/identity/practice-shapes.ts';
import { websiteChange } from '#domain/website/identity/website-edition.ts';
import { consultationForm } from '#domain/website/inquiries/consultation-form.ts';
import { inquiryChange } from '#domain/website/inquiries/inquiry.ts';
import { schoolsForm } from '#domain/website/inquiries/schools-request-form.ts';

const byNoun = listedRecords.map((kind) => ({
  ...kind,
  name: kind.noun.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()),
  shape: answeredShape(kind),
}));

/** The kinds of records that users add and change. */
const sent = byNoun.filter((kind) => 'changeRules' in kind);

/** The names of shapes in the OpenAPI document: first request bodies, then replies. */
export const requestSchemas: Record<string, z.ZodMiniType> = {
  Registration: registration,
  Credentials: credentials,
  RecoveryLink: recoveryLink,
  Recovery: recovery,
  PreferencesChange: preferencesChange,
  OwnershipTransfer: ownershipTransfer,
  NewInvite: newInvite,
  ...Object.fromEntries(sent.map(({ name, rules }) => [`New${name}`, rules])),
  ...Object.fromEntries(sent.map(({ name, changeRules }) => [`${name}Change`, changeRules])),
  NewAssessmentTemplate: newAssessmentTemplate,
  AssessmentTemplateChange: assessmentTemplateChange,
  NewClientImport: newClientImport,
  NewSeries: newSeries,
  InquiryForm: consultationForm.inLanguage.en.schema,
  SchoolsForm: schoolsForm.inLanguage.en.schema,
  InquiryChange: inquiryChange,
  WebsiteChange: websiteChange,
};

export const replySchemas: Record<string, z.ZodMiniType> = {
  User: userShape,
  RecoveryAccount: recoveryAccountShape,
  Preferences: preferencesShape,
  DraftKey: draftKeyShape,
  SignIn: signInShape,
  Passkey: passkeyShape,
  Invite: inviteShape,
  IssuedInvite: issuedInviteShape,
  ...Object.fromEntries(byNoun.map(({ name, shape }) => [name, shape])),
  NoteOfSession: noteOfSessionShape,
  ListedNote: listedNoteShape,
  ListedDocument: listedDocumentShape,
  AssessmentTemplate: assessmentTemplateShape,
  ListedTemplate: listedTemplateShape,
  ClientImport: clientImportShape,
  ImportUndo: importUndoShape,
  CaseloadCounts: caseloadCountsShape,
  SealedRecord: sealedRecordShape,
  Backup: backupShape,
  BackupCheck: backupCheckShape,
  PastEdition: pastEditionShape,
  PracticeSettings: practiceSettings,
  WebsiteEdition: websiteEditionShape,
};
