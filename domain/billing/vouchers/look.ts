import type { BillingNeed } from '#domain/billing/organizations/contract.ts';
import type { CheckedSession, CheckingPractice } from './checked-session.ts';
import type { Severity } from './finding.ts';

/** What a check found, in a clause that follows the session's day. */
export interface Found {
  severity: Severity;
  /** "20 minutes are 0 units". */
  words: string;
}

/** Looks at a session; finds nothing if all is well. */
export type Look = (session: CheckedSession, practice: CheckingPractice) => Found | undefined;

export const stop = (words: string): Found => ({ severity: 'stop', words });
export const warn = (words: string): Found => ({ severity: 'warn', words });

/** Returns whether the session's payer asks for something before it pays. */
export function needs({ mandate: { contract } }: CheckedSession, need: BillingNeed): boolean {
  return contract?.needs.includes(need) ?? false;
}
