import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/journey.ts';
import { labelsOf } from './noted-events.ts';

test('The header leads everywhere and dials the practice, and the keyboard can skip it', async ({ page }) => {
  await page.goto('/about');
  const header = page.getByRole('banner');
  for (const [name, href] of [
    ['Home', '/'],
    ['Services', '/services'],
    ['About', '/about'],
    ['Contact', '/contact'],
    ['Therapist Login', '/auth'],
  ] as const) {
    await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await expect(header.getByRole('link', { name: 'About', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(header.getByRole('link', { name: 'Call (516) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+15165550142',
  );

  await page.goto('/services/sensory');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('The newsletter box asks for an email and writes to the practice by the own mail program', async ({
  page,
}) => {
  await page.goto('/about');
  const email = page.getByRole('contentinfo').getByRole('textbox', { name: 'Email address' });
  await expect(email).toHaveAttribute('type', 'email');
  await expect(email).toHaveAttribute('required', '');
  const form = page.getByRole('contentinfo').locator('form');
  await expect(form).toHaveAttribute('action', /^mailto:hello@example\.com\?subject=Newsletter/);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await email.fill('not an address');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(email).toBeFocused();
  expect(await email.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
  await email.fill('pat@example.com');
  const letters = await watchLetters(page);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  const { pathname, searchParams } = new URL(await letters.first);
  expect(pathname).toBe('hello@example.com');
  expect(searchParams.get('subject')).toBe('Newsletter of Paper Kite Pediatric OT');
  expect(searchParams.get('body')).toContain('Please add me to your newsletter.');
  expect(searchParams.get('body')).toContain('pat@example.com');
  await expect(page).toHaveURL(/\/about$/);
  expect(calls.filter((url) => url.includes('/api/'))).toEqual([]);
});

/** Watches what the browser hands to the visitor's mail program; gives the first mailto: address once it comes. */
async function watchLetters(page: Page): Promise<{ first: Promise<string> }> {
  const { promise: first, resolve } = Promise.withResolvers<string>();
  const browser = await page.context().newCDPSession(page);
  browser.on('Page.frameRequestedNavigation', ({ url }) => {
    if (url.startsWith('mailto:')) resolve(url);
  });
  await browser.send('Page.enable');
  return { first };
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('The menu opens and closes, and the phone number is one tap away', async ({ page }) => {
    const header = page.getByRole('banner');

    await test.step('Escape and a tap on a link close the menu', async () => {
      await page.goto('/services');
      const menu = header.getByRole('button', { name: 'Menu', exact: true });
      await expect(header.getByRole('link', { name: 'About', exact: true })).toBeHidden();
      await menu.tap();
      await expect(header.getByRole('link', { name: 'About', exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(header.getByRole('link', { name: 'About', exact: true })).toBeHidden();
      await menu.tap();
      await header.getByRole('link', { name: 'About', exact: true }).tap();
      await expect(page).toHaveURL(/\/about$/);
      await expect(header.getByRole('link', { name: 'Contact', exact: true })).toBeHidden();
      await page.goBack();
      await expect(header.getByRole('link', { name: 'Contact', exact: true })).toBeHidden();
    });

    await test.step('Tab out of the open menu closes it, so that what has the focus is in sight', async () => {
      await page.goto('/services');
      await header.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
      // The button that was pressed lies under the menu.
      await expect(header.getByRole('button', { name: 'Close menu' })).toBeFocused();
      const login = header.getByRole('link', { name: 'Therapist Login' });
      await login.focus();
      await expect(login).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(login).toBeHidden();
      await expect(page.locator(':focus')).toBeInViewport();
    });

    await test.step('The phone number is in sight', async () => {
      await page.goto('/');
      const call = page.getByRole('banner').getByRole('link', { name: 'Call (516) 555-0142' });
      await expect(call).toBeInViewport();
      await call.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
      await call.tap();
      expect(await labelsOf(page, 'phone_call')).toEqual(['header_phone']);
    });
  });
});
