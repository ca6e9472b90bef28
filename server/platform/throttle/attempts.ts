/**
 * Number of failed sign-ins without a wait: by one source at one account; by all unknown sources together at an
 * account's password or code; and by unknown sources from one address, which a school may share.
 */
export const FREE_FAILURES = { source: 5, account: 10, code: 5, address: 30 } as const;
/** Accounts that one address may open in an hour: a clinic shares one address. */
export const REGISTRATIONS_AN_HOUR = 300;
/** Consultation requests that one address may send in an hour: a school's open house shares one. */
export const INQUIRIES_AN_HOUR = 60;
/** Browser failures that one address may report in an hour. */
export const BROWSER_FAILURES_AN_HOUR = 60;
/** Test mails that one address may send in an hour: whoever sets mail up may need many. */
export const MAIL_TESTS_AN_HOUR = 30;
/** Passkey sign-ins that one address may start in an hour. */
export const PASSKEY_SIGN_INS_AN_HOUR = 600;

/** Failures expire after this long without another one. */
const EXPIRE_AFTER_MS = 24 * 60 * 60 * 1000;
const FIRST_WAIT_SECONDS = 5;
const LONGEST_WAIT_SECONDS = 15 * 60;

/**
 * Returns the seconds to wait after this many failures in a row: none while they are free, then doubling up to a
 * limit.
 */
export function waitAfterFailures(failures: number, free: number): number {
  if (failures < free) return 0;
  return Math.min(FIRST_WAIT_SECONDS * 2 ** (failures - free), LONGEST_WAIT_SECONDS);
}

/**
 * Returns the range of moments in which a failure still counts. One further ahead than the longest wait was counted
 * before the clock was set back, and would otherwise block sign-ins for as long.
 */
export function countedFailures(now: Date): { after: Date; before: Date } {
  return {
    after: new Date(now.getTime() - EXPIRE_AFTER_MS),
    before: new Date(now.getTime() + LONGEST_WAIT_SECONDS * 1000),
  };
}
