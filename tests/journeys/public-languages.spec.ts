import { expect, test } from '#tests/setup/journey.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a parent changes the language in the middle of the form, and back, and keeps what was typed', async ({
  page,
}) => {
  await page.goto('/contact');
  const form = page.locator('form[data-script]');
  await form.locator('[name=parentName]').fill('Rosa Example');
  await form.locator('[name=concerns]').fill('No le gusta escribir.');

  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/es\/contact$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
  await expect(form.locator('[name=parentName]')).toHaveValue('Rosa Example');
  await expect(form.locator('[name=concerns]')).toHaveValue('No le gusta escribir.');
  // What is sent, and the language of the call that nobody had chosen, are the page's.
  await expect(form.locator('[name=language]')).toHaveValue('es');
  await expect(form.locator('[name=callLanguage]')).toHaveValue('es');
  await form.locator('[name=childName]').fill('Luz');

  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(form.locator('[name=parentName]')).toHaveValue('Rosa Example');
  await expect(form.locator('[name=childName]')).toHaveValue('Luz');
  await expect(form.locator('[name=callLanguage]')).toHaveValue('en');
});

test('whoever reads a part of a page goes on there in the other language', async ({ page }) => {
  await page.goto('/services');
  // The page's own fonts move what stands below them.
  await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
  await page
    .locator('section#sensory li')
    .first()
    .evaluate((point) => point.scrollIntoView({ behavior: 'instant', block: 'center' }));
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/es\/services#sensory$/);
  await expect(page.locator('section#sensory')).toBeInViewport();
});
