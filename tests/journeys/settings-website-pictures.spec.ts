import { buildPicture } from '#tests/builders/picture-builder.ts';
import { fingerOn } from '#tests/setup/finger.ts';
import { expect } from '#tests/setup/journey.ts';
import { test } from '#tests/setup/owner-journey.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectNoViolations,
  expectToast,
} from '#tests/setup/page-checks.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the owner puts a photo and a logo on the website, and a file that is none is told in words', async ({
  page,
  problems,
  owner: _,
}) => {
  problems.allow(/status of 400 .*website-identity\/pictures/);
  await page.goto('/settings/website/pictures');
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
  await page.getByRole('button', { name: 'Save Pictures' }).click();
  await expectToast(
    page,
    'Website Updated',
    'Your changes are saved. Search engines list the website once it is published.',
  );
  await expect(page.getByLabel('What the Photo Shows')).toHaveValue('Nora on a classroom rug');

  await page.goto('/about');
  const portrait = page.getByRole('img', { name: 'Nora on a classroom rug' });
  await expect(portrait).toBeVisible();
  expect(
    await portrait.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0)),
  ).toBe(true);
  await expect(page.getByRole('img', { name: 'Drawing of a therapist' })).toHaveCount(0);
  await expectNoViolations(page);

  await page.goto('/settings/website/pictures');
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await page.getByRole('button', { name: 'Save Pictures' }).click();
  await expectToast(
    page,
    'Website Updated',
    'Your changes are saved. Search engines list the website once it is published.',
  );
  await page.goto('/about');
  await expect(page.getByRole('img', { name: 'Drawing of a therapist' })).toBeVisible();
});

test('a photo is dragged and pinched in its frame, beside its sliders on one screen', async ({
  page,
  owner: _,
}) => {
  await page.goto('/settings/website/pictures');
  const file = { name: 'nora.png', mimeType: 'image/png', buffer: buildPicture(1600, 800) };
  await page.getByLabel('Choose a photo').setInputFiles(file);
  const photo = page.getByRole('img', { name: 'As you chose it' });
  const zoom = page.getByLabel('Zoom');
  const across = page.getByLabel('Left to Right');
  const down = page.getByLabel('Top to Bottom');
  await expect(across).toBeEnabled();
  await page.getByText('Part That Is Shown').evaluate((legend) => legend.scrollIntoView());
  for (const shown of [photo.locator('..'), zoom, across, down])
    await expect(shown).toBeInViewport({ ratio: 1 });
  const finger = await fingerOn(page);
  const frame = await photo.locator('..').boundingBox();
  if (!frame) throw new Error('The frame is not shown');
  const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };

  const dragged = page.waitForResponse(/pictures\?.*across=100/);
  await finger.down(middle);
  await finger.moveBy({ x: -160, y: 0 });
  await finger.up();
  await dragged;
  await expect(across).toHaveValue('100');
  const pinched = page.waitForResponse(/pictures\?.*zoom=1[3-6]\d/);
  await finger.pinch(middle, { from: 60, to: 90 });
  await pinched;
  await expect(down).toBeEnabled();
  await page.mouse.move(middle.x, middle.y);
  await page.keyboard.down('Control');
  const wheeled = page.waitForResponse(/pictures\?.*zoom=100/);
  await page.mouse.wheel(0, 400);
  await wheeled;
  await expect(zoom).toHaveAttribute('aria-valuetext', '100%');
});
