import type { Session } from '#domain/caseload/sessions/session.ts';
import { buildSigningProfile } from '#tests/builders/signing-builder.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import type { ScreenPage } from '#tests/setup/screen-page.ts';
import { test } from '#tests/setup/screen-test.ts';

/** The page has the focus, not the document's body. */
async function expectFocusOnPage(page: ScreenPage): Promise<void> {
  await expect
    .poll(() => document.activeElement?.closest('main') !== null && document.activeElement !== document.body)
    .toBe(true);
  await expect(page.locator('main')).toBeVisible();
}

test('Check In leads on to the note, with the focus in its first field', async ({
  page,
  caseload,
  therapist,
}) => {
  const { id } = await caseload.addClient();
  const session = await caseload.addTodaysSession(id, '09:00');
  await page.goto(`/sessions/${session.id}`);
  const checkIn = page.getByRole('button', { name: 'Check In' });
  await checkIn.focus();
  await checkIn.press('Enter');
  await expect(page).toHaveURL(`/sessions/${session.id}/note`);
  await expect(page.getByRole('textbox', { name: 'Activity' })).toBeFocused();
  const stored = async () => (await therapist.get(`/api/sessions/${session.id}`)).json();
  await expect.poll(stored).toMatchObject({ status: 'completed' });
});

test('After signing the focus stays on the page', async ({ page, schedule, therapist }) => {
  const { id: clientId } = await schedule.addClient('Ada Applewood');
  await therapist.put('/api/signing-profile', buildSigningProfile());
  const date = '2026-10-05T14:00:00.000Z';
  const words = { status: 'completed', notes: 'Cut along a line.' };
  const session = { clientId, date, duration: 30, type: 'individual', ...words };
  const { id } = (await therapist.post('/api/sessions', session)).json<Session>();
  await page.goto(`/sessions/${id}/note`);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign Note' });
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Addendum' })).toBeVisible();
  await expectFocusOnPage(page);
});
