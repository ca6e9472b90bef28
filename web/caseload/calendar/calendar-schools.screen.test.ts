import { countClicks, expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('Snow closes four schools in two taps and one undo, and other sessions stay', async ({
  page,
  schools,
  schedule,
}) => {
  page.setClock('2026-11-17', '07:10');
  for (const name of ['Elm', 'Fern', 'Maple', 'Oak']) {
    const school = await schools.addSchool(`${name} School`);
    const child = await schedule.addClient(`Ada ${name}`);
    await schools.addMandate(child.id, school.id);
    await schedule.addSession(child.id, '2026-11-17', '10:00', { duration: 30 });
  }
  const ben = await schedule.addClient('Ben Birch');
  await schedule.addSession(ben.id, '2026-11-17', '15:00');
  const [first] = await schedule.sessions();
  const done = (await schedule.sessions()).find(({ mandateId }) => mandateId !== null);
  await schedule.changeSession(done?.id ?? 0, { status: 'completed' });
  const statuses = async () => (await schedule.sessions()).map(({ status }) => status).sort();
  await page.goto('/calendar');
  await page.getByRole('button', { name: 'Close This Day' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Closing' });
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await page.keyboard.type('Snow day');
  await expect(dialog.getByLabel('The practice')).toBeChecked();
  await expect(dialog.getByLabel('Cancel the 4 sessions of that day')).toBeChecked();
  const clicks = countClicks();
  await dialog.getByLabel('Schools', { exact: true }).click();
  await expect(dialog.getByLabel('Cancel the 3 sessions of that day')).toBeChecked();
  await expect(dialog.getByText('1 session stays as it is')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close the Day' }).click();
  await expectToast(page, 'Closings Added', 'Nov 17, 2026: Snow day at 4 schools. 3 sessions are cancelled.');
  expect(clicks()).toBe(2);
  expect(await statuses()).toEqual(['cancelled', 'cancelled', 'cancelled', 'completed', 'scheduled']);
  expect(first?.clientId).toBe(ben.id);
  await expect(page.getByText('Snow day at Elm School, Fern School, Maple School, Oak School')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expectToast(page, 'Undone', 'All of it is as it was before.');
  expect(await statuses()).toEqual(['completed', 'scheduled', 'scheduled', 'scheduled', 'scheduled']);
  expect(await schools.closings()).toEqual([]);
});

test('One school is closed by its tick, and none is refused', async ({ page, schools }) => {
  page.setClock('2026-11-17', '07:10');
  const district = await schools.addSchool('Willow Bay Schools', { kind: 'district' });
  await schools.addSchool('Elm School', { parentId: district.id });
  const oak = await schools.addSchool('Oak School', { parentId: district.id });
  await page.goto('/calendar');
  await page.getByRole('button', { name: 'Close This Day' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Closing' });
  await dialog.getByLabel('Reason').fill('Flood');
  await dialog.getByLabel('Schools', { exact: true }).click();
  const whole = dialog.getByLabel('Willow Bay Schools, all its schools');
  await expect(whole).toBeChecked();
  await whole.uncheck();
  await dialog.getByRole('button', { name: 'Close the Day' }).click();
  await expect(dialog.getByText('Choose at least one school')).toBeVisible();
  await dialog.getByLabel('Oak School').check();
  await expect(whole).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Close the Day' }).click();
  await expectToast(page, 'Closing Added', 'Nov 17, 2026: Flood at Oak School.');
  expect(await schools.closings()).toMatchObject([{ organizationId: oak.id, reason: 'Flood' }]);
});

test('A session on a closed day of its school says so, in the day and in the week', async ({
  page,
  schools,
  schedule,
}) => {
  page.setClock('2026-11-11', '07:10');
  const school = await schools.addSchool('Maple Street School');
  const ada = await schedule.addClient('Ada Applewood');
  const ben = await schedule.addClient('Ben Birch');
  await schools.addMandate(ada.id, school.id);
  await schedule.addSession(ada.id, '2026-11-11', '10:00', { duration: 30 });
  await schedule.addSession(ada.id, '2026-11-12', '10:00', { duration: 30 });
  await schedule.addSession(ben.id, '2026-11-11', '11:00');
  await schools.closeSchool(school.id, '2026-11-11', 'Veterans Day');
  await page.goto('/calendar');
  const day = page.getByRole('list', { name: 'Sessions of this day' }).getByRole('listitem');
  await expect(day.nth(0)).toHaveText(/Ada Applewood.*Veterans Day at Maple Street School/);
  await expect(day.nth(1)).not.toHaveText(/Veterans Day/);
  const week = page.getByRole('list', { name: 'Sessions in the week' });
  await expect(
    week.getByRole('link', { name: /Nov 11, 2026.*Scheduled, Veterans Day at Maple Street School/ }),
  ).toBeVisible();
  await expect(week.getByRole('link', { name: /Veterans Day/ })).toHaveCount(1);
  // The practice itself is open.
  await expect(page.getByRole('button', { name: 'Wednesday, Nov 11, 2026', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close This Day' })).toBeVisible();
});

test('A practice without mandates makes no request about schools on its calendar', async ({
  page,
  schedule,
}) => {
  page.setClock('2026-11-11', '07:10');
  const ada = await schedule.addClient('Ada Applewood');
  await schedule.addSession(ada.id, '2026-11-11', '10:00');
  await schedule.addClosing('2026-11-26', '2026-11-27', 'Thanksgiving');
  await page.goto('/calendar');
  await expect(page.getByRole('list', { name: 'Sessions of this day' })).toHaveText(/Ada Applewood/);
  const about = page.line.sent.filter(({ path }) => /organizations|mandates/.test(path));
  expect(about).toEqual([]);
});
