import * as z from 'zod/mini';
import { planOfGoal } from '#domain/clinical/plans/plan.ts';
import { ladderKeys, levelKeys } from '#domain/people/practice/ladders.ts';
import type { Day } from '#domain/platform/dates.ts';
import { optionalDay } from '#domain/platform/day-fields.ts';
import { type Answered, describeRecord } from '#domain/platform/record.ts';
import {
  type Fault,
  nullish,
  recordId,
  recordRule,
  seenUpdatedAt,
  wholeNumber,
} from '#domain/platform/record-fields.ts';
import { count, day, id, moments, owned, text } from '#domain/platform/stored-shapes.ts';
import { optionalText, requiredText } from '#domain/platform/text.ts';
import { goalDomains, hasBlank } from './goal-domains.ts';
import { goalStatuses, MOST_STATUS_CHANGES, type StatusEntry, statusEntry } from './goal-status.ts';
import {
  goalDirections,
  goalMeasures,
  goalStatistics,
  LONGEST_SECONDS,
  type MeasureFault,
  type Measuring,
  measureFault,
} from './measures.ts';

/** The maximum number of active goals per child; an objective is counted with its goal. */
export const MOST_ACTIVE_GOALS = 40;
export const MOST_OBJECTIVES = 10;
export const TOO_MANY_OBJECTIVES = `A goal can have at most ${MOST_OBJECTIVES} objectives`;
const NAME_LIMIT = 60;
const STATEMENT_LIMIT = 1_000;
export const REASON_LIMIT = 500;

function listOfTexts(
  limit: number,
  { least, most, message }: { least: number; most: number; message: string },
) {
  return nullish(
    z
      .array(requiredText(message, 1, limit), message)
      .check(z.minLength(least, message), z.maxLength(most, message)),
  );
}

const value = wholeNumber(-2, LONGEST_SECONDS, 'Please enter a whole number');

/** How a goal is measured; `measureFault` checks which fields a measure requires or forbids. */
const measuring = {
  measure: z.enum(goalMeasures, 'Choose how the goal is measured'),
  ladder: nullish(z.enum(ladderKeys, 'Choose how help is recorded: cues or assistance')),
  hiddenLevels: z.optional(
    z
      .array(z.enum(levelKeys, 'A hidden level is not on the ladder'), 'Hidden levels must be a list')
      .check(z.maxLength(levelKeys.length, 'A hidden level is not on the ladder')),
  ),
  steps: listOfTexts(60, { least: 2, most: 20, message: 'Please name 2 to 20 steps, each in 60 characters' }),
  labels: listOfTexts(200, {
    least: 2,
    most: 11,
    message: 'Please describe 2 to 11 steps, each in 200 characters',
  }),
  opportunities: nullish(wholeNumber(1, 50, 'There can be 1 to 50 opportunities')),
  statistic: nullish(z.enum(goalStatistics, 'Choose which figure of a session counts')),
  direction: nullish(z.enum(goalDirections, 'Say whether the figure is to rise or to fall')),
  unit: z.optional(optionalText(60)),
  baselineText: z.optional(optionalText(500)),
  baselineValue: nullish(value),
  target: nullish(value),
  targetCue: nullish(z.enum(levelKeys, 'Choose the most help with which it still counts')),
  plannedTrials: nullish(wholeNumber(1, 50, 'There can be 1 to 50 planned trials')),
  minimumTrials: nullish(wholeNumber(1, 50, 'The least number of trials is 1 to 50')),
  sessionsInARow: z.optional(wholeNumber(1, 10, 'There can be 1 to 10 sessions in a row')),
};

const ownFields = {
  domain: z.enum(goalDomains, 'Choose the domain of the goal'),
  name: requiredText('Name is required', 1, NAME_LIMIT),
  /** What the child will do; "{child}" is replaced by the first name. */
  statement: requiredText('Statement is required', 1, STATEMENT_LIMIT),
  ...measuring,
  method: z.optional(optionalText()),
  schedule: z.optional(optionalText()),
  startsOn: z.optional(optionalDay('Please enter a valid first day')),
  targetOn: z.optional(optionalDay('Please enter a valid target day')),
  status: z.optional(z.enum(goalStatuses, 'Choose a status from the list')),
};

const objective = z.object(ownFields);

/**
 * A new goal. It names its plan or describes a new one (`plan`), which is created with it. With `parentId` it
 * is an objective of that goal. `goalFault` checks the fields together.
 */
