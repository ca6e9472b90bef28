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
  await make.click();
  await expectToast(page, 'Superbill Created', 'Superbill 1 has been created.');

  const papers = page.getByRole('list', { name: 'Papers' });
  await expect(papers).toContainText('Oct 1, 2026 to Oct 31, 2026');
  const file = await page.download(() => papers.getByRole('button', { name: 'PDF of Superbill 1' }).click());
  expect(file.name).toBe('superbill-1.pdf');
  await papers.getByRole('button', { name: 'Void Superbill 1' }).click();
  const question = page.getByRole('dialog', { name: 'Void superbill 1?' });
  await question.getByRole('button', { name: 'Void Superbill' }).click();
  await expect(question.getByText('Say why it is voided')).toBeVisible();
  await question.getByLabel('Reason').fill('Wrong code');
  await question.getByRole('button', { name: 'Void Superbill' }).click();
  await expectToast(page, 'Superbill Voided', 'Superbill 1 no longer holds.');
  await expect(papers).toContainText('Void: Wrong code');
  await page.getByRole('button', { name: 'Superbill', exact: true }).click();
  await expect(dialog.getByText('Replaces superbill 1.')).toBeVisible();
});
