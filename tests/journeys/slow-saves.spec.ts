import { test } from '#tests/setup/billing-journey.ts';
import { expect } from '#tests/setup/journey.ts';

test('A refused save leaves its button free, and a slow one says so after eight seconds', async ({
  page,
  billing,
  problems,
}) => {
  problems.allow(/500/);
  const client = await billing.addClient({ firstName: 'Ivy', lastName: 'Inkwell' });
  let isRefused = true;
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  page.on('dialog', (dialog) => dialog.accept());
  await page.route('**/api/clients/*', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    if (isRefused) {
      return route.fulfill({ status: 500, contentType: 'text/plain', body: 'The change could not be saved' });
    }
    await isAnswered;
    return route.continue();
  });
  const save = page.getByRole('button', { name: 'Update Client' });
  for (const [width, height] of [
    [390, 844],
    [768, 700],
    [1440, 500],
  ] as const) {
    await test.step(`A refused save at ${width} px`, async () => {
      await page.setViewportSize({ width, height });
      await page.goto(`/clients/edit/${client.id}`);
      await page.getByLabel('First Name').fill(`Iris ${width}`);
      await save.click();
      const message = page.getByRole('region', { name: /notifications/i }).getByRole('listitem');
      await expect(message).toBeVisible();
      // A click fails where something else lies over the button.
      await save.click({ trial: true, timeout: 4_000 });
    });
  }

  await test.step('A save that takes long', async () => {
    isRefused = false;
    await page.clock.install();
    await page.goto(`/clients/edit/${client.id}`);
    await page.getByLabel('First Name').fill('Iris');
    await save.click();
    await expect(page.getByRole('button', { name: 'Updating...' })).toBeDisabled();
    await page.clock.fastForward(7_000);
    await expect(page.getByText('Still trying; nothing is lost')).toHaveCount(0);
    await page.clock.fastForward(1_000);
    await expect(page.getByText('Still trying; nothing is lost')).toBeVisible();
    answer();
    await expect(page).toHaveURL('/clients');
  });
});
