import type { RosterMember } from '#domain/groups/group.ts';
import {
  type GroupMember,
  groupMemberRecord,
  type NewMember,
  rosterObstacle,
} from '#domain/groups/group-member.ts';
import type { Stored } from '#domain/record.ts';
import { getClient } from '#server/clients/client-store.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/database/caseload.ts';
import { inParts } from '#server/database/in-parts.ts';
import { insertRow, selectionOf } from '#server/database/record-rows.ts';
import { conflict, invalid } from '#server/http/errors.ts';

const columns = selectionOf(groupMemberRecord);

type StoredMember = Stored<typeof groupMemberRecord>;

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
async function listMembers(queries: CaseloadQueries, groupIds: readonly number[]): Promise<StoredMember[]> {
  const members: StoredMember[] = [];
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
): Promise<void> {
  for (const { clientId, allowInactive } of members) {
    const client = await getClient(queries, clientId);
    if (client.status === 'inactive' && !allowInactive) throw conflict(INACTIVE);
  }
  const added = members.map(({ clientId, from, until = null }) => ({ groupId, clientId, from, until }));
  refuseObstacle([...(await listMembers(queries, [groupId])), ...added]);
  const stamps = { createdAt: queries.now, updatedAt: queries.now };
  const rows = added.map((member) => insertRow(groupMemberRecord, { ...member, ...stamps }));
  await queries.insertInto('group_members', rows);
  for (const { clientId } of members) {
    queries.audit({ action: 'update', entity: 'group', entityId: groupId, clientId });
  }
}

/** Throws 400 when these cannot be the members of one group. */
function refuseObstacle(members: readonly Pick<GroupMember, 'clientId' | 'from' | 'until'>[]): void {
  const obstacle = rosterObstacle(members);
  if (obstacle !== undefined) throw invalid(obstacle);
}

/** Takes all members out of a group that is to be deleted. */
export async function removeMembers(queries: CaseloadWrites, groupId: number): Promise<void> {
  const members = await listMembers(queries, [groupId]);
  await queries.deleteFrom('group_members').where('group_id', '=', groupId).execute();
  for (const member of members) {
    queries.undo.removed(groupMemberRecord, member);
    queries.audit({ action: 'update', entity: 'group', entityId: groupId, clientId: member.clientId });
  }
}

const INACTIVE = 'This client is inactive. Say that you want to add them anyway';
