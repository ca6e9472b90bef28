import * as z from 'zod/mini';
import type { ActivityLine } from '#domain/activity/activity.ts';
import type { Annual } from '#domain/annuals/annual.ts';
import { type Assessment, assessmentStatuses, question, response } from '#domain/assessments/assessment.ts';
import type { CaseloadCounts } from '#domain/caseload/caseload-counts.ts';
import { type Client, clientStatuses } from '#domain/clients/client.ts';
import type { ClientImport, ImportUndo } from '#domain/clients/client-import.ts';
import type { SealedRecord } from '#domain/clients/sealed-record.ts';
import { consultationStates } from '#domain/consultations/consultation-state.ts';
import { type Inquiry, mailStates } from '#domain/consultations/inquiry.ts';
import { type Invoice, invoiceStatuses, invoiceTypes } from '#domain/invoices/invoice.ts';
import { publicIdentitySchema } from '#domain/practice/public-identity.ts';
import type { PastEdition, WebsiteEdition } from '#domain/practice/website-edition.ts';
import type { PageViews } from '#domain/reports/page-views.ts';
import { type Session, sessionStatuses, sessionTypes } from '#domain/sessions/session.ts';
import type { Task } from '#domain/tasks/task.ts';
import type { Invite, IssuedInvite } from '#domain/users/invite.ts';
import type { Passkey } from '#domain/users/passkey.ts';
import { idleChoices, type Preferences } from '#domain/users/preferences.ts';
import type { RecoveringAccount } from '#domain/users/recovery.ts';
import type { SignIn } from '#domain/users/sign-in.ts';
import type {
  IssuedRecoveryCodes,
  SecondStepNeeded,
  TwoFactorSetup,
  TwoFactorState,
} from '#domain/users/two-factor.ts';
import type { User } from '#domain/users/user.ts';
import { weekStarts } from '#domain/week.ts';

// Answers are described here and not checked again while serving: the type holds each shape to the entity it
// describes, and the tests hold every answer to its shape, strictly.
const id = z.int().check(z.positive());
const instant = z.iso.datetime({ precision: 3 });
const day = z.iso.date();
const text = z.nullable(z.string());
const owned = { id, therapistId: id };
const moments = { createdAt: instant, updatedAt: instant };

export const userShape: z.ZodMiniType<User> = z.strictObject({
  id,
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  role: z.literal('therapist'),
  isOwner: z.boolean(),
  createdAt: instant,
});

export const recoveringAccountShape: z.ZodMiniType<RecoveringAccount> = z.strictObject({
  username: z.string(),
  fullName: z.string(),
});

export const preferencesShape: z.ZodMiniType<Preferences> = z.strictObject({
  weekStart: z.enum(weekStarts),
  idleMinutes: z.literal([...idleChoices]),
});

/** What a right password is answered with. */
export const loginShape: z.ZodMiniType<User | SecondStepNeeded> = z.union([
  userShape,
  z.strictObject({ secondStep: z.literal('code') }),
]);

export const twoFactorStateShape: z.ZodMiniType<TwoFactorState> = z.strictObject({
  turnedOnAt: z.nullable(instant),
  recoveryCodesLeft: z.int(),
});

export const twoFactorSetupShape: z.ZodMiniType<TwoFactorSetup> = z.strictObject({
  uri: z.string(),
  secret: z.string(),
});

export const recoveryCodesShape: z.ZodMiniType<IssuedRecoveryCodes> = z.strictObject({
  recoveryCodes: z.array(z.string()),
});

