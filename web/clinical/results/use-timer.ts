import { useEffect, useState } from 'react';
import { LONGEST_SECONDS } from '#domain/clinical/goals/measures.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { resultKey, timerStarts } from './result-drafts.ts';

const TICK_MS = 1_000;

/** The storage of a timer's start time. */
interface StoredStart {
  read: () => number | undefined;
  keep: (moment: number) => void;
  drop: () => void;
}

const nowhere: StoredStart = { read: () => undefined, keep: () => {}, drop: () => {} };

/**
 * Stores the start of a goal's timer in a session on this device, so that a locked screen or a reload does
 * not stop it.
 */
export function useStartOnDevice(sessionId: number, goalId: number): StoredStart {
  const starts = timerStarts(useUser().data?.id ?? 0);
  const key = resultKey(sessionId, goalId);
  return {
    read: () => starts.read(key),
    keep: (moment) => starts.keep(key, moment),
    drop: () => starts.drop(key),
  };
}

/**
 * Returns a timer that measures from its start time rather than by ticks, so that it continues as long as the
 * start time is stored.
 */
export function useTimer(onTimed: (seconds: number) => void, start = nowhere) {
  const [startedAt, setStartedAt] = useState(start.read);
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
      start.keep(moment);
      setStartedAt(moment);
      setNow(moment);
    } else {
      start.drop();
      setStartedAt(undefined);
      onTimed(secondsBetween(startedAt, moment));
    }
  }

  return { isRunning, seconds: startedAt === undefined ? 0 : secondsBetween(startedAt, now), toggle };
}

function secondsBetween(from: number, until: number): number {
  return Math.min(LONGEST_SECONDS, Math.max(0, Math.round((until - from) / 1_000)));
}
