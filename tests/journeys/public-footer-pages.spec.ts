import { footerPagePlaces } from '#domain/practice/footer-pages.ts';
import { buildFooterPages } from '#tests/builders/footer-page-builder.ts';
import { buildOwnIdentity } from '#tests/builders/own-identity-builder.ts';
import { buildSpanishWebsite } from '#tests/builders/spanish-website-builder.ts';
import { expect } from '#tests/setup/journey.ts';
import { test } from '#tests/setup/owner-journey.ts';
import {
  expectAccessible,
  expectFitsPhone,
  expectNoSidewaysScroll,
  expectNothingInTheWay,
  expectToast,
} from '#tests/setup/page-checks.ts';

test('a page hangs in the footer once its owner has filled in what only they know', async ({
  page,
  owner: _,
}) => {
  await page.goto('/settings/website');
  await page.getByRole('link', { name: 'Pages in the Footer' }).click();
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

test('each of them can be read by everybody, at 320 pixels, in both themes, and on paper', async ({
  page,
  owner: _,
}) => {
  const identity = buildSpanishWebsite(buildOwnIdentity({ footerPages: buildFooterPages() }));
  const saved = await page.request.put('/api/website-identity', { data: { identity } });
  expect(saved.status(), await saved.text()).toBe(200);
  await page.setViewportSize({ width: 320, height: 640 });
  const inSpanish = { path: '/es/for-schools', label: 'For Schools' };
  for (const { path, label } of [...footerPagePlaces, inSpanish]) {
    await page.goto(path);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
      expect((await link.boundingBox())?.height, label).toBeGreaterThanOrEqual(44);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('contentinfo')).toBeHidden();
    const sheets = (await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
    expect(sheets, label).toBeLessThanOrEqual(label === 'For Schools' ? 1 : 3);
    await page.emulateMedia({ media: null });
  }
  await page.goto('/');
  await expectNothingInTheWay(page);
});
