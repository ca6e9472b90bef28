import { sql } from 'kysely';
import { beginsTooEarly, type SupervisionForm, widensSupervision } from '#domain/people/team/supervision.ts';
import type { Day, Instant } from '#domain/platform/dates.ts';
import type { TherapistActor } from '#server/platform/database/actor.ts';
import { appendAuditEntries } from '#server/platform/database/audit-log.ts';
import { brokenUniqueness } from '#server/platform/database/dialect.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { CHANGED_MEANWHILE, conflict, invalid, notFound } from '#server/platform/http/errors.ts';
import { ACCOUNT_NOT_FOUND } from './change-access.ts';
import { lockOwnership } from './lock-ownership.ts';

const NO_SUPERVISION = 'Nobody is named as your supervisor';

/** An act of the signed-in user: of the owner, or of the supervised therapist. */
interface Act {
  actor: TherapistActor;
  now: Instant;
  today: Day;
}

interface SupervisionChange extends Act {
  /** Who is supervised. */
  therapistId: number;
  form: SupervisionForm;
}

/** The new version of the practice for each account whose open tabs have to learn of a change. */
export type NewVersions = { therapistId: number; version: number }[];

/**
 * Proposes who supervises a therapist, or ends their supervision, as the owner. A proposal that gives a supervisor more to
 * read than before waits for the therapist; owners agree to their own by proposing it. All logs concerned record it. Throws
 * 404 for an unknown account, 400 for a first day before today, and 409 for an account that cannot supervise and for a
 * change made meanwhile.
 */
export async function changeSupervision(
  queries: Queries,
  { therapistId, form, ...act }: SupervisionChange,
): Promise<NewVersions> {
  const { actor, now, today } = act;
  await lockOwnership(queries, actor.id);
  await refuseUnknown(queries, therapistId);
  const { supervisorId, fromOn, untilOn = null, planText = null, updatedAt } = form;
  if (supervisorId !== null) await refuseUnfit(queries, supervisorId, therapistId);
  const stored = await findSupervision(queries, therapistId);
  if (updatedAt !== undefined && updatedAt !== stored?.updatedAt) throw conflict(CHANGED_MEANWHILE);
  await queries.deleteFrom('supervisions').where('therapist_id', '=', therapistId).execute();
  if (supervisorId !== null) {
    const kept = stored?.supervisorId === supervisorId ? stored : undefined;
    if (beginsTooEarly(fromOn, kept, today)) throw invalid('Supervision begins today or later', 'fromOn');
    const isWider = widensSupervision(stored, { supervisorId, fromOn, untilOn });
    const agreedAt = isWider ? null : (stored?.agreedAt ?? null);
    await insertSupervision(queries, therapistId, {
      ...{ supervisorId, fromOn, untilOn, planText, updatedAt: now },
      agreedAt: actor.id === therapistId ? now : agreedAt,
      createdAt: stored?.createdAt ?? now,
    });
  }
  const about = [actor.id, therapistId, supervisorId, stored?.supervisorId];
  return announceAll(queries, {
    about,
    action: supervisorId === null ? 'delete' : 'update',
    therapistId,
    ...act,
  });
}

/**
 * Agrees to the supervision of the signed-in therapist. It begins today at the earliest: what was signed while the
 * therapist was asked stays closed. Throws 409 if there is none, if it was changed since it was shown, or if it is over.
 */
export async function agreeToSupervision(
  queries: Queries,
  { updatedAt, ...act }: Act & { updatedAt: Instant },
): Promise<NewVersions> {
  const { actor, now, today } = act;
  const stored = await findSupervision(queries, actor.id);
  if (!stored) throw conflict(NO_SUPERVISION);
  if (stored.updatedAt !== updatedAt) throw conflict(CHANGED_MEANWHILE);
  if (stored.agreedAt !== null) return [];
  if (stored.untilOn !== null && stored.untilOn < today)
    throw conflict('The last day of this supervision is over');
  await deleteStored(queries, actor.id, stored);
  const fromOn = stored.fromOn < today ? today : stored.fromOn;
  await insertSupervision(queries, actor.id, { ...stored, fromOn, agreedAt: now, updatedAt: now });
  return announceAll(queries, { ...ofOwn(stored, act), action: 'create' });
}

/** Declines or ends the supervision of the signed-in therapist. Throws 409 if there is none. */
export async function endOwnSupervision(queries: Queries, act: Act): Promise<NewVersions> {
  const stored = await findSupervision(queries, act.actor.id);
  if (!stored) throw conflict(NO_SUPERVISION);
  await deleteStored(queries, act.actor.id, stored);
  return announceAll(queries, { ...ofOwn(stored, act), action: 'delete' });
}

function ofOwn({ supervisorId, ownerId }: StoredSupervision, act: Act) {
  return { about: [act.actor.id, supervisorId, ownerId], therapistId: act.actor.id, ...act };
}

type StoredSupervision = NonNullable<Awaited<ReturnType<typeof findSupervision>>>;

function findSupervision(queries: Queries, therapistId: number) {
  return queries
    .selectFrom('supervisions')
    .innerJoin('practice', (join) => join.on('practice.id', '=', 1))
    .select(['supervisor_id as supervisorId', 'from_on as fromOn', 'until_on as untilOn'])
    .select(['plan_text as planText', 'agreed_at as agreedAt', 'supervisions.created_at as createdAt'])
    .select(['supervisions.updated_at as updatedAt', 'owner_id as ownerId'])
    .where('therapist_id', '=', therapistId)
    .executeTakeFirst();
}

/** Deletes a supervision as it was read. Throws 409 if the owner changed it at the same moment. */
async function deleteStored(
  queries: Queries,
  therapistId: number,
  { updatedAt }: StoredSupervision,
): Promise<void> {
  const { numDeletedRows } = await queries
    .deleteFrom('supervisions')
    .where('therapist_id', '=', therapistId)
    .where('updated_at', '=', updatedAt)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw conflict(CHANGED_MEANWHILE);
}

async function insertSupervision(
  queries: Queries,
  therapistId: number,
  {
    supervisorId,
    fromOn,
    untilOn,
    planText,
    agreedAt,
    createdAt,
    updatedAt,
  }: Omit<StoredSupervision, 'ownerId'>,
): Promise<void> {
  const days = { from_on: fromOn, until_on: untilOn, agreed_at: agreedAt };
  const moments = { created_at: createdAt, updated_at: updatedAt };
  try {
    await queries
      .insertInto('supervisions')
      .values({
        therapist_id: therapistId,
        supervisor_id: supervisorId,
        plan_text: planText,
        ...days,
        ...moments,
      })
      .execute();
  } catch (error) {
    // The owner and the therapist changed it at the same moment.
    if (brokenUniqueness(error) === undefined) throw error;
    throw conflict(CHANGED_MEANWHILE);
  }
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

interface Announcement extends Act {
  therapistId: number;
  /** The accounts whose logs record it. */
  about: readonly (number | null | undefined)[];
  action: 'create' | 'update' | 'delete';
}

// Always in the same order, so that two writes never wait for each other's row.
async function announceAll(
  queries: Queries,
  { about, action, therapistId, actor, now }: Announcement,
): Promise<NewVersions> {
  const ids = [...new Set(about)].filter((id) => typeof id === 'number').sort((a, b) => a - b);
  const entry = { action, entity: 'supervision', entityId: therapistId, clientId: null } as const;
  const versions: NewVersions = [];
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
