import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import type { WebsiteEdition } from '#domain/website/identity/website-edition.ts';
import { buildOwnIdentity } from '#tests/builders/own-identity-builder.ts';
import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import type { ScreenPage } from '#tests/setup/screen-page.ts';
import { test } from '#tests/setup/screen-test.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

test.override({ isOwner: true });

async function save(owner: TestVisitor, changes: object): Promise<void> {
  const identity = { ...sampleIdentity, ...changes };
  expect((await owner.put('/api/website-identity', { identity })).status).toBe(200);
}

/** Expects that the website has this name again, and reloads the page, as a browser does by itself. */
async function expectRestored(page: ScreenPage, owner: TestVisitor, practiceName: string): Promise<void> {
  const saved = async () =>
    (await owner.get('/api/website-identity')).json<WebsiteEdition>().identity.practiceName;
  await expect.poll(saved).toBe(practiceName);
  await page.reload();
  await expectToast(page, 'Edition Restored', 'The website says it again, at once.');
}

test('An earlier edition is compared field by field and restored', async ({ page, therapist, account }) => {
  await save(therapist, { practiceName: 'Tall Trees Therapy', phone: '(516) 555-0177' });
  await save(therapist, { practiceName: 'Low Trees Therapy', frequentQuestions: [] });
  await page.goto('/settings/website/publishing');
  await page.getByRole('link', { name: 'Earlier Editions' }).click();
  const editions = page.getByRole('list', { name: 'Editions' }).getByRole('listitem');
  await expect(editions).toHaveCount(3);
  await expect(editions.first().getByRole('link', { name: /^Show as It Was/ })).toBeVisible();
  await expect(editions.first()).toContainText('Shown now');
  await expect(editions.nth(1)).toContainText(`Saved by ${account.fullName}`);
  await expect(editions.last()).toContainText('The sample');

  await editions
    .nth(1)
    .getByRole('button', { name: /^Compare/ })
    .click();
  const dialog = page.getByRole('dialog');
  const differences = dialog.getByRole('list', { name: 'Differences' }).getByRole('listitem');
  const difference = (label: string) => differences.filter({ has: page.getByText(label, { exact: true }) });
  await expect(difference('Practice Name')).toContainText('Low Trees Therapy');
  await expect(difference('Practice Name')).toContainText('Tall Trees Therapy');
  await expect(difference('Phone')).toContainText('(516) 555-0177');
  await expect(difference('Question 1')).toContainText('Not there');
  await expect(difference('Tagline')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Restore This Edition' }).click();
  await expectRestored(page, therapist, 'Tall Trees Therapy');
  await expect(editions).toHaveCount(4);

  await editions
    .nth(2)
    .getByRole('button', { name: /^Compare/ })
    .click();
  await expect(dialog.getByText('This edition says the same as the website does now.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Restore This Edition' })).toBeHidden();
});

test('A restore does not overwrite what another window saved', async ({ page, therapist, problems }) => {
  problems.allow(/status of 409/);
  await save(therapist, { practiceName: 'Tall Trees Therapy' });
  await page.goto('/settings/website/editions');
  await page.getByRole('button', { name: 'Compare The sample with now' }).click();
  await expect(page.getByRole('dialog').getByText('Tall Trees Therapy')).toBeVisible();
  await save(therapist, { practiceName: 'Low Trees Therapy' });
  await page.getByRole('button', { name: 'Restore This Edition' }).click();
  await expectToast(
    page,
    'Restore Failed',
    '409: This record was changed in another window meanwhile. Reload it to see the latest version, then make your change again',
  );
});

test('An edition that unpublishes the website says so first', async ({ page, therapist }) => {
  await save(therapist, buildOwnIdentity());
  await therapist.put('/api/website-identity/publication', { isPublished: true });
  await page.goto('/settings/website/editions');
  await page.getByRole('button', { name: 'Compare The sample with now' }).click();
  await expect(page.getByText('search engines are asked not to list your website')).toBeVisible();
  await page.getByRole('button', { name: 'Restore This Edition' }).click();
  await expectRestored(page, therapist, sampleIdentity.practiceName);
  await page.getByRole('link', { name: 'Website', exact: true }).last().click();
  await page.getByRole('heading', { name: 'Not Published Yet' }).click();
  await expect(page.getByRole('button', { name: 'Publish Website' })).toBeDisabled();
});
