import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('The form asks for the statement first, and unfolds More for a wrong field in it', async ({
  page,
  caseload,
}) => {
  const { id } = await caseload.addClient();
  await page.goto(`/goals/new?clientId=${id}`);
  const form = page.getByRole('form', { name: 'Goal' });
  await expect(form.getByLabel('Statement')).toBeFocused();
  await form.getByLabel('Statement').fill('{child} will cut along a line.');
  await form.getByLabel('Domain').selectOption('Fine motor');
  await form.getByLabel('Name').fill('Cutting');
  const more = form.getByText('More', { exact: true });
  await more.click();
  await form.getByLabel('Sessions in a Row').fill('0');
  await more.click();
  await expect(form.getByLabel('Sessions in a Row')).toBeHidden();
  await form.getByRole('button', { name: 'Create Goal' }).click();
  await expect(form.getByText('There can be 1 to 10 sessions in a row')).toBeVisible();
  await expect(form.getByLabel('Sessions in a Row')).toBeFocused();
  await form.getByLabel('Sessions in a Row').fill('3');
  await form.getByRole('button', { name: 'Create Goal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cutting' })).toBeVisible();
});
