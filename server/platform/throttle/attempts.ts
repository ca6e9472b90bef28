/**
 * How many failed sign-ins cost no waiting: by one guesser at one account; by all strangers together at the password of
 * an account, or at the codes that follow it; and by strangers from one address, behind which a school may sit.
 */
export const FREE_FAILURES = { guesser: 5, account: 50, code: 5, address: 30 } as const;
/** How many accounts one address may open in an hour: a clinic that moves in, or opens its branches, shares one. */
export const REGISTRATIONS_AN_HOUR = 300;
/** How many consultation requests one address may send in an hour: a school's open evening shares one. */
export const INQUIRIES_AN_HOUR = 60;
/** How many broken screens one address may report in an hour. */
export const BROWSER_FAILURES_AN_HOUR = 60;
/** How many passkey sign-ins one address may begin in an hour. */
export const PASSKEY_SIGN_INS_AN_HOUR = 600;

/** Failures are forgotten after this long without another one. */
const FORGET_AFTER_MS = 24 * 60 * 60 * 1000;
const FIRST_WAIT_SECONDS = 5;
const LONGEST_WAIT_SECONDS = 15 * 60;

/** The seconds to wait after this many failures in a row: none while they are free, then doubling up to a limit. */
export function waitAfterFailures(failures: number, free: number): number {
  if (failures < free) return 0;
  return Math.min(FIRST_WAIT_SECONDS * 2 ** (failures - free), LONGEST_WAIT_SECONDS);
}

/**
 * Between which moments a failure must lie that still counts. One that lies further ahead than the longest wait was
 * counted before the clock was put back: it would make somebody wait for as long as the clock was wrong.
 */
export function countedFailures(now: Date): { after: Date; before: Date } {
  return {
    after: new Date(now.getTime() - FORGET_AFTER_MS),
    before: new Date(now.getTime() + LONGEST_WAIT_SECONDS * 1000),
  };
}
