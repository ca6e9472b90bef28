import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/journey.ts';
import { openForm } from './inquiry-form-page.ts';

test.beforeEach(async ({ page, problems }) => {
  problems.allow(/ERR_FAILED/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/api/contact', (route) => route.abort());
});

test('One message shows at a time, for five seconds, until F8 and a swipe to the right put it away', async ({
  page,
}) => {
  await page.clock.install();
  await openForm(page, '/contact');
  await fillIn(page);
  await send(page);
  await expect(toasts(page)).toBeVisible();
  await send(page);
  await expect(toasts(page)).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /notifications/i }).getByRole('list')).toBeFocused();
  const box = await toasts(page).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(420);
  await swipe(page, 40);
  await expect(toasts(page)).toBeVisible();
  await swipe(page, 60);
  await expect(toasts(page)).toBeHidden();

  await page.clock.pauseAt(Date.now() + 600_000);
  await send(page);
  await expect(toasts(page)).toBeVisible();
  await page.clock.runFor(4_900);
  await expect(toasts(page)).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(toasts(page)).toBeHidden();
});

function toasts(page: Page) {
  return page.getByRole('region', { name: /notifications/i }).getByRole('listitem');
}

async function send(page: Page) {
  await page.getByRole('button', { name: 'Send Request' }).click();
}

async function fillIn(page: Page) {
  for (const label of ['Your name', "Child's name", "Child's age", 'Phone number', 'Your concerns']) {
    await page.getByLabel(label, { exact: true }).fill('7');
  }
  await page.getByRole('form').getByLabel('Email', { exact: true }).fill('pat@example.com');
}

/** A pull of the message to the right, in pixels. */
async function swipe(page: Page, distance: number) {
  const title = await toasts(page).getByText('Error', { exact: true }).boundingBox();
  if (!title) throw new Error('There is no message to swipe');
  await page.mouse.move(title.x + 5, title.y + 5);
  await page.mouse.down();
  await page.mouse.move(title.x + 5 + distance / 2, title.y + 5);
  await page.mouse.move(title.x + 5 + distance, title.y + 5);
  await page.mouse.up();
}
