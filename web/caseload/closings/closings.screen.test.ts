import { chooseClient, expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('A snow day is closed with its sessions in one step, and undone in one step', async ({
  page,
  schedule: caseload,
}) => {
  page.setClock('2026-11-18', '07:10');
  const { id } = await caseload.addClient('Ada Applewood');
  for (const time of ['10:00', '11:00', '14:00']) await caseload.addSession(id, '2026-11-18', time);
  await caseload.addSession(id, '2026-11-18', '08:00', { status: 'completed' });
  await caseload.addSession(id, '2026-11-19', '10:00');
  const statuses = async () => (await caseload.sessions()).map(({ status }) => status).sort();
  await page.goto('/calendar');
  await page.getByRole('button', { name: 'Close This Day' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close the Practice' });
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await page.keyboard.type('Snow day');
  await expect(dialog.getByLabel('Cancel the 3 sessions of that day')).toBeChecked();
  await expect(dialog.getByText('1 session stays as it is')).toBeVisible();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Closing Added', 'Nov 18, 2026: Snow day. 3 sessions are cancelled.');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Closed: Snow day', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Wednesday, Nov 18, 2026, closed: Snow day' })).toBeVisible();
  expect(await statuses()).toEqual(['cancelled', 'cancelled', 'cancelled', 'completed', 'scheduled']);
  await page.keyboard.press('Control+z');
  await expectToast(page, 'Undone', 'All of it is as it was before.');
  await expect(page.getByText('Closed: Snow day', { exact: true })).toBeHidden();
  expect(await statuses()).toEqual(['completed', 'scheduled', 'scheduled', 'scheduled', 'scheduled']);
});

test('The session form warns of a closed day, and a series skips it unless selected', async ({
  page,
  schedule: caseload,
}) => {
  await caseload.addClient('Ada Applewood');
  await caseload.addClosing('2026-11-26', '2026-11-27', 'Thanksgiving');
  await caseload.addClosing('2026-12-10', '2026-12-10', 'Staff training');
  await page.goto('/sessions/new');
  await chooseClient(page, 'Ada Applewood');
  await page.getByLabel('Date', { exact: true }).fill('2026-11-26');
  const warning = page.getByText('The practice is closed that day: Thanksgiving');
  await expect(warning).toBeVisible();
  await page.getByLabel('Date', { exact: true }).fill('2026-11-19');
  await expect(warning).toBeHidden();
  await page.getByLabel('Time').fill('09:00');
  await page.getByLabel('Session Type').selectOption('individual');
  await page.getByText('Repeat', { exact: true }).click();
  await page.getByLabel('Number of Times', { exact: true }).fill('4');
  await expect(page.getByText('2 of 4 sessions.')).toBeVisible();
  await expect(page.getByLabel('Nov 26, 2026 · Thanksgiving')).not.toBeChecked();
  await page.getByLabel('Dec 10, 2026 · Staff training').check();
  await expect(page.getByText('3 of 4 sessions.')).toBeVisible();
  await page.getByRole('button', { name: 'Create Session' }).click();
  await expectToast(page, 'Session Created', '3 sessions have been scheduled successfully.');
  const plans = await Promise.all((await caseload.sessions()).map(caseload.planOf));
  expect(plans.map((plan) => plan.slice(0, 10))).toEqual(['2026-12-10', '2026-12-03', '2026-11-19']);
});

test('A pasted year is read back line by line before it is added, and undone in one step', async ({
  page,
  schedule,
}) => {
  page.setClock('2026-11-18', '07:10');
  await schedule.addClosing('2026-11-11', '2026-11-11', 'Veterans Day');
  await page.goto('/calendar/closings');
  await page.getByRole('button', { name: 'Paste a Year' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste a Year of Closings' });
  const days = dialog.getByLabel('Closed Days');
  await expect(days).toBeFocused();
  await days.fill(
    'Nov 26-27 Thanksgiving recess\nDec 24 – Jan 1: Winter recess\n11/11 Veterans Day\nOpen house',
  );
  await expect(dialog.getByRole('status').first()).toHaveText('2 closings read, 2 lines not');
  const read = dialog.getByRole('list', { name: 'What was read' }).getByRole('listitem');
  await expect(read).toHaveText([
    /These days are closed already/,
    /No day was found, such as Nov 26/,
    'Nov 26, 2026 – Nov 27, 2026 · Thanksgiving recess',
    'Dec 24, 2026 – Jan 1, 2027 · Winter recess',
  ]);
  await dialog.getByRole('button', { name: 'Add 2 Closings' }).click();
  await expect(dialog.getByText('Please correct or delete the 2 lines below')).toBeVisible();
  await expect(days).toBeFocused();

  await days.fill('Nov 26-27 Thanksgiving recess');
  await dialog.getByRole('button', { name: "Add New York's Legal Holidays" }).click();
  await expect(days).toHaveValue(/^Nov 26-27 Thanksgiving recess\nSep 7, 2026 Labor Day\n/);
  await days.fill('Nov 26-27 Thanksgiving recess\nDec 24 – Jan 1: Winter recess');
  await dialog.getByRole('button', { name: 'Add 2 Closings' }).click();
  await expectToast(page, 'Closings Added', '2 closings were added. Sessions planned on these days stay.');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Dec 24, 2026 – Jan 1, 2027 · 9 days')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expectToast(page, 'Undone', '2 closings are gone again.');
  await expect(page.getByText('Winter recess')).toBeHidden();
});

test('Closings of a school stand apart from those of the practice, with those of its district', async ({
  page,
  schools,
  schedule,
}) => {
  page.setClock('2026-11-18', '07:10');
  const district = await schools.addSchool('Willow Bay Schools', { kind: 'district' });
  const school = await schools.addSchool('Maple Street School', { parentId: district.id });
  await schools.closeSchool(district.id, '2026-11-26', 'Thanksgiving recess', '2026-11-27');
  await schools.closeSchool(school.id, '2026-12-04', 'Staff day');
  await schedule.addClosing('2026-12-28', '2026-12-28', 'Away');
  await page.goto('/calendar/closings');
  await expect(page.getByText('Away')).toBeVisible();
  await expect(page.getByText('Staff day')).toBeHidden();
  await page.getByLabel('Closings Of').selectOption('Maple Street School (Willow Bay Schools)');
  await expect(page.getByText('Away')).toBeHidden();
  await expect(page.getByText('Friday, Dec 4, 2026')).toBeVisible();
  await expect(page.getByText('Nov 26, 2026 – Nov 27, 2026 · 2 days · Willow Bay Schools')).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Staff day' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Closing' });
  await dialog.getByLabel('Last day').fill('2026-12-05');
  await dialog.getByRole('button', { name: 'Update Closing' }).click();
  await expectToast(page, 'Closing Updated', 'Dec 4, 2026 – Dec 5, 2026: Staff day.');
  expect((await schools.closings()).map(({ organizationId }) => organizationId)).toEqual([
    district.id,
    school.id,
    null,
  ]);
});

test('A year is pasted for schools in one call, with the count of their school days, and undone', async ({
  page,
  schools,
}) => {
  page.setClock('2026-08-20', '07:10');
  const school = await schools.addSchool('Maple Street School');
  const oak = await schools.addSchool('Oak School', {
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
  });
  await page.goto(`/calendar/closings?for=${school.id}`);
  await expect(page.getByText(/days on which Maple Street School is closed/)).toBeVisible();
  await page.getByRole('button', { name: 'Paste a Year' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste a Year of Closings' });
  await expect(dialog.getByLabel('Schools', { exact: true })).toBeChecked();
  await expect(dialog.getByLabel('Maple Street School')).toBeChecked();
  await expect(dialog.getByLabel('Oak School')).not.toBeChecked();
  await dialog.getByLabel('First Day of School').fill('2026-09-03');
  const days = dialog.getByLabel('Closed Days');
  await days.fill(
    `Sep 7 Labor Day\nSep 21 Recess\nOct 12 Columbus Day\nNov 3 Election Day\nNov 11 Veterans Day
Nov 26-27 Thanksgiving recess\nDec 24 – Jan 1 Winter recess\nJan 18 Martin Luther King Jr. Day
Feb 15-19 Midwinter recess\nMar 22-26 Spring recess\nMay 31 Memorial Day\nJun 18 Juneteenth\nJun 26 - Jul 5, 2027 Recess`,
  );
  await expect(dialog.getByText('185 school days from Sep 3, 2026 to Jun 25, 2027')).toBeVisible();
  await dialog.getByLabel('Oak School').check();
  await expect(dialog.getByText(/^Oak School: \d+ school days/)).toBeVisible();
  await dialog.getByLabel('Maple Street School').uncheck();
  await dialog.getByLabel('Oak School').uncheck();
  await dialog.getByRole('button', { name: 'Add Closing' }).click();
  await expect(dialog.getByText('Choose at least one school')).toBeVisible();
  await dialog.getByLabel('Maple Street School').check();
  await dialog.getByLabel('Oak School').check();
  await dialog.getByRole('button', { name: 'Add 26 Closings' }).click();
  await expectToast(page, 'Closings Added', '26 closings were added. Sessions planned on these days stay.');
  const added = await schools.closings();
  expect(added.filter(({ organizationId }) => organizationId === oak.id)).toHaveLength(13);
  await page.keyboard.press('Control+z');
  await expectToast(page, 'Undone', '26 closings are gone again.');
  expect(await schools.closings()).toEqual([]);
});

test('A practice without schools is asked nothing new about a closing', async ({ page }) => {
  await page.goto('/calendar/closings');
  await expect(page.getByText('No closings found')).toBeVisible();
  await expect(page.getByLabel('Closings Of')).toBeHidden();
  await page.getByRole('button', { name: 'Add Closing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close the Practice' });
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await expect(dialog.getByText('Who Is Closed')).toBeHidden();
});
