import { estimatesDue, estimatesDueText } from '#domain/billing/billing-documents/estimate-due.ts';
import { estimateDays } from '#domain/billing/billing-documents/paper-days.ts';
import { DEFAULT_TIME_ZONE, dayOf, formatDay, plusDays } from '#domain/platform/dates.ts';
import { buildInvoice } from '#tests/builders/invoice-builder.ts';
import { buildNote } from '#tests/builders/note-builder.ts';
import { buildSigningProfile } from '#tests/builders/signing-builder.ts';
import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

// The practice's tax ID is the owner's to enter.
test.override({ isOwner: true });

test('A superbill says what is missing, is made in three presses, printed and voided', async ({
  page,
  billing,
  therapist,
}) => {
  page.setClock('2026-11-22', '10:00');
  const client = await billing.addClient();
  const { id } = await billing.addSession(client.id, { date: '2026-10-06T15:00:00.000Z', duration: 45 });
  await therapist.put(
    `/api/sessions/${id}/note`,
    buildNote({ procedureCodes: ['X1001'], diagnosisCodes: ['F82'] }),
  );
  await therapist.post('/api/invoices', buildInvoice({ clientId: client.id, sessionIds: [id] }));
  await therapist.put('/api/signing-profile', buildSigningProfile());
  const open = async () => {
    await page.goto(`/clients/${client.id}?tab=invoices`);
    await page.getByRole('button', { name: 'Superbill' }).click();
  };
  const dialog = page.getByRole('dialog', { name: 'Superbill' });
  const make = dialog.getByRole('button', { name: 'Make Superbill' });
  await open();
  await expect(dialog.getByText('Add a tax ID in Settings → Practice.')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Open Practice Settings' }).first()).toBeVisible();
  await expect(make).toBeDisabled();

  await therapist.put('/api/practice-settings', { taxId: '00-1234567' });
  await open();
  const codes = dialog.getByLabel('Codes with modifiers and minutes');
  await expect(codes).toHaveValue('X1001 45');
  await codes.fill('X1001 GO 50');
  await expect(dialog.getByText('Oct 6: the codes take 50 of 45 minutes.')).toBeVisible();
  await codes.fill('X1001 GO');
  await expect(dialog.getByText('Please write each code like X1001 GO 24')).toBeVisible();
  await expect(make).toBeDisabled();
  await codes.fill('X1001 GO 45');

  await open();
  await expect(dialog.getByText('Draft restored')).toBeVisible();
  await expect(codes).toHaveValue('X1001 GO 45');
  await make.click();
  await expectToast(page, 'Superbill Created', 'Superbill 1 has been created.');

  const papers = page.getByRole('list', { name: 'Superbills' });
  await expect(papers).toContainText('Oct 1, 2026 to Oct 31, 2026');
  const file = await page.download(() => papers.getByRole('button', { name: 'PDF of Superbill 1' }).click());
  expect(file.name).toBe('superbill-1.pdf');
  await papers.getByRole('button', { name: 'Void Superbill 1' }).click();
  const question = page.getByRole('dialog', { name: 'Void superbill 1?' });
  await question.getByRole('button', { name: 'Void Superbill' }).click();
  await expect(question.getByText('Say why it is voided')).toBeVisible();
  await question.getByLabel('Reason').fill('Wrong code');
  await question.getByRole('button', { name: 'Void Superbill' }).dblclick();
  await expectToast(page, 'Superbill Voided', 'Superbill 1 no longer holds.');
  await expect(papers).toContainText('Void: Wrong code');
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: 'Superbill', exact: true }).click();
  await expect(dialog.getByText('Replaces superbill 1.')).toBeVisible();
});

test('An estimate is due, is made in three presses with what was typed, and warns before a bill above it', async ({
  page,
  billing,
  therapist,
}) => {
  // The program has a clock of its own.
  const today = dayOf(new Date(), DEFAULT_TIME_ZONE);
  const visits = [plusDays(today, 28), plusDays(today, 35)];
  const due = estimatesDueText(
    estimatesDue(
      visits.map((day) => ({ clientId: 1, day, scheduledOn: today })),
      [],
    ),
    today,
  );
  await therapist.put('/api/signing-profile', buildSigningProfile());
  await therapist.put('/api/practice-settings', { taxId: '00-1234567' });
  const client = await billing.addClient();
  for (const day of visits) {
    await billing.addSession(client.id, { date: `${day}T17:00:00.000Z`, duration: 45, status: 'scheduled' });
  }
  const open = () => page.goto(`/clients/${client.id}?tab=invoices`);
  await open();
  const question = page.getByRole('group', { name: 'Will the family send superbills to its plan?' });
  await question.getByRole('button', { name: 'No' }).click();
  await expectToast(page, 'Billing Details Saved', 'The billing details have been saved.');
  await expect(question).toHaveCount(0);

  await page.goto('/dashboard');
  await page.getByRole('link', { name: due }).click();
  await expect(page.getByText(due)).toBeVisible();
  await page.getByRole('button', { name: 'Estimate', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Good Faith Estimate' });
  const first = dialog.getByRole('group', { name: 'Service 1' });
  await expect(first.getByLabel('Service')).toHaveValue('Individual Therapy, 45 min');
  await expect(first.getByLabel('Visits')).toHaveValue('2');
  await dialog.getByRole('button', { name: 'Add Service' }).click();
  const second = dialog.getByRole('group', { name: 'Service 2' });
  await second.getByLabel('Service').fill('Evaluation');
  await dialog.getByRole('button', { name: 'Make Estimate' }).click();
  await expect(dialog.getByText('Please enter a price of $0.00 or more')).toBeVisible();
  await second.getByLabel('Price of Each ($)').fill('250');
  await expect(dialog.getByText('Expected charges $430.00')).toBeVisible();

  await open();
  await page.getByRole('button', { name: 'Estimate', exact: true }).click();
  await expect(dialog.getByText('Draft restored')).toBeVisible();
  await expect(second.getByLabel('Price of Each ($)')).toHaveValue('250');
  await dialog.getByRole('button', { name: 'Make Estimate' }).click();
  await expectToast(page, 'Estimate Created', 'Estimate 1 has been created.');
  const papers = page.getByRole('list', { name: 'Estimates' });
  await expect(papers).toContainText(`${formatDay(today)} to ${formatDay(estimateDays(today).to)}`);
  await expect(papers).toContainText('$430.00');
  await expect(page.getByText(due)).toHaveCount(0);

  await billing.addSession(client.id, { date: `${today}T14:00:00.000Z`, duration: 60 });
  await page.goto(`/invoices/new?clientId=${client.id}`);
  const amount = page.getByLabel('Amount ($)');
  await expect(amount).toHaveValue('120');
  await amount.fill('729.99');
  const above = '$300.00 above the estimate. Send a new one before the next visit';
  await expect(page.getByText(/above the estimate/)).toHaveCount(0);
  await amount.fill('730');
  await expect(page.getByText(above)).toBeVisible();
  await amount.fill('830');
  await expect(page.getByText('The family may dispute this bill')).toBeVisible();

  await billing.chargePerMinute(1_400);
  await page.goto('/invoices/batch');
  await page.getByLabel('Sessions Through').fill(today);
  await expect(page.getByText('The family may dispute this bill')).toBeVisible();
});
