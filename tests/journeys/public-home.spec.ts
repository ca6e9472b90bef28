import { expect, test } from '#tests/setup/journey.ts';

test.beforeEach(({ page }) => page.goto('/'));

test('the hero leads to the form and to the services', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Schedule a Consultation' })).toHaveAttribute(
    'href',
    '#contact',
  );
  await expect(page.getByRole('link', { name: 'See How We Help' })).toHaveAttribute('href', '#services');
  await expect(page.locator('#contact').getByRole('form')).toBeVisible();
});

test('five service cards lead to /services', async ({ page }) => {
  const services = page.locator('#services');
  const titles = [
    'School-Based Therapy',
    'Fine Motor Skills',
    'Sensory Processing',
    'Visual-Motor Integration',
    'Play & Social Skills',
  ];
  await expect(services.getByRole('heading', { level: 3 })).toHaveText(titles);
  const links = services.getByRole('link');
  await expect(links).toHaveCount(5);
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', '/services');
});

test('a worry leads to the page of the service that speaks of it', async ({ page }) => {
  await page.getByRole('link', { name: 'Loud rooms lead to covered ears or a meltdown.' }).click();
  await expect(page).toHaveURL(/\/services\/sensory$/);
});

test('the therapist comes with five credentials', async ({ page }) => {
  const introduction = page.getByRole('region', { name: 'Meet Nora' });
  await expect(introduction.getByRole('listitem')).toHaveCount(5);
  await expect(introduction.getByRole('link', { name: 'More about Nora' })).toHaveAttribute('href', '/about');
});

test('four parents speak, with five stars each, marked as samples', async ({ page }) => {
  const testimonials = page.getByRole('region', { name: 'What parents say' });
  await expect(testimonials.getByRole('listitem')).toHaveCount(4);
  await expect(testimonials.getByRole('img', { name: '5 out of 5 stars' })).toHaveCount(4);
  await expect(testimonials.getByText('Sample', { exact: true })).toHaveCount(4);
});

test('a hash brings the visitor and the focus to its part of the page', async ({ page }) => {
  await page.getByRole('link', { name: 'See How We Help' }).click();
  await expect(page.locator('#services')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'How we help' })).toBeInViewport();
});

test('a hash works when arriving from another page, too', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => location.assign('/#contact'));
  await expect(page.locator('#contact')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Schedule a Consultation' })).toBeInViewport();
});

test('parts of the page glide into sight, unless the visitor wants less motion', async ({ page }) => {
  const manner = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await manner()).toBe('smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await manner()).toBe('auto');
  await page.getByRole('link', { name: 'Schedule a Consultation' }).click();
  await expect(page.locator('#contact')).toBeFocused();
});

test('the top says who will work with the child', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('You work with Nora Wrenfield, MS, OTR/L')).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Schedule a Consultation' })).toBeInViewport();
});

test('on a phone the page is at most eight screens long', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8 * 844);
});
