import type { RosterMember } from '#domain/caseload/groups/group.ts';
import {
  type GroupMember,
  groupMemberRecord,
  type MemberChange,
  type NewMember,
  rosterObstacle,
} from '#domain/caseload/groups/group-member.ts';
import { getClient } from '#server/caseload/clients/client-store.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { inParts } from '#server/platform/database/in-parts.ts';
import { insertRow, selectionOf } from '#server/platform/database/record-rows.ts';
import { conflict, invalid } from '#server/platform/http/errors.ts';

const columns = selectionOf(groupMemberRecord);

/** Returns the current and former members of each of these groups, in the order in which they joined. */
export async function rostersOf(
  queries: CaseloadQueries,
  groupIds: readonly number[],
): Promise<Map<number, RosterMember[]>> {
  const rosters = new Map<number, RosterMember[]>(groupIds.map((groupId) => [groupId, []]));
  for (const { groupId, id, clientId, from, until } of await listMembers(queries, groupIds)) {
    rosters.get(groupId)?.push({ id, clientId, from, until });
  }
  return rosters;
}

/** Returns the stored members of these groups, in the order in which they joined. */
export async function listMembers(
  queries: CaseloadQueries,
  groupIds: readonly number[],
): Promise<GroupMember[]> {
  const members: GroupMember[] = [];
  for await (const part of inParts(groupIds)) {
    const rows = await queries
      .selectFrom('group_members')
      .select(columns)
      .where('group_id', 'in', part)
      .orderBy('from')
      .orderBy('id')
      .execute();
    members.push(...rows);
  }
  return members;
}

/**
 * Adds children to a group from their first days on. Throws 404 for another therapist's client, 409 for an inactive one
 * without `allowInactive`, 400 if the roster becomes invalid.
 */
export async function addMembers(
  queries: CaseloadWrites,
  groupId: number,
  members: readonly NewMember[],
): Promise<GroupMember[]> {
  for (const { clientId, allowInactive } of members) {
    const client = await getClient(queries, clientId);
    if (client.status === 'inactive' && !allowInactive) throw conflict(INACTIVE);
  }
  const added = members.map(({ clientId, from, until = null }) => ({ groupId, clientId, from, until }));
  const before = await listMembers(queries, [groupId]);
  refuseObstacle([...before, ...added]);
  const stamps = { createdAt: queries.now, updatedAt: queries.now };
  const rows = added.map((member) => insertRow(groupMemberRecord, { ...member, ...stamps }));
  await queries.insertInto('group_members', rows);
  for (const { clientId } of members) noteMember(queries, groupId, clientId);
  const earlier = new Set(before.map(({ id }) => id));
  return (await listMembers(queries, [groupId])).filter(({ id }) => !earlier.has(id));
}

/** Changes a member's days. Throws 400 if the roster becomes invalid. */
export async function changeMember(
  queries: CaseloadWrites,
  before: GroupMember,
  { from = before.from, until = before.until }: Omit<MemberChange, 'updatedAt'>,
): Promise<GroupMember> {
  const { id, groupId, clientId } = before;
  const others = (await listMembers(queries, [groupId])).filter((member) => member.id !== id);
  refuseObstacle([...others, { clientId, from, until }]);
  await queries
    .updateTable('group_members')
    .set({ from, until, updated_at: queries.changedAt })
    .where('id', '=', id)
    .execute();
  const members = await listMembers(queries, [groupId]);
  const after = members.find((member) => member.id === id) ?? before;
  queries.undo.changed(groupMemberRecord, before, after);
  noteMember(queries, groupId, clientId);
  return after;
}

/** Removes one member from a group. */
export async function removeMember(queries: CaseloadWrites, id: number): Promise<void> {
  const [removed] = await queries
    .deleteFrom('group_members')
    .where('id', '=', id)
    .returning(['group_id', 'client_id'])
    .execute();
  if (removed === undefined) return;
  await touchGroups(queries, [removed.group_id]);
  noteMember(queries, removed.group_id, removed.client_id);
}

/** Removes all members before a group is deleted. */
export async function removeMembers(queries: CaseloadWrites, groupId: number): Promise<void> {
  const members = await listMembers(queries, [groupId]);
  await queries.deleteFrom('group_members').where('group_id', '=', groupId).execute();
  for (const member of members) {
    queries.undo.removed(groupMemberRecord, member);
    noteMember(queries, groupId, member.clientId);
  }
}

/** Marks groups as changed, since their replies include the members. */
export async function touchGroups(queries: CaseloadWrites, ids: readonly number[]): Promise<void> {
  for await (const part of inParts(ids)) {
    await queries
      .updateTable('groups')
      .set({ updated_at: queries.changedAt })
      .where('id', 'in', part)
      .execute();
  }
}

/** Adds to the activity log that a child is in a group on other days. */
export function noteMember(queries: CaseloadWrites, groupId: number, clientId: number): void {
  queries.audit({ action: 'update', entity: 'group', entityId: groupId, clientId });
}

/** Throws 400 if a group's members no longer fit together. */
export async function refuseWrongRoster(queries: CaseloadQueries, groupId: number): Promise<void> {
  refuseObstacle(await listMembers(queries, [groupId]));
}

function refuseObstacle(members: readonly Pick<GroupMember, 'clientId' | 'from' | 'until'>[]): void {
  const obstacle = rosterObstacle(members);
  if (obstacle !== undefined) throw invalid(obstacle);
}

const INACTIVE = 'This client is inactive. Say that you want to add them anyway';
