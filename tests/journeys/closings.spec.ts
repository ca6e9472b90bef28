import type { Page } from '@playwright/test';
import { setBrowserClock } from '#tests/setup/browser-clock.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';
import { test } from '#tests/setup/session-journey.ts';

const undoButton = (page: Page) =>
  page.getByRole('region', { name: /notifications/i }).getByRole('button', { name: 'Undo', exact: true });

test('closings are kept on a page of their own, and what is planned on one is cancelled later', async ({
  page,
  caseload,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await setBrowserClock(page, '2026-11-18', '07:10');
  await page.goto('/calendar');
  await page.getByRole('link', { name: 'Closings' }).click();
  await expect(page.getByText('No closings found')).toBeVisible();
  await page.getByRole('button', { name: 'Add Closing' }).click();
  await page.getByLabel('Reason').fill('Winter break');
  await page.getByRole('button', { name: /^Close the Day/ }).click();
  await expect(page.getByText('Please enter a valid first day')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('First Day').fill('2026-12-24');
  await page.getByLabel('Last Day').fill('2026-12-31');
  await page.getByRole('button', { name: 'Close the Days' }).click();
  await expectToast(page, 'Closing Added', 'Dec 24, 2026 – Dec 31, 2026: Winter break.');
  await expect(page.getByText('Dec 24, 2026 – Dec 31, 2026 · 8 days')).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);

  const { id } = await caseload.addClient('Ada Applewood');
  const session = await caseload.addSession(id, '2026-12-29', '10:00');
  await page.goto('/calendar?date=2026-12-29');
  await page.getByRole('button', { name: 'Cancel the Session…' }).click();
  await page.getByRole('button', { name: 'Update Closing' }).click();
  await expectToast(
    page,
    'Closing Updated',
    'Dec 24, 2026 – Dec 31, 2026: Winter break. 1 session is cancelled.',
  );
  expect((await caseload.session(session.id)).status).toBe('cancelled');
  await page.goto(`/sessions/${session.id}`);
  await expect(page.getByText('Closed that day', { exact: true })).toBeVisible();

  await page.goto('/calendar/closings');
  await page.getByRole('button', { name: 'Actions for Winter break' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expectToast(
    page,
    'Closing Deleted',
    'Dec 24, 2026 – Dec 31, 2026: Winter break. What was cancelled stays so.',
  );
  await undoButton(page).click();
  await expectToast(page, 'Undone', 'The closing is there again.');
  await expect(page.getByText('Winter break')).toBeVisible();
});
