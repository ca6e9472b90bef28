import type { APIRequestContext } from '@playwright/test';
import type { InquiryForm } from '#domain/website/inquiries/inquiry-form.ts';
import { buildInquiryForm } from '#tests/builders/inquiry-builder.ts';
import { test as everybody, expect } from '#tests/setup/journey.ts';
import { newAccount } from '#tests/setup/journey-account.ts';
import { test } from '#tests/setup/owner-journey.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';

async function write(requests: APIRequestContext, url: string, changes: Partial<InquiryForm> = {}) {
  const reply = await requests.post(`${url}/api/contact`, { data: buildInquiryForm(changes) });
  expect(reply.status(), await reply.text()).toBe(200);
}

test('an empty inbox says so', async ({ page, owner: _ }) => {
  await page.goto('/inquiries');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inquiries');
  await expect(page.getByText('No inquiries yet')).toBeVisible();
  await expectAccessible(page);
});

test('the dashboard and the menu lead the owner to what a family wrote', async ({
  page,
  owner: _,
  request,
  baseURL,
}) => {
  await write(request, baseURL ?? '');
  await write(request, baseURL ?? '', { parentName: 'Lee Sample', email: 'lee@example.com' });
  await page.goto('/dashboard');
  await expect(page.getByText('2 families are waiting for your answer.')).toBeVisible();
  await page.getByRole('link', { name: 'Inquiries 2 new' }).click();
  const headings = page.getByRole('list', { name: 'Inquiries' }).getByRole('heading', { level: 2 });
  await expect(headings).toHaveText([/Lee Sample/, /Pat Example/]);
  const lee = page.getByRole('region', { name: /Lee Sample/ });
  await expect(lee).toContainText('Sam Example, age 7');
  await expect(lee).toContainText('Buttons and zippers are hard.');
  await expect(lee).toContainText('Not mailed: no mail server is set up. It is kept here.');
  await expect(lee.getByRole('link', { name: 'Reply to Lee Sample by mail' })).toHaveAttribute(
    'href',
    'mailto:lee%40example.com?subject=Your%20consultation%20request',
  );
  await expect(lee.getByRole('link', { name: 'Call Lee Sample' })).toHaveAttribute('href', 'tel:5550100');
  await expectAccessible(page);
  await expectFitsPhone(page);
});

test('state and notes are kept, and the filter finds them', async ({ page, owner: _, request, baseURL }) => {
  await write(request, baseURL ?? '');
  await page.goto('/inquiries');
  const pat = page.getByRole('region', { name: /Pat Example/ });
  await pat.getByLabel('State').selectOption('Contacted');
  await expectToast(page, 'Inquiry Updated', 'The inquiry has been updated successfully.');
  await pat.getByRole('textbox', { name: 'Notes' }).fill('Called, wants Tuesdays.');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await pat.getByRole('button', { name: 'Save notes about Pat Example' }).click();
  await expect(pat.getByRole('button', { name: 'Save notes about Pat Example' })).toBeDisabled();
  await page.reload();
  await expect(pat.getByRole('textbox', { name: 'Notes' })).toHaveValue('Called, wants Tuesdays.');
  await expect(pat.getByLabel('State')).toHaveValue('contacted');
  await page.getByLabel('State').first().selectOption('Closed');
  await expect(page.getByText('No inquiries found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filter' }).click();
  await expect(pat).toBeVisible();
});

test('a family becomes a client without anything typed twice', async ({
  page,
  owner: _,
  request,
  baseURL,
}) => {
  await write(request, baseURL ?? '', { childName: 'Sam' });
  await page.goto('/inquiries');
  await page.getByRole('link', { name: 'Make Client' }).click();
  await expect(page).toHaveURL('/clients/new');
  await expect(page.getByLabel('First Name')).toHaveValue('Sam');
  await expect(page.getByLabel('Last Name')).toHaveValue('Example');
  await expect(page.getByLabel('Email')).toHaveValue('pat@example.com');
  await expect(page.getByLabel('Phone')).toHaveValue('555-0100');
  await expect(page.getByLabel('Notes')).toHaveValue(/Concerns:\nButtons and zippers are hard\.$/);
  await page.getByRole('button', { name: 'Create Client' }).click();
  await expect(page).toHaveURL('/inquiries');
  await expect(page.getByLabel('State').nth(1)).toHaveValue('client');
  await page.getByRole('link', { name: 'View Client' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sam Example');
});

everybody('who does not own the practice finds nothing here', async ({ page, program, request }) => {
  // The first account owns the practice, whichever test of the worker opened it; the second one does not.
  await request.post(`${program.url}/api/register`, { data: newAccount() });
  const reply = await page.context().request.post(`${program.url}/api/register`, { data: newAccount() });
  expect(reply.status()).toBe(201);
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Settings', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /Inquiries/ })).toHaveCount(0);
  await page.goto('/inquiries');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
});
