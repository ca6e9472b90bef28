import { sql } from 'kysely';
import type { SupervisionForm } from '#domain/people/team/supervision.ts';
import type { Instant } from '#domain/platform/dates.ts';
import type { TherapistActor } from '#server/platform/database/actor.ts';
import { appendAuditEntries } from '#server/platform/database/audit-log.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { CHANGED_MEANWHILE, conflict, notFound } from '#server/platform/http/errors.ts';
import { ACCOUNT_NOT_FOUND } from './change-access.ts';
import { lockOwnership } from './lock-ownership.ts';

interface SupervisionChange {
  /** Who is supervised. */
  therapistId: number;
  form: SupervisionForm;
  /** The owner of the practice, who says so. */
  actor: TherapistActor;
  now: Instant;
}

/**
 * Names who supervises a therapist, or that nobody does; the logs of all whom it is about say so. Gives the new versions of
 * their caseloads, by which their open tabs learn of it. Throws 404 for an account that is not there, 409 for one that
 * cannot supervise, and when it was changed since it was seen.
 */
export async function changeSupervision(
  queries: Queries,
  { therapistId, form, actor, now }: SupervisionChange,
): Promise<{ therapistId: number; version: number }[]> {
  await lockOwnership(queries, actor.id);
  await refuseUnknown(queries, therapistId);
  const { supervisorId, fromOn, untilOn = null, planText = null, updatedAt } = form;
  if (supervisorId !== null) await refuseUnfit(queries, supervisorId, therapistId);
  const before = await queries
    .selectFrom('supervisions')
    .select(['supervisor_id', 'created_at', 'updated_at'])
    .where('therapist_id', '=', therapistId)
    .executeTakeFirst();
  if (updatedAt !== undefined && updatedAt !== before?.updated_at) throw conflict(CHANGED_MEANWHILE);
  await queries.deleteFrom('supervisions').where('therapist_id', '=', therapistId).execute();
  if (supervisorId !== null) {
    const row = { supervisor_id: supervisorId, from_on: fromOn, until_on: untilOn, plan_text: planText };
    await queries
      .insertInto('supervisions')
      .values({ therapist_id: therapistId, ...row, created_at: before?.created_at ?? now, updated_at: now })
      .execute();
  }
  const about = [actor.id, therapistId, supervisorId, before?.supervisor_id];
  return announceAll(queries, { about, isEnded: supervisorId === null, therapistId, actor, now });
}

async function refuseUnknown(queries: Queries, id: number): Promise<void> {
  const account = await queries.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
  if (!account) throw notFound(ACCOUNT_NOT_FOUND);
}

async function refuseUnfit(queries: Queries, supervisorId: number, therapistId: number): Promise<void> {
  if (supervisorId === therapistId) throw conflict('Nobody supervises their own work');
  const account = await queries
    .selectFrom('users')
    .innerJoin('practice', (join) => join.on('practice.id', '=', 1))
    .leftJoin('signing_profiles', 'signing_profiles.therapist_id', 'users.id')
    .select(['users.id', 'disabled_at', 'confirmed', 'owner_id', 'profession'])
    .where('users.id', '=', supervisorId)
    .executeTakeFirst();
  if (!account) throw notFound(ACCOUNT_NOT_FOUND);
  if (account.disabled_at !== null) throw conflict('This account is disabled, so it supervises nobody');
  const isConfirmed = account.confirmed || account.owner_id === account.id;
  if (!isConfirmed) throw conflict('Confirm the account of the supervisor first');
  if (account.profession === 'OTA') throw conflict('An assistant supervises nobody');
}

interface Told extends Pick<SupervisionChange, 'therapistId' | 'actor' | 'now'> {
  /** Whose logs say it. */
  about: readonly (number | null | undefined)[];
  isEnded: boolean;
}

// Always in the same order, so that two writes never wait for each other's row.
async function announceAll(queries: Queries, { about, isEnded, therapistId, actor, now }: Told) {
  const ids = [...new Set(about)].filter((id) => typeof id === 'number').sort((a, b) => a - b);
  const action = isEnded ? 'delete' : 'update';
  const entry = { action, entity: 'supervision', entityId: therapistId, clientId: null } as const;
  const versions: { therapistId: number; version: number }[] = [];
  for (const id of ids) {
    await appendAuditEntries(queries, id, [entry], actor, now);
    const { version } = await queries
      .updateTable('caseloads')
      .set({ version: sql`version + 1` })
      .where('therapist_id', '=', id)
      .returning('version')
      .executeTakeFirstOrThrow();
    versions.push({ therapistId: id, version });
  }
  return versions;
}
