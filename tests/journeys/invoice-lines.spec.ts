import { billingOf } from '#tests/setup/billing-records.ts';
import { browserRequests } from '#tests/setup/browser-requests.ts';
import { expect } from '#tests/setup/journey.ts';
import { test } from '#tests/setup/owner-journey.ts';
import { expectAccessible, expectFitsPhone } from '#tests/setup/page-checks.ts';

test('An invoice keeps its text, and shows next to it what changed since', async ({
  page,
  owner: _,
  ownProgram,
}) => {
  const billing = billingOf(browserRequests(page.context().request, ownProgram.url));
  const ivy = await billing.addClient();
  const session = await billing.addSession(ivy.id, { date: '2026-10-05T14:00:00.000Z', duration: 60 });
  const { id } = await billing.issue(ivy.id, { sessionIds: [session.id], amount: 12_000 });
  await billing.chargePerMinute(250);
  const lines = page.getByRole('table', { name: 'What this invoice is for' }).getByRole('row');
  await page.goto(`/invoices/${id}`);
  await expect(lines).toHaveText([/Date.*Amount/, /Oct 5, 2026.*Individual Therapy.*60.*\$120\.00/]);
  await expect(page.getByText('Changed since')).toHaveCount(0);

  await billing.correctSession(session.id, { duration: 90 });
  await page.reload();
  await expect(lines).toHaveText([
    /Date.*Amount/,
    /Oct 5, 2026.*Individual Therapy.*Changed since: now 90 minutes.*60.*\$120\.00/,
  ]);
  await expect(page.getByRole('main').getByText('$120.00')).toHaveCount(2);
  await expectAccessible(page);
  await expectFitsPhone(page);
  const target = await page.getByRole('link', { name: 'Oct 5, 2026' }).boundingBox();
  expect(target?.height).toBeGreaterThanOrEqual(44);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Changed since: now 90 minutes')).toBeHidden();
  await page.emulateMedia({ media: null });

  // The form offers the session at the price of its issue, and suggests nothing else.
  await page.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('form', { name: 'Invoice' });
  await expect(form.getByText('$120.00')).toBeVisible();
  await expect(form.getByLabel('Amount ($)')).toHaveValue('120');
  await expect(form.getByRole('button', { name: /from the Sessions/ })).toHaveCount(0);
});
