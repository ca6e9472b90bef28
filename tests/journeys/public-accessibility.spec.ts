import type { Page } from '@playwright/test';
import { expectRing, expectShapesInForcedColors } from '#tests/setup/forced-colors.ts';
import { expect, test } from '#tests/setup/journey.ts';
import { expectAccessible, expectNoSidewaysScroll, expectNoViolations } from '#tests/setup/page-checks.ts';
import { pageSettings as inSpanish } from '#web/website/site/content/es/page-settings.ts';
import { openForm } from './inquiry-form-page.ts';
import { publicPaths } from './public-page-list.ts';

const spanishPaths = Object.values(inSpanish).map(({ path }) => path);

test("No English page has anything in anybody's way", async ({ page }) => {
  // Ten pages with all their accessibility checks, one after the other.
  test.slow();
  for (const path of publicPaths) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(path);
      await expectNoViolations(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  }
});

// The same parts in longer words: as no English page above was looked at, wide and dark.
test("No Spanish page has anything in anybody's way", async ({ page }) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  for (const path of spanishPaths) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      await expectNoViolations(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
    });
  }
});

test('The keyboard walks a page to its end and shows where it is', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/services', '/contact']) {
    await test.step(path, async () => {
      await page.goto(path);
      const stops = page
        .locator('a[href], button, input, select, textarea')
        .and(page.locator(':not([tabindex="-1"])'));
      const expected = await stops.evaluateAll(
        (elements) => elements.filter((element) => element.checkVisibility()).length,
      );
      for (let stop = 0; stop < expected; stop += 1) {
        await page.keyboard.press('Tab');
        await expect.poll(() => focusOf(page)).toMatchObject({ isSeen: true, hasRing: true });
      }
      expect(
        await page
          .getByRole('button', { name: 'Subscribe' })
          .evaluate((last) => last === document.activeElement),
      ).toBe(true);
    });
  }
});

/** Returns whether the focused element is visible below the sticky header, and has a focus ring. */
function focusOf(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const { top, bottom } = focused.getBoundingClientRect();
    const covered = focused.closest('header, a[href="#main"]')
      ? 0
      : (document.querySelector('header')?.offsetHeight ?? 0);
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    return {
      name: focused.textContent?.slice(0, 40) || focused.getAttribute('name'),
      isSeen: bottom > covered && top < innerHeight,
      hasRing: outlineStyle === 'solid' && outlineWidth === '2px',
    };
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("The open menu has nothing in anybody's way", async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Therapist Login' })).toBeVisible();
    await expectNoViolations(page);
    // If the header has no room for the language, it is in the menu.
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(page.getByRole('link', { name: 'Español' })).toBeVisible();
  });

  test('Every page has targets of 44 pixels, and is as wide as the phone with words twice as large', async ({
    page,
  }) => {
    test.slow();
    for (const path of [...publicPaths, ...spanishPaths]) {
      await page.goto(path);
      if (publicPaths.includes(path)) expect(await smallTargets(page), path).toEqual([]);
      const [sideways, spilled, cut] = await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        const isSpilled = (part: Element) => part.scrollWidth > part.clientWidth + 1;
        const head = [...document.querySelectorAll('header > div:first-child > *')];
        const cards = [...document.querySelectorAll('main li')];
        return [
          document.documentElement.scrollWidth - innerWidth,
          head.filter(isSpilled).length,
          cards.filter((card) => getComputedStyle(card).overflowX === 'hidden').filter(isSpilled).length,
        ];
      });
      expect(sideways, path).toBeLessThanOrEqual(0);
      // Content that overflows its place in the header is covered by its neighbor.
      expect(spilled, path).toBe(0);
      // Content wider than a card with round corners is cut off.
      expect(cut, path).toBe(0);
    }
  });
});

/** Returns tap targets lower than 44 pixels, except links in text. */
function smallTargets(page: Page) {
  return page
    .locator('header a, header button, main a, main button, footer a, footer button')
    .evaluateAll((targets) =>
      targets
        .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 44)
        .map((target) => target.textContent),
    );
}

test('Where the system picks the colors, buttons have an edge and what is chosen or wrong is marked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expectShapesInForcedColors(page);
  await openForm(page, '/contact');
  const send = page.getByRole('button', { name: 'Send Request' });
  await send.click();
  await expect(page.getByText('Please share your concerns')).toBeVisible();
  await page.emulateMedia({ forcedColors: null });
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'Please check my insurance coverage' }).check();
  await expectShapesInForcedColors(page);
  await page.keyboard.press('Tab');
  await expectRing(send);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('banner').locator('[popover]');
  await expect(menu.getByRole('link', { name: 'Contact' })).toHaveCSS('text-decoration-line', 'underline');
  await expect(menu.getByRole('link', { name: 'About' })).toHaveCSS('text-decoration-line', 'none');
  await expect(menu.getByRole('link', { name: 'Español' })).toBeVisible();
  await expectShapesInForcedColors(page);
});
