import { browserRequests } from './browser-requests.ts';
import { schoolsOf } from './school-records.ts';
import { test as base } from './session-journey.ts';

interface PerTest {
  /** The signed-in therapist's schools and payers, filled through the API. */
  schools: ReturnType<typeof schoolsOf>;
}

/** The journeys' test with a signed-in therapist who works at schools. */
export const test = base.extend<PerTest>({
  schools: async ({ context, baseURL, signedIn: _ }, use) => {
    await use(schoolsOf(browserRequests(context.request, baseURL ?? '')));
  },
});
