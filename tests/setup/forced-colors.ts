import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/**
 * Expects that with forced colors on a dark page, buttons without a border get one, and every icon contrasts with the
 * page.
 */
export async function expectShapesInForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'dark', reducedMotion: 'reduce' });
  const filled = await page.evaluateHandle(() =>
    [...document.querySelectorAll('a, button')].filter(
      (each) =>
        each.checkVisibility() &&
        !each.matches(':hover') &&
        getComputedStyle(each).backgroundColor !== 'rgba(0, 0, 0, 0)',
    ),
  );
  await page.emulateMedia({ forcedColors: 'active' });
  const withoutEdge = () =>
    filled.evaluate((buttons) =>
      buttons
        .filter((button) => {
          const { borderTopStyle, borderTopWidth } = getComputedStyle(button);
          return borderTopStyle !== 'solid' || borderTopWidth === '0px';
        })
        .map(({ textContent }) => textContent),
    );
  await expect.poll(withoutEdge).toEqual([]);
  const signs = page.locator('svg[stroke="currentColor"]').filter({ visible: true });
  const colorsOfSigns = () =>
    signs.evaluateAll((drawings) =>
      drawings.map((drawing) => [
        getComputedStyle(drawing).stroke,
        getComputedStyle(document.body).backgroundColor,
      ]),
    );
  await expect.poll(async () => (await colorsOfSigns()).filter(fadesAway)).toEqual([]);
}

/** Expects a focus ring that contrasts with the page. */
export async function expectRing(focused: Locator): Promise<void> {
  await expect(focused).toBeFocused();
  await expect(focused).toHaveCSS('outline-style', 'solid');
  const colors = () =>
    focused.evaluate((element) => [
      getComputedStyle(element).outlineColor,
      getComputedStyle(document.body).backgroundColor,
    ]);
  await expect.poll(async () => fadesAway(await colors())).toBe(false);
}

/** Returns whether two colors, written as `rgb(…)`, have a contrast below 3. */
function fadesAway(colors: readonly string[]): boolean {
  const [dark = 0, light = 0] = colors.map(luminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05) < 3;
}

/** Returns a color's relative luminance by WCAG. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((channel) => {
    const part = Number(channel) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
