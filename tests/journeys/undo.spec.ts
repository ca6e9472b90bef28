import type { Page } from '@playwright/test';
import { test as billingTest } from '#tests/setup/billing-journey.ts';
import { setBrowserClock } from '#tests/setup/browser-clock.ts';
import { practiceToday } from '#tests/setup/caseload-records.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectToast } from '#tests/setup/page-checks.ts';
import { test } from '#tests/setup/session-journey.ts';
import { slowDown } from '#tests/setup/slow-page.ts';

const undoButton = (page: Page) =>
  page.getByRole('region', { name: /notifications/i }).getByRole('button', { name: 'Undo', exact: true });

const block = (page: Page, name: RegExp | string) =>
  page.getByRole('list', { name: 'Sessions in the week' }).getByRole('link', { name });

/** Moves the session in focus down a quarter of an hour. */
async function moveByKeys(page: Page): Promise<void> {
  for (const key of ['Space', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
}

test('Undo by key or press restores a session once and keeps focus', async ({ page, caseload }) => {
  const { id } = await caseload.addClient('Ada Applewood');

  await test.step('Ctrl Z in a field belongs to the field', async () => {
    await caseload.addSession(id, practiceToday(), '11:00');
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /^Check In/ }).click();
    await expect(undoButton(page)).toBeVisible();
    await page.getByRole('form', { name: 'New task in one line' }).getByRole('combobox').focus();
    await page.keyboard.press('Control+z');
    await expectToast(page, 'Session Updated', 'Session has been marked as completed.');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Control+z');
    await expectToast(page, 'Undone', 'The session is as it was before.');
  });

  await test.step('A check-in is undone once, however often Undo is pressed', async () => {
    const session = await caseload.addSession(id, practiceToday(), '10:00');
    await page.goto('/dashboard');
    await slowDown(page);
    await page
      .getByRole('button', { name: /^Check In/ })
      .first()
      .click();
    await expectToast(page, 'Session Updated', 'Session has been marked as completed.');
    await undoButton(page).dblclick();
    await expectToast(page, 'Undone', 'The session is as it was before.');
    await expect(page.getByRole('button', { name: /^Check In/ }).first()).toBeFocused();
    expect((await caseload.session(session.id)).status).toBe('scheduled');
  });
});

test('Ctrl Z moves a session back, says so, and works once', async ({ page, caseload }) => {
  const { id } = await caseload.addClient('Ada Applewood');
  await setBrowserClock(page, '2026-11-18', '09:30');
  const session = await caseload.addSession(id, '2026-11-18', '10:00');
  await page.goto('/calendar');
  await block(page, /Ada Applewood/).focus();
  await moveByKeys(page);
  await expectToast(page, 'Session Updated', 'Ada moved to Wed, Nov 18, 10:15 AM.');
  await expect(block(page, /10:15 AM – 11:15 AM/)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expectToast(page, 'Undone', 'The session is as it was before.');
  await expect(block(page, /10:00 AM – 11:00 AM/)).toBeFocused();
  expect(await caseload.planOf(session)).toBe('2026-11-18 10:00, 60 min');
  // The message has no Undo any more.
  await page.keyboard.press('Control+z');
  await expect(block(page, /10:00 AM – 11:00 AM/)).toBeFocused();
  expect(await caseload.planOf(session)).toBe('2026-11-18 10:00, 60 min');
});

billingTest(
  'Undo restores what was deleted or created by mistake and focuses it',
  async ({ page, billing }) => {
    await test.step('An invoice made from the reports', async () => {
      const client = await billing.addClient({ firstName: 'Ivy', lastName: 'Inkwell' });
      await billing.addSession(client.id, { date: '2026-03-02T15:00:00.000Z', duration: 60 });
      await page.goto('/reports?period=custom&from=2026-03-01&to=2026-03-31');
      const unbilled = page.getByRole('table', { name: 'Sessions Not Billed Yet' });
      const button = unbilled.getByRole('button', { name: 'Invoice Ivy Inkwell' });
      await button.press('Enter');
      await expectToast(page, 'Invoice Created', 'The invoice has been created successfully.');
      await page.keyboard.press('Control+z');
      await expectToast(page, 'Undone', 'The invoice is gone again.');
      await expect(button).toBeFocused();
      expect(await billing.invoices()).toEqual([]);
    });

    await test.step('A deleted client', async () => {
      const client = await billing.addClient({ firstName: 'Ada', lastName: 'Applewood' });
      await billing.addSession(client.id);
      await page.goto('/clients');
      await page.getByRole('link', { name: 'Ada Applewood' }).click();
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('button', { name: 'Delete Client' }).click();
      await expectToast(page, 'Client Deleted', 'The client has been deleted successfully.');
      await undoButton(page).click();
      await expectToast(page, 'Undone', 'The client is there again.');
      await expect(page.getByRole('link', { name: 'Ada Applewood' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Ada Applewood' })).toBeVisible();
    });
  },
);
