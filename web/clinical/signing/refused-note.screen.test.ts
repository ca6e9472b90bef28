import { buildSigningProfile } from '#tests/builders/signing-builder.ts';
import { practiceToday } from '#tests/setup/caseload-records.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('The button that signs a note is disabled while the note is refused', async ({
  page,
  schedule,
  therapist,
}) => {
  await therapist.put('/api/signing-profile', buildSigningProfile());
  const { id: clientId } = await schedule.addClient('Ada Applewood');
  const missed = { status: 'no-show', notes: null };
  const { id } = await schedule.addSession(clientId, practiceToday(), '00:00', missed);
  await page.goto(`/sessions/${id}/note`);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign Note' });
  await expect(dialog.getByRole('alert').getByText('Say why the session did not take place')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Sign', exact: true })).toBeDisabled();
});
