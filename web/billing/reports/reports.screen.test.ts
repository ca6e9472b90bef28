import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

const march = '/reports?period=custom&from=2026-03-01&to=2026-03-31';

test('The reports count a custom period, open the rows behind a figure and invoice what is open', async ({
  page,
  billing,
}) => {
  const client = await billing.addClient({ firstName: 'Ivy', lastName: 'Inkwell' });
  await billing.addSession(client.id, { date: '2026-03-02T15:00:00.000Z', duration: 60 });
  await billing.addSession(client.id, { date: '2026-03-31T15:00:00.000Z', duration: 30 });
  await billing.addSession(client.id, { date: '2026-03-10T15:00:00.000Z', status: 'absence' });
  await page.goto(march);
  const delivered = page.getByRole('button', { name: /^Hours Delivered/ });
  await expect(delivered).toContainText('1.5 h');
  await expect(page.getByRole('button', { name: /^Attendance/ })).toContainText('67%');
  await delivered.click();
  const rows = page.getByRole('dialog').getByRole('table', { name: 'Hours Delivered' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText('Mar 31, 2026, 11:00 AM');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const unbilled = page.getByRole('table', { name: 'Sessions Not Billed Yet' });
  await expect(unbilled).toContainText('$300.00');
  await unbilled.getByRole('button', { name: 'Invoice Ivy Inkwell' }).click();
  await expectToast(page, 'Invoice Created', 'The invoice has been created successfully.');
  await expect(page.getByText('Everything in this period is on an invoice.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Unpaid Invoices by Age' })).toContainText('$300.00');
});

test('Amounts owed count whenever they were issued, and a month begun is compared with as many days', async ({
  page,
  billing,
}) => {
  page.setClock('2026-11-22', '10:00');
  const client = await billing.addClient({ firstName: 'Ivy', lastName: 'Inkwell' });
  const annual = await billing.addAnnual(client.id);
  await billing.issue(client.id, {
    invoiceType: 'annual',
    annualIds: [annual.id],
    amount: 695_000,
    dateIssued: '2026-08-20T15:00:00.000Z',
    dueDate: '2026-09-19',
  });
  await billing.addSession(client.id, { date: '2026-10-06T15:00:00.000Z' });
  await billing.addSession(client.id, { date: '2026-10-29T15:00:00.000Z' });
  await billing.addSession(client.id, { date: '2026-11-03T15:00:00.000Z' });
  await billing.addSession(client.id, { date: '2026-11-26T15:00:00.000Z', status: 'scheduled' });
  await page.goto('/reports');
  await expect(
    page.getByText(
      'Nov 1–22, 2026 compared with Oct 1–22, 2026. Outstanding and overdue as of Nov 22, 2026.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sessions/ }).first()).toContainText(
    '1 so far. Same as before: 1',
  );
  const overdue = page.getByRole('button', { name: /^Overdue/ });
  await expect(overdue).toContainText('$6,950.00');
  await expect(page.getByRole('button', { name: /^Outstanding/ })).toContainText('$6,950.00');
  await overdue.click();
  const dialog = page.getByRole('dialog', { name: 'Overdue' });
  await expect(dialog).toContainText('As of Nov 22, 2026');
  await expect(dialog.getByRole('row', { name: /Ivy Inkwell/ })).toHaveCount(1);
  const file = await page.download(() =>
    dialog.getByRole('button', { name: 'Download Overdue as CSV' }).click(),
  );
  expect(file.name).toBe('overdue-2026-11-22.csv');
  expect(file.text).toContain('6950');
});

test('What came in counts by the day of its payments, by method and by who paid, and opens its rows', async ({
  page,
  billing,
}) => {
  page.setClock('2026-11-22', '10:00');
  const client = await billing.addClient({ firstName: 'Ivy', lastName: 'Inkwell' });
  const date = '2026-11-10';
  const { id } = await billing.pay(client.id, { date, amount: 30_000, method: 'zelle' });
  await billing.pay(client.id, { date: '2026-10-31', amount: 20_000 });
  const refund = { kind: 'refund', refundOf: id, reason: 'overpaid' };
  await billing.pay(client.id, { ...refund, date, amount: 5_000 });
  // Another child of the same name is another line.
  const twin = await billing.addClient({ firstName: 'Ivy', lastName: 'Inkwell' });
  await billing.pay(twin.id, { date, amount: 100 });
  await page.goto('/reports');
  await expect(page.getByRole('button', { name: /^Received/ }).first()).toContainText('$251.00');
  await expect(page.getByRole('table', { name: 'Received by Method' })).toContainText('Zelle');
  await expect(page.getByText('Refunded:')).toContainText('$50.00');
  const byPayer = page.getByRole('table', { name: 'Received by Payer' });
  await expect(byPayer.getByRole('button', { name: /Ivy Inkwell/ })).toHaveCount(2);
  await byPayer
    .getByRole('button', { name: /\$250\.00/ })
    .first()
    .click();
  const rows = page.getByRole('dialog').getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText('Nov 10, 2026');
  await page.keyboard.press('Escape');
  // What was given back is counted as itself where it is the number: the rows come to the figure.
  await page.getByRole('button', { name: /Refunded/ }).click();
  const refunded = page.getByRole('dialog', { name: 'Refunded' });
  await expect(refunded.getByRole('row').nth(1)).toContainText('$50.00');
  await expect(refunded).not.toContainText('-$50.00');
});

test('The reports show sessions over time by status and by type, each count with its rows', async ({
  page,
  billing,
}) => {
  const client = await billing.addClient();
  await billing.addSession(client.id, { date: '2026-03-02T15:00:00.000Z' });
  await billing.addSession(client.id, { date: '2026-03-04T15:00:00.000Z', type: 'home' });
  await billing.addSession(client.id, { date: '2026-03-11T15:00:00.000Z', status: 'no-show' });
  await page.goto(march);
  const firstWeek = (name: string) => page.getByRole('table', { name }).getByRole('row', { name: /Mar 1 –/ });
  await expect(firstWeek('Sessions by status').getByRole('cell')).toHaveText([
    'Mar 1 – Mar 7',
    /^2/,
    '0',
    /^2/,
  ]);
  await page.getByText('By Type').click();
  await expect(firstWeek('Sessions by type').getByRole('cell')).toHaveText([
    'Mar 1 – Mar 7',
    /^1/,
    /^1/,
    /^2/,
  ]);
  await page.getByRole('button', { name: '1 Home Visit, Mar 1 – Mar 7' }).click();
  const dialog = page.getByRole('dialog', { name: 'Home Visit, Mar 1 – Mar 7' });
  await expect(dialog.getByRole('row')).toHaveCount(2);
  await dialog.getByRole('link', { name: 'Mar 4, 2026, 10:00 AM' }).click();
  await expect(page).toHaveURL(/\/sessions\/\d+$/);
});

test('The reports say how many absences of a client would still be billed', async ({ page, billing }) => {
  const client = await billing.addClient({ firstName: 'Ivy', lastName: 'Inkwell' });
  for (const day of ['03', '10']) {
    await billing.addSession(client.id, { date: `2026-02-${day}T15:00:00.000Z`, status: 'absence' });
  }
  await billing.addSession(client.id, { date: '2026-03-03T15:00:00.000Z' });
  await page.goto(march);
  const row = page.getByRole('table', { name: 'Attendance by Client' }).getByRole('row', { name: /Ivy/ });
  await expect(row.getByRole('cell')).toHaveText(['Ivy Inkwell', /^1/, /^1/, /^100%/, /^2/, '1']);
  await row.getByRole('button', { name: '2 Absences This School Year, Ivy Inkwell' }).click();
  await expect(page.getByRole('dialog').getByRole('row')).toHaveCount(3);
});

test('The reports can be limited to one client', async ({ page, billing }) => {
  const ivy = await billing.addClient({ firstName: 'Ivy', lastName: 'Inkwell' });
  const wren = await billing.addClient({ firstName: 'Wren', lastName: 'Wagonwheel' });
  await billing.addSession(ivy.id, { date: '2026-03-02T15:00:00.000Z' });
  await billing.addSession(wren.id, { date: '2026-03-03T15:00:00.000Z', duration: 90 });
  await page.goto(march);
  const delivered = page.getByRole('button', { name: /^Hours Delivered/ });
  await expect(delivered).toContainText('2.5 h');
  await page.getByRole('combobox', { name: 'Client' }).fill('Wren');
  await page.getByRole('option', { name: 'Wren Wagonwheel' }).click();
  await expect(delivered).toContainText('1.5 h');
  await expect(page.getByRole('table', { name: 'Active Clients by Age' })).toContainText('Total1');
  await page.goto(`${march}&client=999999`);
  await expect(delivered).toContainText('0 h');
  await expect(page.getByRole('combobox', { name: 'Client' })).toHaveValue('Unknown Client');
});

test('The period steps through months, stays in the address and returns to today', async ({
  page,
  billing,
}) => {
  await billing.addClient();
  await page.goto('/reports?period=month&from=2026-03-01');
  await expect(page.getByText('Mar 1, 2026 – Mar 31, 2026')).toBeVisible();
  await page.getByRole('button', { name: 'Previous period' }).click();
  await expect(page.getByText('Feb 1, 2026 – Feb 28, 2026')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Feb 1, 2026 – Feb 28, 2026')).toBeVisible();
  await page.getByLabel('Period', { exact: true }).selectOption({ label: 'School Year' });
  await expect(page.getByText('Jul 1, 2025 – Jun 30, 2026').first()).toBeVisible();
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page.getByText('Jul 1, 2025 – Jun 30, 2026')).toHaveCount(0);
});

test('A half typed day stays in its field, and days out of order are refused', async ({ page, billing }) => {
  await billing.addClient();
  await page.goto(march);
  const from = page.getByLabel('From', { exact: true });
  await from.fill('0202-03-05');
  await expect(from).toHaveValue('0202-03-05');
  await expect(page).toHaveURL(/from=2026-03-01/);
  await from.fill('2026-04-02');
  await expect(page.getByText('The last day must not be before the first')).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill('2026-04-03');
  await expect(page.getByText('The last day must not be before the first')).toBeHidden();
  await expect(page).toHaveURL(/from=2026-04-02&to=2026-04-03/);
});

test('A table downloads as CSV without formulas', async ({ page, billing }) => {
  const client = await billing.addClient({ firstName: '=HYPERLINK("x")', lastName: 'Inkwell' });
  await billing.addSession(client.id, { date: '2026-03-02T15:00:00.000Z' });
  await page.goto(march);
  const file = await page.download(() =>
    page.getByRole('button', { name: 'Download Sessions Not Billed Yet as CSV' }).click(),
  );
  expect(file.name).toBe('not-billed-2026-03-01.csv');
  expect(file.text).toBe('\uFEFF"Client","Sessions","Worth"\r\n"\'=HYPERLINK(""x"") Inkwell",1,120\r\n');
});

test('A practice without clients sees the first step', async ({ page }) => {
  await page.goto('/reports');
  await expect(page.getByText('Nothing to report yet')).toBeVisible();
  await page.getByRole('link', { name: 'Add your first client' }).click();
  await expect(page).toHaveURL('/clients/new');
});

test('The reports count time without a child by kind, with its rows and a CSV file', async ({
  page,
  billing,
  schedule,
}) => {
  const client = await billing.addClient({ firstName: 'Ivy', lastName: 'Inkwell' });
  await billing.addSession(client.id, { date: '2026-03-02T15:00:00.000Z', duration: 60 });
  await schedule.addTime('2026-03-02', '12:00', { kind: 'travel', duration: 20 });
  await schedule.addTime('2026-03-03', '12:00', { kind: 'travel', duration: 25 });
  await schedule.addTime('2026-03-04', '15:00', { kind: 'meeting', duration: 60, note: 'With the school' });
  await schedule.addTime('2026-04-01', '15:00', { kind: 'testing' });
  await page.goto(march);
  const table = page.getByRole('table', { name: 'Time Without a Child by Kind' });
  await expect(table.getByRole('row', { name: /Travel.*2.*0\.75/ })).toBeVisible();
  await expect(table.getByRole('row', { name: /Testing/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Hours Delivered/ })).toContainText('1 h');
  const file = await page.download(() =>
    page.getByRole('button', { name: 'Download Time Without a Child by Kind as CSV' }).click(),
  );
  expect(file.text).toContain('"Travel",2,0.75');
  await table.getByRole('button', { name: /Meeting$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Meeting' });
  await expect(dialog.getByRole('row', { name: /Mar 4, 2026, 3:00 PM.*With the school.*60/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(`${march}&client=${client.id}`);
  await expect(page.getByRole('button', { name: /^Hours Delivered/ })).toBeVisible();
  await expect(table).toHaveCount(0);
});
