import { useUser } from '#web/people/sign-in/user-queries.ts';
import { useDraftState } from '#web/platform/api/draft-state.ts';
import { draftStore } from '#web/platform/api/draft-store.ts';
import { autosaveDraft } from '#web/platform/drafts/autosave-draft.ts';
import { isResultContent, type ResultContent } from './result-content.ts';

/**
 * Returns the store of results recorded on this device that the server does not have, by session and goal.
 */
export function resultDrafts(userId: number) {
  return draftStore(userId, 'result', (kept) => autosaveDraft<ResultContent>(kept, isResultContent));
}

/** Returns the store of start times of timers running on this device, by session and goal. */
export function timerStarts(userId: number) {
  return draftStore<number>(userId, 'timer', (kept) => (typeof kept === 'number' ? kept : undefined));
}

/** Returns the key of a goal's result in a session; it names nobody. */
export function resultKey(sessionId: number, goalId: number | ''): string {
  return `${sessionId}-${goalId}`;
}

/** Returns the saving state of a session's results: whether some are local only or in conflict. */
export function resultsStatus(userId: number, sessionId: number): 'saved' | 'unsaved' | 'conflict' {
  const drafts = resultDrafts(userId);
  const left = drafts.keys().filter((key) => key.startsWith(resultKey(sessionId, '')));
  if (left.length === 0) return 'saved';
  return left.some((key) => drafts.read(key)?.isCompeting) ? 'conflict' : 'unsaved';
}

/** Returns the saving state of a session's results, updated on change. */
export function useResultsStatus(sessionId: number): ReturnType<typeof resultsStatus> {
  const userId = useUser().data?.id ?? 0;
  return useDraftState(() => resultsStatus(userId, sessionId));
}
