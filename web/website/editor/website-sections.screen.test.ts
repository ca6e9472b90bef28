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
  await page.getByRole('button', { name: 'Remove question 1', exact: true }).click();
  await therapist.put(path, { identity: { ...(await saved()), frequentQuestions: [] } });
  await page.getByRole('button', { name: 'Save Words' }).click();
  await expectToast(
    page,
    'Update Failed',
    '409: This record was changed in another window meanwhile. Reload it to see the latest version, then make your change again',
  );
  await page.goto('/settings/website/pictures');
  await page.getByRole('radio', { name: 'Purple and Teal' }).check();
  await page.getByRole('button', { name: 'Save Pictures' }).click();
  await expectToast(page, 'Website Updated', 'Your changes are live.');
});
