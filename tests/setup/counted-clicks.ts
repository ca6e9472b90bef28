import type { Page } from '@playwright/test';

/** Counts what a person clicks from here on, over every page; gives the function that tells how often. */
export async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('noteClick', () => {
    clicks += 1;
  });
  await page.addInitScript(() => {
    // A click on a label is one of the pointer, and two events.
    addEventListener('pointerdown', () => void Reflect.get(window, 'noteClick')());
  });
  return () => clicks;
}
