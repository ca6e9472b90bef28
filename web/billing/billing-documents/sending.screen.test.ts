import { LONG_AGO } from '#tests/setup/billing-records.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import { countClicks, expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import type { ScreenPage } from '#tests/setup/screen-page.ts';
import { test } from '#tests/setup/screen-test.ts';
import { startTestMailServer } from '#tests/setup/test-mail-server.ts';

/** Sets up a mail server of this test. */
async function setUpMail() {
  const mailServer = await startTestMailServer();
  const { signInOwner } = await preparedPractice({ clock: () => new Date() });
  const server = { host: '127.0.0.1', port: mailServer.port, security: 'none', user: null };
  const { status } = await (await signInOwner()).put('/api/mail-server', {
    ...server,
    sender: 'desk@example.org',
  });
  expect(status).toBe(200);
  return mailServer;
}

async function chooseSend(page: ScreenPage) {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Send' }).click();
  return page.getByRole('dialog', { name: /^Send Invoice/ });
}

test('Without a mail server, or without an email, a paper is offered as a PDF', async ({ page, billing }) => {
  const ivy = await billing.addClient({ firstName: 'Ivy', email: null });
  const invoice = await billing.issue(ivy.id);
  await page.goto(`/invoices/${invoice.id}`);
  const dialog = await chooseSend(page);
  await expect(dialog.getByText(/^The program sends no mail/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Send' })).toHaveCount(0);
  page.line.break(({ path }) => (path.endsWith('/pdf') ? new Response('%PDF-1.7') : undefined));
  const file = await page.download(() => dialog.getByRole('button', { name: 'Download PDF' }).click());
  expect(file.name).toBe(`invoice-${invoice.id}.pdf`);

  await setUpMail();
  await page.goto(`/invoices/${invoice.id}`);
  await expect((await chooseSend(page)).getByText(/^Ivy Sample has no email address/)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Add one to the client' })).toHaveAttribute(
    'href',
    `/clients/${ivy.id}`,
  );
});

test('An invoice is mailed once the day of the agreement is noted, and listed among its copies', async ({
  page,
  billing,
}) => {
  const mailServer = await setUpMail();
  const ivy = await billing.addClient({ email: 'ivy.family@example.com' });
  const invoice = await billing.issue(ivy.id);
  await page.goto(`/invoices/${invoice.id}`);
  const dialog = await chooseSend(page);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Please enter the day on which the family agreed')).toBeVisible();
  await dialog.getByLabel(/^Family Agreed/).fill('2026-03-02');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expectToast(page, 'Mail Queued', 'The invoice is on its way to ivy.family@example.com.');
  await expect(dialog).toHaveCount(0);
  const copies = page.getByRole('list', { name: 'Sent Copies' }).getByRole('listitem');
  await expect(copies).toHaveText(/^Invoice, .*To ivy\.family@example\.com/);
  await mailServer.hasReceived(1);
  const again = await chooseSend(page);
  await expect(again.getByText(/The family agreed to papers by mail on Mar 2, 2026/)).toBeVisible();
  await page.goto(`/clients/${ivy.id}?tab=invoices`);
  await expect(page.getByRole('list', { name: 'Sent to the Family' }).getByRole('listitem')).toHaveCount(1);
});

test('A month of twelve is billed and sent in at most six clicks, and what is printed says why', async ({
  page,
  billing,
  therapist,
}) => {
  const mailServer = await setUpMail();
  for (let number = 1; number <= 12; number += 1) {
    const email = number > 10 ? null : `family${number}.${therapist.id}@example.com`;
    const { id } = await billing.addClient({ firstName: 'Ivy', lastName: `Sample ${number}`, email });
    await billing.addSession(id, { date: '2026-10-05T14:00:00.000Z' });
    if (number < 10)
      await therapist.put(`/api/clients/${id}/billing-details`, { papersByMailOn: '2026-03-02' });
  }
  await page.goto('/dashboard');
  const clicks = countClicks();
  await page.getByRole('link', { name: 'Invoices', exact: true }).click();
  await page.getByRole('link', { name: 'Bill the Month' }).click();
  await expect(page.getByText('12 invoices, $1,440.00')).toBeVisible();
  await page.getByRole('button', { name: 'Create 12 Invoices' }).click();
  await expect(page.getByText('9 by mail, 3 to print')).toBeVisible();
  await expect(page.getByRole('list', { name: 'To print' }).getByRole('listitem')).toHaveText([
    'Not agreed to papers by mail: Ivy Sample 10',
    'No email address: Ivy Sample 11, Ivy Sample 12',
  ]);
  const file = await page.download(() => page.getByRole('button', { name: 'Send All' }).click());
  expect(file.name).toBe('invoices.pdf');
  await expect(page.getByText('9 on their way by mail, 3 to print')).toBeVisible();
  expect(clicks()).toBeLessThanOrEqual(6);
  await expect(page.getByRole('button', { name: 'Send All' })).toHaveCount(0);
  await mailServer.hasReceived(9);
});

test('Overdue accounts are reminded once a week unless it is pressed on purpose', async ({
  page,
  billing,
}) => {
  const mailServer = await setUpMail();
  const ivy = await billing.addClient({ firstName: 'Ivy', email: 'ivy.reminded@example.com' });
  const ben = await billing.addClient({ firstName: 'Ben', lastName: 'Harbor', email: null });
  for (const { id } of [ivy, ivy, ben]) await billing.issue(id, { dueDate: LONG_AGO });
  const ask = async () => {
    await page.goto('/invoices?status=overdue');
    await page.getByRole('checkbox', { name: 'Select all 3 shown' }).check();
    await page.getByRole('button', { name: 'Send Reminders' }).click();
    return page.getByRole('dialog', { name: 'Send Reminders' });
  };
  const dialog = await ask();
  const rows = dialog.getByRole('list', { name: 'Accounts' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'Ben' })).toContainText('No email address');
  await expect(rows.filter({ hasText: 'Ivy' })).toContainText('To ivy.reminded@example.com');
  await dialog.getByRole('button', { name: 'Send 1 Reminder' }).click();
  await expectToast(page, 'Mail Queued', 'The payment reminder is on its way to ivy.reminded@example.com.');
  await ask();
  await expect(rows.filter({ hasText: 'Ivy' })).toContainText('Reminded on');
  await dialog.getByRole('button', { name: 'Send Anyway' }).click();
  await mailServer.hasReceived(2);
  await expect(dialog).toHaveCount(0);
});
