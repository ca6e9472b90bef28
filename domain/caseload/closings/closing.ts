import * as z from 'zod/mini';
import { type Day, daysBetween } from '#domain/platform/dates.ts';
import { requiredDay } from '#domain/platform/day-fields.ts';
import { type Answered, describeRecord } from '#domain/platform/record.ts';
import { nullish, recordId, seenUpdatedAt } from '#domain/platform/record-fields.ts';
import { day, id, moments, owned } from '#domain/platform/stored-shapes.ts';
import { requiredText } from '#domain/platform/text.ts';

/** A summer break is the longest; anything longer has a wrong year. */
const LONGEST_DAYS = 366;
const MOST_SESSIONS = 2_000;

const fields = {
  firstDay: requiredDay('Please enter a valid first day'),
  lastDay: requiredDay('Please enter a valid last day'),
  reason: requiredText('Reason is required', 1, 200),
  /** The school or district that is closed; null is the practice. */
  organizationId: nullish(recordId('Choose the school from the list')),
};

const cancelsMessage = 'The sessions to cancel must be a list of their numbers';
/** The ids of the sessions on these days that are cancelled in the same step. */
const cancels = z.optional(
  z
    .array(recordId(cancelsMessage), cancelsMessage)
    .check(z.maxLength(MOST_SESSIONS, `At most ${MOST_SESSIONS} sessions can be cancelled at once`)),
);

const inOrder = z.superRefine<ClosedDays>((days, context) => {
  const obstacle = closingObstacle(days);
  if (obstacle !== undefined) context.addIssue({ code: 'custom', path: ['lastDay'], message: obstacle });
});

/** Days on which the practice or a school is closed, and the reason. */
export const newClosing = z.object({ ...fields, cancels }).check(inOrder);
export type NewClosing = z.output<typeof newClosing>;

const countMessage = 'Please choose 1 to 100 closings at a time';
export const MOST_CLOSINGS = 100;

/** Several closings at once, such as those of a school year. */
export const newClosings = z.object({
  closings: z
    .array(newClosing, countMessage)
    .check(z.minLength(1, countMessage), z.maxLength(MOST_CLOSINGS, countMessage)),
});

/** A partial change of a closing. */
export const closingChange = z.partial(z.object({ ...fields, cancels, updatedAt: seenUpdatedAt }));
export type ClosingChange = z.output<typeof closingChange>;

export const closingRecord = describeRecord({
  noun: 'closing',
  words: { one: 'closing', several: 'closings' },
  about: 'Days on which the practice or a school is closed',
  table: 'closings',
  fields: {
    ...owned,
    firstDay: day,
    lastDay: day,
    reason: z.string(),
    /** The school, or the district with all its schools; null is the practice. */
    organizationId: z.nullable(id),
    ...moments,
  },
  links: { organizationId: 'organizations' },
  rules: newClosing,
  changeRules: closingChange,
  upgrades: [(earlier) => ({ ...earlier, organizationId: null })],
});
export type Closing = Answered<typeof closingRecord>;

export interface ClosedDays {
  firstDay: Day;
  lastDay: Day;
}

/** Returns why the practice cannot be closed from the first to the last day; undefined if it can. */
export function closingObstacle({ firstDay, lastDay }: ClosedDays): string | undefined {
  if (lastDay < firstDay) return 'The last day must not be before the first';
  return daysBetween(firstDay, lastDay) < LONGEST_DAYS
    ? undefined
    : 'A closing lasts a year at most. Please check its last day';
}
