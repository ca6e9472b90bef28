import { useUser } from '#web/people/sign-in/user-queries.ts';
import { resultKey, timerStarts } from './result-drafts.ts';

/** Returns functions for timers that still run on this device in sessions about to be signed. */
export function useRunningTimers() {
  const starts = timerStarts(useUser().data?.id ?? 0);
  const keysOf = (sessionId: number) =>
    starts.keys().filter((key) => key.startsWith(resultKey(sessionId, '')));
  return {
    /** Returns a warning before a session's note is signed: a time is only recorded when its timer stops. */
    warningsOf: (sessionId: number): string[] =>
      keysOf(sessionId).length > 0 ? ['A timer is still running, and its time is not in the note'] : [],
    /**
     * Discards the timers of a session whose note was signed: otherwise a correction would start with hours.
     */
    drop: (sessionId: number): void => keysOf(sessionId).forEach(starts.drop),
  };
}
