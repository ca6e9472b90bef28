import type { Page } from '@playwright/test';
import { expect } from '#tests/setup/journey.ts';

/** Opens a page with the consultation form and touches the form, until the website's script takes care of it. */
export async function openForm(page: Page, path: '/' | '/contact'): Promise<void> {
  await page.goto(path);
  await readyForm(page);
}

/** Touches the form of the page in sight until the website's script takes care of it. */
export async function readyForm(page: Page): Promise<void> {
  await page.getByLabel('Your name', { exact: true }).focus();
  await expect(page.locator('form[data-enhanced]')).toHaveCount(1);
}
