import { onTestFinished, vi } from 'vitest';
import type { JourneyAccount } from './journey-account.ts';
import { expect } from './screen-expect.ts';
import type { Call } from './screen-line.ts';
import type { ScreenLocator } from './screen-locator.ts';
import type { ScreenPage } from './screen-page.ts';

/**
 * Expects a toast by its title and text. Each toast satisfies one check: an earlier one with the same text
 * does not count.
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

/** Counts clicks from now on; returns the function that reads the count. */
export function countClicks(): () => number {
  const clicks = vi.fn();
  window.addEventListener('pointerdown', clicks);
  onTestFinished(() => window.removeEventListener('pointerdown', clicks));
  return () => clicks.mock.calls.length;
}

/** Chooses a client in the session form by typing its name. */
export async function chooseClient(page: ScreenPage, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Client' }).fill(name);
  await page.getByRole('option', { name }).click();
}

/** Registers on the sign-in page. */
export async function register(page: ScreenPage, account: JourneyAccount): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('Full Name').fill(account.fullName);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
}

/** Chooses Delete from the menu of a record's page. */
export async function chooseDelete(page: ScreenPage): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
}

/**
 * Expects that a page whose list fails shows the error, and `then` once it is tried again without one. The test allows a 503.
 */
export async function expectRetry(page: ScreenPage, path: string, list: Call, then: ScreenLocator) {
  const mend = page.line.fail(list, 503, 'Down for a moment');
  await page.goto(path);
  await expect(page.getByText('503: Down for a moment')).toBeVisible();
  mend();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(then).toBeVisible();
}

/** Answers for the browser that every row of a note is visible: the page asks which row a key acts on. */
export function showEveryRow(): void {
  Object.defineProperty(Element.prototype, 'checkVisibility', { configurable: true, value: () => true });
  onTestFinished(() => {
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  });
}
