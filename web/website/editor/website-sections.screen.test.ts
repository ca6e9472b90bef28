import type { WebsiteEdition } from '#domain/website/identity/website-edition.ts';
import { buildOwnIdentity } from '#tests/builders/own-identity-builder.ts';
import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test.override({ isOwner: true });

test('Each section saves its part, also beside an owner who saved another one, and says live only when it is', async ({
  page,
  therapist,
  problems,
}) => {
  problems.allow(/status of 409/);
  const path = '/api/website-identity';
  const saved = async () => (await therapist.get(path)).json<WebsiteEdition>().identity;
  expect((await therapist.put(path, { identity: buildOwnIdentity() })).status).toBe(200);

  await page.goto('/settings/website/prices');
  await page.getByLabel('Consultation Rate, per hour ($)').fill('65');
  expect(
    (await therapist.put(path, { identity: { ...(await saved()), tagline: 'Play is work' } })).status,
  ).toBe(200);
  await page.getByRole('button', { name: 'Save Services & Prices' }).click();
  await expectToast(
    page,
    'Website Updated',
    'Your changes are saved. Search engines list the website once it is published.',
  );
  expect(await saved()).toMatchObject({ consultationRateCents: 6_500, tagline: 'Play is work' });

  await therapist.put(`${path}/publication`, { isPublished: true });
  await page.goto('/settings/website/words');
  const second = (await saved()).frequentQuestions[1]?.question ?? '';
  await page.getByRole('button', { name: 'Remove question 1', exact: true }).click();
  await therapist.put(path, { identity: { ...(await saved()), frequentQuestions: [] } });
  await page.getByRole('button', { name: 'Save Words' }).click();
  await expectToast(
    page,
    'Update Failed',
    '409: This record was changed in another window meanwhile. Reload it to see the latest version, then make your change again',
  );
  await expect(page.getByLabel('Question 1', { exact: true })).toHaveValue(second);
  await page.goto('/settings/website/pictures');
  await page.getByRole('radio', { name: 'Purple and Teal' }).check();
  await page.getByRole('button', { name: 'Save Pictures' }).click();
  await expectToast(page, 'Website Updated', 'Your changes are live.');

  // A sample takes the website back.
  await page.goto('/settings/website/therapist');
  await page.getByRole('checkbox', { name: 'Sample' }).first().check();
  await page.getByRole('button', { name: 'Save Therapists' }).click();
  await expectToast(
    page,
    'Website Updated',
    'Your changes are saved. Search engines list the website once it is published.',
  );
});

test('What the website lacks leads to the section and its field', async ({ page }) => {
  await page.goto('/settings/website/pictures');
  await page.getByText('Not Published Yet', { exact: true }).click();
  await page.getByRole('link', { name: 'Credentials', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save Therapists' })).toBeVisible();
  await expect(page.getByLabel('Credential 1', { exact: true })).toBeFocused();
  await page.getByRole('link', { name: 'Phone', exact: true }).click();
  await expect(page.getByLabel('Phone')).toBeFocused();
});

test('Leaving a changed section asks first, and keeps what is typed', async ({ page }) => {
  await page.goto('/settings/website');
  await page.getByLabel('Tagline').fill('Play is work');
  const sections = page.getByRole('navigation', { name: 'Website' });
  await sections.getByRole('link', { name: 'Words' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep Editing' }).click();
  await expect(page.getByLabel('Tagline')).toHaveValue('Play is work');
});

test('The blanks of a page are named in its own words and lead to their places', async ({ page }) => {
  await page.goto('/settings/website/pages/for-schools');
  const box = page.getByLabel('Text', { exact: true });
  await box.fill('License: [license number]\n\n- Insurance of our practice: ___');
  const blanks = page.getByRole('list', { name: 'Left to fill in' });
  await expect(blanks.getByRole('listitem')).toHaveText(['license number', 'Insurance of our practice']);
  await blanks.getByRole('button', { name: 'Insurance of our practice' }).click();
  await expect(box).toBeFocused();
  const element = box.element();
  if (!(element instanceof HTMLTextAreaElement)) throw new Error('The text has no box');
  expect(element.value.slice(element.selectionStart, element.selectionEnd)).toBe('___');
  await box.fill('License: 012345');
  await expect(blanks).toHaveCount(0);
});

test('A hidden service says that families do not see it', async ({ page, therapist }) => {
  const { services } = buildOwnIdentity();
  const identity = buildOwnIdentity({ services: services.map((one, at) => ({ ...one, isShown: at > 0 })) });
  expect((await therapist.put('/api/website-identity', { identity })).status).toBe(200);
  await page.goto(`/settings/website/services/${services[0]?.id}`);
  await page.getByLabel('Title', { exact: true }).fill('Senses at school');
  await page.getByRole('button', { name: 'Save Service' }).click();
  await expectToast(page, 'Services Saved', 'Families do not see it.');
});
