import { useEffect, useState } from 'react';
import { LONGEST_SECONDS } from '#domain/goals/measures.ts';
import { useUser } from '#web/auth/user-queries.ts';
import { resultKey, timerStarts } from './result-drafts.ts';

const TICK_MS = 1_000;

/** A timer of a goal in a session. The moment of its start is kept on this device: a locked screen and a reload stop nothing. */
export function useTimer(sessionId: number, goalId: number, onTimed: (seconds: number) => void) {
  const starts = timerStarts(useUser().data?.id ?? 0);
  const key = resultKey(sessionId, goalId);
  const [startedAt, setStartedAt] = useState(() => starts.read(key));
  const [now, setNow] = useState(() => Date.now());
  const isRunning = startedAt !== undefined;

  useEffect(() => {
    if (!isRunning) return;
    const tick = () => setNow(Date.now());
    const timer = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [isRunning]);

  function toggle(): void {
    const moment = Date.now();
    if (startedAt === undefined) {
      starts.keep(key, moment);
      setStartedAt(moment);
      setNow(moment);
    } else {
      starts.drop(key);
      setStartedAt(undefined);
      onTimed(secondsBetween(startedAt, moment));
    }
  }

  return { isRunning, seconds: startedAt === undefined ? 0 : secondsBetween(startedAt, now), toggle };
}

function secondsBetween(from: number, until: number): number {
  return Math.min(LONGEST_SECONDS, Math.max(0, Math.round((until - from) / 1_000)));
}
