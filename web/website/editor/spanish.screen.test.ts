import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

test.override({ isOwner: true });

const NOT_REVIEWED =
  'The Spanish that ships with the program has not been reviewed by a qualified translator.';

/** Saves a website with one text of the owner's own, not shown in Spanish. */
function saveOwnTagline(owner: TestVisitor): Promise<void> {
  const spanish = { ...sampleIdentity.spanish, isShown: false };
  return save(owner, { ...sampleIdentity, tagline: 'Play is how we work', spanish });
}

async function save(owner: TestVisitor, identity: PublicIdentity): Promise<void> {
  expect((await owner.put('/api/website-identity', { identity })).status).toBe(200);
}

async function saved(owner: TestVisitor): Promise<PublicIdentity> {
  return (await owner.get('/api/website-identity')).json<{ identity: PublicIdentity }>().identity;
}

test('Missing Spanish is added and shown, and a change of the English hides it again', async ({
  page,
  therapist,
}) => {
  await saveOwnTagline(therapist);
  await page.goto('/settings/website/spanish');
  const show = page.getByRole('checkbox', { name: 'Show the website in Spanish' });
  const texts = page.getByRole('list', { name: 'Texts' }).getByRole('listitem');
  await expect(
    page.getByText(/^1 of \d+ texts is missing or older than the English: Tagline\.$/),
  ).toBeVisible();
  await expect(show).toBeDisabled();
  await expect(page.getByText(NOT_REVIEWED)).toBeVisible();

  await page.getByText('Missing or Older', { exact: true }).click();
  await expect(texts).toHaveCount(1);
  await texts.getByLabel('Tagline in Spanish').fill('Jugar es nuestro trabajo');
  await page.getByRole('button', { name: 'Mark as Reviewed: Tagline' }).click();
  await show.check();
  await page.getByRole('button', { name: 'Save Spanish' }).click();
  await expect(page.getByText('Please give both who reviewed it and on which day, or neither')).toBeVisible();
  const tagline = texts.filter({ has: page.getByLabel('Tagline in Spanish') });
  await expect(tagline.getByLabel('Tagline in Spanish')).toHaveValue('Jugar es nuestro trabajo');
  await tagline.getByLabel('Reviewed By').fill('Alma Example');
  await page.getByRole('button', { name: 'Save Spanish' }).click();
  await expectToast(page, 'Spanish Saved', 'Families see it at once.');
  await expect(page.getByText(/^All \d+ texts are there\.$/)).toBeVisible();
  await expect(tagline.getByText('Reviewed', { exact: true })).toBeVisible();
  expect((await saved(therapist)).spanish.isShown).toBe(true);

  await page.goto('/settings/website');
  await page.getByLabel('Tagline').fill('Play is what we do');
  await expect(page.getByText(/^Saved like this, the website shows no Spanish/)).toContainText('Tagline.');
  await save(therapist, { ...(await saved(therapist)), tagline: 'Play is what we do' });

  await page.goto('/settings/website/spanish');
  await expect(page.getByText('Taken back', { exact: true })).toBeVisible();
  await page.getByText('Missing or Older', { exact: true }).click();
  await expect(texts.getByText('Older than the English', { exact: true })).toBeVisible();
  await expect(texts.getByText('Play is how we work')).toBeVisible();
  await texts.getByLabel('It still says the same as the English').check();
  await page.getByRole('button', { name: 'Save Spanish' }).click();
  await expectToast(page, 'Spanish Saved', 'Families see it at once.');
  await expect(page.getByText(/^All \d+ texts are there\.$/)).toBeVisible();
});

test('Typed Spanish survives a reload and a refusal, and its reviewer is named once', async ({
  page,
  therapist,
  problems,
}) => {
  problems.allow(/status of 409/);
  await saveOwnTagline(therapist);
  await page.goto('/settings/website/spanish');
  await page.getByLabel('Tagline in Spanish').fill('Jugar es nuestro trabajo');
  const shipped = page.locator('section').filter({ hasText: 'Words of the Program' });
  await shipped.getByLabel('Reviewed By').fill('Alma Example');
  await shipped.getByLabel('Reviewed On').fill('2026-10-05');
  await expect(shipped.getByText('Reviewed by Alma Example on Oct 5, 2026.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Draft restored')).toBeVisible();
  await expect(page.getByLabel('Tagline in Spanish')).toHaveValue('Jugar es nuestro trabajo');
  await expect(page.getByText(NOT_REVIEWED)).toHaveCount(0);

  await saveOwnTagline(therapist);
  await page.getByRole('button', { name: 'Save Spanish' }).click();
  await expectToast(
    page,
    'Update Failed',
    '409: This record was changed in another window meanwhile. Reload it to see the latest version, then make your change again',
  );
  await expect(page.getByLabel('Tagline in Spanish')).toHaveValue('Jugar es nuestro trabajo');
});
