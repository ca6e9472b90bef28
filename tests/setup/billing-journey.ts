import { type BillingJourney, billingOf } from './billing-records.ts';
import { browserRequests } from './browser-requests.ts';
import { test as base } from './journey.ts';

interface PerTest {
  /** The signed-in therapist's caseload, filled through the API. */
  billing: BillingJourney;
}

/** The journeys' test with a signed-in therapist whose clients can be billed. */
export const test = base.extend<PerTest>({
  billing: async ({ context, baseURL, signedIn: _ }, use) => {
    await use(billingOf(browserRequests(context.request, baseURL ?? '')));
  },
});
