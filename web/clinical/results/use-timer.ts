import { useEffect, useState } from 'react';
import { LONGEST_SECONDS } from '#domain/clinical/goals/measures.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { resultKey, timerStarts } from './result-drafts.ts';

const TICK_MS = 1_000;

/** Where the moment is kept at which a timer was started. */
interface KeptStart {
  read: () => number | undefined;
  keep: (moment: number) => void;
  drop: () => void;
}

const nowhere: KeptStart = { read: () => undefined, keep: () => {}, drop: () => {} };

/** Keeps the start of a goal's timer in a session on this device: a locked screen and a reload stop nothing. */
export function useStartOnDevice(sessionId: number, goalId: number): KeptStart {
  const starts = timerStarts(useUser().data?.id ?? 0);
  const key = resultKey(sessionId, goalId);
  return {
    read: () => starts.read(key),
    keep: (moment) => starts.keep(key, moment),
    drop: () => starts.drop(key),
  };
}

/** A timer that counts from the moment of its start, not its ticks; it goes on wherever that moment is kept. */
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