export const newGoal = z.object({
  clientId: recordId('Client is required'),
  planId: z.optional(recordId('Please choose a plan from the list')),
  plan: z.optional(planOfGoal),
  parentId: nullish(recordId('Please choose a goal from the list')),
  /** The goal that this one continues; if it is active, it is discontinued. */
  continuesId: nullish(recordId('Please choose a goal from the list')),
  ...ownFields,
  objectives: z.optional(
    z.array(objective, 'Objectives must be a list').check(z.maxLength(MOST_OBJECTIVES, TOO_MANY_OBJECTIVES)),
  ),
});
export type NewGoal = z.output<typeof newGoal>;
export type NewObjective = z.output<typeof objective>;

/** A partial change of a goal, and the reason for a status change. Client and plan cannot change. */
export const goalChange = z.partial(
  z.object({ ...ownFields, reason: optionalText(REASON_LIMIT), updatedAt: seenUpdatedAt }),
);
export type GoalChange = z.output<typeof goalChange>;

const fields = {
  ...owned,
  clientId: id,
  planId: id,
  /** The goal that this is an objective of; null for a goal. */
  parentId: z.nullable(id),
  continuesId: z.nullable(id),
  /** Its position among the child's goals, in order of creation. */
  position: z.int32().check(z.positive()),
  domain: z.enum(goalDomains),
  name: z.string(),
  statement: z.string(),
  measure: z.enum(goalMeasures),
  ladder: z.nullable(z.enum(ladderKeys)),
  hiddenLevels: z.array(z.enum(levelKeys)),
  steps: z.nullable(z.array(z.string())),
  labels: z.nullable(z.array(z.string())),
  opportunities: z.nullable(z.int()),
  statistic: z.nullable(z.enum(goalStatistics)),
  direction: z.nullable(z.enum(goalDirections)),
  unit: text,
  baselineText: text,
  baselineValue: z.nullable(z.int()),
  /**
   * Percent, opportunities, seconds, times, or a step of the scale; null if the target is a level of help.
   */
  target: z.nullable(z.int()),
  targetCue: z.nullable(z.enum(levelKeys)),
  plannedTrials: z.nullable(z.int()),
  minimumTrials: z.nullable(z.int()),
  sessionsInARow: z.int(),
  method: text,
  schedule: text,
  startsOn: day,
  targetOn: day,
  status: z.enum(goalStatuses),
  /** The day since which the goal has its status. */
  statusOn: day,
  /** Every status of the goal, the current one last. */
  statusHistory: z.array(statusEntry),
  /** The number of its last revision, counted from 1; 0 until its first result. */
  revision: count,
  ...moments,
};

interface WholeGoal extends Measuring {
  statement: string;
  startsOn: Day;
  targetOn: Day;
  status: (typeof goalStatuses)[number];
}

/** Returns what is wrong with the goal's fields together; undefined if nothing is. */
export function goalFault(goal: WholeGoal): Fault<'targetOn' | 'statement'> | MeasureFault | undefined {
  if (goal.targetOn < goal.startsOn)
    return { field: 'targetOn', message: 'The target day must not come before the first day' };
  if (goal.status !== 'draft' && [goal.statement, ...(goal.labels ?? [])].some(hasBlank))
    return { field: 'statement', message: 'Fill in the blanks (___), or keep the goal as a draft' };
  return measureFault(goal);
}

interface ArchivedGoal extends WholeGoal {
  statusOn: Day;
  statusHistory: readonly StatusEntry[];
}

/** Returns what is wrong with a goal in an archive, as a sentence. */
function archivedFault(goal: ArchivedGoal): string | undefined {
  const { status, statusOn, statusHistory } = goal;
  const last = statusHistory.at(-1);
  if (last?.status !== status || last.on !== statusOn)
    return 'The last entry of its history is not its status';
  if (statusHistory.length > MOST_STATUS_CHANGES) return 'Its history is too long';
  return goalFault(goal)?.message;
}

export const goalRecord = describeRecord({
  noun: 'goal',
  words: { one: 'goal', several: 'goals' },
  about: 'What a child is to learn, and by which measure it is reached; its objectives too',
  table: 'goals',
  fields,
  parents: { clientId: 'clients', planId: 'plans', parentId: 'goals' },
  links: { continuesId: 'goals' },
  defaults: { hiddenLevels: [], sessionsInARow: 3 },
  // Cannot be changed after creation.
  setElsewhere: ['clientId', 'planId', 'parentId', 'continuesId', 'position', 'revision'],
  rules: newGoal,
  changeRules: goalChange,
  wholeRules: recordRule(archivedFault),
  upgrades: [(earlier) => ({ revision: 0, ...earlier })],
});
/** A stored goal, with the practice's names of its levels where it is displayed. */
export type Goal = Answered<typeof goalRecord> & Pick<Measuring, 'levelNames'>;
