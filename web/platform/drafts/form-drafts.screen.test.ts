import { draftsOnDevice } from '#tests/setup/drafts-on-device.ts';
import { chooseClient } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

const formsOnDevice = async () =>
  (await draftsOnDevice()).filter(([name]) => /^draft \d+ form /.test(name)).map(([name]) => name);

test('A saved form, a form given up and logging out leave nothing on the device', async ({
  page,
  caseload,
}) => {
  const client = await caseload.addClient({ firstName: 'Ivy', lastName: 'Inkwell' });
  // A form that fills itself in from the child's records has nothing typed in it.
  await caseload.addSession(client.id, { type: 'home', status: 'completed' });
  for (const [path, field, value] of [
    ['/sessions/new', 'Session Type', 'home'],
    ['/invoices/new', 'Amount ($)', '120'],
  ] as const) {
    await page.goto(`${path}?clientId=${client.id}`);
    await expect(page.getByLabel(field)).toHaveValue(value);
    await page.reload();
    await expect(page.getByLabel(field)).toHaveValue(value);
    await expect(page.getByText('Draft restored')).toHaveCount(0);
  }

  const edit = `/clients/edit/${client.id}`;
  await page.goto(edit);
  await page.getByLabel('First Name').fill('Iris');
  await page.reload();
  await expect(page.getByText('Draft restored')).toBeVisible();
  await page.getByRole('button', { name: 'Update Client' }).click();
  await expect(page).toHaveURL('/clients');
  await expect(page.getByRole('link', { name: 'Iris Inkwell' })).toBeVisible();
  await expect.poll(formsOnDevice).toEqual([]);

  await page.goto(edit);
  await page.getByLabel('First Name').fill('Isla');
  await expect.poll(formsOnDevice).toHaveLength(1);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave Without Saving' }).click();
  await expect(page.getByLabel('First Name')).toHaveCount(0);
  await expect.poll(formsOnDevice).toEqual([]);

  // A tab that was discarded and never came back.
  await page.goto(edit);
  await page.getByLabel('First Name').fill('Isla');
  await page.goto('/dashboard');
  await expect.poll(formsOnDevice).toHaveLength(1);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(formsOnDevice).toEqual([]);
});

test('Logging out by the palette leaves nothing either', async ({ page }) => {
  await page.goto('/clients/new');
  await page.getByLabel('First Name').fill('Persimmon');
  await page.goto('/dashboard');
  await expect.poll(formsOnDevice).toHaveLength(1);
  await page.getByRole('button', { name: 'Search or jump to...' }).click();
  await page.keyboard.type('log out');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect.poll(formsOnDevice).toEqual([]);
});

test('An assessment with its questions and a session come back as they were', async ({ page }) => {
  await page.goto('/assessments/new');
  await page.getByLabel('Title').fill('Grip');
  await page.getByLabel('Question Text').fill('Which hand?');
  await page.getByRole('button', { name: 'Add Question' }).click();
  await page.getByLabel('Question Text').last().fill('How long?');
  await page.reload();
  await expect(page.getByText('Draft restored')).toBeVisible();
  await expect(page.getByLabel('Question Text')).toHaveCount(2);
  await expect(page.getByLabel('Question Text').last()).toHaveValue('How long?');

  await page.goto('/sessions/new');
  await page.getByLabel('Notes').fill('Bring the putty');
  await page.reload();
  await expect(page.getByLabel('Notes')).toHaveValue('Bring the putty');
  await expect(page.getByText('Draft restored')).toBeVisible();
});

test('An invoice comes back as it was typed, and what was not typed is filled as ever', async ({
  page,
  caseload,
}) => {
  const client = await caseload.addClient();
  for (const date of ['2026-10-05T14:00:00.000Z', '2026-10-06T14:00:00.000Z']) {
    await caseload.addSession(client.id, { date, duration: 60, status: 'completed' });
  }
  const ticked = page.getByRole('group', { name: 'Sessions' }).getByRole('checkbox', { checked: true });
  const [amount, description] = [page.getByLabel('Amount'), page.getByLabel('Description')];
  const reload = async () => {
    await page.reload();
    await expect(page.getByText('Draft restored')).toBeVisible();
  };
  await page.goto('/invoices/new');
  await chooseClient(page, 'Ivy Sample');
  await expect(amount).toHaveValue('240');
  await reload();
  await expect(ticked).toHaveCount(2);
  await expect(amount).toHaveValue('240');
  await ticked.first().uncheck();
  await expect(amount).toHaveValue('120');
  for (const _again of ['once', 'twice']) {
    await reload();
    await expect(ticked).toHaveCount(1);
    await expect(amount).toHaveValue('120');
    await expect(description).toHaveValue('Occupational therapy, October 2026');
  }
  await amount.fill('99');
  await description.fill('As agreed');
  await reload();
  await expect(ticked).toHaveCount(1);
  await expect(amount).toHaveValue('99');
  await expect(description).toHaveValue('As agreed');
  await page.getByRole('button', { name: 'Throw Away' }).click();
  await expect(page.getByText('Choose a client to see the sessions')).toBeVisible();
  await expect(amount).toHaveValue('0');

  // A client that the address names is filled anew at once.
  await page.goto(`/invoices/new?clientId=${client.id}`);
  await expect(amount).toHaveValue('240');
  await ticked.first().uncheck();
  await amount.fill('99');
  await reload();
  await expect(ticked).toHaveCount(1);
  await expect(amount).toHaveValue('99');
  await page.getByRole('button', { name: 'Throw Away' }).click();
  await expect(ticked).toHaveCount(2);
  await expect(amount).toHaveValue('240');
});

test('A task comes back into its dialog', async ({ page }) => {
  const open = () => page.getByRole('button', { name: 'Add New' }).first().click();
  await page.goto('/dashboard');
  await open();
  await page.getByLabel('Title').fill('Call the school');
  await page.reload();
  await open();
  await expect(page.getByText('Draft restored')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Call the school');
});

test('An assessment that is used again shows its own questions and no other draft', async ({
  page,
  caseload,
}) => {
  const client = await caseload.addClient();
  const grip = await caseload.addAssessment(client.id, { title: 'Grip' });
  const balance = await caseload.addAssessment(client.id, { title: 'Balance' });
  const title = page.getByLabel('Title');
  await page.goto(`/assessments/new?from=${grip.id}`);
  await title.fill('Grip in spring');
  await page.goto(`/assessments/new?from=${balance.id}`);
  await expect(title).toHaveValue('Balance');
  await expect(page.getByText('Draft restored')).toHaveCount(0);
  await page.goto('/assessments/new');
  await expect(title).toHaveValue('');
  await page.goto(`/assessments/new?from=${grip.id}`);
  await expect(title).toHaveValue('Grip in spring');
  await expect(page.getByText('Draft restored')).toBeVisible();
});
