import { DEFAULT_TIME_ZONE, momentOf, plusDays } from '#domain/platform/dates.ts';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import { saveBillingDetails } from '#server/billing/billing-details/save-billing-details.ts';
import type { PracticeNow } from '#server/billing/billing-documents/issuing-practice.ts';
import { makeEstimate } from '#server/billing/billing-documents/make-estimate.ts';
import type { AtMoment } from './demo-signed-notes.ts';

/** The place among the families of one that files no claims, whose sessions no organization pays. */
const CHILD = 5;
const COVERED_DAYS_BACK = 300;
/** After it sessions are planned that the estimate does not cover. */
const COVERED_DAYS_AHEAD = 3;

/** Makes an estimate that ends in some days for a family that files no claims, so that the next one is due. */
export async function addEstimate(
  at: AtMoment,
  clientIds: readonly number[],
  { today, settings }: PracticeNow,
): Promise<void> {
  const clientId = clientIds[CHILD];
  if (clientId === undefined) return;
  const fromOn = plusDays(today, -COVERED_DAYS_BACK);
  await at(momentOf(fromOn, '17:00', DEFAULT_TIME_ZONE), async (queries) => {
    await saveBillingDetails(queries, clientId, { filesClaims: false });
    await makeEstimate(
      queries,
      { kind: 'estimate', clientId, fromOn, untilOn: plusDays(today, COVERED_DAYS_AHEAD) },
      { today: fromOn, settings, identity: sampleIdentity },
    );
  });
}
