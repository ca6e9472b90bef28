import type { AbsenceBilling } from './absence-billing.ts';

/** Returns why an absence is billable or not: "4th absence this school year: not billable". */
export function absenceReason({ absenceNumber, billable }: AbsenceBilling): string {
  return `${ordinal(absenceNumber)} absence this school year: ${billable ? 'billable' : 'not billable'}`;
}

function ordinal(number: number): string {
  const lastTwo = number % 100;
  if (lastTwo >= 11 && lastTwo <= 13) return `${number}th`;
  const endings: Record<number, string> = { 1: 'st', 2: 'nd', 3: 'rd' };
  return `${number}${endings[number % 10] ?? 'th'}`;
}
