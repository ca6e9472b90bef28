import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { GoalResult } from '#domain/clinical/results/goal-result.ts';
import { dayOf, type Instant } from '#domain/platform/dates.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { request } from '#web/platform/api/request.ts';

/** A goal that was worked on in one of so many sessions is in use. */
const SESSIONS_LOOKED_AT = 5;
/** Sixteen goals in each of them, and in this session, whose results are among them. */
const RESULTS_LOOKED_AT = 100;

/** When a child last worked on each goal, by the beginning of the session; of those that are in use. */
export type GoalsUsed = ReadonlyMap<number, Instant>;

/** What a child worked on before a session, by results of which those of the latest session come first. */
export function goalsUsed(
  results: readonly Pick<GoalResult, 'sessionId' | 'goalId' | 'date'>[],
  { id, date }: Pick<Session, 'id' | 'date'>,
): GoalsUsed {
  const earlier = results.filter((result) => result.sessionId !== id && result.date < date);
  const sessions = [...new Set(earlier.map(({ sessionId }) => sessionId))].slice(0, SESSIONS_LOOKED_AT);
  const lately = earlier.filter(({ sessionId }) => sessions.includes(sessionId));
  // The latest result of a goal is written last.
  return new Map(lately.toReversed().map(({ goalId, date: usedAt }) => [goalId, usedAt]));
}

/**
 * What the child worked on before this session; undefined while that is on its way. Where it cannot be
 * read, nothing is known of it.
 */
export function useGoalsUsed({ id, clientId, date }: Session): GoalsUsed | undefined {
  const to = dayOf(date, useTimeZone());
  const results = useQuery(
    queryOptions({
      queryKey: ['goals used before', id],
      queryFn: () => request('GET /api/results', { query: { clientId, to, limit: RESULTS_LOOKED_AT } }),
    }),
  );
  return results.isPending ? undefined : goalsUsed(results.data ?? [], { id, date });
}
