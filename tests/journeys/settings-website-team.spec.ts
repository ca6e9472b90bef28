import { buildPicture } from '#tests/builders/picture-builder.ts';
import { expect } from '#tests/setup/journey.ts';
import { test } from '#tests/setup/owner-journey.ts';
import {
  expectAccessible,
  expectFitsPhone,
  expectNothingInTheWay,
  expectToast,
} from '#tests/setup/page-checks.ts';

test('the owner adds therapists with a photo, orders them, and families meet them at /team', async ({
  page,
  owner: _,
}) => {
  expect((await page.request.get('/team')).status()).toBe(404);
  await page.goto('/settings/website');
  await page.getByRole('link', { name: 'Therapists', exact: true }).click();
  await expect(page.getByText('The website shows one therapist.')).toBeVisible();
  await page.getByRole('button', { name: 'Add Therapist' }).click();
  const first = page.getByRole('group', { name: 'Therapist 1', exact: true });
  await page.getByRole('button', { name: 'Save Therapists' }).click();
  await expect(first.getByText('First name is required')).toBeVisible();
  await first.getByLabel('First Name').fill('Alma');
  await first.getByLabel('Last Name').fill('Sampleton');
  await first.getByLabel('Role').fill('Occupational therapist');
  await first.getByLabel('License').fill('New York 000000');
  await first.getByLabel('Biography').fill('I like mud, music, and long walks.');
  await first.getByRole('checkbox', { name: 'Spanish' }).check();
  await first.getByRole('checkbox', { name: 'English' }).check();
  await first.getByLabel('Choose a photo').setInputFiles({
    name: 'alma.png',
    mimeType: 'image/png',
    buffer: buildPicture(900, 900),
  });
  await expect(first.getByLabel('What the Photo Shows')).toHaveValue('Alma Sampleton');
  await first.getByLabel('What the Photo Shows').fill('Alma on a swing');

  await page.getByRole('button', { name: 'Add Therapist' }).click();
  const second = page.getByRole('group', { name: 'Therapist 2', exact: true });
  await second.getByLabel('First Name').fill('Bo');
  await second.getByLabel('Last Name').fill('Sampleton');
  await second.getByLabel('Role').fill('Occupational therapy assistant');
  await second.getByLabel('Biography').fill('I sing with everybody.');
  await page.getByRole('button', { name: 'Move Bo Sampleton up' }).click();
  await expect(first.getByLabel('First Name')).toHaveValue('Bo');
  await expect(second.getByLabel('What the Photo Shows')).toHaveValue('Alma on a swing');
  await expect(second.getByRole('checkbox', { name: 'Spanish' })).toBeChecked();
  await expectAccessible(page);
  await expectFitsPhone(page);
  await page.getByRole('button', { name: 'Save Therapists' }).click();
  await expectToast(page, 'Therapists Saved', 'Families see them at /team.');

  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Therapists' }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Nora Wrenfield, MS, OTR/L',
    'Bo Sampleton',
    'Alma Sampleton',
  ]);
  await expect(page.getByText('English and Spanish')).toBeVisible();
  const photo = page.getByRole('img', { name: 'Alma on a swing' });
  await photo.scrollIntoViewIfNeeded();
  expect(
    await photo.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0)),
  ).toBe(true);
  await expectAccessible(page);
  await expectFitsPhone(page);
  await expectNothingInTheWay(page);

  await page.goto('/settings/website/team');
  for (const name of ['Bo Sampleton', 'Alma Sampleton'])
    await page.getByRole('button', { name: `Remove ${name}` }).click();
  await page.getByRole('button', { name: 'Save Therapists' }).click();
  await expectToast(page, 'Therapists Saved', 'The website shows one therapist.');
  expect((await page.request.get('/team')).status()).toBe(404);
});

test('the owner chooses the colors of the website, and the app keeps its own', async ({ page, owner: _ }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/settings/website');
  await page.getByRole('radio', { name: 'Purple and Teal' }).check();
  await page.getByRole('button', { name: 'Save Website' }).click();
  await expectToast(page, 'Website Updated', 'Your changes are live.');
  await expect(page.getByRole('radio', { name: 'Purple and Teal' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Save Website' })).toHaveCSS(
    'background-color',
    'rgb(15, 99, 94)',
  );
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Schedule a Consultation' }).first()).toHaveCSS(
    'background-color',
    'rgb(106, 74, 139)',
  );
  await expectAccessible(page);
});
