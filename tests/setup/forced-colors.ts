import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/**
 * Where the system picks the colors, and the page is dark: what was a button by its ground alone has an edge, and no sign
 * fades into the page. The page stays as the system colors it.
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

/** What the keyboard is on has a ring that stands out from the page. */
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

/** Whether a color, written as `rgb(…)`, is no edge that can be seen on another one: a contrast below 3. */
function fadesAway(colors: readonly string[]): boolean {
  const [dark = 0, light = 0] = colors.map(luminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05) < 3;
}

/** As WCAG reckons it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((channel) => {
    const part = Number(channel) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
