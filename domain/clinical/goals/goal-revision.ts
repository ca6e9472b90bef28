import * as z from 'zod/mini';
import type { Day } from '#domain/platform/dates.ts';
import { type Answered, describeRecord } from '#domain/platform/record.ts';
import { recordId } from '#domain/platform/record-fields.ts';
import { day, id, instant, owned, text } from '#domain/platform/stored-shapes.ts';
import { optionalText } from '#domain/platform/text.ts';
import { type Goal, goalRecord, REASON_LIMIT } from './goal.ts';
import type { Measuring } from './measures.ts';

const { fields: ofGoal } = goalRecord;

/** What a revision of a goal is about: its words, how it is measured, when it is reached. */
const revised = {
  name: ofGoal.name,
  statement: ofGoal.statement,
  measure: ofGoal.measure,
  ladder: ofGoal.ladder,
  steps: ofGoal.steps,
  labels: ofGoal.labels,
  opportunities: ofGoal.opportunities,
  statistic: ofGoal.statistic,
  direction: ofGoal.direction,
  unit: ofGoal.unit,
  baselineText: ofGoal.baselineText,
  baselineValue: ofGoal.baselineValue,
  target: ofGoal.target,
  targetCue: ofGoal.targetCue,
  minimumTrials: ofGoal.minimumTrials,
  sessionsInARow: ofGoal.sessionsInARow,
  startsOn: ofGoal.startsOn,
  targetOn: ofGoal.targetOn,
};
const revisedGoal = z.strictObject(revised);
export type RevisedGoal = z.output<typeof revisedGoal>;
/** What stays of a goal once it has data. */
type MeasuredBy = Pick<Measuring, 'measure' | 'ladder' | 'steps'>;

/** What a goal said from a day on. The first revision is kept with the first result; none is ever changed. */
export const goalRevisionRecord = describeRecord({
  noun: 'goal-revision',
  words: { one: 'revision of a goal', several: 'revisions of goals' },
  about: 'What goals with results said, from which day on, and why they were changed',
  table: 'goal_revisions',
  fields: {
    ...owned,
    clientId: id,
    goalId: id,
    /** Counted from 1. */
    revision: z.int().check(z.positive()),
    effectiveOn: day,
    /** Why the goal was changed; null of the first one. */
    reason: text,
    content: revisedGoal,
    createdAt: instant,
  },
  parents: { clientId: 'clients', goalId: 'goals' },
  rules: z.object({
    clientId: recordId('Client is required'),
    goalId: recordId('Goal is required'),
    reason: z.optional(optionalText(REASON_LIMIT)),
  }),
  upgrades: [],
});
export type GoalRevision = Answered<typeof goalRevisionRecord>;

/** What a goal says now, as a revision keeps it. */
export function revisedContent(goal: RevisedGoal): RevisedGoal {
  // What the goal has besides is left out.
  return z.object(revised).parse(goal);
}

/** Whether a change of a goal is one of what its revisions keep. */
export function isRevised(before: RevisedGoal, after: RevisedGoal): boolean {
  return JSON.stringify(revisedContent(before)) !== JSON.stringify(revisedContent(after));
}

/** Whether what was recorded until now could not be read by the goal as it is after a change. */
export function isMeasuredAnew(before: MeasuredBy, after: MeasuredBy): boolean {
  const measured = ({ measure, ladder, steps }: MeasuredBy) => JSON.stringify([measure, ladder, steps]);
  return measured(before) !== measured(after);
}

/** A goal as it was in one of its revisions. */
export function goalInRevision(goal: Goal, { content }: Pick<GoalRevision, 'content'>): Goal {
  return { ...goal, ...content };
}

/** Of a goal's revisions, in their order, the one that is in force on a day; before all of them, the first. */
export function revisionOn<Revision extends Pick<GoalRevision, 'effectiveOn'>>(
  revisions: readonly Revision[],
  on: Day,
): Revision | undefined {
  return revisions.findLast(({ effectiveOn }) => effectiveOn <= on) ?? revisions[0];
}
