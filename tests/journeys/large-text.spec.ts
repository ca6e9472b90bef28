import { expect } from '#tests/setup/journey.ts';
import { test } from '#tests/setup/owner-journey.ts';
import { expectNoSidewaysScroll } from '#tests/setup/page-checks.ts';

test('On a desk with text alone twice as large the settings keep to the width of the window', async ({
  page,
  owner: _,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/settings', '/settings/preferences', '/settings/practice', '/settings/data']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
    await expect(page.getByRole('button', { name: 'Logout' }), path).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
  }
});
