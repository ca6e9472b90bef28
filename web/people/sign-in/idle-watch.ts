import { followUse, lastUsedAt, noteUse, reportDueIn } from '#web/platform/api/person-activity.ts';

const WARNING_MS = 60_000;
/** Use in other tabs is known a moment later, especially when the computer has just woken up. */
const SETTLE_MS = 1_000;

interface IdleWatch {
  allowedMs: number;
  /** Called each second of the last minute with the seconds left, and with undefined before it. */
  onLeft: (seconds: number | undefined) => void;
  /** Called when the time is up. */
  onEnd: () => void;
  /** Called when the server must be informed of the user's presence, because it counts on its own. */
  onTell: () => void;
}

/**
 * Watches for how long no tab of this browser was used, until the returned function is called. During the last
 * minute, use does not count: the user is asked, and the watch restarts.
 */
export function startIdleWatch({ allowedMs, onLeft, onEnd, onTell }: IdleWatch): () => void {
  let looking: ReturnType<typeof setTimeout> | undefined;
  let telling: ReturnType<typeof setTimeout> | undefined;
  let settling: ReturnType<typeof setTimeout> | undefined;
  // Timers stop while the computer sleeps; missed ones are handled when the page becomes visible.
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
      if (reportDueIn() === 0) onTell();
    }, reportDueIn());
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
