import { chooseClient, expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('An empty form says at each field what is missing', async ({ page }) => {
  await page.goto('/sessions/new');
  await page.getByLabel('Duration (minutes)').fill('10');
  await page.getByRole('button', { name: 'Create Session' }).click();
  for (const [field, message] of [
    [page.getByLabel('Date', { exact: true }), 'Date is required'],
    [page.getByLabel('Duration (minutes)'), 'Duration must be at least 15 minutes'],
    [page.getByLabel('Session Type'), 'Session type is required'],
    [page.getByRole('combobox', { name: 'Client' }), 'Client is required'],
  ] as const) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
  }
});

test('A new session starts with the usual values', async ({ page }) => {
  await page.goto('/sessions/new');
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule Session' })).toBeVisible();
  await expect(page.getByLabel('Duration (minutes)')).toHaveValue('60');
  await expect(page.getByLabel('Status')).toHaveValue('scheduled');
  await expect(page.getByLabel('Session Type').getByRole('option')).toHaveText([
    'Choose a type',
    'Individual Therapy',
    'Group Therapy',
    'Home Visit',
    'Absent',
  ]);
  await expect(page.getByLabel('Status').getByRole('option')).toHaveText([
    'Scheduled',
    'Completed',
    'Cancelled',
    'No Show',
    'Absence',
  ]);
  await expect(page.getByLabel('Absence Number')).toBeHidden();
  await expect(page.getByLabel('Billable')).toBeHidden();
});

test('The duration changes by 15 minutes and never falls below 15', async ({ page }) => {
  await page.goto('/sessions/new');
  const duration = page.getByLabel('Duration (minutes)');
  await page.getByRole('button', { name: '15 minutes more' }).click();
  await expect(duration).toHaveValue('75');
  await duration.fill('50');
  await page.getByRole('button', { name: '15 minutes less' }).click();
  await expect(duration).toHaveValue('45');
  await duration.fill('20');
  await page.getByRole('button', { name: '15 minutes less' }).click();
  await page.getByRole('button', { name: '15 minutes less' }).click();
  await expect(duration).toHaveValue('15');
});

test('Saving sends the whole session once, says so and opens the list', async ({ page, schedule }) => {
  const client = await schedule.addClient('Ada Applewood');
  await page.goto('/sessions/new');
  await chooseClient(page, 'Ada Applewood');
  await page.getByLabel('Date', { exact: true }).fill('2026-11-20');
  await page.getByLabel('Time').fill('14:30');
  await expect(page.getByText('Until 3:30 PM')).toBeVisible();
  await page.getByLabel('Session Type').selectOption('home');
  await page.getByLabel('Notes').fill('Kitchen table.');
  const letGo = page.line.hold('POST /api/sessions');
  await page.getByRole('button', { name: 'Create Session' }).click();
  await expect(page.getByRole('button', { name: 'Creating...' })).toBeDisabled();
  letGo();
  const sent = page.line.sent.filter(({ method }) => method === 'POST');
  expect(sent.map(({ body }) => body)).toEqual([
    {
      clientId: client.id,
      date: '2026-11-20T19:30:00.000Z',
      duration: 60,
      type: 'home',
      status: 'scheduled',
      notes: 'Kitchen table.',
      therapistId: client.therapistId,
    },
  ]);
  await expectToast(page, 'Session Created', 'The session has been scheduled successfully.');
  await expect(page).toHaveURL('/sessions');
  await expect(page.getByRole('row', { name: /Ada Applewood/ })).toBeVisible();
});

test('A session without a time begins at midnight of the practice', async ({ page, schedule }) => {
  await schedule.addClient('Ada Applewood');
  await page.goto('/sessions/new');
  await chooseClient(page, 'Ada Applewood');
  await page.getByLabel('Date', { exact: true }).fill('2026-07-01');
  await page.getByLabel('Session Type').selectOption('individual');
  await page.getByRole('button', { name: 'Create Session' }).click();
  await expect(page).toHaveURL('/sessions');
  expect((await schedule.sessions()).map(({ date }) => date)).toEqual(['2026-07-01T04:00:00.000Z']);
});

test('A client in the address is preset, and saving leads to their page', async ({ page, schedule }) => {
  const client = await schedule.addClient('Ada Applewood');
  await page.goto(`/sessions/new?clientId=${client.id}`);
  await expect(page.getByRole('main').getByText('Ada Applewood')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Client' })).toBeHidden();
  await page.getByLabel('Date', { exact: true }).fill('2026-11-20');
  await page.getByLabel('Session Type').selectOption('group');
  await page.getByRole('button', { name: 'Create Session' }).click();
  await expect(page).toHaveURL(`/clients/${client.id}`);
});

test('Inactive clients are offered on request', async ({ page, schedule }) => {
  await schedule.addClient('Ada Applewood');
  await schedule.addClient('Ben Brightside', { status: 'inactive' });
  await page.goto('/sessions/new');
  const client = page.getByRole('combobox', { name: 'Client' });
  const offered = page.getByRole('listbox', { name: 'Clients' }).getByRole('option');
  await client.click();
  await expect(offered).toHaveText([/Ada Applewood/]);
  await client.press('Escape');
  await page.getByLabel('Show inactive clients').check();
  await client.click();
  await expect(offered).toHaveText([/Ada Applewood/, /Ben Brightside/]);
});

test('A refusal says why and the form stays filled', async ({ page, schedule, problems }) => {
  problems.allow(/status of 400/);
  await schedule.addClient('Ada Applewood');
  page.line.fail('POST /api/sessions', 400, 'Please enter a valid date');
  await page.goto('/sessions/new');
  await chooseClient(page, 'Ada Applewood');
  await page.getByLabel('Date', { exact: true }).fill('2026-11-20');
  await page.getByLabel('Session Type').selectOption('group');
  await page.getByLabel('Notes').fill('Do not lose me.');
  await page.getByRole('button', { name: 'Create Session' }).click();
  await expectToast(page, 'Creation Failed', '400: Please enter a valid date');
  await expect(page.getByLabel('Notes')).toHaveValue('Do not lose me.');
  await expect(page.getByRole('combobox', { name: 'Client' })).toHaveValue('Ada Applewood');
});

test('Leaving a form with typed text asks for confirmation', async ({ page }) => {
  await page.goto('/sessions/new');
  await page.getByLabel('Notes').fill('Half a sentence');
  await page.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep Editing' }).click();
  await expect(page.getByLabel('Notes')).toHaveValue('Half a sentence');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Leave Without Saving' }).click();
  await expect(page).toHaveURL('/sessions');
});
