import {
  type Goal,
  type GoalChange,
  goalFault,
  goalRecord,
  type NewGoal,
  type NewObjective,
} from '#domain/clinical/goals/goal.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import type { Day } from '#domain/platform/dates.ts';
import { contentOf } from '#domain/platform/record.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { conflict, invalid } from '#server/platform/http/errors.ts';
import { changedStatus, endContinued, startObjectives } from './change-status.ts';
import {
  contentOfGoal,
  createGoal,
  deleteGoal,
  type GoalContent,
  type GoalPlace,
  objectivesOf,
  updateGoal,
} from './goal-store.ts';
import { placeOfGoal } from './place-of-goal.ts';
import { refuseTooManyActive } from './refuse-too-many.ts';
import { reviseGoal } from './revise-goal.ts';

/**
 * Creates a goal with its objectives, in a plan of its client or a new one. Throws 400 for fields that do not
 * match, 409 for too many goals. The goal that it continues is discontinued.
 */
export async function addGoal(queries: CaseloadWrites, requested: NewGoal, today: Day): Promise<Goal> {
  const { clientId, planId, plan, parentId, continuesId, objectives = [], ...own } = requested;
  const { continued, days, ...place } = await placeOfGoal(queries, requested);
  if (continued) await endContinued(queries, continued, today);
  const goal = await addOne(queries, place, contentOfNew(own, days, today));
  for (const objective of objectives) {
    const content = contentOfNew({ status: goal.status, ...objective }, goal, today);
    await addOne(queries, { ...place, parentId: goal.id, continuesId: null }, content);
  }
  return goal;
}

/**
 * Returns the content of a new goal or objective, with defaults for omitted fields and the days of its plan
 * or goal.
 */
function contentOfNew(
  requested: NewObjective,
  days: { startsOn: Day; targetOn: Day },
  today: Day,
): GoalContent {
  const { status = 'draft', measure } = requested;
  if (status !== 'draft' && status !== 'active') throw invalid('A new goal is a draft or active');
  const usualTrials = measure === 'trials' ? 5 : null;
  return contentOf(goalRecord, {
    ...requested,
    plannedTrials: requested.plannedTrials ?? usualTrials,
    minimumTrials: requested.minimumTrials ?? usualTrials,
    startsOn: requested.startsOn ?? days.startsOn,
    targetOn: requested.targetOn ?? days.targetOn,
    status,
    statusOn: today,
    statusHistory: [{ status, on: today, reason: null }],
  });
}

async function addOne(queries: CaseloadWrites, place: GoalPlace, content: GoalContent): Promise<Goal> {
  refuseFaults(content);
  if (content.status === 'active') await refuseTooManyActive(queries, place);
  return createGoal(queries, place, content);
}

/**
 * Changes the given fields. Throws 400 for fields that do not match, 409 for a status change that is not
 * allowed and for a change of the measurement of a goal with data; other changes of such a goal create a
 * revision. A draft that becomes active activates its objectives.
 */
export async function changeGoal(
  queries: CaseloadWrites,
  before: Goal,
  { reason, ...change }: Omit<GoalChange, 'updatedAt'>,
  { today, settings }: { today: Day; settings: PracticeSettings },
): Promise<Goal> {
  const content = contentOfGoal(before);
  const { startsOn, targetOn, ...fields } = change;
  const changed: GoalContent = {
    ...content,
    ...givenFields(fields),
    startsOn: startsOn ?? content.startsOn,
    targetOn: targetOn ?? content.targetOn,
  };
  const status = changedStatus(before, changed.status, { on: today, reason });
  const next = { ...changed, ...status };
  refuseFaults(next);
  const isStarted = next.status === 'active' && before.status !== 'active';
  if (isStarted) await refuseTooManyActive(queries, before);
  const inForce = { on: today, reason, timeZone: settings.timeZone };
  const revision = await reviseGoal(queries, before, { ...before, ...next }, inForce);
  const goal = await updateGoal(queries, before, next, revision);
  if (isStarted && before.status === 'draft') await startObjectives(queries, goal, today);
  return goal;
}

type GivenFields<Change> = { [Field in keyof Change]?: Exclude<Change[Field], undefined> };

/** Returns the fields of a change that are not undefined. */
function givenFields<Change extends object>(change: Change): GivenFields<Change> {
  const given: unknown = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  );
  // TypeScript cannot infer that the filter removes undefined values.
  return given as GivenFields<Change>;
}

/**
 * Deletes a draft with its objectives. Throws 409 for any other goal: goals that were worked on stay in the
 * record.
 */
export async function removeGoal(queries: CaseloadWrites, goal: Goal): Promise<void> {
  const objectives = await objectivesOf(queries, goal);
  if ([goal, ...objectives].some(({ status, revision }) => status !== 'draft' || revision > 0)) {
    throw conflict('Only a draft can be deleted. This goal was worked on, so it stays in the record');
  }
  for (const objective of objectives) await deleteGoal(queries, objective);
  await deleteGoal(queries, goal);
}

function refuseFaults(goal: GoalContent): void {
  const fault = goalFault(goal);
  if (fault) throw invalid(fault.message);
}
