import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import type { GoalResult } from '#domain/clinical/results/goal-result.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { useSaver } from '#web/platform/drafts/use-saver.ts';
import { contentOf } from './result-content.ts';
import { resultKey } from './result-drafts.ts';
import { openResults, resultSaver } from './result-queries.ts';

/** Returns the editable result of a goal in a session, with its autosaver. */
export function useGoalResult(sessionId: number, goal: Goal, known: GoalResult | undefined) {
  const queries = useQueryClient();
  const userId = useUser().data?.id ?? 0;
  const key = `${userId} ${resultKey(sessionId, goal.id)}`;
  const result = useSaver(openResults, key, () => resultSaver(queries, { userId, sessionId, goal }, known));
  const { saver } = result;
  useEffect(() => saver.follow(contentOf(known, goal)), [saver, known, goal]);
  return result;
}
