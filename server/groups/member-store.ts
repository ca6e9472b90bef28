import type { RosterMember } from '#domain/groups/group.ts';
import { groupMemberRecord } from '#domain/groups/group-member.ts';
import type { CaseloadQueries } from '#server/database/caseload.ts';
import { inParts } from '#server/database/in-parts.ts';
import { selectionOf } from '#server/database/record-rows.ts';

const { id, clientId, from, until } = groupMemberRecord.fields;
const columns = selectionOf({ ...groupMemberRecord, fields: { id, clientId, from, until } });

/** Who is and was in each of these groups, by the group, in the order in which they joined. */
export async function membersOfGroups(
  queries: CaseloadQueries,
  groupIds: readonly number[],
): Promise<Map<number, RosterMember[]>> {
  const members = new Map<number, RosterMember[]>(groupIds.map((groupId) => [groupId, []]));
  for await (const part of inParts(groupIds)) {
    const rows = await queries
      .selectFrom('group_members')
      .select(['group_id', ...columns])
      .where('group_id', 'in', part)
      .orderBy('from')
      .orderBy('id')
      .execute();
    for (const { group_id: groupId, ...member } of rows) members.get(groupId)?.push(member);
  }
  return members;
}
