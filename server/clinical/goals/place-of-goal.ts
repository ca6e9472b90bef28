import type { Goal, NewGoal } from '#domain/clinical/goals/goal.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import type { Day } from '#domain/platform/dates.ts';
import { getClient } from '#server/caseload/clients/client-store.ts';
import { getPlan } from '#server/clinical/plans/plan-store.ts';
import { addPlan } from '#server/clinical/plans/save-plan.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { conflict, invalid } from '#server/platform/http/errors.ts';
import { type GoalPlace, getGoal } from './goal-store.ts';
import { refuseTooManyObjectives } from './refuse-too-many.ts';

interface FoundPlace extends GoalPlace {
  /** The goal that is continued. */
  continued: Goal | undefined;
  /** The goal's default days. */
  days: { startsOn: Day; targetOn: Day };
}

/**
 * Returns where a new goal belongs: its plan, which may be created with it, its parent goal and the goal it
 * continues. Throws 404 for records that are not the therapist's own, 400 for records that do not match, and
 * 409 for too many objectives.
 */
export async function placeOfGoal(queries: CaseloadWrites, requested: NewGoal): Promise<FoundPlace> {
  const { clientId } = requested;
  await getClient(queries, clientId);
  const plan = await planOf(queries, requested);
  const parent = await parentOf(queries, requested, plan);
  const continued = await continuedBy(queries, requested);
  return {
    clientId,
    planId: plan.id,
    parentId: parent?.id ?? null,
    continuesId: continued?.id ?? null,
    continued,
    days: parent ?? { startsOn: plan.startsOn, targetOn: plan.endsOn },
  };
}

async function planOf(queries: CaseloadWrites, { clientId, planId, plan }: NewGoal): Promise<Plan> {
  if ((planId === undefined) === (plan === undefined)) throw invalid('Choose a plan, or describe a new one');
  if (plan !== undefined) return addPlan(queries, { ...plan, clientId });
  const found = await getPlan(queries, planId ?? 0);
  if (found.clientId !== clientId) throw invalid('This plan is of another client');
  return found;
}

async function parentOf(
  queries: CaseloadWrites,
  { parentId, objectives }: NewGoal,
  plan: Plan,
): Promise<Goal | undefined> {
  if (!parentId) return undefined;
  const parent = await getGoal(queries, parentId);
  if (parent.planId !== plan.id) throw invalid('The goal of this objective is in another plan');
  if (parent.parentId !== null || objectives?.length) {
    throw invalid('An objective cannot have objectives of its own');
  }
  await refuseTooManyObjectives(queries, parent);
  return parent;
}

async function continuedBy(
  queries: CaseloadWrites,
  { clientId, continuesId }: NewGoal,
): Promise<Goal | undefined> {
  if (!continuesId) return undefined;
  const continued = await getGoal(queries, continuesId);
  if (continued.clientId !== clientId) throw invalid('The goal that this one continues is of another client');
  if (continued.status === 'draft') throw conflict('A draft cannot be continued. Please change it instead');
  return continued;
}
