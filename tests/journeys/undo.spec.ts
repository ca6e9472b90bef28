import type { Page } from '@playwright/test';
import { practiceToday } from '#tests/setup/caseload-records.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectToast } from '#tests/setup/page-checks.ts';
import { test } from '#tests/setup/session-journey.ts';
import { slowDown } from '#tests/setup/slow-page.ts';

const undoButton = (page: Page) =>
  page.getByRole('region', { name: /notifications/i }).getByRole('button', { name: 'Undo', exact: true });

test('A check-in is undone once, however often Undo is pressed', async ({ page, caseload }) => {
  const { id } = await caseload.addClient('Ada Applewood');
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
