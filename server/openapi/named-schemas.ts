import type * as z from 'zod/mini';
import {
  draftKeyShape,
  inviteShape,
  issuedInviteShape,
  passkeyShape,
  preferencesShape,
  recoveringAccountShape,
  signInShape,
  userShape,
} from '#domain/api/account-shapes.ts';
import { backupCheckShape, backupShape } from '#domain/api/backup-shapes.ts';
import {
  caseloadCountsShape,
  clientImportShape,
  importUndoShape,
  sealedRecordShape,
} from '#domain/api/caseload-shapes.ts';
import {
  assessmentTemplateShape,
  listedTemplateShape,
  pastEditionShape,
  websiteEditionShape,
} from '#domain/api/practice-shapes.ts';
import { assessmentTemplateChange, newAssessmentTemplate } from '#domain/assessments/assessment-template.ts';
import { listedRecords } from '#domain/caseload/caseload-records.ts';
import { newClientImport } from '#domain/clients/client-import.ts';
import { listedDocumentShape } from '#domain/documents/document.ts';
import { inquiryChange } from '#domain/inquiries/inquiry.ts';
import { inquiryInLanguage } from '#domain/inquiries/inquiry-words.ts';
import { schoolsFormInLanguage } from '#domain/inquiries/schools-words.ts';
import { practiceSettings } from '#domain/practice/practice-settings.ts';
import { websiteChange } from '#domain/practice/website-edition.ts';
import { answeredShape } from '#domain/record.ts';
import { noteOfSessionShape } from '#domain/session-notes/note-of-session.ts';
import { newSeries } from '#domain/sessions/weekly-repeat.ts';
import { listedNoteShape } from '#domain/signing/listed-note.ts';
import { newInvite } from '#domain/users/invite.ts';
import { ownershipTransfer } from '#domain/users/ownership.ts';
import { preferencesChange } from '#domain/users/preferences.ts';
import { recovery, recoveryLink } from '#domain/users/recovery.ts';
import { credentials, registration } from '#domain/users/user.ts';

const byNoun = listedRecords.map((kind) => ({
  ...kind,
  name: kind.noun.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()),
  shape: answeredShape(kind),
}));

/** What people add and change themselves. */
const sent = byNoun.filter((kind) => 'changeRules' in kind);

/** The names that shapes go by in the OpenAPI document: first what is sent, then what is answered. */
export const sentSchemas: Record<string, z.ZodMiniType> = {
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
  InquiryForm: inquiryInLanguage.en.schema,
  SchoolsForm: schoolsFormInLanguage.en.schema,
  InquiryChange: inquiryChange,
  WebsiteChange: websiteChange,
};

export const answeredSchemas: Record<string, z.ZodMiniType> = {
  User: userShape,
  RecoveringAccount: recoveringAccountShape,
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
