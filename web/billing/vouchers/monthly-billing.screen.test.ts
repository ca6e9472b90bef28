import { addRecord } from '#tests/builders/add-record.ts';
import { buildContract, buildOrganization } from '#tests/builders/organization-builder.ts';
import { addOctober } from '#tests/setup/billed-october.ts';
import { chooseDelete, countClicks, expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('A month is billed with reasons, sent, paid and voided, and the void bill keeps its text', async ({
  page,
  therapist,
  problems,
}) => {
  problems.allow(/503/);
  page.setClock('2026-11-02', '09:00');
  const october = await addOctober(therapist);
  await page.goto('/invoices');
  const clicks = countClicks();
  await page.getByRole('link', { name: 'Monthly Billing' }).click();
  await expect(page.getByLabel('Month')).toHaveValue('2026-10');
  await expect(page.getByText('9 warnings need a reason')).toBeVisible();
  await expect(page.getByText('Oct 13: 20 minutes are 0 units')).toBeVisible();

  const makeBill = page.getByRole('button', { name: 'Make Bill' });
  await makeBill.click();
  await expect(page.getByText('Tick it and say why, or leave it off the bill')).toHaveCount(9);
  await page.getByLabel('Note not signed (8)').check();
  await page.getByLabel('Reason for all 8: Note not signed').fill('Signed on paper');
  await expect(page.getByText('Reason: Signed on paper')).toHaveCount(8);
  const lone = page.getByRole('listitem').filter({ hasText: 'one more than the 2 of its week' }).last();
  await lone.getByLabel(/^Oct 28: It is one more/).check();
  await lone.getByLabel(/^Reason, Oct 28/).fill('Asked for by the district');
  await expect(page.getByText('1 child, 8 sessions')).toBeVisible();

  page.line.failOnce('POST /api/vouchers', 503, 'Down for a moment');
  await makeBill.click();
  await expectToast(page, 'Creation Failed', '503: Down for a moment');
  await expect(lone.getByLabel(/^Reason, Oct 28/)).toHaveValue('Asked for by the district');
  await makeBill.click();
  await expectToast(page, 'Bill Created', 'The bill to Sample District for October 2026 has been created.');
  const row = page.getByRole('table', { name: 'The bill by child' }).getByRole('row').nth(1);
  await expect(row).toHaveText(/A\. S\..*8.*240.*8.*\$480\.00.*Invoice \d+/);

  await page.getByRole('button', { name: 'Mark Sent' }).click();
  const sending = page.getByRole('dialog', { name: 'Mark Sent' });
  await sending.getByLabel('How').fill('County portal');
  await sending.getByRole('button', { name: 'Mark Sent' }).click();
  await expectToast(page, 'Bill Sent', 'Bill 1 is marked as sent on Nov 2, 2026.');
  await expect(page.getByText('Nov 2, 2026, County portal')).toBeVisible();
  expect(clicks()).toBeLessThanOrEqual(12);
  await page.getByRole('button', { name: 'Mark Paid' }).click();
  await expectToast(page, 'Bill Paid', 'The invoices of bill 1 have been marked as paid.');
  await expect(page.getByText('All of it')).toBeVisible();

  await page.getByRole('link', { name: /^Invoice \d/ }).click();
  await expect(page.getByRole('region', { name: 'Bill to a payer' })).toHaveText(
    /^This invoice is part of bill 1\./,
  );
  await expect(page.getByText('For A. S.')).toBeVisible();
  await expect(page.getByText('The family of')).toHaveCount(0);
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Print' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'bill 1' }).click();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Void' }).click();
  const voiding = page.getByRole('dialog', { name: 'Void bill 1?' });
  await expect(voiding.getByText(/Its invoice is deleted .* its sessions can be billed again/)).toBeVisible();
  await voiding.getByRole('button', { name: 'Void Bill' }).click();
  await expect(voiding.getByText('Say why the bill is voided')).toBeVisible();
  await voiding.getByLabel('Reason').fill('Wrong rate');
  await voiding.getByRole('button', { name: 'Void Bill' }).click();
  await expectToast(page, 'Bill Voided', 'Bill 1 is void. Its sessions can be billed again.');
  await expect(page.getByText(/^\w+ \d+, \d+: Wrong rate$/)).toBeVisible();
  await expect(row).toHaveText(/A\. S\..*8.*240.*8.*\$480\.00$/);
  await expect(page.getByRole('button', { name: 'Mark Paid' })).toHaveCount(0);

  expect((await october.make()).status).toBe(201);
  await page.goto('/vouchers');
  const rows = page.getByRole('table', { name: 'Bills to payers' }).getByRole('row');
  await expect(rows.nth(1)).toHaveText(/Bill 2.*Sample District.*October 2026.*\$480\.00.*Made/);
  await expect(rows.nth(2)).toHaveText(/Bill 1.*Sample District.*October 2026.*\$480\.00.*Void/);
  await page.getByRole('link', { name: 'Bill 2' }).click();
  await chooseDelete(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Bill' }).click();
  await expectToast(page, 'Bill Deleted', 'Bill 2 has been deleted. Its sessions can be billed again.');
  await expect(rows).toHaveCount(2);
});

