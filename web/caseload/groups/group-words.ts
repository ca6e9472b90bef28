import type { RosterMember } from '#domain/caseload/groups/group.ts';
import { membersOn } from '#domain/caseload/groups/group-member.ts';
import type { Day } from '#domain/platform/dates.ts';

/** How many children are in a group today; of one that has not begun, on its first day. */
export function rosterText(members: readonly RosterMember[], today: Day): string {
  const coming = members.map(({ from }) => from).filter((from) => from > today);
  const [first = today] = coming.sort();
  const present = membersOn(members, today);
  return sizeText((present.length > 0 ? present : membersOn(members, first)).length);
}

/** So many children. */
export function sizeText(count: number): string {
  return count === 1 ? '1 child' : `${count} children`;
}

/** How many children are in the room besides; nothing when there are none. */
export function othersText(others: number): string {
  return others === 0 ? '' : `${others} other${others === 1 ? '' : 's'}`;
}
