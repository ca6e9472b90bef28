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
  await expect(page.getByRole('heading', { name: 'One Invoice Created' })).toBeFocused();
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

test('Credit is used on the invoices of its account unless it is unticked', async ({ page, billing }) => {
  const [ivy, ben] = [await billing.addClient(), await billing.addClient({ firstName: 'Ben' })];
  for (const { id } of [ivy, ben]) {
    await billing.addSession(id, { date: '2026-10-05T14:00:00.000Z' });
    await billing.pay(id, { amount: 5_000, applications: [] });
  }
  await page.goto('/invoices/batch');
  await page.getByRole('checkbox', { name: /^Ben/ }).uncheck();
  await expect(page.getByRole('checkbox', { name: 'Use credit ($50.00)' })).toBeChecked();
  await page.getByRole('button', { name: 'Create 1 Invoice' }).click();
  await expect(page.getByRole('heading', { name: 'One Invoice Created' })).toBeVisible();
  await page.goto('/invoices/batch');
  await page.getByRole('checkbox', { name: 'Use credit ($50.00)' }).uncheck();
  await page.getByRole('button', { name: 'Create 1 Invoice' }).click();
  await expect(page.getByRole('heading', { name: 'One Invoice Created' })).toBeVisible();
  expect((await billing.invoices()).map(({ clientId, balance }) => [clientId, balance])).toEqual([
    [ben.id, 12_000],
    [ivy.id, 7_000],
  ]);
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
  await expect(page.getByRole('heading', { name: 'One Invoice Created' })).toBeVisible();
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

test('Annual records are billed too once they are ticked, each by an invoice of its own', async ({
  page,
  billing,
}) => {
  const ivy = await billing.addClient();
  const annual = await billing.addAnnual(ivy.id, { date: '2026-09-15' });
  await billing.issue(ivy.id, { annualIds: [(await billing.addAnnual(ivy.id)).id], invoiceType: 'annual' });
  await page.goto('/invoices/batch');
  await page.getByLabel('Sessions Through').fill('2026-10-31');
  await expect(page.getByText('Annual record, Sep 15, 2026')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create 0 Invoices' })).toBeDisabled();
  await page.getByRole('checkbox', { name: /Ivy Sample/ }).check();
  await expect(page.getByRole('checkbox', { name: '1 annual record' })).toBeChecked();
  await page.getByRole('button', { name: 'Create 1 Invoice' }).click();
  await expectToast(page, 'Invoice Created', 'One invoice has been created.');
  expect((await billing.invoices()).find(({ annualIds }) => annualIds.includes(annual.id))).toMatchObject({
    clientId: ivy.id,
    amount: 7_500,
    description: 'Annual record, Sep 15, 2026',
    invoiceType: 'annual',
    sessionIds: [],
  });
  await page.goto('/invoices/batch');
  await page.getByLabel('Sessions Through').fill('2026-10-31');
  await expect(page.getByText('Everything is billed')).toBeVisible();
  await page.goto('/annuals');
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await expect(page.getByRole('menuitem', { name: 'View Invoice' })).toBeVisible();
});

test('What a batch leaves out is named by child, with its reason and a link', async ({ page, billing }) => {
  const zoe = await billing.addClient({ firstName: 'Zoe', lastName: 'Sample' });
  const ben = await billing.addClient({ firstName: 'Ben', lastName: 'Harbor' });
  const late = await billing.addSession(zoe.id, { date: '2026-10-12T14:00:00.000Z', status: 'scheduled' });
  const early = await billing.addSession(zoe.id, { date: '2026-10-05T14:00:00.000Z', status: 'scheduled' });
  await billing.addAnnual(ben.id, { date: '2026-09-15', amount: 0 });
  await page.goto('/invoices/batch');
  await page.getByLabel('Sessions Through').fill('2026-10-31');
  const leftOut = page.getByRole('region', { name: 'Left Out' });
  await expect(leftOut.getByText(/^(Ben Harbor|Zoe Sample)$/)).toHaveText(['Ben Harbor', 'Zoe Sample']);
  await expect(leftOut.getByRole('definition')).toHaveText([
    'Annual record, Sep 15, 2026. Set an amount',
    'Oct 5, 2026Oct 12, 2026',
  ]);
  await expect(leftOut.getByRole('term')).toHaveText(['No Price', 'Not Checked In']);
  for (const [name, path] of [
    ['Set an amount', '/annuals'],
    ['Oct 5, 2026', `/sessions/${early.id}`],
    ['Oct 12, 2026', `/sessions/${late.id}`],
  ] as const) {
    await expect(leftOut.getByRole('link', { name })).toHaveAttribute('href', path);
  }
  await expect(page.getByText('Nothing to bill yet')).toBeVisible();
});

test.describe('Of a practice that charges nothing', () => {
  test.override({ isOwner: true });

  test('sessions are left out as without a price', async ({ page, billing }) => {
    const ivy = await billing.addClient();
    await billing.chargePerMinute(0);
    await billing.addSession(ivy.id, { date: '2026-10-05T14:00:00.000Z' });
    await page.goto('/invoices/batch');
    await page.getByLabel('Sessions Through').fill('2026-10-31');
    const leftOut = page.getByRole('region', { name: 'Left Out' });
    await expect(leftOut.getByText('Occupational therapy, Oct 5, 2026.')).toBeVisible();
    await expect(leftOut.getByRole('link', { name: 'Set an amount' })).toHaveAttribute(
      'href',
      `/invoices/new?clientId=${ivy.id}`,
    );
  });
});

test('Sessions from before the year that is looked at are not called billed', async ({ page, billing }) => {
  const ivy = await billing.addClient();
  await billing.addSession(ivy.id, { date: '2024-10-05T14:00:00.000Z' });
  await page.goto('/invoices/batch');
  await page.getByLabel('Sessions Through').fill('2026-10-31');
  await expect(page.getByText(/^Sessions from more than a year before this day/)).toBeVisible();
  await expect(page.getByText('Nothing to bill yet')).toBeVisible();
  await page.getByLabel('Sessions Through').fill('2024-10-31');
  await expect(page.getByRole('button', { name: 'Create 1 Invoice' })).toBeEnabled();
});

test('A list that fails to load is not called billed', async ({ page, problems }) => {
  problems.allow(/status of 500/);
  const mend = page.line.fail('GET /api/annuals', 500, 'The disk is full');
  await page.goto('/invoices/batch');
  await expect(page.getByRole('alert')).toContainText('500: The disk is full');
  await expect(page.getByText('Everything is billed')).toHaveCount(0);
  mend();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Everything is billed')).toBeVisible();
});
