import { countClicks } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('A session at the next free time takes four keys and the name', async ({ page, schedule }) => {
  const ada = await schedule.addClient('Ada Applewood');
  await schedule.addSession(ada.id, '2026-11-18', '08:00', { duration: 45, type: 'home' });
  page.setClock('2026-11-18', '07:30');
  await page.goto('/calendar');
  await expect(page.getByRole('button', { name: 'Next Free Time' })).toBeVisible();
  const clicks = countClicks();
  await page.keyboard.press('f');
  const dialog = page.getByRole('dialog', { name: 'Schedule Session' });
  await expect(dialog).toContainText('Wednesday, Nov 18, 2026');
  await expect(dialog.getByLabel('Client', { exact: true })).toBeFocused();
  await page.keyboard.type('Ada');
  await page.keyboard.press('Enter');
  // As in the child's last session.
  await expect(dialog.getByLabel('Session Type')).toHaveValue('home');
  await expect(dialog.getByLabel('Duration (minutes)')).toHaveValue('45');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect(clicks()).toBe(0);
  await expect(page.getByRole('list', { name: 'Sessions of this day' }).getByRole('link')).toHaveText([
    /8:00 AM/,
    /8:45 AM.*Ada Applewood.*Home Visit · 45 min/,
  ]);

  // A device that slept past noon offers no time of the morning.
  page.setClock('2026-11-18', '12:50');
  page.showAgain();
  await page.keyboard.press('f');
  await expect(dialog.getByLabel('Time', { exact: true })).toHaveValue('13:00');
});

test('More leads to the whole form with what is typed, and closing asks', async ({ page, schedule }) => {
  await schedule.addClient('Ada Applewood');
  page.setClock('2026-11-18', '07:30');
  await page.goto('/calendar');
  await page.getByRole('button', { name: 'Next Free Time' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule Session' });
  await dialog.getByLabel('Client', { exact: true }).fill('Ada');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Duration (minutes)').fill('25');
  await dialog.getByLabel('Session Type').selectOption('group');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'More' }).click();
  await expect(page).toHaveURL('/sessions/new');
  await expect(page.getByLabel('Client', { exact: true })).toHaveValue('Ada Applewood');
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue('2026-11-18');
  await expect(page.getByLabel('Time')).toHaveValue('08:00');
  await expect(page.getByLabel('Duration (minutes)')).toHaveValue('25');
  await expect(page.getByLabel('Session Type')).toHaveValue('group');
});
