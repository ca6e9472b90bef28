import { type MissedReason, missedReasonLabels } from '#domain/caseload/sessions/missed-reason.ts';
import { countOf } from '#domain/platform/count-of.ts';
import type { BillingNeed, Contract, MakeUpUntil, Policy } from './contract.ts';

/** Shown beside a usual policy: no preset is a payer's own rule. */
export const COMPARE_WITH_CONTRACT = 'Compare with your contract';

export const partUnitLabels: Record<Contract['partUnits'], string> = {
  whole: 'Whole units only',
  exact: 'Parts of a unit, to hundredths',
};

export const childNameLabels: Record<Contract['childShownAs'], string> = {
  name: 'Full name',
  initials: 'Initials',
  number: 'Number',
};

export const billingNeedLabels: Record<BillingNeed, string> = {
  signature: 'Signed notes',
  order: 'Written orders',
  authorization: 'Authorization numbers',
  npi: 'NPI',
};

export const absenceRuleLabels: Record<Policy['absences'], string> = {
  first: 'The first ones of a school year',
  never: 'None',
  always: 'All',
};

export const makeUpUntilLabels: Record<MakeUpUntil['kind'], string> = {
  mandate: 'The end of the mandate',
  month: 'The end of the month',
  days: 'A number of days',
};

/** Returns the label of a unit: "30 minutes", "1 minute", or "A session" for null. */
export function unitText(unitMinutes: Contract['unitMinutes']): string {
  if (unitMinutes === null) return 'A session';
  return countOf(unitMinutes, 'minute');
}

/** Returns days for display: "1 day", "30 days". */
export function daysText(days: number): string {
  return countOf(days, 'day');
}

/** Returns until when a missed session is to be made up: "within 30 days". */
function makeUpUntilText(until: MakeUpUntil): string {
  if (until.kind === 'days') return `within ${daysText(until.days)}`;
  return until.kind === 'month' ? 'by the end of the month' : 'by the end of the mandate';
}

/** Returns which missed sessions are to be made up, and until when. */
export function makeUpText({ makeUp, until }: Pick<Policy, 'makeUp' | 'until'>): string {
  if (makeUp.length === 0) return 'Nothing is to be made up';
  const reasons = makeUp.map((reason: MissedReason) => missedReasonLabels[reason]);
  return `${reasons.join(', ')}: ${makeUpUntilText(until)}`;
}

/** Returns which absences are billed: "The first 3 of a school year". */
export function absencesText({
  absences,
  billableAbsences,
}: Pick<Policy, 'absences' | 'billableAbsences'>): string {
  if (absences !== 'first') return absenceRuleLabels[absences];
  if (billableAbsences === null) return "The first ones of a school year, as in the practice's settings";
  return billableAbsences === 0 ? 'None' : `The first ${billableAbsences} of a school year`;
}
