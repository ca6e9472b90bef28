import type { Page } from '@playwright/test';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import { expect } from '#tests/setup/journey.ts';
import { test } from '#tests/setup/owner-journey.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';

test.use({ viewport: { width: 390, height: 844 } });

const NOT_REVIEWED =
  'The Spanish that ships with the program has not been reviewed by a qualified translator.';

/** A website whose owner wrote one text of her own, and does not show it in Spanish. */
async function saveOwnTagline(page: Page): Promise<void> {
  const spanish = { ...sampleIdentity.spanish, isShown: false };
  await saveWebsite(page, { ...sampleIdentity, tagline: 'Play is how we work', spanish });
}

async function saveWebsite(page: Page, identity: PublicIdentity): Promise<void> {
  const saved = await page.request.put('/api/website-identity', { data: { identity } });
  expect(saved.status(), await saved.text()).toBe(200);
}

async function answerInSpanish(page: Page): Promise<number> {
  return (await page.request.get('/es')).status();
}

test('The owner writes and shows the Spanish of the website without losing what was typed', async ({
  page,
  owner: _,
  problems,
}) => {
  await test.step('Missing Spanish is added and shown, and a change of the English hides it again', async () => {
    await saveOwnTagline(page);
    await page.goto('/settings/website/spanish');
    const show = page.getByRole('checkbox', { name: 'Show the website in Spanish' });
    const texts = page.getByRole('list', { name: 'Texts' }).getByRole('listitem');
    await expect(
      page.getByText(/^1 of \d+ texts is missing or older than the English: Tagline\.$/),
    ).toBeVisible();
    await expect(show).toBeDisabled();
    await expect(page.getByText(NOT_REVIEWED)).toBeVisible();
    await expectFitsPhone(page);

    await page.getByText('Missing or Older', { exact: true }).click();
    await expect(texts).toHaveCount(1);
    await texts.getByLabel('Tagline in Spanish').fill('Jugar es nuestro trabajo');
    await page.getByRole('button', { name: 'Mark as Reviewed: Tagline' }).click();
    await show.check();
    await page.getByRole('button', { name: 'Save Spanish' }).click();
    await expect(
      page.getByText('Please give both who reviewed it and on which day, or neither'),
    ).toBeVisible();
    const tagline = texts.filter({ has: page.getByLabel('Tagline in Spanish') });
    await expect(tagline.getByLabel('Tagline in Spanish')).toHaveValue('Jugar es nuestro trabajo');
    await tagline.getByLabel('Reviewed By').fill('Alma Example');
    await page.getByRole('button', { name: 'Save Spanish' }).click();
    await expectToast(page, 'Spanish Saved', 'Families see it at once.');
    await expect(page.getByText(/^All \d+ texts are there\.$/)).toBeVisible();
    await expect(tagline.getByText('Reviewed', { exact: true })).toBeVisible();
    expect(await (await page.request.get('/es')).text()).toContain('Jugar es nuestro trabajo');

    await page.goto('/settings/website');
    await page.getByLabel('Tagline').fill('Play is what we do');
    await expect(page.getByText(/^Saved like this, the website shows no Spanish/)).toContainText('Tagline.');
    const { identity } = await (await page.request.get('/api/website-identity')).json();
    await saveWebsite(page, { ...identity, tagline: 'Play is what we do' });
    expect(await answerInSpanish(page)).toBe(404);

    page.once('dialog', (dialog) => dialog.accept());
    await page.goto('/settings/website/spanish');
    await expect(page.getByText('Taken back', { exact: true })).toBeVisible();
    await page.getByText('Missing or Older', { exact: true }).click();
    await expect(texts.getByText('Older than the English', { exact: true })).toBeVisible();
    await expect(texts.getByText('Play is how we work')).toBeVisible();
    await expectAccessible(page);
    await texts.getByLabel('It still says the same as the English').check();
    await page.getByRole('button', { name: 'Save Spanish' }).click();
    await expectToast(page, 'Spanish Saved', 'Families see it at once.');
    expect(await answerInSpanish(page)).toBe(200);
  });

  await test.step('Typed Spanish survives a reload and a refusal, and its reviewer is named once', async () => {
    await saveOwnTagline(page);
    await page.goto('/settings/website/spanish');
    await page.getByLabel('Tagline in Spanish').fill('Jugar es nuestro trabajo');
    const shipped = page.locator('section').filter({ hasText: 'Words of the Program' });
    await shipped.getByLabel('Reviewed By').fill('Alma Example');
    await shipped.getByLabel('Reviewed On').fill('2026-10-05');
    await expect(shipped.getByText('Reviewed by Alma Example on Oct 5, 2026.')).toBeVisible();
    page.once('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(page.getByText('Draft restored')).toBeVisible();
    await expect(page.getByLabel('Tagline in Spanish')).toHaveValue('Jugar es nuestro trabajo');
    await expect(page.getByText(NOT_REVIEWED)).toHaveCount(0);

    await saveOwnTagline(page);
    problems.allow(/409/);
    await page.getByRole('button', { name: 'Save Spanish' }).click();
    await expectToast(
      page,
      'Update Failed',
      '409: This record was changed in another window meanwhile. Reload it to see the latest version, then make your change again',
    );
    await expect(page.getByLabel('Tagline in Spanish')).toHaveValue('Jugar es nuestro trabajo');
  });
});
