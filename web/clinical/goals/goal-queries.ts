import { queryOptions, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Goal, GoalChange, NewGoal } from '#domain/clinical/goals/goal.ts';
import type { PlanChange } from '#domain/clinical/plans/plan.ts';
import { withLevelNames } from '#domain/people/practice/ladders.ts';
import { usePracticeSettings } from '#web/people/practice/practice-settings-queries.ts';
import { leaveDeleted } from '#web/platform/api/deleted-record.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';
import { knownRecord } from '#web/platform/api/shown-records.ts';

const path = '/api/goals';
const planPath = '/api/plans';

const goalQueries = {
  all: [path] as const,
  ofClient: (clientId: number) =>
    queryOptions({
      queryKey: [path, 'client', clientId],
      queryFn: () => request('GET /api/goals', { query: { clientId } }),
    }),
  detail: (id: number) =>
    queryOptions({ queryKey: [path, id], queryFn: () => request('GET /api/goals/:id', { id }) }),
};

const planQueries = {
  all: [planPath] as const,
  ofClient: (clientId: number) =>
    queryOptions({
      queryKey: [planPath, 'client', clientId],
      queryFn: () => request('GET /api/plans', { query: { clientId } }),
    }),
};

/** Returns a client's goals with their objectives, in order of creation. */
export function useClientGoals(clientId: number) {
  const named = useLevelNames();
  const select = useCallback((goals: Goal[]) => goals.map(named), [named]);
  return useQuery({ ...goalQueries.ofClient(clientId), select });
}

/** Returns a function that adds the practice's level names to goals. */
function useLevelNames(): (goal: Goal) => Goal {
  const { levelNames } = usePracticeSettings();
  return useCallback((goal) => withLevelNames(goal, levelNames), [levelNames]);
}

/** Returns a client's plans, newest first. */
export function useClientPlans(clientId: number, { isAsked = true } = {}) {
  return useQuery({ ...planQueries.ofClient(clientId), enabled: isAsked });
}

export function useGoal(id: number) {
  return useQuery({ ...goalQueries.detail(id), select: useLevelNames() });
}

/** Loads a goal to be shown, with data from a list as a placeholder. */
export function useShownGoal(id: number) {
  const queries = useQueryClient();
  const named = useLevelNames();
  const placeholderData = () => knownRecord<Goal>(queries, goalQueries.all, id);
  return useQuery({ ...goalQueries.detail(id), select: named, placeholderData });
}

/** Returns goals by id, in order; undefined for those that are not loaded or no longer exist. */
export function useGoals(ids: readonly number[]): (Goal | undefined)[] {
  const select = useLevelNames();
  return useQueries({ queries: ids.map((id) => ({ ...goalQueries.detail(id), select })) }).map(
    ({ data }) => data,
  );
}

/** Creates a goal with its objectives and, if new, its plan. */
export function useCreateGoal() {
  return useRecordMutation({
    call: (goal: NewGoal, idempotencyKey) => request('POST /api/goals', { body: goal, idempotencyKey }),
    refreshes: [goalQueries.all, planQueries.all],
    success: { title: 'Goal Created', description: 'The goal has been created successfully.' },
    failure: 'Creation Failed',
  });
}

/** Changes a goal or its status. */
export function useUpdateGoal(id: number) {
  return useRecordMutation({
    call: (change: GoalChange) => request('PUT /api/goals/:id', { id, body: change }),
    refreshes: [goalQueries.all],
    success: { title: 'Goal Updated', description: 'The goal has been updated successfully.' },
    failure: 'Update Failed',
  });
}

/** Deletes a draft with its objectives; `leave` navigates away before its page refetches it. */
export function useDeleteGoal(leave: () => Promise<void> | void) {
  return useRecordMutation({
    call: (id: number) => request('DELETE /api/goals/:id', { id }),
    onSaved: (_, id, queries) => leaveDeleted(queries, { key: goalQueries.all, id, leave }),
    success: { title: 'Goal Deleted', description: 'The goal has been deleted successfully.' },
    failure: 'Deletion Failed',
  });
}

export function useUpdatePlan(id: number) {
  return useRecordMutation({
    call: (change: PlanChange) => request('PUT /api/plans/:id', { id, body: change }),
    refreshes: [planQueries.all],
    success: { title: 'Plan Updated', description: 'The plan has been updated successfully.' },
    failure: 'Update Failed',
  });
}

/** Deletes a plan without goals. */
export function useDeletePlan() {
  return useRecordMutation({
    call: (id: number) => request('DELETE /api/plans/:id', { id }),
    refreshes: [planQueries.all],
    success: { title: 'Plan Deleted', description: 'The plan has been deleted successfully.' },
    failure: 'Deletion Failed',
  });
}
