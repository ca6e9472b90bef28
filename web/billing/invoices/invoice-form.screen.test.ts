import type { Mandate } from '#domain/billing/mandates/mandate.ts';
import type { Organization } from '#domain/billing/organizations/organization.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildMandate, buildTerm } from '#tests/builders/mandate-builder.ts';
import { buildContract, buildOrganization } from '#tests/builders/organization-builder.ts';
import { buildPlan } from '#tests/builders/plan-builder.ts';
import { chooseClient, expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('Each invalid field shows a message, and typed values stay', async ({ page, billing }) => {
  const ivy = await billing.addClient();
  await billing.addSession(ivy.id);
  await page.goto('/invoices/new');
  await page.getByLabel('Amount').fill('0.5');
  await page.getByRole('button', { name: 'Create Invoice' }).click();
  for (const message of [
    'Client is required',
    'At least one session must be selected',
    'Amount must be greater than 0',
    'Description is required',
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(page.getByLabel('Amount')).toHaveValue('0.5');
  await expect(page.getByRole('combobox', { name: 'Client' })).toBeFocused();
});

test('Only billable sessions are offered, and the amount follows the chosen ones', async ({
  page,
  billing,
}) => {
  const ivy = await billing.addClient();
  const ben = await billing.addClient({ firstName: 'Ben', lastName: 'Harbor' });
  await billing.addSession(ivy.id, { date: '2026-10-05T14:00:00.000Z', duration: 60 });
  await billing.addSession(ivy.id, { date: '2026-10-06T14:00:00.000Z', duration: 45, type: 'group' });
  await billing.addSession(ivy.id, { date: '2026-10-07T14:00:00.000Z', duration: 30, status: 'absence' });
  await billing.addSession(ivy.id, { date: '2026-10-08T14:00:00.000Z', status: 'absence', billable: false });
  await billing.addSession(ivy.id, { date: '2026-10-09T14:00:00.000Z', status: 'scheduled' });
  await billing.issue(ivy.id);
  await billing.addSession(ben.id);

  await page.goto('/invoices/new');
  await expect(page.getByText('Choose a client to see the sessions that can be invoiced.')).toBeVisible();
  await chooseClient(page, 'Ivy Sample');
  const sessions = page.getByRole('group', { name: 'Sessions' });
  await expect(sessions.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await expect(page.getByLabel('Amount')).toHaveValue('270');
  await expect(page.getByLabel('Description')).toHaveValue('Occupational therapy, October 2026');
  await sessions.getByRole('button', { name: 'Clear Selection' }).click();
  await expect(page.getByLabel('Amount')).toHaveValue('0');
  await sessions.getByRole('checkbox', { name: /Oct 5, 2026, 10:00 AM.*Individual Therapy, 60 min/ }).check();
  await expect(page.getByLabel('Amount')).toHaveValue('120');
  await sessions.getByRole('checkbox', { name: /Oct 7, 2026/ }).check();
  await expect(page.getByLabel('Amount')).toHaveValue('180');
  await sessions.getByRole('button', { name: 'Select All' }).click();
  await expect(page.getByLabel('Amount')).toHaveValue('270');

  await page.getByLabel('Amount').fill('250');
  await sessions.getByRole('checkbox', { name: /Oct 7, 2026/ }).uncheck();
  await expect(page.getByLabel('Amount')).toHaveValue('250');
  await page.getByRole('button', { name: 'Use $210.00 from the Sessions' }).click();
  await expect(page.getByLabel('Amount')).toHaveValue('210');

  await chooseClient(page, 'Ben Harbor');
  await expect(sessions.getByRole('checkbox')).toHaveCount(1);
  await expect(sessions.getByRole('checkbox')).toBeChecked();
  await expect(page.getByLabel('Amount')).toHaveValue('120');
});

test('A new invoice is sent in cents and listed', async ({ page, billing }) => {
  const ivy = await billing.addClient();
  const session = await billing.addSession(ivy.id);
  await page.goto(`/invoices/new?clientId=${ivy.id}`);
  await expect(page.getByRole('combobox', { name: 'Client' })).toHaveValue('Ivy Sample');
  await page.getByRole('checkbox').check();
  await page.getByLabel('Amount').fill('99.95');
  await page.getByLabel('Due Date').fill('2999-02-28');
  await page.getByLabel('Description').fill('October');
  await page.getByRole('button', { name: 'Create Invoice' }).click();
  await expectToast(page, 'Invoice Created', 'The invoice has been created successfully.');
  await expect(page).toHaveURL('/invoices');
  await expect(page.getByRole('row').filter({ hasText: 'October' })).toContainText('$99.95');
  expect(await billing.invoices()).toMatchObject([
    {
      clientId: ivy.id,
      amount: 9_995,
      dueDate: '2999-02-28',
      status: 'pending',
      invoiceType: 'session',
      sessionIds: [session.id],
    },
  ]);
});

test('A refusal shows a message, and the form stays unchanged', async ({ page, billing, problems }) => {
  problems.allow(/status of 409/);
  const ivy = await billing.addClient();
  const { id } = await billing.addSession(ivy.id);
  await page.goto(`/invoices/new?clientId=${ivy.id}`);
  await page.getByRole('checkbox').check();
  await page.getByLabel('Description').fill('October');
  // Another request bills the session first.
  page.line.break(async ({ method, path }) => {
    if (`${method} ${path}` === 'POST /api/invoices')
      await billing.issue(ivy.id, { sessionIds: [id] }).catch(() => {});
    return undefined;
  });
  await page.getByRole('button', { name: 'Create Invoice' }).click();
  await expectToast(
    page,
    'Creation Failed',
    '409: One of the selected sessions is already on another invoice',
  );
  await expect(page.getByLabel('Description')).toHaveValue('October');
});

test('An existing invoice offers only its own sessions', async ({ page, billing }) => {
  const ivy = await billing.addClient();
  const first = await billing.addSession(ivy.id, { date: '2026-10-05T14:00:00.000Z' });
  const second = await billing.addSession(ivy.id, { date: '2026-10-06T14:00:00.000Z' });
  await billing.addSession(ivy.id, { date: '2026-10-07T14:00:00.000Z' });
  const { id } = await billing.issue(ivy.id, { sessionIds: [first.id, second.id], amount: 24_000 });
  await page.goto(`/invoices/${id}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: `Edit Invoice ${id}` });
  await expect(form.getByRole('checkbox')).toHaveCount(2);
  await form.getByRole('checkbox', { name: /Oct 6, 2026/ }).uncheck();
  await expect(form.getByLabel('Amount')).toHaveValue('120');
  await form.getByLabel('Description').fill('October, corrected');
  await form.getByRole('button', { name: 'Update Invoice' }).click();
  await expectToast(page, 'Invoice Updated', 'The invoice has been updated successfully.');
  await expect(page.getByText('October, corrected')).toBeVisible();
  expect((await billing.invoices())[0]).toMatchObject({ amount: 12_000, sessionIds: [first.id] });
});

test('An amount typed earlier stays when the sessions change', async ({ page, billing }) => {
  const ivy = await billing.addClient();
  const first = await billing.addSession(ivy.id, { date: '2026-10-05T14:00:00.000Z' });
  const second = await billing.addSession(ivy.id, { date: '2026-10-06T14:00:00.000Z' });
  const { id } = await billing.issue(ivy.id, { sessionIds: [first.id, second.id], amount: 20_000 });
  await page.goto(`/invoices/${id}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('checkbox', { name: /Oct 6, 2026/ }).uncheck();
  await expect(page.getByLabel('Amount')).toHaveValue('200');
});

test('An invoice for an annual record is changed without sessions', async ({ page, billing }) => {
  const ivy = await billing.addClient();
  const annual = await billing.addAnnual(ivy.id);
  const { id } = await billing.issue(ivy.id, {
    annualIds: [annual.id],
    invoiceType: 'annual',
    amount: 7_500,
  });
  await page.goto(`/invoices/${id}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('group', { name: 'Sessions' })).toHaveCount(0);
  await page.getByLabel('Amount').fill('80');
  await page.getByRole('button', { name: 'Update Invoice' }).click();
  await expectToast(page, 'Invoice Updated', 'The invoice has been updated successfully.');
  expect((await billing.invoices())[0]).toMatchObject({ amount: 8_000, annualIds: [annual.id] });
});

test('Leaving with unsaved changes asks for confirmation', async ({ page, billing }) => {
  await billing.addClient();
  await page.goto('/invoices/new');
  await page.getByLabel('Description').fill('October');
  await page.getByRole('link', { name: 'Invoices' }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep Editing' }).click();
  await expect(page.getByLabel('Description')).toHaveValue('October');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Leave Without Saving' }).click();
  await expect(page).toHaveURL('/invoices');
});

test('What an organization pays is on no family’s invoice unless it is ticked, and its amount is said', async ({
  page,
  billing,
  therapist,
}) => {
  const { id: clientId } = await billing.addClient();
  const plan = await addRecord<Plan>(therapist, '/api/plans', buildPlan({ clientId }));
  const payer = await addRecord<Organization>(therapist, '/api/organizations', {
    ...buildOrganization({ name: 'Maple County', kind: 'county' }),
    contract: buildContract(),
  });
  const terms = [buildTerm({ group: 1 })];
  const paid = buildMandate({ clientId, planId: plan.id, payerId: payer.id, terms });
  const { id: mandateId } = await addRecord<Mandate>(therapist, '/api/mandates', paid);
  await billing.addSession(clientId, { date: '2026-10-05T14:00:00.000Z', mandateId: null });
  await billing.addSession(clientId, { date: '2026-10-06T14:00:00.000Z', duration: 30, mandateId });

  await page.goto('/invoices/batch');
  await expect(page.getByText('1 session. Occupational therapy, Oct 5, 2026')).toBeVisible();
  await expect(page.getByText('Organizations pay for 1 more session, $60.00.')).toBeVisible();
  await page.goto('/reports?period=custom&from=2026-10-01&to=2026-10-31');
  await expect(page.getByRole('table', { name: 'Sessions Not Billed Yet' })).toContainText('$120.00');
  await expect(page.getByText('Organizations pay for 1 more session, $60.00.')).toBeVisible();
  await page.goto(`/invoices/new?clientId=${clientId}`);
  const sessions = page.getByRole('group', { name: 'Sessions' });
  await expect(sessions.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(page.getByLabel('Amount')).toHaveValue('120');
  await sessions.getByRole('checkbox', { name: /Oct 6, 2026.*An organization pays/ }).check();
  await expect(page.getByLabel('Amount')).toHaveValue('180');
});
