import type { OwnSupervisions, Supervision } from '#domain/people/team/supervision.ts';
import type { TeamMember } from '#domain/people/team/team-member.ts';
import type { Instant } from '#domain/platform/dates.ts';
import { userColumns, userFromRow } from '#server/people/users/user-store.ts';
import type { Queries } from '#server/platform/database/tables.ts';

/** Returns every account of the practice, oldest first, and whether it may sign in. */
export async function listTeam(queries: Queries): Promise<TeamMember[]> {
  const rows = await queries
    .selectFrom('users')
    .innerJoin('practice', (join) => join.on('practice.id', '=', 1))
    .select(userColumns)
    .leftJoin('supervisions', 'supervisions.therapist_id', 'users.id')
    .select(['users.disabled_at', 'users.confirmed'])
    .select(['supervisor_id as supervisorId', 'from_on as fromOn', 'until_on as untilOn'])
    .select(['plan_text as planText', 'agreed_at as agreedAt', 'supervisions.updated_at as updatedAt'])
    .orderBy('users.id')
    .execute();
  return rows.map((row) => ({
    ...userFromRow(row),
    disabledAt: row.disabled_at,
    isConfirmed: row.confirmed || row.owner_id === row.id,
    supervision: supervisionIn(row),
  }));
}

/** Returns who supervises an account and whom it supervises, agreed or still proposed. */
export async function listOwnSupervisions(queries: Queries, userId: number): Promise<OwnSupervisions> {
  const days = ['from_on as fromOn', 'until_on as untilOn', 'agreed_at as agreedAt'] as const;
  const supervisor = await queries
    .selectFrom('supervisions')
    .innerJoin('users', 'users.id', 'supervisor_id')
    .select([...days, 'full_name as fullName', 'plan_text as planText'])
    .select('supervisions.updated_at as updatedAt')
    .where('therapist_id', '=', userId)
    .executeTakeFirst();
  const supervised = await queries
    .selectFrom('supervisions')
    .innerJoin('users', 'users.id', 'supervisions.therapist_id')
    .select([...days, 'full_name as fullName', 'supervisions.therapist_id as therapistId'])
    .where('supervisor_id', '=', userId)
    .orderBy('supervisions.therapist_id')
    .execute();
  return { supervisor: supervisor ?? null, supervised };
}

type Nullable<Shape> = { [Field in keyof Shape]: Shape[Field] | null };

/** Returns the supervision of an account; null if there is none. */
function supervisionIn(row: Nullable<Supervision>): Supervision | null {
  const { supervisorId, fromOn, untilOn, planText, agreedAt, updatedAt } = row;
  if (supervisorId === null || fromOn === null || updatedAt === null) return null;
  return { supervisorId, fromOn, untilOn, planText, agreedAt, updatedAt };
}

/** Disables an account, or enables it with null; returns false if nothing changed. */
export async function updateDisabled(
  queries: Queries,
  userId: number,
  disabledAt: Instant | null,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('users')
    .set({ disabled_at: disabledAt })
    .where('id', '=', userId)
    .where('disabled_at', disabledAt === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks an account as confirmed by the owner; returns false if it already was. */
export async function updateConfirmed(queries: Queries, userId: number): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('users')
    .set({ confirmed: true })
    .where('id', '=', userId)
    .where('confirmed', '=', false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
