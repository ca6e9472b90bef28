import { useUser } from '#web/people/sign-in/user-queries.ts';
import { resultKey, timerStarts } from './result-drafts.ts';

/** The timers that still run on this device in sessions whose notes are about to be signed. */
export function useRunningTimers() {
  const starts = timerStarts(useUser().data?.id ?? 0);
  const keysOf = (sessionId: number) =>
    starts.keys().filter((key) => key.startsWith(resultKey(sessionId, '')));
  return {
    /** What to look at before a session's note is signed: a time is recorded when its timer is stopped. */
    warningsOf: (sessionId: number): string[] =>
      keysOf(sessionId).length > 0 ? ['A timer is still running, and its time is not in the note'] : [],
    /** Forgets those of a session whose note was signed without them: a correction would begin with hours. */
    drop: (sessionId: number): void => keysOf(sessionId).forEach(starts.drop),
  };
}
