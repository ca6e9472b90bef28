import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('The link back from a session keeps the filters of the list', async ({ page, billing }) => {
  const client = await billing.addClient({ firstName: 'Ivy', lastName: 'Inkwell' });
  await billing.addSession(client.id);
  await page.goto('/sessions');
  await page.getByLabel('Status').selectOption('completed');
  await expect(page).toHaveURL(/status=completed/);
  await page
    .getByRole('link', { name: /Ivy Inkwell/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/sessions\/\d+$/);
  await page.locator('main').getByRole('link', { name: 'Sessions', exact: true }).click();
  await expect(page).toHaveURL(/\/sessions\?.*status=completed/);
  await expect(page.getByLabel('Status')).toHaveValue('completed');
});

test('The link back from a record leads to the page it was opened from', async ({ page, billing }) => {
  const client = await billing.addClient({ firstName: 'Ivy', lastName: 'Inkwell' });
  const session = await billing.addSession(client.id);
  await page.goto(`/sessions/${session.id}`);
  const back = (name: string) => page.locator('main').getByRole('link', { name, exact: true });
  await expect(back('Sessions')).toHaveAttribute('href', '/sessions');
  await page.locator('main').getByRole('link', { name: 'Ivy Inkwell' }).first().click();
  await expect(page).toHaveURL(`/clients/${client.id}`);
  await back('Session').click();
  await expect(page).toHaveURL(`/sessions/${session.id}`);
});

test('The link back leads to the list after another tab of the record was chosen', async ({
  page,
  billing,
}) => {
  const client = await billing.addClient({ firstName: 'Ivy', lastName: 'Inkwell' });
  await page.goto('/dashboard');
  await page.getByRole('navigation').getByRole('link', { name: 'Clients', exact: true }).click();
  // The dashboard names the child too.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clients');
  await page.locator('main').getByRole('link', { name: 'Ivy Inkwell' }).first().click();
  await expect(page).toHaveURL(`/clients/${client.id}`);
  await page.getByRole('tab', { name: /Sessions/ }).click();
  await expect(page).toHaveURL(/tab=sessions/);
  await page.locator('main').getByRole('link', { name: 'Clients', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clients');
  await expect(page).toHaveURL('/clients');
});
