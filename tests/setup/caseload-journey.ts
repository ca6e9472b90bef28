import { browserRequests } from './browser-requests.ts';
import { type CaseloadJourney, caseloadOf } from './caseload-records.ts';
import { test as base } from './journey.ts';

interface PerTest {
  /** The signed-in therapist's caseload, filled through the API. */
  caseload: CaseloadJourney;
}

/** The journeys' test with a signed-in therapist whose caseload can be filled. */
export const test = base.extend<PerTest>({
  caseload: async ({ context, baseURL, signedIn: _ }, use) => {
    await use(caseloadOf(browserRequests(context.request, baseURL ?? '')));
  },
});
