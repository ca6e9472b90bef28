import { expect, test } from '#tests/setup/journey.ts';
import { labelsOf } from './noted-events.ts';

test('every page notes that it was seen', async ({ page }) => {
  await page.goto('/about');
  expect(await labelsOf(page, 'page_view')).toEqual(['/about']);
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  await page.waitForURL('/contact');
  expect(await labelsOf(page, 'page_view')).toEqual(['/contact']);
});

test('the services page notes which service was looked for', async ({ page }) => {
  await page.goto('/services');
  expect(await labelsOf(page, 'view_service')).toEqual(['all_services']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sensory Processing' }).click();
  await expect.poll(() => labelsOf(page, 'view_service')).toEqual(['all_services', 'sensory']);
});

test('a visitor who arrives for one service has looked for that one', async ({ page }) => {
  await page.goto('/services#sensory');
  await expect(page.locator('#sensory')).toBeFocused();
  expect(await labelsOf(page, 'view_service')).toEqual(['sensory']);
});

test('skipping to the main part of the services page looks for no service', async ({ page }) => {
  await page.goto('/services');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await labelsOf(page, 'view_service')).toEqual(['all_services']);
});

test('a click on the email address is noted', async ({ page }) => {
  await page.goto('/contact');
  const email = page.getByRole('main').getByRole('link', { name: 'hello@example.com' });
  await email.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await email.click();
  expect(await labelsOf(page, 'email_click')).toEqual(['contact_email']);
});

for (const [wish, value] of [
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
] as const) {
  test(`a visitor who asks not to be tracked is not: ${wish}`, async ({ page }) => {
    await page.addInitScript(
      ([name, said]) => Object.defineProperty(Navigator.prototype, name, { value: said }),
      [wish, value] as const,
    );
    await page.goto('/services');
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  });
}
