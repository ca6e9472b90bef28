import type { Page } from '@playwright/test';

const MOST_STOPS = 60;

/** Presses Tab until the focused element has this name. */
export async function tabTo(
  page: Page,
  name: string | RegExp,
  role: Parameters<Page['getByRole']>[0],
): Promise<void> {
  const target = page.getByRole(role, { name }).and(page.locator(':focus'));
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if ((await target.count()) > 0) return;
  }
  throw new Error(`The keyboard never came to the ${role} "${name}"`);
}
