import * as z from 'zod/mini';
import type { Day } from '#domain/platform/dates.ts';
import { type Answered, describeRecord } from '#domain/platform/record.ts';
import { recordId } from '#domain/platform/record-fields.ts';
import { day, id, instant, owned, text } from '#domain/platform/stored-shapes.ts';
import { optionalText } from '#domain/platform/text.ts';
import { type Goal, goalRecord, REASON_LIMIT } from './goal.ts';
import type { Measuring } from './measures.ts';

const { fields: ofGoal } = goalRecord;

/** The fields of a goal that a revision covers: its text, its measurement and its days. */
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
/** The fields that can no longer change once a goal has data. */
type MeasuredBy = Pick<Measuring, 'measure' | 'ladder' | 'steps'>;

/**
 * The content of a goal from a day on. The first revision is saved with the first result; revisions are never
 * changed.
 */
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
    /** Why the goal was changed; null for the first revision. */
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

/** Returns a goal's current content in the form that a revision stores. */
export function revisedContent(goal: RevisedGoal): RevisedGoal {
  // Parsing drops the goal's other fields.
  return z.object(revised).parse(goal);
}

/** Returns whether a change of a goal affects fields that its revisions store. */
export function isRevised(before: RevisedGoal, after: RevisedGoal): boolean {
  return JSON.stringify(revisedContent(before)) !== JSON.stringify(revisedContent(after));
}

/** Returns whether a change makes earlier results unreadable by the goal. */
export function changesMeasurement(before: MeasuredBy, after: MeasuredBy): boolean {
  const measured = ({ measure, ladder, steps }: MeasuredBy) => JSON.stringify([measure, ladder, steps]);
  return measured(before) !== measured(after);
}

/** Returns a goal as it was in one of its revisions. */
export function goalInRevision(goal: Goal, { content }: Pick<GoalRevision, 'content'>): Goal {
  return { ...goal, ...content };
}

/**
 * Returns the revision in effect on a day; the first one for days before all of them. `revisions` are in
 * order.
 */
export function revisionOn<Revision extends Pick<GoalRevision, 'effectiveOn'>>(
  revisions: readonly Revision[],
  on: Day,
): Revision | undefined {
  return revisions.findLast(({ effectiveOn }) => effectiveOn <= on) ?? revisions[0];
}
