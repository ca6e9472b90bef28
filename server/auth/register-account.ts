import type { Registration, User } from '#domain/users/user.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/connection.ts';
import type { Queries } from '#server/database/tables.ts';
import { forbidden } from '#server/http/errors.ts';
import type { EmailProofs } from '#server/mail/email-proofs.ts';
import { countWithinHour } from '#server/throttle/address-limit.ts';
import { REGISTRATIONS_AN_HOUR } from '#server/throttle/attempts.ts';
import { createUser } from '#server/users/user-store.ts';
import { noteInvited, redeemInvite } from './invite-store.ts';
import { hashPassword } from './passwords.ts';

export interface RegistrationServices {
  database: Database;
  config: Pick<Config, 'registration' | 'rateLimits'>;
  clock: () => Date;
  proofs: EmailProofs;
}

/**
 * Opens an account as far as the practice lets people in: openly, by an invitation that is then used up, or not
 * at all. The first account of an installation needs no invitation.
 */
export async function registerAccount(
  { database, config, clock, proofs }: RegistrationServices,
  registration: Registration,
  address: string,
): Promise<User> {
  if (config.registration === 'closed') {
    throw forbidden('New accounts are not open. Please ask the owner of the practice');
  }
  if (config.rateLimits) {
    // Counted on its own, so that attempts that fail count as well: each could ask whether a name is taken.
    await database.write((queries) =>
      countWithinHour(queries, 'registration', address, REGISTRATIONS_AN_HOUR, clock()),
    );
  }
  const passwordHash = await hashPassword(registration.password, 'stranger');
  const isByInvite = config.registration === 'invite';
  return database.write(async (queries) => {
    const now = clock();
    const inviteId = isByInvite ? await letIn(queries, registration.inviteCode, now) : undefined;
    const user = await createUser(queries, registration, passwordHash, now.toISOString());
    // Two people may open the first account at the same moment; only one of them comes without an invitation.
    if (isByInvite && inviteId === undefined && !user.isOwner) throw inviteNeeded(undefined);
    if (inviteId !== undefined) await noteInvited(queries, inviteId, user.id);
    await proofs.ask(queries, user, now);
    return user;
  });
}

// Before anything is said about the name: who has no invitation must not learn who has an account.
async function letIn(queries: Queries, code: string | undefined, now: Date): Promise<number | undefined> {
  const { owner_id: ownerId } = await queries
    .selectFrom('practice')
    .select('owner_id')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  if (ownerId === null) return undefined;
  const inviteId = code === undefined ? undefined : await redeemInvite(queries, code, now);
  if (inviteId === undefined) throw inviteNeeded(code);
  return inviteId;
}

function inviteNeeded(code: string | undefined) {
  return forbidden(
    code?.trim()
      ? 'This invite code is not valid any more. Please ask the owner of the practice for a new one'
      : 'An invite code is needed. Please ask the owner of the practice for one',
  );
}
