import { expect, test } from '#tests/setup/journey.ts';
import { labelsOf } from './noted-events.ts';

test('Pages note what a visitor looks for', async ({ page }) => {
  await test.step('Every page notes that it was seen', async () => {
    await page.goto('/about');
    expect(await labelsOf(page, 'page_view')).toEqual(['/about']);
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
    await page.waitForURL('/contact');
    expect(await labelsOf(page, 'page_view')).toEqual(['/contact']);
  });

  await test.step('The services page notes which service was looked for', async () => {
    await page.goto('/services');
    expect(await labelsOf(page, 'view_service')).toEqual(['all_services']);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sensory Processing' }).click();
    await expect.poll(() => labelsOf(page, 'view_service')).toEqual(['all_services', 'sensory']);
  });

  await test.step('A visitor who arrives for one service has looked for that one', async () => {
    await page.goto('/about');
    await page.goto('/services#sensory');
    await expect(page.locator('#sensory')).toBeFocused();
    expect(await labelsOf(page, 'view_service')).toEqual(['sensory']);
  });

  await test.step('Skipping to the main part of the services page looks for no service', async () => {
    await page.goto('/services');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    expect(await labelsOf(page, 'view_service')).toEqual(['all_services']);
  });

  await test.step('A click on the email address is noted', async () => {
    await page.goto('/contact');
    const email = page.getByRole('main').getByRole('link', { name: 'hello@example.com' });
    await email.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
    await email.click();
    expect(await labelsOf(page, 'email_click')).toEqual(['contact_email']);
  });
});

for (const [wish, value] of [
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
] as const) {
  test(`A visitor who asks not to be tracked is not: ${wish}`, async ({ page }) => {
    await page.addInitScript(
      ([name, said]) => Object.defineProperty(Navigator.prototype, name, { value: said }),
      [wish, value] as const,
    );
    await page.goto('/services');
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  });
}
