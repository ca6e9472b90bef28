import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('A deselected client is not billed, and each invoice can be previewed', async ({ page, billing }) => {
  const ivy = await billing.addClient();
  const ben = await billing.addClient({ firstName: 'Ben', lastName: 'Harbor' });
  await billing.addSession(ivy.id, { date: '2026-10-05T14:00:00.000Z' });
  await billing.addSession(ivy.id, { date: '2026-10-12T14:00:00.000Z', duration: 30 });
  await billing.addSession(ben.id, { date: '2026-10-06T14:00:00.000Z' });
  await page.goto('/invoices/batch');
  await page.getByText('2 sessions. Occupational therapy, October 2026').click();
  await expect(page.getByRole('list', { name: 'Sessions of Ivy Sample' }).getByRole('listitem')).toHaveText([
    /Oct 5, 2026: Individual Therapy, 60 min\$120\.00/,
    /Oct 12, 2026: Individual Therapy, 30 min\$60\.00/,
  ]);
  await page.getByRole('checkbox', { name: /Ben Harbor/ }).uncheck();
  await page.getByLabel('Due Date').fill('2999-02-28');
  await page.getByRole('button', { name: 'Create 1 Invoice' }).click();
  await expect(page.getByRole('heading', { name: 'One invoice created' })).toBeFocused();
  expect(await billing.invoices()).toMatchObject([
    {
      clientId: ivy.id,
      amount: 18_000,
      dueDate: '2999-02-28',
      description: 'Occupational therapy, October 2026',
    },
  ]);
  await page.goto('/invoices');
  await expect(page.getByText('1 open · $180.00')).toBeVisible();
});

test('If another request bills a session first, nothing is issued and the list is reloaded', async ({
  page,
  billing,
  problems,
}) => {
  problems.allow(/status of 409/);
  const ivy = await billing.addClient();
  const { id } = await billing.addSession(ivy.id, { date: '2026-10-06T14:00:00.000Z' });
  await page.goto('/invoices/batch');
  await expect(page.getByText('1 session. Occupational therapy, Oct 6, 2026')).toBeVisible();
  page.line.break(async ({ method, path }) => {
    if (`${method} ${path}` === 'POST /api/invoices/batch')
      await billing.issue(ivy.id, { sessionIds: [id], amount: 12_000 });
    return undefined;
  });
  await page.getByRole('button', { name: 'Create 1 Invoice' }).click();
  await expectToast(
    page,
    'Creation Failed',
    '409: One of the selected sessions is already on another invoice',
  );
  await expect(page.getByText('1 session. Occupational therapy, Oct 6, 2026')).toHaveCount(0);
  expect(await billing.invoices()).toHaveLength(1);
});

test('Undo restores the list', async ({ page, billing }) => {
  const ivy = await billing.addClient();
  await billing.addSession(ivy.id, { date: '2026-10-05T14:00:00.000Z' });
  await page.goto('/invoices/batch');
  await page.getByRole('button', { name: 'Create 1 Invoice' }).click();
  await expect(page.getByRole('heading', { name: 'One invoice created' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('1 invoice, $120.00')).toBeVisible();
  expect(await billing.invoices()).toEqual([]);
});

test('Bill the Month and the report name past sessions that nobody checked in', async ({ page, billing }) => {
  const ivy = await billing.addClient();
  for (const day of [5, 12, 19])
    await billing.addSession(ivy.id, {
      date: `2026-10-${String(day).padStart(2, '0')}T14:00:00.000Z`,
      status: 'scheduled',
    });
  await page.goto('/invoices/batch');
  await expect(
    page.getByText('3 past sessions were not checked in, so they cannot be invoiced yet.'),
  ).toBeVisible();
  await expect(page.getByText('Nothing to bill yet')).toBeVisible();
  await expect(page.getByText('Everything is billed')).toHaveCount(0);
  await page.goto('/reports?period=custom&from=2026-10-01&to=2026-10-31');
  await expect(page.getByText('Everything that was checked in is on an invoice.')).toBeVisible();
  await expect(page.getByText('3 past sessions were not checked in')).toBeVisible();
});
