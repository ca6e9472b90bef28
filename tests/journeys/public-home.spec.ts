import { expect, test } from '#tests/setup/journey.ts';

test('A hash brings the visitor and the focus to its part of the page', async ({ page }) => {
  const manner = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);

  await test.step('A link of the page', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'See How We Help' }).click();
    await expect(page.locator('#services')).toBeFocused();
    await expect(page.getByRole('heading', { name: 'How we help' })).toBeInViewport();
  });

  await test.step('Another page', async () => {
    await page.goto('/about');
    await page.evaluate(() => location.assign('/#contact'));
    await expect(page.locator('#contact')).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Schedule a Consultation' })).toBeInViewport();
  });

  await test.step('The part glides into sight, unless the visitor wants less motion', async () => {
    await page.goto('/');
    expect(await manner()).toBe('smooth');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await manner()).toBe('auto');
    await page.getByRole('link', { name: 'Schedule a Consultation' }).click();
    await expect(page.locator('#contact')).toBeFocused();
  });
});

test('On a phone the top says who works with the child, and the page is at most eight screens long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.getByText('You work with Nora Wrenfield, MS, OTR/L')).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Schedule a Consultation' })).toBeInViewport();
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8 * 844);
});
