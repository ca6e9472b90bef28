import { onTestFinished, vi } from 'vitest';
import { expect } from './screen-expect.ts';
import type { ScreenPage } from './screen-page.ts';

/**
 * A message at the edge of the page, by its title and its text. Each message answers one check: what the act before
 * it said, in the same words, is not taken for the answer to the next one.
 */
export async function expectToast(page: ScreenPage, title: string, text: string): Promise<void> {
  const toast = page
    .getByRole('region', { name: /notifications/i })
    .getByRole('listitem')
    .and(page.locator(':not([data-read])'))
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(text, { exact: true }) });
  await expect(toast).toBeVisible();
  for (const card of toast.elements()) card.setAttribute('data-read', '');
}

/** Counts what a person clicks from here on; gives the function that says how often. */
export function countClicks(): () => number {
  const clicks = vi.fn();
  window.addEventListener('pointerdown', clicks);
  onTestFinished(() => window.removeEventListener('pointerdown', clicks));
  return () => clicks.mock.calls.length;
}
