import { useEffect, useState } from 'react';
import type { IdleMinutes } from '#domain/people/users/preferences.ts';
import { noteUse } from '#web/platform/api/person-activity.ts';
import { startIdleWatch } from './idle-watch.ts';

interface IdleTime {
  /** Null if automatic sign-out is off. */
  idleMinutes: IdleMinutes;
  onEnd: () => void;
  onTell: () => void;
}

/**
 * Returns the seconds left before the automatic sign-out, during the last minute, and the function that reports
 * presence.
 */
export function useIdleTime({ idleMinutes, onEnd, onTell }: IdleTime) {
  const [secondsLeft, setSecondsLeft] = useState<number>();
  const [starts, setStarts] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `starts` begins the watch anew
  useEffect(() => {
    if (idleMinutes === null) return;
    return startIdleWatch({ allowedMs: idleMinutes * 60_000, onLeft: setSecondsLeft, onEnd, onTell });
  }, [idleMinutes, starts, onEnd, onTell]);

  function stay(): void {
    noteUse();
    setStarts((count) => count + 1);
    onTell();
  }
  return { secondsLeft, stay };
}
