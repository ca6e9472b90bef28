import { useMemo } from 'react';
import { dayOf } from '#domain/dates.ts';
import { goalsOn } from '#domain/goals/goal-on-day.ts';
import type { Session } from '#domain/sessions/session.ts';
import { useRevisionsOfClient } from '#web/goal-graph/progress-queries.ts';
import { useClientGoals } from '#web/goals/goal-queries.ts';
import { useTimeZone } from '#web/practice/practice-settings-queries.ts';

/** The child's goals as they were on the day of a session; as they stand where their revisions cannot be read. */
export function useSessionGoals({ clientId, date }: Pick<Session, 'clientId' | 'date'>) {
  const goals = useClientGoals(clientId);
  const revisions = useRevisionsOfClient(clientId);
  const on = dayOf(date, useTimeZone());
  const known = revisions.isPending ? undefined : (revisions.data ?? none);
  const data = useMemo(() => goals.data && known && goalsOn(goals.data, known, on), [goals.data, known, on]);
  return { data, error: goals.error, refetch: goals.refetch };
}

const none: readonly never[] = [];
