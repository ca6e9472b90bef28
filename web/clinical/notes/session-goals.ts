import { useMemo } from 'react';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { goalsOn } from '#domain/clinical/goals/goal-on-day.ts';
import { dayOf } from '#domain/platform/dates.ts';
import { useRevisionsOfClient } from '#web/clinical/goal-graph/progress-queries.ts';
import { useClientGoals } from '#web/clinical/goals/goal-queries.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';

/**
 * Returns the child's goals as they were on the day of a session, or as they are now if their revisions
 * cannot be loaded.
 */
export function useSessionGoals({ clientId, date }: Pick<Session, 'clientId' | 'date'>) {
  const goals = useClientGoals(clientId);
  const revisions = useRevisionsOfClient(clientId);
  const on = dayOf(date, useTimeZone());
  const known = revisions.isPending ? undefined : (revisions.data ?? none);
  const data = useMemo(() => goals.data && known && goalsOn(goals.data, known, on), [goals.data, known, on]);
  return { data, error: goals.error, refetch: goals.refetch };
}

const none: readonly never[] = [];
