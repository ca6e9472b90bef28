import type { BrowserContext } from '@playwright/test';
import { buildFirstGoal } from '#tests/builders/goal-builder.ts';
import { buildResult } from '#tests/builders/result-builder.ts';
import { buildSigningProfile } from '#tests/builders/signing-builder.ts';
import { test } from '#tests/setup/caseload-journey.ts';
import type { CaseloadJourney } from '#tests/setup/caseload-records.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** A session of Ivy Sample with five trials of a goal, and what is sent to its note. */
async function recordedSession({ request }: BrowserContext, caseload: CaseloadJourney) {
  const { id: clientId } = await caseload.addClient({ firstName: 'Ivy', lastName: 'Sample' });
  const goal = await caseload.addGoal(buildFirstGoal({ clientId }));
  const { id } = await caseload.addSession(clientId, { date: '2026-10-05T14:00:00.000Z' });
  const path = `/sessions/${id}/note`;
  const mark = async (...marks: ('I' | 'V' | 'M' | 'X')[]) => {
    const result = buildResult({ marks });
    expect((await request.put(`/api/sessions/${id}/results/${goal.id}`, { data: result })).ok()).toBe(true);
  };
  const send = async (act: 'sign' | 'correct', data: object) => {
    expect((await request.post(`/api${path}/${act}`, { data })).status()).toBe(201);
  };
  await mark('I', 'I', 'V', 'M', 'X');
  return { path, mark, send };
}

test('who signs first says with what, and signs by the keyboard what was seen', async ({
  page,
  context,
  caseload,
  problems,
}) => {
  const { path, mark } = await recordedSession(context, caseload);
  await page.goto(path);
  await page.getByRole('combobox', { name: 'Setting' }).selectOption('Teletherapy');
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign Note' });
  await dialog.getByRole('textbox', { name: 'Printed Name' }).fill('Robin Sample');
  await dialog.getByRole('combobox', { name: 'Profession' }).selectOption('OTA');
  await dialog.getByRole('textbox', { name: 'Credentials' }).fill('COTA/L');
  await dialog.getByRole('textbox', { name: 'New York License Number' }).fill('012345');
  await dialog.getByRole('button', { name: 'Save and Go On' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Status' })).toHaveValue('completed');
  await expect(dialog.getByText('2 of 5 trials independent (40%)')).toBeVisible();
  await expect(dialog.getByText('I provided this service on the date and at the times shown')).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);
  // A mark that another window takes back meanwhile is not signed unseen.
  problems.allow(/409/);
  await mark('I', 'V');
  const sign = dialog.getByRole('button', { name: 'Sign', exact: true });
  await sign.press('Enter');
  await expect(dialog.getByText('It is shown as it reads now.')).toBeVisible();
  await expect(dialog.getByText('1 of 2 trials independent (50%)')).toBeVisible();
  await sign.press('Enter');
  await expectToast(page, 'Note Signed', 'The note for Ivy Sample on Oct 5, 2026 has been signed.');
  await expect(dialog).toHaveCount(0);
  await expect(
    page.getByText('Signed electronically by Robin Sample, COTA/L, NY license 012345'),
  ).toBeVisible();
  await expect(page.getByText('Not yet reviewed by the supervising therapist')).toBeVisible();
  await expect(page.getByText(/^Ivy Sample · /)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Setting' })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF' }).click();
  expect((await download).suggestedFilename()).toBe('sample-ivy-session-note-2026-10-05.pdf');
});

test('a signed note is added to, its correction left or signed, and it is withdrawn', async ({
  page,
  context,
  caseload,
  problems,
}) => {
  // Scripts that are loaded ahead may be on their way when the connection ends.
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const { path, send } = await recordedSession(context, caseload);
  await context.request.put('/api/signing-profile', { data: buildSigningProfile() });
  await context.request.put(`/api${path}`, { data: { template: 'narrative', setting: 'teletherapy' } });
  await send('sign', { status: 'completed' });
  await send('correct', { reason: 'The wrong place' });
  await page.goto(path);
  // A correction that says nothing else is taken back.
  await expect(page.getByRole('region', { name: 'Correction' })).toContainText(
    /Correction of the version signed on .*Reason: The wrong place/,
  );
  await page.getByRole('button', { name: 'Leave as Signed' }).click();
  await expectToast(page, 'Correction Left', 'The note for Ivy Sample on Oct 5, 2026 stays as it was.');

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Addendum' }).click();
  await expect(
    dialog.getByText(/^I add this to the note signed on .* The original is unchanged\.$/),
  ).toBeVisible();
  await dialog.getByRole('textbox', { name: 'What Is Added' }).fill('Used the left hand.');
  // Escape does not discard typed text.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep Editing' }).click();
  await dialog.getByRole('button', { name: 'Sign Addendum' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Used the left hand.')).toBeVisible();

  await page.getByRole('button', { name: 'Correct', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The wrong place');
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Setting' }).selectOption('Home');
  await expect(page.getByRole('status', { name: 'Note' })).toHaveText('Everything is saved');
  const sign = page.getByRole('button', { name: 'Sign', exact: true });
  await context.setOffline(true);
  await expect(page.getByText('Signing waits for the connection.')).toBeVisible();
  await expect(sign).toBeDisabled();
  await context.setOffline(false);
  await expect(page.getByText('Signing waits for the connection.')).toHaveCount(0);
  await sign.click();
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click();
  await expectToast(page, 'Note Corrected', 'The note for Ivy Sample on Oct 5, 2026 has been corrected.');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /^Version 1, Replaced/ })).toBeVisible();

  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Signed for another child');
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expectToast(page, 'Note Withdrawn', 'The note for Ivy Sample on Oct 5, 2026 has been withdrawn.');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Withdrawn', exact: true })).toBeVisible();
  await expect(page.getByText('Signed for another child', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);
});
