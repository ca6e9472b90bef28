import { useEffect, useState } from 'react';
import type { IdleMinutes } from '#domain/people/users/preferences.ts';
import { noteUse } from '#web/platform/api/person-activity.ts';
import { startIdleWatch } from './idle-watch.ts';

interface IdleTime {
  /** Null where nobody is ever signed out for not using the app. */
  idleMinutes: IdleMinutes;
  onEnd: () => void;
  onTell: () => void;
}

/**
 * The seconds that are left before a browser that nobody uses is signed out, during the last minute; and the
 * function that says somebody is there.
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
