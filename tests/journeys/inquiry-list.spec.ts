import { buildInquiryForm } from '#tests/builders/inquiry-builder.ts';
import { expect } from '#tests/setup/journey.ts';
import { test } from '#tests/setup/owner-journey.ts';
import { expectAccessible, expectFitsPhone } from '#tests/setup/page-checks.ts';

test("The inbox has nothing in anybody's way, empty and with what a family wrote", async ({
  page,
  owner: _,
  request,
  baseURL,
}) => {
  await page.goto('/inquiries');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inquiries');
  await expect(page.getByText('No inquiries yet')).toBeVisible();
  await expectAccessible(page);
  const reply = await request.post(`${baseURL}/api/contact`, { data: buildInquiryForm() });
  expect(reply.status(), await reply.text()).toBe(200);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Inquiries 1 new' })).toBeVisible();
  await expect(page.getByRole('region', { name: /Pat Example/ })).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);
});
