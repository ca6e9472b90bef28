import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import type { CodeMinutes, UnitRule } from './units-of-codes.ts';

/** A procedure code that the practice uses, with the minutes of its unit. */
export interface ProcedureCode {
  code: string;
  label: string;
  unitMinutes: CodeMinutes;
  modifiers: readonly string[];
}

/** The practice's codes, and how it counts their units. */
export interface BillingCodes {
  procedureCodes: readonly ProcedureCode[];
  unitRule: UnitRule;
}

/** Returns the practice's codes from its settings. */
export function billingCodesOf(_settings: PracticeSettings): BillingCodes {
  return { procedureCodes: [], unitRule: 'cms' };
}

/** The minutes of a code that the practice has not listed: those of most codes of therapy. */
export const UNLISTED_UNIT_MINUTES: CodeMinutes = 15;
