import { rosterObstacle } from '#domain/caseload/groups/group-member.ts';
import type { WholeCaseload } from '#domain/program/caseload-records.ts';
import { invalidRow } from '#server/platform/http/invalid-row.ts';

/** Throws 400, naming the row, unless a group's members are clients in the archive, each at most once on any day. */
export function refuseWrongMembers({ groups, clients }: WholeCaseload): void {
  const known = new Set(clients.map(({ id }) => id));
  for (const [index, { members }] of groups.entries()) {
    if (!members.every(({ clientId }) => known.has(clientId))) {
      throw invalidRow('groups', index, 'One of its members is not among the clients of this archive');
    }
    const obstacle = rosterObstacle(members);
    if (obstacle !== undefined) throw invalidRow('groups', index, obstacle);
  }
}
