import * as z from 'zod/mini';
import type { Invite, IssuedInvite } from '#domain/people/invitations/invite.ts';
import type { Passkey } from '#domain/people/passkeys/passkey.ts';
import type { RecoveryAccount } from '#domain/people/sign-in/recovery.ts';
import type { SignIn } from '#domain/people/sign-in/sign-in.ts';
import { supervisionShape } from '#domain/people/team/supervision.ts';
import type { TeamMember } from '#domain/people/team/team-member.ts';
import type {
  IssuedRecoveryCodes,
  SecondStepNeeded,
  TwoFactorSetup,
  TwoFactorState,
} from '#domain/people/two-factor/two-factor.ts';
import { type RegistrationStatus, registrationModes } from '#domain/platform/registration-mode.ts';
import { id, instant, text } from '#domain/platform/stored-shapes.ts';
import { weekStarts } from '#domain/platform/week.ts';
import type { DraftKey } from './draft-key.ts';
import type { EmailProof } from './email-proof.ts';
import { idleChoices, type Preferences } from './preferences.ts';
import type { User } from './user.ts';

const userFields = {
  id,
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  role: z.literal('therapist'),
  isOwner: z.boolean(),
  createdAt: instant,
};

export const userShape: z.ZodMiniType<User> = z.strictObject({
  ...userFields,
  needsSecondFactor: z.optional(z.literal(true)),
});

export const teamMemberShape: z.ZodMiniType<TeamMember> = z.strictObject({
  ...userFields,
  disabledAt: z.nullable(instant),
  isConfirmed: z.boolean(),
  supervision: z.nullable(supervisionShape),
});

export const emailProofShape: z.ZodMiniType<EmailProof> = z.strictObject({
  email: z.string(),
  isAsked: z.boolean(),
  provenAt: z.nullable(instant),
});

export const registrationStatusShape: z.ZodMiniType<RegistrationStatus> = z.strictObject({
  mode: z.enum(registrationModes),
  isFixed: z.boolean(),
  needsSetupCode: z.boolean(),
});

export const recoveryAccountShape: z.ZodMiniType<RecoveryAccount> = z.strictObject({
  username: z.string(),
  fullName: z.string(),
});

export const draftKeyShape: z.ZodMiniType<DraftKey> = z.strictObject({ key: z.string() });

export const preferencesShape: z.ZodMiniType<Preferences> = z.strictObject({
  weekStart: z.enum(weekStarts),
  idleMinutes: z.literal([...idleChoices]),
});

/** The reply to a correct password. */
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

export const inviteShape: z.ZodMiniType<Invite> = z.strictObject(inviteFields);

export const issuedInviteShape: z.ZodMiniType<IssuedInvite> = z.strictObject({
  ...inviteFields,
  code: z.string(),
});
