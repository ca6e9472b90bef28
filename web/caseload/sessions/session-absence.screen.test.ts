import { chooseClient } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test.beforeEach(async ({ schedule }) => {
  const client = await schedule.addClient('Ada Applewood');
  for (const day of ['2026-09-08', '2026-09-15', '2026-09-22']) {
    await schedule.addSession(client.id, day, '09:00', { status: 'absence' });
  }
  // Of the school year before, which ended on June 30.
  await schedule.addSession(client.id, '2026-06-30', '09:00', { status: 'absence' });
});

test('The fourth absence of a school year is shown and saved as not billable', async ({ page, schedule }) => {
  await page.goto('/sessions/new');
  await chooseClient(page, 'Ada Applewood');
  await page.getByLabel('Date', { exact: true }).fill('2026-11-20');
  await page.getByLabel('Session Type').selectOption('absent');
  await expect(page.getByLabel('Status')).toHaveValue('absence');
  await expect(page.getByLabel('Absence Number')).toHaveValue('4');
  await expect(page.getByLabel('Billable')).not.toBeChecked();
  await expect(page.getByText('4th absence this school year: not billable')).toBeVisible();
  await page.getByRole('button', { name: 'Create Session' }).click();
  await expect(page).toHaveURL('/sessions');
  expect((await schedule.sessions())[0]).toMatchObject({
    type: 'absent',
    status: 'absence',
    absenceNumber: 4,
    billable: false,
  });
});

test('A date in another school year counts there', async ({ page }) => {
  await page.goto('/sessions/new');
  await chooseClient(page, 'Ada Applewood');
  await page.getByLabel('Status').selectOption('absence');
  await page.getByLabel('Date', { exact: true }).fill('2026-06-01');
  await expect(page.getByLabel('Absence Number')).toHaveValue('2');
  await expect(page.getByLabel('Billable')).toBeChecked();
  await page.getByLabel('Date', { exact: true }).fill('2026-07-01');
  await expect(page.getByLabel('Absence Number')).toHaveValue('4');
  await expect(page.getByLabel('Billable')).not.toBeChecked();
});

test('An absence number above 3 unsets billable, 3 or below sets it, and a manual choice wins', async ({
  page,
  schedule,
}) => {
  await page.goto('/sessions/new');
  await chooseClient(page, 'Ada Applewood');
  await page.getByLabel('Date', { exact: true }).fill('2026-11-20');
  await page.getByLabel('Session Type').selectOption('individual');
  await page.getByLabel('Status').selectOption('absence');
  const number = page.getByLabel('Absence Number');
  const billable = page.getByLabel('Billable');
  await expect(number).toHaveValue('4');
  await billable.check();
  await number.fill('6');
  await expect(billable).not.toBeChecked();
  await number.fill('3');
  await expect(billable).toBeChecked();
  await number.fill('5');
  await expect(billable).not.toBeChecked();
  await billable.check();
  await expect(page.getByText('5th absence this school year: billable')).toBeVisible();
  await page.getByRole('button', { name: 'Create Session' }).click();
  await expect(page).toHaveURL('/sessions');
  expect((await schedule.sessions())[0]).toMatchObject({ absenceNumber: 5, billable: true });
});

test('What was set by hand for an absence is dropped with another status', async ({ page }) => {
  await page.goto('/sessions/new');
  await chooseClient(page, 'Ada Applewood');
  await page.getByLabel('Date', { exact: true }).fill('2026-11-20');
  await page.getByLabel('Status').selectOption('absence');
  await page.getByLabel('Absence Number').fill('5');
  await page.getByLabel('Billable').check();
  await page.getByLabel('Status').selectOption('completed');
  await page.getByLabel('Status').selectOption('absence');
  await expect(page.getByLabel('Absence Number')).toHaveValue('4');
  await expect(page.getByLabel('Billable')).not.toBeChecked();
});

test('An absence number below 1 is refused with a message', async ({ page }) => {
  await page.goto('/sessions/new');
  await page.getByLabel('Status').selectOption('absence');
  await expect(page.getByLabel('Absence Number')).toHaveValue('1');
  await page.getByLabel('Absence Number').fill('0');
  await page.getByRole('button', { name: 'Create Session' }).click();
  await expect(page.getByText('Absence number must be at least 1')).toBeVisible();
});

test('Another status removes the number and the flag', async ({ page }) => {
  await page.goto('/sessions/new');
  await page.getByLabel('Session Type').selectOption('absent');
  await expect(page.getByLabel('Absence Number')).toBeVisible();
  await page.getByLabel('Status').selectOption('completed');
  await expect(page.getByLabel('Absence Number')).toBeHidden();
  await expect(page.getByLabel('Billable')).toBeHidden();
});
