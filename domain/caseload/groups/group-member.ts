import * as z from 'zod/mini';
import { type Day, isDay } from '#domain/platform/dates.ts';
import { optionalDay, requiredDay } from '#domain/platform/day-fields.ts';
import { type Answered, describeRecord } from '#domain/platform/record.ts';
import { recordId, seenUpdatedAt } from '#domain/platform/record-fields.ts';
import { day, id, moments, owned } from '#domain/platform/stored-shapes.ts';

/** Maximum number of clients in a group on one day. */
export const MEMBERS_LIMIT = 12;

const fields = {
  clientId: recordId('Client is required'),
  from: requiredDay('Please enter the day from which the child is in the group'),
  until: z.optional(optionalDay('Please enter a valid last day')),
};

/** A child who joins; an inactive one only if `allowInactive` confirms it. */
export const newMember = z.object({
  ...fields,
  allowInactive: z.optional(z.boolean('Whether inactive children may join must be yes or no')),
});
export type NewMember = z.output<typeof newMember>;

/** A change of a child's days in a group. */
export const memberChange = z.object({
  from: z.optional(fields.from),
  until: fields.until,
  updatedAt: seenUpdatedAt,
});
export type MemberChange = z.output<typeof memberChange>;

/** A child's days in a group. A child who leaves and returns has two records. */
export const groupMemberRecord = describeRecord({
  noun: 'group-member',
  words: { one: 'member of a group', several: 'members of groups' },
  table: 'group_members',
  fields: {
    ...owned,
    groupId: id,
    clientId: id,
    from: day,
    /** The last day; null for a current member. */
    until: z.nullable(day),
    ...moments,
  },
  parents: { clientId: 'clients', groupId: 'groups' },
  partOf: 'groups',
  upgrades: [],
});
export type GroupMember = Answered<typeof groupMemberRecord>;

type Membership = Pick<GroupMember, 'clientId' | 'from' | 'until'>;

/** Returns whether a child is in the group on a day. */
export function isMemberOn({ from, until }: Pick<Membership, 'from' | 'until'>, day: Day): boolean {
  return from <= day && (until === null || day <= until);
}

/** Returns the members of the group on a day. */
export function membersOn<Member extends Membership>(members: readonly Member[], day: Day): Member[] {
  return members.filter((member) => isMemberOn(member, day));
}

/** Returns the first day on which a group with this member in it has too many children; undefined if it has room. */
export function firstFullDay(member: Membership, members: readonly Membership[]): Day | undefined {
  return members
    .map(({ from }) => from)
    .filter((day) => isMemberOn(member, day) && membersOn(members, day).length > MEMBERS_LIMIT)
    .toSorted()
    .at(0);
}

/** Returns why the members cannot form one group; undefined if they can. */
export function rosterObstacle(members: readonly Membership[]): string | undefined {
  if (members.some(({ from, until }) => !isDay(from) || (until !== null && until < from))) {
    return 'The last day in the group must not be before the first';
  }
  // Members who share any day also share the first day of one of them.
  for (const { from } of members) {
    const present = membersOn(members, from);
    if (new Set(present.map(({ clientId }) => clientId)).size < present.length) {
      return 'This child is in the group on some of these days already';
    }
    if (present.length > MEMBERS_LIMIT) return `A group has at most ${MEMBERS_LIMIT} children`;
  }
  return undefined;
}
