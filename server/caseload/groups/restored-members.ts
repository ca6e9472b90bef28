import { firstFullDay, type GroupMember } from '#domain/caseload/groups/group-member.ts';
import { plusDays, startOfDay, type TimeZone } from '#domain/platform/dates.ts';
import { listGroupSessions, setGroup } from '#server/caseload/sessions/sessions-of-group.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { noUndo } from '#server/platform/undo/undo-recorder.ts';
import { listMembers, noteMember, removeMember } from './member-store.ts';

/**
 * Takes a restored client out of the groups that filled up meanwhile, from the day on which there is no room. Sessions
 * that are planned there from that day on stay, without a group.
 */
export async function leaveFullGroups(
  queries: CaseloadWrites,
  clientId: number,
  timeZone: TimeZone,
): Promise<void> {
  const rows = await queries
    .selectFrom('group_members')
    .select('group_id')
    .distinct()
    .where('client_id', '=', clientId)
    .execute();
  for (const { group_id: groupId } of rows) {
    const own = (await listMembers(queries, [groupId])).filter((member) => member.clientId === clientId);
    for (const member of own) await leaveIfFull(queries, member, timeZone);
  }
}

async function leaveIfFull(queries: CaseloadWrites, member: GroupMember, timeZone: TimeZone): Promise<void> {
  const { id, groupId, clientId, from, until } = member;
  const fullFrom = firstFullDay(member, await listMembers(queries, [groupId]));
  if (fullFrom === undefined) return;
  if (fullFrom === from) await removeMember(queries, id);
  else {
    await queries
      .updateTable('group_members')
      .set({ until: plusDays(fullFrom, -1), updated_at: queries.changedAt })
      .where('id', '=', id)
      .execute();
    noteMember(queries, groupId, clientId);
  }
  const sessions = await listGroupSessions(queries, groupId, {
    from: startOfDay(fullFrom, timeZone),
    until: until === null ? undefined : startOfDay(plusDays(until, 1), timeZone),
  });
  const planned = sessions.filter((one) => one.clientId === clientId && one.status === 'scheduled');
  await setGroup({ ...queries, undo: noUndo }, planned, null);
}
