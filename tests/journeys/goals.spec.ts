import { test } from '#tests/setup/caseload-journey.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';

test('A first goal comes from the bank with its plan, is worked on, mastered, and taken up again with a reason', async ({
  page,
  caseload,
}) => {
  const { id } = await caseload.addClient();
  await page.goto(`/clients/${id}?tab=goals`);
  await expect(page.getByText('No goals yet')).toBeVisible();
  await page.getByRole('link', { name: 'Write a Goal' }).click();
  await expect(page.getByRole('textbox', { name: 'Statement' })).toBeFocused();
  await page.goBack();
  await page.getByRole('link', { name: 'Open the Bank' }).click();

  // The blanks of the bank's goal are filled in, and its criterion changes while it is typed.
  const form = page.getByRole('form', { name: 'Goal' });
  await form.getByRole('button', { name: /^Cutting on a line/ }).click();
  const criterion = form.getByRole('status').filter({ hasText: 'in a row' });
  await expect(criterion).toHaveText(
    '80% with no more than verbal cues, 3 sessions in a row, at least 5 trials',
  );
  await form.getByRole('button', { name: 'Create Goal' }).click();
  await expect(form.getByText('Fill in the blanks (___), or keep the goal as a draft')).toBeVisible();
  const statement = form.getByRole('textbox', { name: 'Statement' });
  await expect(statement).toBeFocused();
  await statement.fill('{child} will cut along a straight line.');
  await form.getByRole('textbox', { name: 'Target (%)' }).fill('90');
  await expect(criterion).toContainText('90% with no more than verbal cues');
  // Its pad can be tried, without the level that the goal leaves out.
  await form.getByText('More', { exact: true }).click();
  await form.getByRole('checkbox', { name: 'Model' }).check();
  await form.getByRole('button', { name: 'Try the Pad' }).click();
  const pad = form.getByRole('region', { name: 'Pad to try' });
  await pad.getByRole('button', { name: 'I Independent' }).click();
  await expect(pad.getByRole('status')).toContainText('1 of 1 trials independent (100%)');
  await expect(pad.getByRole('button', { name: 'M Model' })).toHaveCount(0);
  await form.getByRole('button', { name: 'Add Objective' }).click();
  const objective = form.getByRole('group', { name: 'Objective 1' });
  await objective.getByRole('textbox', { name: 'Name' }).fill('Short lines');
  await objective.getByRole('textbox', { name: 'Target' }).fill('60');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Create Goal' }).click();
  await expectToast(page, 'Goal Created', 'The goal has been created successfully.');

  // The child's name stands where the statement says so, and the objective with its own target.
  await expect(page.getByText('Ivy will cut along a straight line.').first()).toBeVisible();
  await expect(page.getByText('60% with no more than verbal cues', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);

  await page.getByRole('button', { name: 'Mark as Mastered' }).click();
  await page.getByRole('button', { name: /^Add a Task for / }).click();
  await expect(page.getByText(/^A task says to look again, without teaching, on /)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take Up Again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take Up Again' });
  await dialog.getByRole('button', { name: 'Take Up Again' }).click();
  await expect(dialog.getByText('Say why the goal is taken up again')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Lost over the winter break');
  await dialog.getByRole('button', { name: 'Take Up Again' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Lost over the winter break')).toBeVisible();

  await page.goto(`/clients/${id}?tab=goals`);
  await expect(page.getByRole('heading', { name: 'Cutting on a line' })).toBeVisible();
  await expect(page.getByText(/90% with no more than verbal cues/)).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);
});
