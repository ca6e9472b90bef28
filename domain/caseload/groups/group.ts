import * as z from 'zod/mini';
import { type Answered, describeRecord } from '#domain/platform/record.ts';
import { seenUpdatedAt } from '#domain/platform/record-fields.ts';
import { id, moments, owned } from '#domain/platform/stored-shapes.ts';
import { requiredName } from '#domain/platform/text.ts';
import { groupMemberRecord, newMember } from './group-member.ts';

/** Maximum number of children in the room who are not clients here. */
export const OTHERS_LIMIT = 10;

const othersMessage = `Other children must be a whole number from 0 to ${OTHERS_LIMIT}`;

const fields = {
  name: requiredName('Please name the group', 1, 100),
  others: z.optional(
    z.int(othersMessage).check(z.minimum(0, othersMessage), z.maximum(OTHERS_LIMIT, othersMessage)),
  ),
  active: z.optional(z.boolean('Active must be yes or no')),
};

/** A new group, optionally with members. */
export const newGroup = z.object({
  ...fields,
  members: z.optional(
    z.array(newMember, 'The members must be a list').check(z.maxLength(1000, 'These are too many members')),
  ),
});
export type NewGroup = z.output<typeof newGroup>;

/** A partial change of a group itself. Members have calls of their own. */
export const groupChange = z.partial(z.object({ ...fields, updatedAt: seenUpdatedAt }));
export type GroupChange = z.output<typeof groupChange>;

/** A member in a group's reply. */
const memberShape = z.strictObject({
  id: groupMemberRecord.fields.id,
  clientId: id,
  from: groupMemberRecord.fields.from,
  until: groupMemberRecord.fields.until,
});

export const groupRecord = describeRecord({
  noun: 'group',
  words: { one: 'group', several: 'groups' },
  about: 'Groups of children who meet together, with who is in them from when until when',
  table: 'groups',
  fields: {
    ...owned,
    name: z.string(),
    /** The number of children in the room who are not clients here. */
    others: z.int(),
    active: z.boolean(),
    ...moments,
  },
  answered: { members: z.array(memberShape) },
  notInSpreadsheet: ['members'],
  defaults: { others: 0, active: true },
  rules: newGroup,
  changeRules: groupChange,
  upgrades: [],
});
export type Group = Answered<typeof groupRecord>;
export type RosterMember = Group['members'][number];
