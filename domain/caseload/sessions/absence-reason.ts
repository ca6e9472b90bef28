import { ordinal } from '#domain/platform/ordinal.ts';
import type { AbsenceBilling } from './absence-billing.ts';

/** Returns why an absence is billable or not: "4th absence this school year: not billable". */
export function absenceReason({ absenceNumber, billable }: AbsenceBilling): string {
  return `${ordinal(absenceNumber)} absence this school year: ${billable ? 'billable' : 'not billable'}`;
}
