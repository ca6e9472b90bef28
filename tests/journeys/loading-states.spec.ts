import type { Page } from '@playwright/test';
import { test } from '#tests/setup/caseload-journey.ts';
import type { CaseloadJourney } from '#tests/setup/caseload-records.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible } from '#tests/setup/page-checks.ts';

/** One of each record, and the page that shows it. */
async function pagesOf(caseload: CaseloadJourney) {
  const { id: client } = await caseload.addClient();
  const { id: session } = await caseload.addSession(client, { status: 'completed' });
  const { id: assessment } = await caseload.addAssessment(client);
  const { id: invoice } = await caseload.addInvoice(client, [session]);
  return [
    { page: `/clients/${client}`, call: `/api/clients/${client}`, loading: 'Loading client' },
    { page: `/sessions/${session}`, call: `/api/sessions/${session}`, loading: 'Loading session' },
    {
      page: `/assessments/${assessment}`,
      call: `/api/assessments/${assessment}`,
      loading: 'Loading assessment',
    },
    { page: `/invoices/${invoice}`, call: `/api/invoices/${invoice}`, loading: 'Loading invoice' },
    { page: '/annuals', call: '/api/annuals', loading: 'Loading annual records' },
    { page: '/calendar', call: '/api/sessions?*', loading: 'Loading sessions' },
  ];
}

test("Placeholders and failures have nothing in anybody's way, and another try shows the page", async ({
  page,
  caseload,
  problems,
}) => {
  // Six pages with all their accessibility checks, twice, one after the other.
  test.setTimeout(300_000);
  problems.allow(/status of 500/);
  for (const { page: path, call, loading } of await pagesOf(caseload)) {
    await test.step(path, async () => {
      const { promise: held, resolve: answer } = Promise.withResolvers<void>();
      await page.route(`**${call}`, async (route) => {
        await held;
        await route.fulfill({ status: 500, body: 'The disk is full', contentType: 'text/plain' });
      });
      await page.goto(path);
      await expect(page.getByRole('status').filter({ hasText: loading })).toBeAttached();
      await expectAccessible(page);
      answer();
      // A client that cannot be loaded leads back to the list, as a test of its own says.
      if (!path.startsWith('/clients')) await expectFailureAndRetry(page);
      await page.unrouteAll({ behavior: 'wait' });
    });
  }
});

async function expectFailureAndRetry(page: Page): Promise<void> {
  const failure = page.getByRole('alert').first();
  await expect(failure).toContainText('500: The disk is full');
  await expectAccessible(page);
  await page.unrouteAll({ behavior: 'wait' });
  await failure.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('The disk is full')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
