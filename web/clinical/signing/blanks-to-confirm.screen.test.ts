import type { Session } from '#domain/caseload/sessions/session.ts';
import { buildSigningProfile } from '#tests/builders/signing-builder.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('A note with a blank is signed only once the blank is confirmed', async ({
  page,
  schedule,
  therapist,
}) => {
  const { id: clientId } = await schedule.addClient('Ada Applewood');
  await therapist.put('/api/signing-profile', buildSigningProfile());
  const session = { clientId, date: '2026-10-05T14:00:00.000Z', duration: 30, type: 'individual' };
  const words = { status: 'completed', notes: 'Ada ___ in class today.' };
  const { id } = (await therapist.post('/api/sessions', { ...session, ...words })).json<Session>();
  await page.goto(`/sessions/${id}/note`);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign Note' });
  await expect(dialog.getByText('Notes: “Ada ___ in class today.”')).toBeVisible();
  const sign = dialog.getByRole('button', { name: 'Sign', exact: true });
  await expect(sign).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'It is meant to stand' }).click();
  await sign.click();
  await expect(dialog).toBeHidden();
});
