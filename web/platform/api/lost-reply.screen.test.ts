import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('A client whose reply was lost is not created twice', async ({ page, therapist, problems }) => {
  problems.allow(/status of 409/);
  const count = async () => (await therapist.get('/api/clients')).json<unknown[]>().length;
  const save = page.getByRole('button', { name: 'Create Client' });
  const createWithoutReply = async (lastName: string) => {
    await page.goto('/clients/new');
    await page.getByLabel('First Name').fill('Noa');
    await page.getByLabel('Last Name').fill(lastName);
    page.line.loseReplyOnce('POST /api/clients');
    await save.click();
    await expect(page.getByText('The server cannot be reached.').first()).toBeVisible();
  };

  await createWithoutReply('Once');
  await save.click();
  await expect(page).toHaveURL('/clients');
  await expect(page.getByText('Noa Once').first()).toBeVisible();
  expect(await count()).toBe(1);

  // Saved again with a change, the message says that the record exists already.
  await createWithoutReply('Again');
  await page.getByLabel('Phone').fill('212-555-0144');
  await save.click();
  await expect(page.getByText('This was saved already, before it was changed.').first()).toBeVisible();
  expect(await count()).toBe(2);
});
