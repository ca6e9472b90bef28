import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import type { UnitRule } from '#domain/people/practice/procedure-codes.ts';
import type { VisitCode } from './superbill-visit.ts';

/** A procedure code that the practice uses, with the minutes of its unit. */
interface ProcedureCode extends Pick<VisitCode, 'code' | 'unitMinutes'> {
  modifiers: readonly string[];
}

/** The practice's codes, and how it counts their units. */
export interface BillingCodes {
  procedureCodes: readonly ProcedureCode[];
  unitRule: UnitRule;
}

/** Returns the practice's codes from its settings, which have modifiers as one text. */
export function billingCodesOf({
  procedureCodes,
  unitRule,
}: Pick<PracticeSettings, 'procedureCodes' | 'unitRule'>): BillingCodes {
  const codes = procedureCodes.map(({ code, unitMinutes, modifiers }) => ({
    ...{ code, unitMinutes },
    modifiers: modifiers === '' ? [] : modifiers.split(' '),
  }));
  return { procedureCodes: codes, unitRule };
}

/** The minutes of a code that the practice has not listed: those of most codes of therapy. */
export const UNLISTED_UNIT_MINUTES: VisitCode['unitMinutes'] = 15;
