import type { Session } from '#domain/caseload/sessions/session.ts';
import { DEFAULT_TIME_ZONE, formatDate } from '#domain/platform/dates.ts';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import { addSignable } from '#tests/builders/signing-builder.ts';
import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('An invoice shows parties, lines, adjustment, total and dates', async ({ page, billing }) => {
  const ivy = await billing.addClient();
  const first = await billing.addSession(ivy.id, { date: '2026-10-05T14:00:00.000Z', duration: 60 });
  const second = await billing.addSession(ivy.id, {
    date: '2026-10-06T14:00:00.000Z',
    duration: 30,
    status: 'absence',
  });
  const { id, dateIssued } = await billing.issue(ivy.id, {
    sessionIds: [second.id, first.id],
    amount: 15_000,
    description: 'October',
    dueDate: '2999-12-02',
  });
  await page.goto(`/invoices/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Invoice ${id}`);
  const sheet = page.getByRole('main');
  for (const text of [
    `The family of Ivy Sample`,
    '12 Maple Lane, Mineola, NY 11501',
    'October',
    formatDate(dateIssued, DEFAULT_TIME_ZONE),
    'Dec 2, 2999',
    'Pending',
  ]) {
    await expect(sheet.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(sheet.getByText(sampleIdentity.practiceName)).toBeVisible();
  const lines = page.getByRole('table', { name: 'What this invoice is for' }).getByRole('row');
  await expect(lines).toHaveText([
    /Date.*Service.*Minutes.*Amount/,
    /Oct 5, 2026.*Individual Therapy.*60.*\$120\.00/,
    /Oct 6, 2026.*Individual Therapy, absence.*30.*\$60\.00/,
    /Adjustment.*-\$30\.00/,
  ]);
  await expect(sheet.getByText('$150.00')).toBeVisible();

  await page.getByRole('button', { name: 'Mark Paid' }).click();
  await expectToast(page, 'Invoice Updated', 'Invoice has been marked as paid.');
  await expect(page.getByRole('button', { name: 'Mark Paid' })).toHaveCount(0);
  await expect(sheet.getByRole('term').filter({ hasText: 'Paid' })).toBeVisible();

  await page.getByRole('link', { name: 'Oct 5, 2026' }).click();
  await expect(page).toHaveURL(`/sessions/${first.id}`);
});

test('An invoice for an annual record has it as its line', async ({ page, billing }) => {
  const ivy = await billing.addClient();
  const annual = await billing.addAnnual(ivy.id, { date: '2026-09-04', amount: 5_000 });
  const { id } = await billing.issue(ivy.id, {
    annualIds: [annual.id],
    invoiceType: 'annual',
    amount: 5_000,
  });
  await page.goto(`/invoices/${id}`);
  await expect(page.getByRole('row').last()).toHaveText(/Sep 4, 2026.*Annual record.*\$50\.00/);
});

test('Deleting asks for confirmation, and the sessions can be billed again', async ({ page, billing }) => {
  const ivy = await billing.addClient();
  const { id } = await billing.issue(ivy.id);
  await page.goto(`/invoices/${id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: `Delete invoice ${id}?` });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'More actions' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete Invoice' }).click();
  await expectToast(page, 'Invoice Deleted', 'What stood on it can be invoiced again.');
  await expect(page).toHaveURL('/invoices');
  await expect(page.getByText('No invoices found')).toBeVisible();
  await page.goto(`/invoices/new?clientId=${ivy.id}`);
  await expect(page.getByRole('checkbox')).toHaveCount(1);
});

test('A missing invoice shows a message with a link back', async ({ page, problems }) => {
  problems.allow(/status of 404/);
  for (const path of ['/invoices/999999', '/invoices/first']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invoice Not Found');
    await page.getByRole('link', { name: 'All invoices' }).click();
    await expect(page).toHaveURL('/invoices');
  }
});

test('An invoice says when the note of one of its sessions was withdrawn', async ({
  page,
  billing,
  therapist,
}) => {
  const { note } = await addSignable(therapist);
  expect((await therapist.post(`${note}/sign`, { status: 'completed' })).status).toBe(201);
  const [session] = (await therapist.get('/api/sessions')).json<Session[]>();
  const { id } = await billing.issue(session?.clientId ?? 0, { sessionIds: [session?.id ?? 0] });
  await page.goto(`/invoices/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Invoice ${id}`);
  await expect(page.getByText(/withdrawn/)).toHaveCount(0);
  await therapist.post(`${note}/withdraw`, { reason: 'Another child' });
  await page.goto(`/invoices/${id}`);
  const day = formatDate(session?.date ?? '', DEFAULT_TIME_ZONE);
  await expect(page.getByText(`The note of the session on ${day} was withdrawn`)).toBeVisible();
});
