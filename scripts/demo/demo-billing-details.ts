import { type Day, plusDays } from '#domain/platform/dates.ts';
import { saveBillingDetails } from '#server/billing/billing-details/save-billing-details.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';

/** The place among the families of one with a plan and a price of its own. */
export const INSURED = 12;
/** The place of a child, and of one who is billed together with them. */
export const HOLDER = 9;
const SIBLING = 10;

/** Notes what a few families agreed on about bills. */
export async function addBillingDetails(
  queries: CaseloadWrites,
  clientIds: readonly number[],
  today: Day,
): Promise<void> {
  const [insured, holder, sibling] = [INSURED, HOLDER, SIBLING].map((index) => clientIds[index]);
  if (insured === undefined || holder === undefined || sibling === undefined) return;
  const agreedOn = plusDays(today, -20);
  await saveBillingDetails(queries, insured, {
    ...{ filesClaims: true, plan: 'Sample Health Plus', memberNumber: 'SH-0042' },
    ...{ referringProvider: 'Dr. Dana Example', referringNpi: '1234567893' },
    rates: [{ from: agreedOn, type: null, per: 'minute', cents: 175, reason: 'Two visits a week' }],
  });
  await saveBillingDetails(queries, holder, { billTo: 'Sasha Example\n7 Sample Street, Mineola, NY 11501' });
  await saveBillingDetails(queries, sibling, { billedWithId: holder });
}
