import { expectRetry } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import type { ScreenPage } from '#tests/setup/screen-page.ts';
import { test } from '#tests/setup/screen-test.ts';

const dayList = (page: ScreenPage) =>
  page.getByRole('list', { name: 'Sessions of this day' }).getByRole('listitem');
const dayButton = (page: ScreenPage, name: string | RegExp) =>
  page.getByRole('grid').getByRole('button', { name });

test.beforeEach(({ page }) => page.setClock('2026-11-20', '09:30'));

test('The chosen day shows its sessions by time, with their details', async ({
  page,
  schedule: caseload,
}) => {
  const ada = await caseload.addClient('Ada Applewood');
  const ben = await caseload.addClient('Ben Brightside');
  await caseload.addSession(ada.id, '2026-11-20', '14:00', { status: 'no-show', duration: 30, notes: null });
  await caseload.addSession(ben.id, '2026-11-20', '09:00', {
    type: 'group',
    status: 'completed',
    notes: 'Two friends, one swing.',
  });
  await page.goto('/calendar');
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nov 20, 2026', exact: true })).toBeVisible();
  await expect(dayList(page)).toHaveText([
    '9:00 AMBen BrightsideCompletedGroup Therapy · 60 minTwo friends, one swing.',
    '2:00 PMAda ApplewoodNo ShowIndividual Therapy · 30 min',
  ]);
  await dayList(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/sessions\/\d+$/);
});

test('Arrows move to the previous and next day, across the end of a month', async ({ page }) => {
  await page.goto('/calendar?date=2026-11-30');
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect(page.getByRole('heading', { name: 'Dec 1, 2026', exact: true })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'December 2026' })).toBeVisible();
  await page.getByRole('button', { name: 'Previous day' }).click();
  await expect(page.getByRole('heading', { name: 'Nov 30, 2026', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Previous day' }).click();
  await expect(page.getByRole('heading', { name: 'Nov 29, 2026', exact: true })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'November 2026' })).toBeVisible();
});

test('Paging through months does not change the day', async ({ page }) => {
  await page.goto('/calendar');
  await page.getByRole('button', { name: 'Go to the Next Month' }).click();
  await expect(page.getByRole('grid', { name: 'December 2026' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nov 20, 2026', exact: true })).toBeVisible();
});

test('Arrow keys move through the month', async ({ page }) => {
  await page.goto('/calendar');
  await dayButton(page, /Nov 20, 2026/).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Nov 26, 2026', exact: true })).toBeVisible();
});

test('An empty day says so and links to the form with the day', async ({ page }) => {
  await page.goto('/calendar?date=2026-11-24');
  await expect(page.getByText('No sessions scheduled for this day.')).toBeVisible();
  await page.getByRole('link', { name: 'Schedule a session' }).click();
  await expect(page).toHaveURL('/sessions/new');
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue('2026-11-24');
});

test('New Session opens the form', async ({ page }) => {
  await page.goto('/calendar');
  await page.getByRole('link', { name: 'New Session' }).click();
  await expect(page).toHaveURL('/sessions/new');
});

test('A missing client is shown as Unknown Client', async ({ page, schedule: caseload }) => {
  const { id } = await caseload.addClient('Ada Applewood');
  await caseload.addSession(id, '2026-11-20', '09:00');
  page.line.break(({ path }) => (path === '/api/clients' ? Response.json([]) : undefined));
  await page.goto('/calendar');
  await expect(dayList(page)).toContainText(['Unknown Client']);
});

test('A loading error is shown in place of the week, with a retry', async ({ page, problems }) => {
  problems.allow(/status of 503/);
  const mend = page.line.fail('GET /api/sessions', 503, 'Not now');
  await page.goto('/calendar');
  const week = page.getByRole('region', { name: 'Nov 15, 2026 – Nov 21, 2026' });
  await expect(week.getByRole('alert')).toContainText('503: Not now');
  mend();
  const empty = page.getByText('No sessions scheduled for this day.');
  await expectRetry(page, '/calendar', 'GET /api/sessions', empty);
});
