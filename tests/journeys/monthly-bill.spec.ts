import type { APIRequestContext } from '@playwright/test';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildMandate, buildTerm } from '#tests/builders/mandate-builder.ts';
import { buildNote } from '#tests/builders/note-builder.ts';
import { buildContract, buildOrganization } from '#tests/builders/organization-builder.ts';
import { buildPlan } from '#tests/builders/plan-builder.ts';
import { buildSigningProfile } from '#tests/builders/signing-builder.ts';
import { setBrowserClock } from '#tests/setup/browser-clock.ts';
import { browserRequests } from '#tests/setup/browser-requests.ts';
import { countClicks } from '#tests/setup/click-count.ts';
import { expect, test } from '#tests/setup/journey.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';
import { expectStatus, recordAdder } from '#tests/setup/record-adder.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/** Adds children whose county pays, each with a session of October 2026 and its note, which nobody signed. */
async function addChildren(context: APIRequestContext, url: string, count: number): Promise<void> {
  const requests = browserRequests(context, url);
  const add = recordAdder(requests);
  const addId = async (path: string, body: object) => (await add<{ id: number }>(path, body)).id;
  expectStatus(200, await requests.put('/api/signing-profile', buildSigningProfile()));
  const county = buildOrganization({ name: 'Sample County', kind: 'county', contract: buildContract() });
  const payerId = await addId('organizations', county);
  for (let index = 0; index < count; index += 1) {
    const clientId = await addId('clients', buildClient({ firstName: 'Ada', lastName: `Sample ${index}` }));
    const planId = await addId('plans', buildPlan({ clientId }));
    const terms = [buildTerm({ group: 1 })];
    await addId('mandates', { ...buildMandate({ clientId, planId, terms }), payerId });
    const date = new Date(Date.UTC(2026, 9, 5 + Math.floor(index / 10), 13, 30 * (index % 10))).toISOString();
    const session = { clientId, type: 'individual', date, duration: 30, status: 'completed' };
    const sessionId = await addId('sessions', session);
    expectStatus(200, await requests.put(`/api/sessions/${sessionId}/note`, buildNote({ planId })));
  }
}

test('A month of 25 children is billed and sent in 12 clicks, voided, and billed again', async ({
  page,
  context,
  baseURL,
  signedIn: _,
}) => {
  // The whole month, from 25 children to a second bill, with all accessibility checks.
  test.slow();
  await page.setViewportSize(desk);
  await setBrowserClock(page, '2026-11-02', '09:00');
  await addChildren(context.request, baseURL ?? '', 25);
  const clicks = await countClicks(page);
  const total = page.getByText('$1,500.00').last();

  async function makeBill(): Promise<void> {
    await page.getByLabel('Note not signed (25)').check();
    await page.getByLabel('Reason for all 25: Note not signed').fill('Signed on paper');
    await expect(page.getByText('25 children, 25 sessions')).toBeInViewport();
    await expect(total).toBeInViewport();
    await page.getByRole('button', { name: 'Make Bill' }).click();
    await expectToast(page, 'Bill Created', 'The bill to Sample County for October 2026 has been created.');
  }

  await page.goto('/invoices');
  await page.getByRole('link', { name: 'Monthly Billing' }).click();
  await expect(page.getByText('25 warnings need a reason')).toBeInViewport();
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectFitsPhone(page);
  await expectAccessible(page);
  await page.setViewportSize(desk);
  await makeBill();
  await page.getByRole('button', { name: 'Mark Sent' }).click();
  await page.getByRole('dialog').getByLabel('How').fill('County portal');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark Sent' }).click();
  await expectToast(page, 'Bill Sent', 'Bill 1 is marked as sent on Nov 2, 2026.');
  expect(clicks()).toBeLessThanOrEqual(12);
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectFitsPhone(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Void' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Wrong rate');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Void Bill' }).click();
  await expectToast(page, 'Bill Voided', 'Bill 1 is void. Its sessions can be billed again.');

  await page.goto('/vouchers/new');
  await makeBill();
  await expect(page.getByRole('heading', { name: /^Bill 2/ })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Bills to Payers' }).click();
  const rows = page.getByRole('table', { name: 'Bills to payers' }).getByRole('row');
  await expect(rows).toHaveText([/Bill/, /Bill 2.*\$1,500\.00.*Made/, /Bill 1.*\$1,500\.00.*Void/]);
  await expectFitsPhone(page);
  await expectAccessible(page);
});
