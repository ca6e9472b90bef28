import type { Session } from '#domain/caseload/sessions/session.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { buildSigningProfile } from '#tests/builders/signing-builder.ts';
import { expect } from '#tests/setup/journey.ts';
import { newAccount } from '#tests/setup/journey-account.ts';
import { test } from '#tests/setup/owner-journey.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';

test('the owner supervises an assistant, reviews what she signs, and she reads it beside her note', async ({
  browser,
  ownProgram,
  owner: _,
  page,
}) => {
  const assistant = newAccount({ fullName: 'Sam Assistant' });
  const hers = await browser.newContext({ baseURL: ownProgram.url });
  const send = async (path: string, data: object) => (await hers.request.post(path, { data })).json();
  await send('/api/register', assistant);
  await hers.request.put('/api/signing-profile', {
    data: buildSigningProfile({ printedName: 'Sam Assistant', credentials: 'COTA/L', profession: 'OTA' }),
  });
  const { id: clientId } = await send('/api/clients', buildClient());
  const session: Session = await send(
    '/api/sessions',
    buildSession({
      clientId,
      date: '2026-10-05T14:00:00.000Z',
      status: 'completed',
      notes: 'Cut along a line.',
    }),
  );
  const note = `/sessions/${session.id}/note`;
  await send(`/api${note}/sign`, {});
  await page.request.put('/api/signing-profile', {
    data: buildSigningProfile({ printedName: 'Robin Owner', licenseNumber: '054321' }),
  });

  await page.goto('/settings/team');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Settings' })).toBeVisible();
  await expect(menu.getByRole('link', { name: /^Reviews/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Access of Sam Assistant' }).click();
  await page.getByRole('menuitem', { name: 'Supervision' }).click();
  await expect(page.getByRole('heading', { name: 'Supervision of Sam Assistant' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Access of Sam Assistant' }).click();
  await page.getByRole('menuitem', { name: 'Supervision' }).click();
  const naming = page.getByRole('main');
  await expect(naming.getByRole('combobox', { name: 'Supervisor' })).toBeFocused();
  await naming.getByRole('combobox', { name: 'Supervisor' }).selectOption({ index: 1 });
  await expectAccessible(page);
  await naming.getByRole('button', { name: 'Save Supervision' }).click();
  await expectToast(
    page,
    'Supervision Saved',
    'Sam Assistant reads it on the dashboard and is asked to agree.',
  );
  await expect(page).toHaveURL('/settings/team');

  const there = await hers.newPage();
  await there.goto('/dashboard');
  const asked = there.getByRole('region', { name: 'Your supervision' });
  await expect(asked.getByText(/^Robin Sample is proposed as your supervisor from /)).toBeVisible();
  await expectAccessible(there);
  await asked.getByRole('button', { name: 'Agree' }).click();
  await expectToast(there, 'Supervision Agreed', 'Robin Sample reads what you sign, to review it.');
  await expect(asked.getByText(/^Robin Sample supervises you from /)).toBeVisible();

  await menu.getByRole('link', { name: 'Reviews 1 to review' }).click();
  await page.getByRole('link', { name: /Session of Oct 5, 2026 · Sam Assistant, COTA\/L/ }).click();
  await expect(page.getByText('Cut along a line.')).toBeVisible();
  await expect(page.getByText('Not yet reviewed by the supervising therapist')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Review' });
  await expect(dialog.getByText('I have reviewed this note as supervising therapist.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign Review' }).press('Enter');
  await expectToast(page, 'Review Signed', 'The note for Ivy Sample has been reviewed.');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /^Reviewed by Robin Owner, OTR\/L, on / })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Review', exact: true })).toHaveCount(0);
  await expectFitsPhone(page);

  await there.goto(note);
  await expect(there.getByRole('heading', { name: /^Reviewed by Robin Owner, OTR\/L, on / })).toBeVisible();
  await expect(there.getByText('Not yet reviewed')).toHaveCount(0);
  await hers.close();
});
