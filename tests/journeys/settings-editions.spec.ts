import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import { buildOwnIdentity } from '#tests/builders/own-identity-builder.ts';
import { expect } from '#tests/setup/journey.ts';
import { test } from '#tests/setup/owner-journey.ts';
import { expectAccessible, expectNoSidewaysScroll, expectToast } from '#tests/setup/page-checks.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('The owner compares and restores earlier editions of the website', async ({ page, owner, problems }) => {
  await test.step('An earlier edition is compared field by field and restored', async () => {
    const save = async (changes: object) => {
      const identity = { ...sampleIdentity, ...changes };
      expect((await page.request.put('/api/website-identity', { data: { identity } })).status()).toBe(200);
    };
    await save({ practiceName: 'Tall Trees Therapy', phone: '(516) 555-0177' });
    await save({ practiceName: 'Low Trees Therapy', frequentQuestions: [] });
    await page.goto('/settings/website/publishing');
    await page.getByRole('link', { name: 'Earlier Editions' }).click();
    const editions = page.getByRole('list', { name: 'Editions' }).getByRole('listitem');
    await expect(editions).toHaveCount(3);
    await expect(editions.first().getByRole('link', { name: /^Show as It Was/ })).toBeVisible();
    await expect(editions.first()).toContainText('Shown now');
    await expect(editions.nth(1)).toContainText(`Saved by ${owner.fullName}`);
    await expect(editions.last()).toContainText('The sample');
    await expectAccessible(page);

    const [asItWas] = await Promise.all([
      page.waitForEvent('popup'),
      editions
        .nth(1)
        .getByRole('link', { name: /^Show as It Was/ })
        .click(),
    ]);
    await asItWas.getByRole('link', { name: '/contact', exact: true }).click();
    await expect(asItWas.getByRole('contentinfo').getByText('Tall Trees Therapy').first()).toBeVisible();
    await expect(asItWas.getByText('How do I know if my child needs OT?')).toBeVisible();
    await asItWas.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(asItWas.getByRole('heading', { level: 1, name: "Hi, I'm Nora." })).toBeVisible();
    await expect(asItWas).toHaveURL(/\/api\/website-identity\/editions\/\d+\/pages\?page=\d+/);
    await asItWas.close();

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
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Restore This Edition' }).click();
    await expectToast(page, 'Edition Restored', 'The website says it again, at once.');
    await expect(editions).toHaveCount(4);
    await expectNoSidewaysScroll(page);

    const home = await (await page.request.get('/')).text();
    expect(home).toContain('Tall Trees Therapy');
    await editions
      .nth(2)
      .getByRole('button', { name: /^Compare/ })
      .click();
    await expect(dialog.getByText('This edition says the same as the website does now.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Restore This Edition' })).toBeHidden();
  });

  await test.step('A restore does not overwrite what another window saved', async () => {
    const save = async (practiceName: string) => {
      const identity = { ...sampleIdentity, practiceName };
      expect((await page.request.put('/api/website-identity', { data: { identity } })).status()).toBe(200);
    };
    await save('Tall Trees Therapy');
    await page.goto('/settings/website/editions');
    await page.getByRole('button', { name: 'Compare The sample with now' }).click();
    await expect(page.getByRole('dialog').getByText('Tall Trees Therapy')).toBeVisible();
    await save('Low Trees Therapy');
    problems.allow(/409/);
    await page.getByRole('button', { name: 'Restore This Edition' }).click();
    await expectToast(
      page,
      'Restore Failed',
      '409: This record was changed in another window meanwhile. Reload it to see the latest version, then make your change again',
    );
  });

  await test.step('An edition that unpublishes the website says so first', async () => {
    const saved = await page.request.put('/api/website-identity', { data: { identity: buildOwnIdentity() } });
    expect(saved.status(), await saved.text()).toBe(200);
    const published = await page.request.put('/api/website-identity/publication', {
      data: { isPublished: true },
    });
    expect(published.status()).toBe(200);
    await page.goto('/settings/website/editions');
    await page.getByRole('button', { name: 'Compare The sample with now' }).click();
    await expect(page.getByText('search engines are asked not to list your website')).toBeVisible();
    await page.getByRole('button', { name: 'Restore This Edition' }).click();
    await expectToast(page, 'Edition Restored', 'The website says it again, at once.');
    await page.getByRole('link', { name: 'Website', exact: true }).last().click();
    await expect(page.getByRole('heading', { name: 'Not Published Yet' })).toBeVisible();
    await page.getByRole('heading', { name: 'Not Published Yet' }).click();
    await expect(page.getByRole('button', { name: 'Publish Website' })).toBeDisabled();
  });
});
