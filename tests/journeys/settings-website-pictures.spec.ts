import { buildPicture } from '#tests/builders/picture-builder.ts';
import { expect } from '#tests/setup/journey.ts';
import { test } from '#tests/setup/owner-journey.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectNoViolations,
  expectToast,
} from '#tests/setup/page-checks.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the owner puts a photo and a logo on the website, and a file that is none is told in words', async ({
  page,
  problems,
  owner: _,
}) => {
  problems.allow(/status of 400 .*website-identity\/pictures/);
  await page.goto('/settings/website');
  const photo = page.getByLabel('Choose a photo');
  await photo.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText('Please choose a JPEG, PNG or WebP picture')).toBeVisible();
  const file = { name: 'nora.png', mimeType: 'image/png', buffer: buildPicture(900, 900) };
  await photo.setInputFiles(file);
  await expect(page.getByLabel('What the Photo Shows')).toHaveValue('Nora');
  const shown = page.getByRole('img', { name: 'Nora', exact: true });
  await expect(shown).toBeVisible();
  // Of a square photo the sides are cut off, and no more until one comes nearer.
  await expect(page.getByLabel('Left to Right')).toBeEnabled();
  await expect(page.getByLabel('Top to Bottom')).toBeDisabled();
  await page.getByLabel('Zoom').focus();
  const taken = page.waitForResponse(/pictures\?.*zoom=187/);
  await page.keyboard.press('End');
  await expect(page.getByLabel('Zoom')).toHaveAttribute('aria-valuetext', '187%');
  await expect(page.getByLabel('Top to Bottom')).toBeEnabled();
  await page.keyboard.press('Tab');
  await taken;
  await expect(page.getByLabel('Left to Right')).toBeFocused();
  await page.getByLabel('What the Photo Shows').fill('Nora on a classroom rug');
  await page.getByLabel('Choose a logo').setInputFiles({ ...file, name: 'logo.png' });
  await expect(page.getByRole('img', { name: 'Your logo' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Save Website' }).click();
  await expectToast(page, 'Website Updated', 'Your changes are live.');
  await expect(page.getByLabel('What the Photo Shows')).toHaveValue('Nora on a classroom rug');

  await page.goto('/about');
  const portrait = page.getByRole('img', { name: 'Nora on a classroom rug' });
  await expect(portrait).toBeVisible();
  expect(
    await portrait.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0)),
  ).toBe(true);
  await expect(page.getByRole('img', { name: 'Drawing of a therapist' })).toHaveCount(0);
  await expectNoViolations(page);

  await page.goto('/settings/website');
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await page.getByRole('button', { name: 'Save Website' }).click();
  await expectToast(page, 'Website Updated', 'Your changes are live.');
  await page.goto('/about');
  await expect(page.getByRole('img', { name: 'Drawing of a therapist' })).toBeVisible();
});
