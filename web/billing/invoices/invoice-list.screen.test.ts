import { LONG_AGO } from '#tests/setup/billing-records.ts';
import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('Invoices are listed, searched and filtered, and the URL stores the filters', async ({
  page,
  billing,
}) => {
  const ivy = await billing.addClient();
  const ben = await billing.addClient({ firstName: 'Ben', lastName: 'Harbor' });
  await billing.issue(ivy.id, { description: 'October, school' });
  await billing.issue(ivy.id, { description: 'September, home', amount: 123_450, status: 'paid' });
  await billing.issue(ben.id, { description: 'August, school', dueDate: LONG_AGO });
  page.line.break(({ path }) =>
    path === '/api/invoices/open'
      ? Response.json({ count: 1_953, cents: 70_308_000, overdueCount: 1_204, overdueCents: 43_344_000 })
      : undefined,
  );
  await page.goto('/invoices');
  await expect(page.getByText('1,953 open · $703,080.00 · 1,204 overdue, $433,440.00')).toBeVisible();
  const rows = page
    .getByRole('table', { name: 'Invoices' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: 'October' })).toContainText('Pending');
  await expect(rows.filter({ hasText: 'September' })).toContainText('Paid');
  await expect(rows.filter({ hasText: 'August' })).toContainText('Overdue');

  const search = page.getByRole('searchbox', { name: 'Search invoices' });
  for (const [typed, shown] of [
    ['harbor', 'August'],
    ['september', 'September'],
    ['$1,234.50', 'September'],
  ] as const) {
    await search.fill(typed);
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(shown);
  }
  await search.fill('nobody of this name');
  await expect(page.getByText('No invoices found')).toBeVisible();
  await expect(page.getByText('No invoices match your search and filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(rows).toHaveCount(3);

  for (const [status, count] of [
    ['Pending', 1],
    ['Paid', 1],
    ['Overdue', 1],
    ['All statuses', 3],
  ] as const) {
    await page.getByLabel('Status').selectOption(status);
    await expect(rows).toHaveCount(count);
  }
  await page.getByRole('combobox', { name: 'Client' }).fill('Ivy');
  await page.getByRole('option', { name: 'Ivy Sample' }).click();
  await expect(rows).toHaveCount(2);
  await page.reload();
  await expect(rows).toHaveCount(2);
  await rows.filter({ hasText: 'October' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/invoices\/\d+$/);
});

test('Mark Paid takes effect at once, for pending and overdue invoices', async ({ page, billing }) => {
  const ivy = await billing.addClient();
  await billing.issue(ivy.id, { description: 'October' });
  await billing.issue(ivy.id, { description: 'August', dueDate: LONG_AGO });
  await billing.issue(ivy.id, { description: 'July', status: 'paid' });
  await page.goto('/invoices');
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  await expect(row('July').getByRole('button', { name: 'Mark Paid' })).toHaveCount(0);
  for (const month of ['October', 'August']) {
    await row(month).getByRole('button', { name: 'Mark Paid' }).click();
    await expect(row(month)).toContainText('Paid');
    await expect(row(month).getByRole('button', { name: 'Mark Paid' })).toHaveCount(0);
    await expectToast(page, 'Invoice Updated', 'Invoice has been marked as paid.');
    await expect(row(month).getByRole('button', { name: 'PDF' })).toBeFocused();
  }
  await expect
    .poll(async () => (await billing.invoices()).map(({ status }) => status))
    .toEqual(['paid', 'paid', 'paid']);
});

test('A refused Mark Paid is reverted with a message', async ({ page, billing, problems }) => {
  problems.allow(/status of 500/);
  const ivy = await billing.addClient();
  await billing.issue(ivy.id);
  await page.goto('/invoices');
  page.line.fail('PUT /api/invoices/:id', 500, 'The disk is full');
  await page.getByRole('button', { name: 'Mark Paid' }).click();
  await expectToast(page, 'Update Failed', '500: The disk is full');
  await expect(page.getByRole('button', { name: 'Mark Paid' })).toBeVisible();
});

test('The PDF button saves the file and confirms it, or reports an error', async ({
  page,
  billing,
  problems,
}) => {
  problems.allow(/status of 500/);
  const ivy = await billing.addClient();
  const { id } = await billing.issue(ivy.id);
  await page.goto('/invoices');
  const answer = page.line.break(({ path }) =>
    path.endsWith('/pdf') ? new Response('%PDF-1.7') : undefined,
  );
  const file = await page.download(() => page.getByRole('button', { name: 'PDF' }).click());
  answer();
  expect(file).toEqual({ name: `invoice-${id}.pdf`, text: '%PDF-1.7' });
  await expectToast(page, 'PDF Generated', 'Invoice PDF has been generated and can be downloaded.');

  page.line.fail('GET /api/invoices/:id/pdf', 500, 'The letter could not be made');
  await page.getByRole('button', { name: 'PDF' }).click();
  await expectToast(page, 'PDF Failed', '500: The letter could not be made');
});

test('Ticked invoices are marked paid in one step, and undone as one', async ({ page, billing }) => {
  const ivy = await billing.addClient();
  await billing.issue(ivy.id, { description: 'October' });
  await billing.issue(ivy.id, { description: 'August', dueDate: LONG_AGO });
  await billing.issue(ivy.id, { description: 'July', status: 'paid' });
  await page.goto('/invoices');
  const bar = page.getByRole('group', { name: 'Selected invoices' });
  await page.getByRole('row').filter({ hasText: 'October' }).getByRole('checkbox').check();
  await expect(bar).toContainText('1 selected, $120.00');
  await page.getByRole('checkbox', { name: 'Select all 3 shown' }).check();
  await expect(bar).toContainText('3 selected, $360.00, 1 paid already');
  await bar.getByRole('button', { name: 'Mark Paid' }).click();
  await expectToast(
    page,
    'Invoices Updated',
    '2 invoices have been marked as paid. 1 was paid already and stays as it is.',
  );
  await expect(bar).toHaveCount(0);
  const statuses = async () => (await billing.invoices()).map(({ status }) => status).sort();
  expect(await statuses()).toEqual(['paid', 'paid', 'paid']);
  await page.keyboard.press('Control+z');
  await expectToast(page, 'Undone', '2 invoices are as they were before.');
  expect(await statuses()).toEqual(['overdue', 'paid', 'pending']);
});

test('A refused Mark Paid of several leaves them ticked and open', async ({ page, billing, problems }) => {
  problems.allow(/status of 404/);
  const ivy = await billing.addClient();
  await billing.issue(ivy.id);
  await billing.issue(ivy.id);
  await page.goto('/invoices');
  await page.getByRole('checkbox', { name: 'Select all 2 shown' }).check();
  page.line.fail('PUT /api/invoices/paid', 404, 'The requested invoice could not be found');
  const bar = page.getByRole('group', { name: 'Selected invoices' });
  await bar.getByRole('button', { name: 'Mark Paid' }).click();
  await expectToast(page, 'Update Failed', '404: The requested invoice could not be found');
  await expect(bar).toContainText('2 selected');
  await bar.getByRole('button', { name: 'Clear' }).click();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Select all 2 shown' })).not.toBeChecked();
});

test('Ticked invoices are one PDF; those that a filter hides are left out', async ({ page, billing }) => {
  const ivy = await billing.addClient();
  const first = await billing.issue(ivy.id, { description: 'October' });
  await billing.issue(ivy.id, { description: 'September', status: 'paid' });
  await page.goto('/invoices');
  await page.getByRole('checkbox', { name: 'Select all 2 shown' }).check();
  const bar = page.getByRole('group', { name: 'Selected invoices' });
  await expect(bar).toContainText('2 selected');
  await page.getByLabel('Status').selectOption('Pending');
  await expect(bar).toContainText('1 selected');
  const asked: string[] = [];
  page.line.break(({ path }) => {
    if (!path.includes('/pdf')) return undefined;
    asked.push(path);
    return new Response('%PDF-1.7');
  });
  const file = await page.download(() => bar.getByRole('button', { name: 'PDF' }).click());
  expect([file.name, asked]).toEqual(['invoices.pdf', [`/api/invoices/batch/pdf?ids=${first.id}`]]);
});

test('More than a PDF holds can be ticked, and the bar says so', async ({ page, billing }) => {
  const ivy = await billing.addClient();
  const invoice = await billing.issue(ivy.id);
  const many = Array.from({ length: 101 }, (_, index) => ({ ...invoice, id: invoice.id + index }));
  page.line.break(({ path }) => (path.startsWith('/api/invoices?') ? Response.json(many) : undefined));
  await page.goto('/invoices');
  await page.getByRole('checkbox', { name: 'Select all 101 shown' }).check();
  const bar = page.getByRole('group', { name: 'Selected invoices' });
  await expect(bar).toContainText('One PDF holds at most 100 invoices.');
  await expect(bar.getByRole('button', { name: 'PDF' })).toBeDisabled();
  await expect(bar.getByRole('button', { name: 'Mark Paid' })).toBeEnabled();
  await page.getByRole('checkbox', { name: `Select invoice ${invoice.id}`, exact: true }).uncheck();
  await expect(bar.getByRole('button', { name: 'PDF' })).toBeEnabled();
});

test('A client in the URL opens the form for that client', async ({ page, billing }) => {
  const ivy = await billing.addClient();
  await billing.addSession(ivy.id);
  await page.goto(`/invoices?clientId=${ivy.id}`);
  const form = page.getByRole('dialog', { name: 'New Invoice' });
  await expect(form.getByRole('combobox', { name: 'Client' })).toHaveValue('Ivy Sample');
  await form.getByRole('checkbox').check();
  await form.getByLabel('Description').fill('October');
  await form.getByRole('button', { name: 'Create Invoice' }).click();
  await expectToast(page, 'Invoice Created', 'The invoice has been created successfully.');
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL('/invoices');
  await expect(page.getByRole('row').filter({ hasText: 'October' })).toBeVisible();
});

test('The list shows a loading state, an empty state, and an error with a retry', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 500/);
  const answer = page.line.hold('GET /api/invoices');
  const mend = page.line.fail('GET /api/invoices', 500, 'The disk is full');
  await page.goto('/invoices');
  const loading = page.getByRole('status').filter({ hasText: 'Loading invoices' });
  await expect(loading.locator('[aria-hidden="true"]')).toHaveCount(3);
  answer();
  await expect(page.getByRole('alert')).toContainText('500: The disk is full');
  mend();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('No invoices found')).toBeVisible();
  await expect(page.getByText('Get started by creating your first invoice.')).toBeVisible();
});

test('A list of one child opens the form for that child', async ({ page, billing }) => {
  const ivy = await billing.addClient();
  await page.goto(`/invoices?client=${ivy.id}`);
  await page.getByRole('button', { name: 'New Invoice' }).first().click();
  const form = page.getByRole('dialog', { name: 'New Invoice' });
  await expect(form.getByRole('combobox', { name: 'Client' })).toHaveValue('Ivy Sample');
});
