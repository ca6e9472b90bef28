import type { Page } from '@playwright/test';
import { pathInLanguage } from '#domain/platform/site-language.ts';
import { TEAM_PATH } from '#domain/website/identity/website-team.ts';
import { footerPagePlaces } from '#domain/website/pages/footer-pages.ts';
import { buildWholeWebsite } from '#tests/builders/whole-website-builder.ts';
import { expect } from '#tests/setup/journey.ts';
import { test } from '#tests/setup/owner-journey.ts';
import {
  expectAccessible,
  expectFitsPhone,
  expectNoSidewaysScroll,
  expectNoViolations,
  expectToast,
} from '#tests/setup/page-checks.ts';

test('A page is in the footer once its owner has filled in what only they know', async ({
  page,
  owner: _,
}) => {
  await page.goto('/settings/website');
  await page.getByRole('navigation', { name: 'Website' }).getByRole('link', { name: 'Pages' }).click();
  const row = page.getByRole('list', { name: 'Pages' }).getByRole('listitem').filter({ hasText: 'Language' });
  await expect(row.getByText('3 to fill in')).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);
  await row.getByRole('link').click();
  await expect(page.getByText('This is a text to start from, not advice on law.')).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);
  const blanks = page.getByRole('list', { name: 'Left to fill in' });
  await expect(blanks.getByRole('listitem')).toHaveCount(3);
  const blank = blanks.getByRole('button').first();
  const named = await blank.textContent();
  await blank.click();
  const box = page.getByLabel('Text', { exact: true });
  await expect(box).toBeFocused();
  const selected = await box.evaluate((element: HTMLTextAreaElement) =>
    element.value.slice(element.selectionStart, element.selectionEnd),
  );
  expect(selected).toBe(`[${named}]`);

  await page.getByLabel('Show on the website').check();
  await page.getByRole('button', { name: 'Save Page' }).click();
  await expect(page.getByText('Please replace what stands in brackets')).toBeVisible();
  await expect(page.getByText('Please give the day on which you reviewed this page')).toBeVisible();
  const text = page.getByLabel('Text', { exact: true });
  await text.fill((await text.inputValue()).replace(/\[[^\]]*\]/g, 'Spanish & <b>French</b>'));
  await expect(blanks).toHaveCount(0);
  await page.getByLabel('Last Reviewed').fill('2026-11-20');
  await page.getByRole('button', { name: 'Save Page' }).click();
  await expectToast(page, 'Page Saved', 'Families see it at once.');
  await expect(row.getByText('Shown')).toBeVisible();

  await page.goto('/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Language Help' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk with us in your language');
  await expect(page.getByText('We speak: Spanish & <b>French</b>.')).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'For Schools' })).toHaveCount(0);
});

test('Each page of the footer can be read by everybody, at 320 pixels and on paper', async ({
  page,
  owner: _,
}) => {
  // Twice as many pages as there are, each on paper too.
  test.slow();
  const saved = await page.request.put('/api/website-identity', {
    data: { identity: buildWholeWebsite() },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  await page.setViewportSize({ width: 320, height: 640 });
  // The same parts in both languages, so that one theme each shows both.
  for (const [language, colorScheme] of [
    ['en', 'light'],
    ['es', 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const english of [...footerPagePlaces.map(({ path }) => path), TEAM_PATH]) {
      await expectReadable(page, pathInLanguage(english, language), english === '/for-schools' ? 1 : 3);
    }
  }
});

/** Expects a page without violations, no wider than its window, and on at most `sheets` sheets of paper. */
async function expectReadable(page: Page, path: string, sheets: number): Promise<void> {
  await page.goto(path);
  await expectNoViolations(page, path);
  await expectNoSidewaysScroll(page);
  const small = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((links) => links.filter((link) => link.getBoundingClientRect().height < 44).length);
  expect(small, path).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const printed = (await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
  expect(printed, path).toBeLessThanOrEqual(sheets);
  await page.emulateMedia({ media: null });
}
