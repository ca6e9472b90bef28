import { browserRequests } from './browser-requests.ts';
import { type GroupCaseload, groupsOf } from './group-records.ts';
import { test as base } from './journey.ts';

interface PerTest {
  /** The signed-in therapist's groups, filled and read through the API. */
  groups: GroupCaseload;
}

/** The journeys' test with a signed-in therapist who plans groups. */
export const test = base.extend<PerTest>({
  groups: async ({ context, baseURL, signedIn: _ }, use) => {
    await use(groupsOf(browserRequests(context.request, baseURL ?? '')));
  },
});