export const passkeyShape: z.ZodMiniType<Passkey> = z.strictObject({
  id,
  name: z.string(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
});

export const clientShape: z.ZodMiniType<Client> = z.strictObject({
  ...owned,
  firstName: z.string(),
  lastName: z.string(),
  email: text,
  phone: text,
  address: text,
  dateOfBirth: z.nullable(day),
  notes: text,
  status: z.enum(clientStatuses),
  ...moments,
});

export const sealedRecordShape: z.ZodMiniType<SealedRecord> = z.strictObject({
  ...owned,
  clientId: id,
  clientName: z.string(),
  sealedAt: instant,
  deletedBy: z.string(),
  retainedUntil: day,
  keptFor: z.enum(['last-entry', 'age']),
});

export const clientImportShape: z.ZodMiniType<ClientImport> = z.strictObject({
  id,
  fileName: text,
  clientCount: z.int(),
  remainingCount: z.int(),
  createdAt: instant,
  undoneAt: z.nullable(instant),
});

export const importUndoShape: z.ZodMiniType<ImportUndo> = z.strictObject({
  removedCount: z.int(),
  kept: z.array(z.strictObject({ clientId: id, reasons: z.array(z.string()) })),
});

const count = z.int().check(z.nonnegative());

export const caseloadCountsShape: z.ZodMiniType<CaseloadCounts> = z.strictObject({
  clients: count,
  sessions: count,
  assessments: count,
  invoices: count,
  annuals: count,
  tasks: count,
});

export const sessionShape: z.ZodMiniType<Session> = z.strictObject({
  ...owned,
  clientId: id,
  date: instant,
  duration: z.int(),
  type: z.enum(sessionTypes),
  status: z.enum(sessionStatuses),
  absenceNumber: z.int(),
  billable: z.boolean(),
  notes: text,
  seriesId: text,
  ...moments,
});

export const assessmentShape: z.ZodMiniType<Assessment> = z.strictObject({
  ...owned,
  clientId: id,
  title: z.string(),
  description: text,
  questions: z.array(question),
  responses: z.nullable(z.array(response)),
  status: z.enum(assessmentStatuses),
  dateCreated: instant,
  dateCompleted: z.nullable(instant),
  updatedAt: instant,
});

export const invoiceShape: z.ZodMiniType<Invoice> = z.strictObject({
  ...owned,
  clientId: id,
  amount: z.int(),
  description: z.string(),
  dateIssued: instant,
  dueDate: day,
  datePaid: z.nullable(instant),
  status: z.enum(invoiceStatuses),
  sessionIds: z.array(id),
  annualIds: z.array(id),
  invoiceType: z.enum(invoiceTypes),
  ...moments,
});

export const annualShape: z.ZodMiniType<Annual> = z.strictObject({
  ...owned,
  clientId: id,
  date: day,
  amount: z.int(),
  invoiceId: z.nullable(id),
  ...moments,
});

export const taskShape: z.ZodMiniType<Task> = z.strictObject({
  ...owned,
  title: z.string(),
  description: text,
  dueDate: z.nullable(day),
  completed: z.boolean(),
  clientId: z.nullable(id),
  ...moments,
});

export const signInShape: z.ZodMiniType<SignIn> = z.strictObject({
  id: z.string(),
  current: z.boolean(),
  device: text,
  address: text,
  createdAt: instant,
  lastUsedAt: instant,
});

const inviteFields = {
  id,
  note: text,
  createdAt: instant,
  expiresAt: instant,
  usedAt: z.nullable(instant),
  usedBy: text,
};

export const inquiryShape: z.ZodMiniType<Inquiry> = z.strictObject({
  id,
  parentName: z.string(),
  childName: z.string(),
  childAge: z.string(),
  email: z.string(),
  phone: z.string(),
  school: z.string(),
  concerns: z.string(),
  referralSource: z.string(),
  insuranceCheck: z.boolean(),
  state: z.enum(consultationStates),
  notes: text,
  clientId: z.nullable(id),
  mailState: z.enum(mailStates),
  mailAt: z.nullable(instant),
  ...moments,
});

export const inviteShape: z.ZodMiniType<Invite> = z.strictObject(inviteFields);

export const issuedInviteShape: z.ZodMiniType<IssuedInvite> = z.strictObject({
  ...inviteFields,
  code: z.string(),
});

export const websiteEditionShape: z.ZodMiniType<WebsiteEdition> = z.strictObject({
  version: z.int(),
  identity: publicIdentitySchema,
  createdAt: z.nullable(instant),
});

export const pageViewsShape: z.ZodMiniType<PageViews> = z.strictObject({
  day,
  path: z.string(),
  views: z.int().check(z.positive()),
});

export const pastEditionShape: z.ZodMiniType<PastEdition> = z.strictObject({
  version: z.int(),
  createdAt: z.nullable(instant),
  fullName: text,
});

export const activityLineShape: z.ZodMiniType<ActivityLine> = z.strictObject({
  position: z.int(),
  at: instant,
  fullName: text,
  address: text,
  action: z.string(),
  entity: z.string(),
  entityId: z.nullable(id),
  clientId: z.nullable(id),
});
