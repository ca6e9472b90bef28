import { followUse, lastUsedAt, noteUse, tellDueIn } from '#web/platform/api/person-activity.ts';

const WARNING_MS = 60_000;
/** Tabs learn a moment late of the use of another one, above all when the computer has just woken up. */
const SETTLE_MS = 1_000;

interface IdleWatch {
  allowedMs: number;
  /** Called with the seconds that are left, each second of the last minute, and with undefined before it. */
  onLeft: (seconds: number | undefined) => void;
  /** The time is up. */
  onEnd: () => void;
  /** The server shall hear that somebody is there: it counts on its own. */
  onTell: () => void;
}

/**
 * Watches how long nobody has used any tab of this browser, until the function it gives is called. In the last
 * minute a sign of somebody no longer counts: then she is asked, and the watch begins anew.
 */
export function startIdleWatch({ allowedMs, onLeft, onEnd, onTell }: IdleWatch): () => void {
  let looking: ReturnType<typeof setTimeout> | undefined;
  let telling: ReturnType<typeof setTimeout> | undefined;
  let settling: ReturnType<typeof setTimeout> | undefined;
  // Timers sleep with the computer; what they missed is found when somebody is back.
  const returns = new AbortController();
  document.addEventListener('visibilitychange', look, { signal: returns.signal });
  window.addEventListener('focus', look, { signal: returns.signal });
  const stopFollowing = followUse(use, look);
  noteUse();
  look();
  return stop;

  function look(): void {
    clearTimeout(looking);
    const left = leftMs();
    if (left <= 0) {
      settling ??= setTimeout(end, SETTLE_MS);
      return;
    }
    clearTimeout(settling);
    settling = undefined;
    const isLastMinute = left <= WARNING_MS;
    onLeft(isLastMinute ? Math.ceil(left / 1000) : undefined);
    looking = setTimeout(look, isLastMinute ? left % 1000 || 1000 : left - WARNING_MS);
  }

  function end(): void {
    settling = undefined;
    if (leftMs() > 0) {
      look();
      return;
    }
    stop();
    onEnd();
  }

  function use(): void {
    if (leftMs() <= WARNING_MS) {
      look();
      return;
    }
    noteUse();
    telling ??= setTimeout(() => {
      telling = undefined;
      if (tellDueIn() === 0) onTell();
    }, tellDueIn());
  }

  function leftMs(): number {
    return lastUsedAt() + allowedMs - Date.now();
  }

  function stop(): void {
    clearTimeout(looking);
    clearTimeout(telling);
    clearTimeout(settling);
    returns.abort();
    stopFollowing();
  }
}
