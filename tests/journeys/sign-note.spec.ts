import { buildFirstGoal } from '#tests/builders/goal-builder.ts';
import { buildResult } from '#tests/builders/result-builder.ts';
import { test } from '#tests/setup/caseload-journey.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a note is signed by the keyboard, added to, corrected and withdrawn', async ({
  page,
  context,
  caseload,
  problems,
}) => {
  const { id: clientId } = await caseload.addClient({ firstName: 'Ivy', lastName: 'Sample' });
  const goal = await caseload.addGoal(buildFirstGoal({ clientId }));
  const session = await caseload.addSession(clientId, { date: '2026-10-05T14:00:00.000Z' });
  await context.request.put(`/api/sessions/${session.id}/results/${goal.id}`, { data: buildResult() });

  await page.goto(`/sessions/${session.id}/note`);
  await page.getByRole('combobox', { name: 'Setting' }).selectOption('Teletherapy');
  await expect(page.getByRole('status', { name: 'Note' })).toHaveText('Everything is saved');
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign Note' });
  // Who signs first says with what, and goes on.
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
  const result = { data: buildResult({ marks: ['I', 'V'] }) };
  await context.request.put(`/api/sessions/${session.id}/results/${goal.id}`, result);
  await dialog.getByRole('button', { name: 'Sign', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('1 of 2 trials independent (50%)')).toBeVisible();
  await expect(dialog.getByText('It is shown as it reads now.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Note Signed', 'The note for Ivy Sample on Oct 5, 2026 has been signed.');
  await expect(dialog).toBeHidden();
  await expect(
    page.getByText('Signed electronically by Robin Sample, COTA/L, NY license 012345'),
  ).toBeVisible();
  await expect(page.getByText('Review by the supervising therapist is not recorded here.')).toBeVisible();
  await expect(page.getByText(/^Ivy Sample · /)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF' }).click();
  expect((await download).suggestedFilename()).toBe('sample-ivy-session-note-2026-10-05.pdf');
  await expect(page.getByRole('combobox', { name: 'Setting' })).toBeHidden();
  await expectAccessible(page);
  await expectFitsPhone(page);

  await page.getByRole('button', { name: 'Addendum' }).click();
  await page.getByRole('textbox', { name: 'What Is Added' }).fill('Used the left hand.');
  await page.getByRole('button', { name: 'Sign Addendum' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Used the left hand.')).toBeVisible();
  await page.getByRole('button', { name: 'Correct', exact: true }).click();
  const reason = page.getByRole('textbox', { name: 'Reason' });
  await reason.fill('The wrong place');
  await page.getByRole('dialog').getByRole('button', { name: 'Correct' }).click();
  const correction = page.getByRole('region', { name: 'Correction' });
  await expect(correction).toContainText(/Correction of the version signed on .*Reason: The wrong place/);
  await expect(correction).toContainText('Until you sign it, the signed version counts.');
  await expectAccessible(page);
  await expectFitsPhone(page);
  // One that says nothing else is taken back.
  await correction.getByRole('button', { name: 'Leave as Signed' }).click();
  await expectToast(page, 'Correction Left', 'The note for Ivy Sample on Oct 5, 2026 stays as it was.');
  await expect(correction).toBeHidden();
  await page.getByRole('button', { name: 'Correct', exact: true }).click();
  await reason.fill('The wrong place');
  await page.getByRole('dialog').getByRole('button', { name: 'Correct' }).click();
  await page.getByRole('combobox', { name: 'Setting' }).selectOption('Home');
  await expect(page.getByRole('status', { name: 'Note' })).toHaveText('Everything is saved');
  await context.setOffline(true);
  await expect(page.getByText('Signing waits for the connection.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign', exact: true })).toBeDisabled();
  await context.setOffline(false);
  await expect(page.getByText('Signing waits for the connection.')).toBeHidden();
  await expect(page.getByRole('status', { name: 'Note' })).toHaveText('Everything is saved');
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click();
  await expectToast(page, 'Note Corrected', 'The note for Ivy Sample on Oct 5, 2026 has been corrected.');
  await expect(page.getByRole('heading', { name: /^Version 1, replaced/ })).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await reason.fill('Signed for another child');
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  // The words stand in the closing dialog too.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Withdrawn', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Signed for another child', { exact: true })).toBeVisible();
});
