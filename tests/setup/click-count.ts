import type { Page } from '@playwright/test';

/** Counts clicks from now on, over every page; returns the function that reads the count. */
export async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('noteClick', () => {
    clicks += 1;
  });
  await page.addInitScript(() => {
    // A click on a label is one pointer event and two click events.
    addEventListener('pointerdown', () => void Reflect.get(window, 'noteClick')());
  });
  return () => clicks;
}
