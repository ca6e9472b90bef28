import type * as z from 'zod/mini';
import { annualChange, newAnnual } from '#domain/annuals/annual.ts';
import { assessmentChange, newAssessment } from '#domain/assessments/assessment.ts';
import { clientChange, newClient } from '#domain/clients/client.ts';
import { newClientImport } from '#domain/clients/client-import.ts';
import { inquiryChange } from '#domain/inquiries/inquiry.ts';
import { inquiryFormSchema } from '#domain/inquiries/inquiry-form.ts';
import { invoiceChange, newInvoice } from '#domain/invoices/invoice.ts';
import { practiceSettings } from '#domain/practice/practice-settings.ts';
import { websiteChange } from '#domain/practice/website-edition.ts';
import { newSession, sessionChange } from '#domain/sessions/session.ts';
import { newSeries } from '#domain/sessions/weekly-repeat.ts';
import { newTask, taskChange } from '#domain/tasks/task.ts';
import { newInvite } from '#domain/users/invite.ts';
import { ownershipTransfer } from '#domain/users/ownership.ts';
import { preferencesChange } from '#domain/users/preferences.ts';
import { recovery, recoveryLink } from '#domain/users/recovery.ts';
import { credentials, registration } from '#domain/users/user.ts';
import {
  draftKeyShape,
  inviteShape,
  issuedInviteShape,
  passkeyShape,
  preferencesShape,
  recoveringAccountShape,
  signInShape,
  userShape,
} from './account-shapes.ts';
import { backupCheckShape, backupShape } from './backup-shapes.ts';
import {
  annualShape,
  assessmentShape,
  caseloadCountsShape,
  clientImportShape,
  clientShape,
  importUndoShape,
  invoiceShape,
  sealedRecordShape,
  sessionShape,
  taskShape,
} from './caseload-shapes.ts';
import { inquiryShape, pastEditionShape, websiteEditionShape } from './practice-shapes.ts';

/** The names that shapes go by in the OpenAPI document: first what is sent, then what is answered. */
export const sentSchemas: Record<string, z.ZodMiniType> = {
  Registration: registration,
  Credentials: credentials,
  RecoveryLink: recoveryLink,
  Recovery: recovery,
  PreferencesChange: preferencesChange,
  OwnershipTransfer: ownershipTransfer,
  NewInvite: newInvite,
  NewClient: newClient,
  ClientChange: clientChange,
  NewClientImport: newClientImport,
  NewSession: newSession,
  SessionChange: sessionChange,
  NewSeries: newSeries,
  NewAssessment: newAssessment,
  AssessmentChange: assessmentChange,
  NewInvoice: newInvoice,
  InvoiceChange: invoiceChange,
  NewAnnual: newAnnual,
  AnnualChange: annualChange,
  NewTask: newTask,
  TaskChange: taskChange,
  InquiryForm: inquiryFormSchema,
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
  Client: clientShape,
  ClientImport: clientImportShape,
  ImportUndo: importUndoShape,
  CaseloadCounts: caseloadCountsShape,
  SealedRecord: sealedRecordShape,
  Backup: backupShape,
  BackupCheck: backupCheckShape,
  PastEdition: pastEditionShape,
  Session: sessionShape,
  Assessment: assessmentShape,
  Invoice: invoiceShape,
  Annual: annualShape,
  Task: taskShape,
  Inquiry: inquiryShape,
  PracticeSettings: practiceSettings,
  WebsiteEdition: websiteEditionShape,
};
