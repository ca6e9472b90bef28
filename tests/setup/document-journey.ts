import { browserRequests } from './browser-requests.ts';
import { test as base } from './caseload-journey.ts';
import { type Chart, startChart } from './chart-records.ts';

/** The journeys' test with a signed-in therapist and the chart of Ivy Sample, of whom a note is signed. */
export const test = base.extend<{ chart: Chart }>({
  chart: async ({ context, baseURL, signedIn: _ }, use) => {
    await use(await startChart(browserRequests(context.request, baseURL ?? '')));
  },
});
