import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type SessionResult, sessionResults } from '#domain/clinical/goal-progress/session-result.ts';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import type { GoalRevision } from '#domain/clinical/goals/goal-revision.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { request } from '#web/platform/api/request.ts';

const results = '/api/results';
const revisions = '/api/goal-revisions';

// Pads save results in the background, and sessions are completed elsewhere in the app: each screen
// revalidates, which is cheap while nothing changed.
const asked = { refetchOnMount: 'always' } as const;

const resultsOf = {
  goal: (id: number) =>
    queryOptions({
      queryKey: [results, 'goal', id],
      queryFn: () => request('GET /api/goals/:id/results', { id }),
      ...asked,
    }),
  client: (clientId: number) =>
    queryOptions({
      queryKey: [results, 'client', clientId],
      queryFn: () => request('GET /api/results', { query: { clientId } }),
      ...asked,
    }),
};

const revisionsOf = {
  goal: (goalId: number) =>
    queryOptions({
      queryKey: [revisions, 'goal', goalId],
      queryFn: () => request('GET /api/goal-revisions', { query: { goalId } }),
      ...asked,
    }),
  client: (clientId: number) =>
    queryOptions({
      queryKey: [revisions, 'client', clientId],
      queryFn: () => request('GET /api/goal-revisions', { query: { clientId } }),
      ...asked,
    }),
};

interface GoalResults {
  revisions: readonly GoalRevision[];
  results: SessionResult[];
}

/** Returns the results of a goal, earliest first, with its revisions. */
export function useGoalResults(goal: Goal) {
  const timeZone = useTimeZone();
  const queries = useQueryClient();
  // On the way from the client's goals they are known already: shown at once, and asked for again.
  const known = resultsOf.client(goal.clientId).queryKey;
  const recorded = useQuery({
    ...resultsOf.goal(goal.id),
    initialData: () => ofGoal(goal, queries.getQueryData(known)),
  });
  const knownRevisions = revisionsOf.client(goal.clientId).queryKey;
  const revised = useQuery({
    ...revisionsOf.goal(goal.id),
    initialData: () => ofGoal(goal, queries.getQueryData(knownRevisions)),
  });
  const data = useMemo<GoalResults | undefined>(
    () =>
      recorded.data &&
      revised.data && {
        revisions: revised.data,
        results: sessionResults(goal, { revisions: revised.data, results: recorded.data }, timeZone),
      },
    [goal, recorded.data, revised.data, timeZone],
  );
  return {
    data,
    error: recorded.error ?? revised.error,
    refetch: () => Promise.all([recorded.refetch(), revised.refetch()]),
  };
}

/** Returns the revisions of a client's goals. */
export function useRevisionsOfClient(clientId: number) {
  return useQuery(revisionsOf.client(clientId));
}

/**
 * Returns a function for the results of any goal of a client, loaded once for all; undefined while loading.
 */
export function useResultsOfGoals(clientId: number): (goal: Goal) => SessionResult[] | undefined {
  const timeZone = useTimeZone();
  const recorded = useQuery(resultsOf.client(clientId)).data;
  const revised = useRevisionsOfClient(clientId).data;
  return useMemo(() => {
    if (!recorded || !revised) return () => undefined;
    const byGoal = Map.groupBy(recorded, ({ goalId }) => goalId);
    return (goal: Goal) =>
      sessionResults(goal, { revisions: revised, results: byGoal.get(goal.id) ?? [] }, timeZone);
  }, [recorded, revised, timeZone]);
}

function ofGoal<Item extends { goalId: number }>(
  { id }: Goal,
  items: readonly Item[] | undefined,
): Item[] | undefined {
  return items?.filter(({ goalId }) => goalId === id);
}
