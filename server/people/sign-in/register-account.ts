import type { Registration, User } from '#domain/people/users/user.ts';
import { redeemInvite, saveInvitedUser } from '#server/people/invitations/invite-store.ts';
import { refuseCommonPassword } from '#server/people/passwords/common-passwords.ts';
import { hashPassword, type PasswordCost } from '#server/people/passwords/passwords.ts';
import type { EmailProofs } from '#server/people/users/email-proofs.ts';
import { createUser } from '#server/people/users/user-store.ts';
import type { Config } from '#server/platform/config.ts';
import { type AuditEntry, appendAuditEntries } from '#server/platform/database/audit-log.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { forbidden } from '#server/platform/http/errors.ts';
import { countWithinHour } from '#server/platform/throttle/address-limit.ts';
import { REGISTRATIONS_AN_HOUR } from '#server/platform/throttle/attempts.ts';
import { registrationStatus } from './registration-status.ts';
import { hashOfTypedCode } from './typed-code.ts';

export interface RegistrationServices {
  database: Database;
  config: Pick<Config, 'registration' | 'rateLimits'>;
  clock: () => Date;
  proofs: EmailProofs;
  passwordCost: PasswordCost;
  /** The code required for the first account of a program that is reachable from other machines. */
  setupCode?: string | undefined;
}

/**
 * Opens an account if the practice's registration mode allows it: open, by invitation, or closed. An invitation is
 * then used up. The first account of an installation needs no invitation.
 */
export async function registerAccount(
  services: RegistrationServices,
  registration: Registration,
  address: string,
): Promise<User> {
  const { database, config, clock, proofs } = services;
  const { mode } = await registrationStatus(database.read, services);
  if (mode === 'closed') {
    throw forbidden('New accounts are not open. Please ask the owner of the practice');
  }
  if (config.rateLimits) {
    // Counted in its own write, so that failed attempts count too: each can test whether a name is taken.
    await database.write((queries) =>
      countWithinHour(queries, 'registration', address, REGISTRATIONS_AN_HOUR, clock()),
    );
  }
  await refuseCommonPassword(registration.password, 'password');
  const passwordHash = await hashPassword(registration.password, 'stranger', services.passwordCost);
  return database.write(async (queries) => {
    const now = clock();
    const status = await registrationStatus(queries, services);
    const isByInvite = status.mode === 'invite' && status.hasOwner;
    if (status.needsSetupCode) checkSetupCode(registration.setupCode, services.setupCode);
    const { inviteCode } = registration;
    // Also while registration is open: the link would otherwise open another account later, once it is not.
    const inviteId = inviteCode === undefined ? undefined : await redeemInvite(queries, inviteCode, now);
    // Checked before the name: people without an invitation must not learn who has an account.
    if (isByInvite && inviteId === undefined) throw inviteNeeded(inviteCode);
    const user = await createUser(queries, registration, passwordHash, now.toISOString(), {
      isInvited: inviteId !== undefined,
    });
    // Two people may open the first account at the same moment; only one of them needs no invitation.
    if (status.mode === 'invite' && inviteId === undefined && !user.isOwner) throw inviteNeeded(undefined);
    const actor = { kind: 'therapist', id: user.id, address } as const;
    await appendAuditEntries(queries, user.id, [openedEntry(user)], actor, now.toISOString());
    if (inviteId !== undefined) await saveInvitedUser(queries, inviteId, actor, now.toISOString());
    await proofs.ask(queries, user, now);
    return user;
  });
}

function openedEntry({ id }: User): AuditEntry {
  return { action: 'create', entity: 'account', entityId: id, clientId: null };
}

function inviteNeeded(code: string | undefined) {
  return forbidden(
    code?.trim()
      ? 'This invite code is not valid any more. Please ask the owner of the practice for a new one'
      : 'An invite code is needed. Please ask the owner of the practice for one',
  );
}

function checkSetupCode(typed: string | undefined, setupCode = ''): void {
  if (typed !== undefined && hashOfTypedCode(typed) === hashOfTypedCode(setupCode)) return;
  throw forbidden(
    typed?.trim()
      ? 'This setup code is not right. It stands in the lines that the program printed at its last start'
      : 'The first account needs the setup code. It stands in the lines that the program printed when it started',
    'setupCode',
  );
}
