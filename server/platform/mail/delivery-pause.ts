const FIRST_PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 60 * 60;

/** The seconds until a mail is tried again after this many attempts: half a minute first, then doubling to an hour. */
export function pauseBeforeNextDelivery(attempts: number): number {
  return Math.min(FIRST_PAUSE_SECONDS * 2 ** (attempts - 1), LONGEST_PAUSE_SECONDS);
}
