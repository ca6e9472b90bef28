import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/journey.ts';
import { labelsOf } from './noted-events.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('A parent changes the language in the middle of the form, and back, and keeps what was typed', async ({
  page,
}) => {
  await page.goto('/contact');
  const form = page.locator('form[data-script]');
  await form.locator('[name=parentName]').fill('Rosa Example');
  await form.locator('[name=concerns]').fill('No le gusta escribir.');

  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
  await expect(form.locator('[name=parentName]')).toHaveValue('Rosa Example');
  await expect(form.locator('[name=concerns]')).toHaveValue('No le gusta escribir.');
  // The language of the request, and of the call unless chosen, is that of the page.
  await expect(form.locator('[name=language]')).toHaveValue('es');
  await expect(form.locator('[name=callLanguage]')).toHaveValue('es');
  await form.locator('[name=childName]').fill('Luz');

  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(form.locator('[name=parentName]')).toHaveValue('Rosa Example');
  await expect(form.locator('[name=childName]')).toHaveValue('Luz');
  await expect(form.locator('[name=callLanguage]')).toHaveValue('en');
});

test('A visitor who reads a part of a page goes on there in the other language', async ({ page }) => {
  await test.step('A part that a link names', async () => {
    await page.goto('/services');
    // The page's own fonts move what stands below them.
    await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
    await page
      .locator('section#sensory li')
      .first()
      .evaluate((point) => point.scrollIntoView({ behavior: 'instant', block: 'center' }));
    await changeLanguage(page, 'Español');
    await expect(page).toHaveURL(/\/es\/services#/);
    await expect(page.locator('section#sensory')).toBeInViewport();
    expect(await labelsOf(page, 'view_service')).toEqual(['sensory']);
  });

  await test.step('The field of a form that was in sight', async () => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
    const concerns = page.locator('[name=concerns]');
    await concerns.evaluate((field) => field.scrollIntoView({ behavior: 'instant', block: 'center' }));
    await changeLanguage(page, 'Español');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
    await expect(concerns).toBeInViewport();
  });

  for (const [path, heading, inSpanish] of [
    ['/about', 'How I work', 'Cómo trabajo'],
    ['/services/pediatric', 'Middle School (12-14)', 'Escuela intermedia (12 a 14 años)'],
    ['/contact', 'What happens next', 'Qué pasa después'],
  ] as const) {
    await test.step(`${path}, where no link names the part that is in sight`, async () => {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
      await page
        .getByRole('heading', { name: heading })
        .evaluate((part) => part.scrollIntoView({ behavior: 'instant', block: 'center' }));
      await changeLanguage(page, 'Español');
      await expect(page.getByRole('heading', { name: inSpanish })).toBeInViewport();
      await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
    });
  }
});

/** Presses the switch where it is: Playwright's own click scrolls a header that stays in sight. */
async function changeLanguage(page: Page, name: string) {
  const place = await page.getByRole('link', { name }).boundingBox();
  expect(place).not.toBeNull();
  if (place) await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
}
