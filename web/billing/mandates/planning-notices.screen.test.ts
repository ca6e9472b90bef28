import { chooseClient, expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

const hours = { from: '08:30', until: '15:00' };

test('A session form says what speaks against the typed time by the mandate, and refuses nothing', async ({
  page,
  schedule,
  schools,
}) => {
  const ada = await schedule.addClient('Ada Applewood');
  const ben = await schedule.addClient('Ben Birch');
  const maple = await schools.addSchool('Maple Street School', { hours });
  const oak = await schools.addSchool('Oak School');
  await schools.closeSchool(maple.id, '2026-11-11', 'Veterans Day');
  await schools.addMandate(ada.id, maple.id);
  await schools.addMandate(ben.id, oak.id);
  await schedule.addSession(ada.id, '2026-11-09', '10:00', { duration: 30 });
  await schedule.addSession(ben.id, '2026-11-11', '15:10', { duration: 30 });

  await page.goto('/sessions/new');
  await chooseClient(page, 'Ada Applewood');
  await page.getByLabel('Date', { exact: true }).fill('2026-11-11');
  await page.getByLabel('Time').fill('14:35');
  const closed = page.getByText('Veterans Day at Maple Street School');
  await expect(closed).toBeVisible();
  await expect(page.getByText('Outside the hours of Maple Street School, 8:30 AM – 3:00 PM')).toBeVisible();
  await expect(page.getByText('Only 5 minutes from Maple Street School to Oak School')).toBeVisible();
  await page.getByLabel('Repeat', { exact: true }).check();
  await page.getByLabel('Thursday').check();
  await page.getByLabel('Friday').check();
  await expect(page.getByText('4 sessions of Ada in the week of Nov 9, and 2 are mandated')).toBeVisible();
  await page.getByLabel('Repeat', { exact: true }).uncheck();
  await page.getByLabel('Date', { exact: true }).fill('2026-11-12');
  await page.getByLabel('Time').fill('10:00');
  await expect(closed).toBeHidden();
  await page.getByRole('button', { name: 'Create Session' }).click();
  await expectToast(page, 'Session Created', 'The session has been scheduled successfully.');
});

test('A group plan says which mandate allows fewer children at once', async ({ page, schedule, schools }) => {
  const ada = await schedule.addClient('Ada Applewood');
  await schedule.addClient('Ben Birch');
  const { id: schoolId } = await schools.addSchool('Maple Street School');
  await schools.addMandate(ada.id, schoolId);
  await page.goto('/sessions/new');
  await chooseClient(page, 'Ada Applewood');
  await page.getByLabel('Date', { exact: true }).fill('2026-11-12');
  await page.getByLabel('Time').fill('10:00');
  await page.getByLabel('Session Type').selectOption('group');
  await page.getByLabel('Group', { exact: true }).selectOption('A new group…');
  await page.getByLabel('Other Children in the Room').fill('4');
  const notice = page.getByText('Ada’s mandate allows 5 children at once, and 6 are planned');
  await expect(notice).toHaveCount(0);
  await page.getByLabel('Other Children in the Room').fill('5');
  await expect(notice).toBeVisible();
});

test('A session that is dragged to a closed day of its school says so', async ({
  page,
  schedule,
  schools,
}) => {
  page.setClock('2026-11-10', '09:30');
  const ada = await schedule.addClient('Ada Applewood');
  const { id: schoolId } = await schools.addSchool('Maple Street School', { hours });
  await schools.closeSchool(schoolId, '2026-11-11', 'Veterans Day');
  await schools.addMandate(ada.id, schoolId);
  await schedule.addSession(ada.id, '2026-11-10', '10:00', { duration: 30 });
  await page.goto('/calendar');
  await page
    .getByRole('list', { name: 'Sessions in the week' })
    .getByRole('link', { name: /Ada Applewood/ })
    .focus();
  for (const key of ['Space', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expectToast(
    page,
    'Session Updated',
    'Ada moved to Wed, Nov 11, 10:00 AM. Veterans Day at Maple Street School.',
  );
});

test('Without mandates a session form asks for nothing more', async ({ page, schedule }) => {
  await schedule.addClient('Ada Applewood');
  await page.goto('/sessions/new');
  await chooseClient(page, 'Ada Applewood');
  await page.getByLabel('Date', { exact: true }).fill('2026-11-12');
  await page.getByLabel('Time').fill('10:00');
  await page.getByLabel('Session Type').selectOption('individual');
  await page.getByRole('button', { name: 'Create Session' }).click();
  await expectToast(page, 'Session Created', 'The session has been scheduled successfully.');
  const asked = page.line.sent.map(({ path }) => path);
  expect(asked.filter((path) => /mandates|organizations/.test(path))).toEqual([]);
});
