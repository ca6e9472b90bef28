import { useUser } from '#web/people/sign-in/user-queries.ts';
import { draftStore } from '#web/platform/api/draft-store.ts';
import { observableDrafts, useDraftState } from '#web/platform/api/observable-drafts.ts';
import { autosaveDraft } from '#web/platform/drafts/autosave-draft.ts';
import { isResultContent, type ResultContent } from './result-content.ts';

/** What a therapist recorded on this device and the server does not have, by session and goal. */
export function resultDrafts(userId: number) {
  return observableDrafts(
    draftStore(userId, 'result', (kept) => autosaveDraft<ResultContent>(kept, isResultContent)),
  );
}

/** The moments at which the timers that run on this device were started, by session and goal. */
export function timerStarts(userId: number) {
  return draftStore<number>(userId, 'timer', (kept) => (typeof kept === 'number' ? kept : undefined));
}

/** Names the result of a goal in a session, and nobody. */
export function resultKey(sessionId: number, goalId: number | ''): string {
  return `${sessionId}-${goalId}`;
}

/** What has become of all that was recorded in a session: whether some of it is on this device alone, or competes. */
export function resultsStatus(userId: number, sessionId: number): 'saved' | 'unsaved' | 'conflict' {
  const drafts = resultDrafts(userId);
  const left = drafts.keys().filter((key) => key.startsWith(resultKey(sessionId, '')));
  if (left.length === 0) return 'saved';
  return left.some((key) => drafts.read(key)?.isCompeting) ? 'conflict' : 'unsaved';
}

/** What has become of all that was recorded in a session, followed as it changes. */
export function useResultsStatus(sessionId: number): ReturnType<typeof resultsStatus> {
  const userId = useUser().data?.id ?? 0;
  return useDraftState(() => resultsStatus(userId, sessionId));
}
