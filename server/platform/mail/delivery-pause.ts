const FIRST_PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 60 * 60;

/** Returns the seconds until the next attempt after this many: half a minute at first, doubling up to an hour. */
export function pauseBeforeNextDelivery(attempts: number): number {
  return Math.min(FIRST_PAUSE_SECONDS * 2 ** (attempts - 1), LONGEST_PAUSE_SECONDS);
}
