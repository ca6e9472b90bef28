import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { GoalResult } from '#domain/clinical/results/goal-result.ts';
import { dayOf, type Instant } from '#domain/platform/dates.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { request } from '#web/platform/api/request.ts';

/** A goal counts as in use if it was worked on in one of this many sessions. */
const SESSIONS_LOOKED_AT = 5;
/** Enough for sixteen goals in each of them, and for this session's results, which are included. */
const RESULTS_LOOKED_AT = 100;

/** When a child last worked on each goal in use, by the start of the session. */
export type GoalsUsed = ReadonlyMap<number, Instant>;

/** Returns the goals a child worked on before a session, from results with the latest session first. */
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
 * Returns the goals that the child worked on before this session; undefined while loading, and empty on
 * failure.
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
