import { describe, onTestFinished } from 'vitest';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

describe('for the owner', () => {
  test.override({ isOwner: true });

  test('The first steps show what is done, lead to the rest, and stay hidden once hidden', async ({
    page,
    caseload,
  }) => {
    await page.goto('/dashboard');
    const steps = page.getByRole('region', { name: 'First Steps' });
    await expect(steps).toContainText('0 of 7 done');
    await expect(steps.getByRole('link')).toHaveText([
      /^Your Practice/,
      /^First Clients/,
      /^Your Week/,
      /^The Website/,
      /^Mail/,
      /^A Backup Key/,
      /^Who Else Works Here/,
    ]);
    const { id } = await caseload.addClient();
    await caseload.addTodaysSession(id, '23:00');
    await page.reload();
    await expect(steps).toContainText('2 of 7 done');
    await expect(steps.getByRole('link', { name: 'First Clients, done' })).toBeVisible();
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

    const showSchedule = page.line.hold('GET /api/sessions/today');
    await page.reload();
    await expect(steps).toBeVisible();
    // On a phone one line leads to them, also when it is pressed before they are there.
    window.resizeTo(390, 844);
    onTestFinished(() => window.resizeTo(1280, 800));
    const line = page.getByRole('button', { name: '2 notices: open registration, first steps' });
    await line.click();
    await expect(steps).toHaveCount(0);
    showSchedule();
    const notices = page.locator('#notices');
    await expect(notices).toBeFocused();
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await line.click();
    await expect(notices).toBeFocused();
  });

  test('The calendar and the import lead back to the first steps that led to them, and only then', async ({
    page,
  }) => {
    const back = page.getByRole('link', { name: 'Back to First Steps' });
    await page.goto('/dashboard');
    await page.getByRole('link', { name: /^Your Week/ }).click();
    await expect(page).toHaveURL('/calendar');
    await page.getByRole('button', { name: 'Next day' }).click();
    await expect(page).toHaveURL(/\/calendar\?date=/);
    await back.click();
    await expect(page).toHaveURL('/dashboard');

    await page.getByRole('link', { name: /^First Clients/ }).click();
    await expect(page).toHaveURL('/settings/data/import');
    await expect(page.getByRole('link', { name: 'Data', exact: true })).toHaveCount(0);
    await back.click();
    await expect(page).toHaveURL('/dashboard');

    await page.goto('/calendar');
    await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
    await expect(back).toHaveCount(0);
    await page.goto('/settings/data/import');
    await expect(page.getByRole('link', { name: 'Data', exact: true })).toBeVisible();
    await expect(back).toHaveCount(0);
  });
});

test('A therapist who does not own the practice has no first steps', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByText('No tasks yet.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'First Steps' })).toHaveCount(0);
});
