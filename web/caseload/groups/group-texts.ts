import type { RosterMember } from '#domain/caseload/groups/group.ts';
import { membersOn } from '#domain/caseload/groups/group-member.ts';
import { countOf } from '#domain/platform/count-of.ts';
import type { Day } from '#domain/platform/dates.ts';

/** Returns the number of children in a group today; for one that has not started, on its first day. */
export function rosterText(members: readonly RosterMember[], today: Day): string {
  const coming = members.map(({ from }) => from).filter((from) => from > today);
  const [first = today] = coming.sort();
  const present = membersOn(members, today);
  return sizeText((present.length > 0 ? present : membersOn(members, first)).length);
}

/** Returns the number of children as text. */
export function sizeText(count: number): string {
  return countOf(count, 'child', 'children');
}

/** Returns the number of other children in the room as text; empty if there are none. */
export function othersText(others: number): string {
  return others === 0 ? '' : countOf(others, 'other');
}
