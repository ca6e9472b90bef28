import type { Session } from '#domain/caseload/sessions/session.ts';
import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import type { ScreenPage } from '#tests/setup/screen-page.ts';
import { test } from '#tests/setup/screen-test.ts';

const block = (page: ScreenPage, name: RegExp | string) =>
  page.getByRole('list', { name: 'Sessions in the week' }).getByRole('link', { name });

let session: Session;

test.beforeEach(async ({ page, schedule: caseload }) => {
  page.setClock('2026-11-18', '09:30');
  const client = await caseload.addClient('Ada Applewood');
  session = await caseload.addSession(client.id, '2026-11-18', '10:00');
});

test('The calendar shows the week of the chosen day, and arrows lead to other weeks', async ({ page }) => {
  await page.goto('/calendar');
  await expect(page.getByRole('heading', { name: 'Nov 15, 2026 – Nov 21, 2026' })).toBeVisible();
  await expect(
    block(page, 'Ada Applewood, 10:00 AM – 11:00 AM, Nov 18, 2026, Individual Therapy, Scheduled'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(page.getByRole('heading', { name: 'Nov 22, 2026 – Nov 28, 2026' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nov 25, 2026', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await page
    .getByRole('region', { name: 'Nov 15, 2026 – Nov 21, 2026' })
    .getByRole('button', { name: 'Friday, Nov 20, 2026' })
    .click();
  await expect(page.getByRole('heading', { name: 'Nov 20, 2026', exact: true })).toBeVisible();
});

test('Keys move a session and change its length, with announcements', async ({
  page,
  schedule: caseload,
}) => {
  await page.goto('/calendar');
  await block(page, /Ada Applewood/).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(
    page.getByRole('status').getByText('Nov 19, 2026, 9:45 AM to 11:00 AM', { exact: true }),
  ).toBeAttached();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Session Updated', 'Ada moved to Thu, Nov 19, 9:45 AM.');
  await expect(block(page, /9:45 AM – 11:00 AM, Nov 19, 2026/)).toBeFocused();
  expect(await caseload.planOf(session)).toBe('2026-11-19 09:45, 75 min');
});

test('Escape cancels a move by keys, and Enter alone opens the session', async ({
  page,
  schedule: caseload,
}) => {
  await page.goto('/calendar');
  await block(page, /Ada Applewood/).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(block(page, /10:00 AM – 11:00 AM/)).toBeFocused();
  expect(await caseload.planOf(session)).toBe('2026-11-18 10:00, 60 min');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/sessions/${session.id}`);
});

test('Overlaps are shown in a warning, in the week, at each session, and in the day', async ({
  page,
  schedule: caseload,
}) => {
  const ben = await caseload.addClient('Ben Brightside');
  await caseload.addSession(ben.id, '2026-11-18', '10:30');
  await page.goto('/calendar');
  await expect(page.getByText('Two sessions overlap')).toBeVisible();
  await expect(
    page.getByText('Nov 18, 2026: Ada Applewood (10:00 AM) and Ben Brightside (10:30 AM)'),
  ).toBeVisible();
  await expect(block(page, /Ada Applewood.*Overlaps with Ben Brightside/)).toBeVisible();
  const day = page.getByRole('list', { name: 'Sessions of this day' });
  await expect(day.getByText('Overlaps with Ada Applewood')).toBeVisible();
});

test('A session by school days moves alone to another day, and with the others to another time', async ({
  page,
  schedule: caseload,
}) => {
  const ben = await caseload.addClient('Ben Brightside');
  const cycle = { length: 2, first: 1, days: [1] };
  await caseload.addSeries(ben.id, '2026-11-18', '13:00', 3, { cycle });
  await page.goto('/calendar');
  const move = async (key: string) => {
    await block(page, /Ben Brightside.*Nov 1[89]/).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press(key);
    await page.keyboard.press('Enter');
  };
  await move('ArrowDown');
  await expect(page.getByRole('button', { name: 'Also the following' })).toBeVisible();
  await move('ArrowRight');
  await expectToast(
    page,
    'Session Updated',
    'Ben moved to Thu, Nov 19, 1:15 PM. The others of its series keep their dates.',
  );
  await expect(page.getByRole('button', { name: 'Also the following' })).toBeHidden();
});
