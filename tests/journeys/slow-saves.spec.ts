import { test } from '#tests/setup/billing-journey.ts';
import { expect } from '#tests/setup/journey.ts';

for (const [width, height] of [
  [390, 844],
  [768, 700],
  [1440, 500],
] as const) {
  test(`a refused save leaves the button free, ${width} px`, async ({ page, billing, problems }) => {
    problems.allow(/500/);
    const client = await billing.addClient({ firstName: 'Ivy', lastName: 'Inkwell' });
    await page.setViewportSize({ width, height });
    await page.route('**/api/clients/*', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 500, contentType: 'text/plain', body: 'The change could not be saved' })
        : route.continue(),
    );
    await page.goto(`/clients/edit/${client.id}`);
    await page.getByLabel('First Name').fill('Iris');
    const save = page.getByRole('button', { name: 'Update Client' });
    await save.click();
    const message = page.getByRole('region', { name: /notifications/i }).getByRole('listitem');
    await expect(message).toBeVisible();
    // A click fails where something else lies over the button.
    await save.click({ trial: true, timeout: 4_000 });
  });
}

test('a save that takes long says so after eight seconds', async ({ page, billing }) => {
  const client = await billing.addClient({ firstName: 'Ivy', lastName: 'Inkwell' });
  await page.clock.install();
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/clients/*', async (route) => {
    if (route.request().method() === 'PUT') await isAnswered;
    await route.continue();
  });
  await page.goto(`/clients/edit/${client.id}`);
  await page.getByLabel('First Name').fill('Iris');
  await page.getByRole('button', { name: 'Update Client' }).click();
  await expect(page.getByRole('button', { name: 'Updating...' })).toBeDisabled();
  await page.clock.fastForward(7_000);
  await expect(page.getByText('Still trying; nothing is lost')).toHaveCount(0);
  await page.clock.fastForward(1_000);
  await expect(page.getByText('Still trying; nothing is lost')).toBeVisible();
  answer();
  await expect(page).toHaveURL('/clients');
});
