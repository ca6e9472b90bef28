import { expect, test } from '#tests/setup/journey.ts';

const anchors = ['pediatric', 'school-based', 'sensory', 'fine-motor', 'consultation'];

test('The services page follows the anchors of the footer', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fine Motor Skills' }).click();
  await expect(page.locator('#fine-motor')).toBeFocused();
  await expect(page.locator('#fine-motor').getByRole('heading', { level: 2 })).toBeInViewport();
});

test('Every page prints as words on paper, without menus, buttons and forms', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/', '/contact', ...anchors.map((id) => `/services/${id}`)]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const role of ['contentinfo', 'navigation', 'form', 'button'] as const) {
      await expect(page.getByRole(role), path).toHaveCount(0);
    }
    await expect(page.getByRole('link', { name: 'Schedule a Consultation' }), path).toHaveCount(0);
  }
  // The end of the home page stays together.
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Schedule a Consultation' })).toHaveCSS(
    'break-inside',
    'avoid',
  );
});
