import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import type { ScreenPage } from '#tests/setup/screen-page.ts';
import { test } from '#tests/setup/screen-test.ts';

const block = (page: ScreenPage, name: RegExp | string) =>
  page.getByRole('list', { name: 'Sessions in the week' }).getByRole('button', { name });

test.beforeEach(({ page }) => page.setClock('2026-11-18', '09:30'));

test('Time without a child is added for the chosen day, changed, deleted and put back', async ({
  page,
  schedule,
}) => {
  await page.goto('/calendar?date=2026-11-19');
  await page.getByRole('button', { name: 'Add Time' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Time' });
  await expect(dialog.getByLabel('Date')).toHaveValue('2026-11-19');
  await dialog.getByRole('button', { name: 'Add Time' }).click();
  await expect(dialog.getByText('Please choose a kind of time')).toBeVisible();
  await expect(dialog.getByText('Please enter a time like 14:30')).toBeVisible();
  await dialog.getByLabel('Kind').selectOption('meeting');
  await dialog.getByLabel('Time', { exact: true }).fill('15:00');
  await dialog.getByLabel('Duration (minutes)').fill('45');
  await dialog.getByLabel('Note').fill('With the school');
  await dialog.getByRole('button', { name: 'Add Time' }).click();
  await expectToast(page, 'Time Added', 'Meeting has been added to the calendar.');
  const placed = 'Meeting, 3:00 PM – 3:45 PM, Nov 19, 2026, Time without a child, With the school';
  await expect(block(page, placed)).toBeVisible();
  const day = page.getByRole('list', { name: 'Sessions of this day' });
  await expect(day.getByText('Time without a child · 45 min')).toBeVisible();

  await block(page, placed).click();
  const edited = page.getByRole('dialog', { name: 'Edit Time' });
  await edited.getByLabel('Kind').selectOption('testing');
  await edited.getByRole('button', { name: 'Update Time' }).click();
  await expectToast(page, 'Time Updated', 'Testing has been updated successfully.');
  await day.getByRole('button', { name: /Testing/ }).click();
  await edited.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Time Deleted', 'Testing has been deleted.');
  await expect(block(page, /Testing/)).toBeHidden();
  expect(await schedule.timeEntries()).toEqual([]);
  await page.keyboard.press('Control+z');
  await expect(block(page, /Testing, 3:00 PM/)).toBeVisible();
  await expect.poll(async () => (await schedule.timeEntries()).map(({ kind }) => kind)).toEqual(['testing']);
});

test('Keys move time without a child and change its length', async ({ page, schedule }) => {
  await schedule.addTime('2026-11-18', '13:00', { kind: 'travel' });
  await page.goto('/calendar');
  await block(page, /Travel/).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Time Updated', 'Travel moved to Thu, Nov 19, 1:00 PM.');
  await expect(block(page, /1:00 PM – 2:00 PM, Nov 19, 2026/)).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('A session and a meeting at one time are named in the calendar and in both forms', async ({
  page,
  schedule,
}) => {
  const ada = await schedule.addClient('Ada Applewood');
  // The same number as the meeting has: neither is taken for the other.
  await schedule.addSession(ada.id, '2026-11-18', '10:00');
  await schedule.addTime('2026-11-18', '10:30', { kind: 'meeting' });
  await page.goto('/calendar');
  await expect(page.getByText('Two appointments overlap')).toBeVisible();
  await expect(page.getByText('Nov 18, 2026: Ada Applewood (10:00 AM) and Meeting (10:30 AM)')).toBeVisible();
  await expect(block(page, /Meeting.*Overlaps with Ada Applewood/)).toBeVisible();
  const day = page.getByRole('list', { name: 'Sessions of this day' });
  await expect(day.getByRole('link', { name: /Overlaps with Meeting/ })).toBeVisible();

  await page.getByRole('button', { name: 'Add Time' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Time' });
  await dialog.getByLabel('Time', { exact: true }).fill('10:15');
  await expect(
    dialog.getByText('Overlaps with Ada Applewood, 10:00 AM – 11:00 AM; Meeting, 10:30 AM – 11:15 AM'),
  ).toBeVisible();
  await page.goto('/sessions/new');
  await page.getByLabel('Date', { exact: true }).fill('2026-11-18');
  await page.getByLabel('Time').fill('11:00');
  await expect(page.getByText('Overlaps with Meeting, 10:30 AM – 11:15 AM')).toBeVisible();
});

test('The form for a session leads to time without a child on that day', async ({ page }) => {
  await page.goto('/calendar?date=2026-11-20');
  await page.getByRole('link', { name: 'Schedule a session' }).click();
  await page.getByRole('link', { name: 'Add Time Instead' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Time' });
  await expect(dialog.getByLabel('Date')).toHaveValue('2026-11-20');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Nov 20, 2026', exact: true })).toBeVisible();
});
