import { buildFirstGoal } from '#tests/builders/goal-builder.ts';
import { buildSigningProfile } from '#tests/builders/signing-builder.ts';
import { practiceToday } from '#tests/setup/caseload-records.ts';
import { test } from '#tests/setup/group-journey.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible, expectFitsPhone, expectNoViolations } from '#tests/setup/page-checks.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test("the notes of a group have nothing in anybody's way, one by one on a phone and beside each other", async ({
  page,
  context,
  groups,
}) => {
  const clients = await groups.addClients('Ada', 'Ben', 'Cal');
  for (const { id } of clients) {
    const goal = await context.request.post('/api/goals', { data: buildFirstGoal({ clientId: id }) });
    expect(goal.status()).toBe(201);
  }
  await context.request.put('/api/signing-profile', { data: buildSigningProfile() });
  const sessions = await groups.plan({ name: 'Writing', clients, day: practiceToday(), time: '00:00' });
  const noteOf = (name: string) => page.getByRole('region', { name: `${name} Sample`, exact: true });
  const show = (name: string) => page.getByRole('tab', { name: `${name} Sample` }).tap();

  await page.goto(`/sessions/${sessions[0]?.id}/note`);
  await show('Ben');
  await noteOf('Ben').getByRole('combobox', { name: 'Status' }).selectOption('no-show');
  await expect(noteOf('Ben').getByText('Say why the session did not take place.')).toBeVisible();
  await expect(noteOf('Ada').getByRole('button', { name: 'Undo' })).toBeHidden();
  await page.getByRole('textbox', { name: 'Activity' }).fill('Traced letters in sand.');
  await show('Ada');
  await noteOf('Ada').getByRole('button', { name: 'I Independent', exact: true }).tap();
  await expect(noteOf('Ada').getByRole('status', { name: 'Note' })).toHaveText('Everything is saved');
  await expectAccessible(page);
  await expectFitsPhone(page);
  await page.getByRole('button', { name: 'Sign 3 Notes' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Sign 3 Notes' });
  await expect(dialog.getByText('1 of 1 trials independent (100%)')).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Sign 2 Notes' }).tap();
  await expect(dialog.getByLabel('Signed').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().tap();

  // From 1,024 px on, the children are beside each other.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(noteOf('Ada').getByText('Signed electronically by Robin Sample')).toBeVisible();
  await expect(noteOf('Ben').getByRole('textbox', { name: 'Notes' })).toBeVisible();
  await expect(page.getByRole('tab').first()).toBeHidden();
  await expectNoViolations(page);
});
