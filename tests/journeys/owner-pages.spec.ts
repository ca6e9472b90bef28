import type { Page } from '@playwright/test';
import type { Client } from '#domain/caseload/clients/client.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildInquiryForm } from '#tests/builders/inquiry-builder.ts';
import { expect } from '#tests/setup/journey.ts';
import { test } from '#tests/setup/owner-journey.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';

/** The owner's pages, each with what to do before it is looked at. */
const pages: readonly [path: string, prepare: (page: Page) => Promise<void>][] = [
  ['/inquiries', (page) => expect(page.getByText('No inquiries yet')).toBeVisible()],
  ['/inquiries', readInquiry],
  ['/settings/practice', saveThePractice],
  ['/settings/documentation', (page) => expect(page.getByLabel('Late After (days)')).toBeVisible()],
  ['/settings/mail', enterMailServer],
  ['/settings/sealed-records', (page) => expect(page.getByText('Ivy Sealed')).toBeVisible()],
];

test("The owner's pages are accessible and fit a phone", async ({ page, owner: _ }) => {
  await test.step('The notice of open registration, to which one line leads on a phone', async () => {
    await page.goto('/dashboard');
    await expect(page.getByLabel('Open registration')).toBeVisible();
    await expectAccessible(page);
    await expectFitsPhone(page);
    await page.getByRole('button', { name: /^\d notices?: .*open registration/ }).click();
    await expect(page.locator('#notices')).toBeFocused();
  });

  const made = await page.request.post('/api/clients', { data: buildClient({ lastName: 'Sealed' }) });
  const { id }: Client = await made.json();
  await page.request.delete(`/api/clients/${id}`);
  for (const [path, prepare] of pages) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      await prepare(page);
      await expectAccessible(page);
      await expectFitsPhone(page);
    });
  }
});

async function readInquiry(page: Page): Promise<void> {
  const reply = await page.request.post('/api/contact', { data: buildInquiryForm() });
  expect(reply.status(), await reply.text()).toBe(200);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inquiries');
  await expect(page.getByRole('link', { name: 'Inquiries 1 new' })).toBeVisible();
  await expect(page.getByRole('region', { name: /Pat Example/ })).toBeVisible();
}

async function saveThePractice(page: Page): Promise<void> {
  await page.getByLabel('Legal Name').fill('Sample OT, PLLC');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expectToast(page, 'Settings Updated', 'The practice settings have been saved.');
  // It covers neither the button that may be pressed next nor Logout.
  const message = await page
    .getByRole('region', { name: /notifications/i })
    .getByRole('listitem')
    .boundingBox();
  for (const name of ['Save Settings', 'Logout']) {
    const button = await page.getByRole('button', { name }).boundingBox();
    expect(message && button && overlap(message, button), name).toBe(false);
  }
}

async function enterMailServer(page: Page): Promise<void> {
  await page.getByLabel('Server').fill('mail.example.org');
  await page.getByLabel('Encryption').selectOption('None');
  await page.getByLabel('Name').fill('desk@example.org');
  await page.getByLabel('Password').fill('brave-letter-77');
  await expect(page.getByText('The name and the password travel unencrypted')).toBeVisible();
  await page.getByRole('button', { name: 'Save Mail Server' }).click();
  await expect(page.getByRole('button', { name: 'Send Test' })).toBeVisible();
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function overlap(one: Box, other: Box): boolean {
  const isBeside = one.x >= other.x + other.width || other.x >= one.x + one.width;
  return !isBeside && one.y < other.y + other.height && other.y < one.y + one.height;
}
