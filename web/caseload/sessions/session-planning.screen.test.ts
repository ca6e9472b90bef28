import { chooseClient, countClicks, expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test("A new session takes length and type from the child's last one, unless they were typed", async ({
  page,
  schedule,
}) => {
  const ada = await schedule.addClient('Ada Applewood');
  await schedule.addClient('Ben Birch');
  await schedule.addSession(ada.id, '2026-11-10', '10:00', { duration: 45, type: 'home' });
  await page.goto('/sessions/new');
  const duration = page.getByLabel('Duration (minutes)');
  await chooseClient(page, 'Ada Applewood');
  await expect(duration).toHaveValue('45');
  await expect(page.getByLabel('Session Type')).toHaveValue('home');
  await chooseClient(page, 'Ben Birch');
  await expect(duration).toHaveValue('60');
  await duration.fill('30');
  await chooseClient(page, 'Ada Applewood');
  await expect(page.getByLabel('Session Type')).toHaveValue('home');
  await expect(duration).toHaveValue('30');
});

test('The form names an overlapping session while a time is typed, and refuses nothing', async ({
  page,
  schedule,
}) => {
  const ada = await schedule.addClient('Ada Applewood');
  await schedule.addSession(ada.id, '2026-11-20', '10:00', { duration: 45 });
  await page.goto('/sessions/new');
  await chooseClient(page, 'Ada Applewood');
  await page.getByLabel('Date', { exact: true }).fill('2026-11-20');
  await page.getByLabel('Time').fill('10:30');
  const told = page.getByText('Overlaps with Ada Applewood, 10:00 AM – 10:45 AM');
  await expect(told).toBeVisible();
  await page.getByLabel('Time').fill('10:45');
  await expect(told).toBeHidden();
  await page.getByLabel('Time').fill('09:30');
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: 'Create Session' }).click();
  await expectToast(page, 'Session Created', 'The session has been scheduled successfully.');
});

test('A session repeats every two weeks on two weekdays, which the form names', async ({
  page,
  schedule,
}) => {
  const ada = await schedule.addClient('Ada Applewood');
  await schedule.addSession(ada.id, '2026-09-10', '10:00');
  await page.goto('/sessions/new');
  await chooseClient(page, 'Ada Applewood');
  await page.getByLabel('Date', { exact: true }).fill('2026-11-03');
  await page.getByLabel('Time').fill('09:00');
  await page.getByLabel('Repeat', { exact: true }).check();
  await expect(page.getByText('Every Tuesday', { exact: true })).toBeVisible();
  await page.getByLabel('Every two weeks').check();
  await page.getByLabel('Thursday').check();
  await expect(page.getByText('Every second Tuesday and Thursday', { exact: true })).toBeVisible();
  await page.getByLabel('Number of Times', { exact: true }).fill('3');
  await expect(page.getByLabel(/^Nov \d+, 2026$/)).toHaveCount(3);
  await page.getByRole('button', { name: 'Create Session' }).click();
  await expectToast(page, 'Session Created', '3 sessions have been scheduled successfully.');
  const plans = await Promise.all((await schedule.sessions()).slice(0, 3).map(schedule.planOf));
  expect(plans).toEqual(['2026-11-17 09:00, 60 min', '2026-11-05 09:00, 60 min', '2026-11-03 09:00, 60 min']);
});

test('A weekly series with two dates left out takes seven clicks at most', async ({ page, schedule }) => {
  const ada = await schedule.addClient('Ada Applewood');
  await schedule.addSession(ada.id, '2026-11-10', '09:00', { duration: 45 });
  page.setClock('2026-11-18', '12:10');
  const clicks = countClicks();
  await page.goto('/calendar?date=2026-12-01');
  await page.getByRole('link', { name: 'New Session' }).click();
  await page.getByRole('combobox', { name: 'Client' }).click();
  await page.keyboard.type('Ada');
  await expect(page.getByRole('option', { name: 'Ada Applewood' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByLabel('Time').fill('09:00');
  await page.getByText('Repeat', { exact: true }).click();
  await page.getByText('Dec 22, 2026').click();
  await page.getByText('Dec 29, 2026').click();
  // That of the last session, which comes once the client is chosen.
  await expect(page.getByLabel('Session Type')).toHaveValue('individual');
  await page.getByRole('button', { name: 'Create Session' }).click();
  await expectToast(page, 'Session Created', '8 sessions have been scheduled successfully.');
  expect(clicks()).toBeGreaterThan(4);
  expect(clicks()).toBeLessThanOrEqual(7);
});
