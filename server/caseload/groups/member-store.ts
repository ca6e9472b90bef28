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

/** Who is and was in each of these groups, by the group, in the order in which they joined. */
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

/** The members of these groups as they are kept, in the order in which they joined. */
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
 * Adds children to a group from their days on. Throws 404 for a child of somebody else, 409 for an inactive one unless
 * asked for, 400 when they cannot all be in the group.
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

/** Changes the days of a member. Throws 400 when the group cannot be so. */
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

/** Takes one member out of a group. */
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

/** Takes all members out of a group that is to be deleted. */
export async function removeMembers(queries: CaseloadWrites, groupId: number): Promise<void> {
  const members = await listMembers(queries, [groupId]);
  await queries.deleteFrom('group_members').where('group_id', '=', groupId).execute();
  for (const member of members) {
    queries.undo.removed(groupMemberRecord, member);
    noteMember(queries, groupId, member.clientId);
  }
}

/** Says that groups changed, since their answers tell who is in them. */
export async function touchGroups(queries: CaseloadWrites, ids: readonly number[]): Promise<void> {
  for await (const part of inParts(ids)) {
    await queries
      .updateTable('groups')
      .set({ updated_at: queries.changedAt })
      .where('id', 'in', part)
      .execute();
  }
}

function noteMember(queries: CaseloadWrites, groupId: number, clientId: number): void {
  queries.audit({ action: 'update', entity: 'group', entityId: groupId, clientId });
}

function refuseObstacle(members: readonly Pick<GroupMember, 'clientId' | 'from' | 'until'>[]): void {
  const obstacle = rosterObstacle(members);
  if (obstacle !== undefined) throw invalid(obstacle);
}

const INACTIVE = 'This client is inactive. Say that you want to add them anyway';
