import { describe } from 'vitest';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

describe('for the owner', () => {
  test.override({ isOwner: true });

  test('The first steps show what is done, lead to the rest, and stay hidden once hidden', async ({
    page,
    caseload,
  }) => {
    await page.goto('/dashboard');
    const steps = page.getByRole('region', { name: 'First steps' });
    await expect(steps).toContainText('0 of 7 done');
    await expect(steps.getByRole('link')).toHaveText([
      /^Your practice/,
      /^First clients/,
      /^Your week/,
      /^The website/,
      /^Mail/,
      /^A backup key/,
      /^Who else works here/,
    ]);
    const { id } = await caseload.addClient();
    await caseload.addTodaysSession(id, '23:00');
    await page.reload();
    await expect(steps).toContainText('2 of 7 done');
    await expect(steps.getByRole('link', { name: 'First clients, done' })).toBeVisible();
    await steps.getByRole('link', { name: /^Mail/ }).click();
    await expect(page).toHaveURL('/settings/mail');
    await page.getByRole('link', { name: 'Back to First Steps' }).click();
    await expect(page).toHaveURL('/dashboard');
    await steps.getByRole('button', { name: 'Hide' }).click();
    await expect(steps).toHaveCount(0);
    await page.reload();
    await expect(page.getByText("Today's Schedule")).toBeVisible();
    await expect(steps).toHaveCount(0);
    await page.goto('/settings/mail');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to First Steps' })).toHaveCount(0);

    await page.getByRole('link', { name: 'Show First Steps' }).click();
    await expect(steps).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    await page.reload();
    await expect(steps).toBeVisible();
  });
});

test('A therapist who does not own the practice has no first steps', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByText('No tasks yet.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'First steps' })).toHaveCount(0);
});