test('The way back from a cure and a reload keep payer, month and reasons, and a session can be left off', async ({
  page,
  therapist,
}) => {
  page.setClock('2026-12-10', '09:00');
  await addOctober(therapist);
  await addRecord(
    therapist,
    '/api/organizations',
    buildOrganization({ name: 'Sample County', kind: 'county', contract: buildContract() }),
  );
  await page.goto('/vouchers/new');
  await expect(page.getByLabel('Month')).toHaveValue('2026-11');
  await page.getByLabel('Payer').selectOption('Sample District');
  await expect(page.getByText('There is nothing to bill for this payer and month')).toBeVisible();
  await page.getByLabel('Month').selectOption('October 2026');
  await page.getByLabel('Note not signed (8)').check();
  await page.getByLabel('Reason for all 8: Note not signed').fill('Signed on paper');

  await page.getByRole('link', { name: 'Open Session, Oct 13: 20 minutes are 0 units' }).click();
  await expect(page).toHaveURL(/\/sessions\/\d+$/);
  await page.getByRole('main').getByRole('link', { name: 'Monthly Billing', exact: true }).click();
  await expect(page.getByLabel('Month')).toHaveValue('2026-10');
  await expect(page.getByLabel('Reason for all 8: Note not signed')).toHaveValue('Signed on paper');
  await expect(page.getByText('1 warning needs a reason')).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Reason for all 8: Note not signed')).toHaveValue('Signed on paper');

  await page.getByRole('button', { name: /^Leave Off, Oct 28: It is one more/ }).click();
  await expect(page.getByText('2 sessions ($60.00) are not on the bill, 1 left off by you.')).toBeVisible();
  await expect(page.getByText('1 child, 7 sessions')).toBeVisible();
  await page.getByRole('button', { name: 'Put Back' }).click();
  await expect(page.getByText('1 warning needs a reason')).toBeVisible();
});

test('Without payers and bills the pages say what comes first', async ({ page, therapist }) => {
  await page.goto('/invoices');
  await expect(page.getByRole('link', { name: 'Bill the Month' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Monthly Billing' })).toHaveCount(0);
  await page.goto('/vouchers');
  await expect(page.getByText(/^Add a payer under Schools & Payers first/)).toBeVisible();
  await page.getByRole('button', { name: 'Monthly Billing' }).click();
  await expect(page.getByText('No organization pays yet')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Schools & Payers' })).toHaveAttribute(
    'href',
    '/organizations',
  );
  expect((await therapist.get('/api/vouchers/999999')).status).toBe(404);
});

test('A missing bill is reported, and a list that fails to load offers another try', async ({
  page,
  problems,
}) => {
  problems.allow(/404/);
  await page.goto('/vouchers/999999');
  await expect(page.getByRole('heading', { name: 'Bill Not Found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'All Bills' })).toHaveAttribute('href', '/vouchers');
});
