import type { Page } from '@playwright/test';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import { buildColleague } from '#tests/builders/colleague-builder.ts';
import { expect } from '#tests/setup/journey.ts';
import { test } from '#tests/setup/owner-journey.ts';
import {
  expectAccessible,
  expectFitsPhone,
  expectNoSidewaysScroll,
  expectToast,
} from '#tests/setup/page-checks.ts';

async function saveWebsite(page: Page, changes: object): Promise<void> {
  const identity = { ...sampleIdentity, ...changes };
  const saved = await page.request.put('/api/website-identity', { data: { identity } });
  expect(saved.status(), await saved.text()).toBe(200);
}

test('What the owner writes and the colors she chooses are live at once', async ({ page, owner: _ }) => {
  const expectUpdated = () =>
    expectToast(
      page,
      'Website Updated',
      'Your changes are saved. Search engines list the website once it is published.',
    );
  await page.goto('/settings/website');
  await page.getByLabel('Practice Name').fill('Tall Trees Therapy');
  await page.getByLabel('Phone').fill('(516) 555-0177');
  const wednesday = page.getByRole('group', { name: 'Wednesday', exact: true });
  await wednesday.getByRole('checkbox', { name: 'Closed' }).check();
  await page.getByRole('button', { name: 'Save Practice' }).click();
  await expectUpdated();
  const preview = page.frameLocator('iframe[title="Preview of the page"]');
  await expect(preview.getByText('(516) 555-0177').first()).toBeVisible();
  const contact = await (await page.request.get('/contact')).text();
  expect(contact).toContain('Tall Trees Therapy');
  expect(contact).toContain('(516) 555-0177');
  expect(contact).toContain('Monday-Tuesday and Thursday-Friday 8am-5pm');

  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/settings/website/pictures');
  await page.getByRole('radio', { name: 'Purple and Teal' }).check();
  await page.getByRole('button', { name: 'Save Pictures' }).click();
  await expectUpdated();
  await page.mouse.move(0, 0);
  await expect(page.getByRole('button', { name: 'Save Pictures' })).toHaveCSS(
    'background-color',
    'rgb(15, 99, 94)',
  );
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Schedule a Consultation' }).first()).toHaveCSS(
    'background-color',
    'rgb(106, 74, 139)',
  );
});

test("The website's settings are accessible and fit a phone", async ({ page, owner: _ }) => {
  test.slow();
  // A form with something typed asks before it is left.
  page.on('dialog', (dialog) => dialog.accept());
  const at = async (path: string, width = 390) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
  };

  await test.step('The form, with the steps to mail and to an address', async () => {
    await at('/settings/website', 1280);
    const missing = page.getByRole('main').getByRole('listitem');
    const shortcut = (name: string) => missing.getByRole('link', { name, exact: true });
    await shortcut('Mail').press('Enter');
    await expect(page.locator('#mail-steps')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('SMTP_URL=smtps://user:password@mail.example.com')).toBeVisible();
    await shortcut('Address').press('Enter');
    await expect(page.locator('#https-steps')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('reverse_proxy 127.0.0.1:3000')).toBeVisible();
    await expectAccessible(page);
    await expectFitsPhone(page);
  });

  await test.step('What is missing for publishing', async () => {
    await at('/settings/website');
    await page.getByRole('heading', { name: 'Not Published Yet' }).click();
    await expect(page.getByRole('button', { name: 'Publish Website' })).toBeDisabled();
    await expectAccessible(page);
  });

  await test.step('The list of services, and the form of a new one', async () => {
    await at('/settings/website/services');
    await expect(page.getByRole('list', { name: 'Services' }).getByRole('listitem')).toHaveCount(5);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Add a Service' }).click();
    await page.getByRole('button', { name: 'Add Service' }).click();
    await expect(page.getByText('Please give the service a title')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step("The page of a service of the owner's own", async () => {
    const yoga = { id: 'yoga', isShown: true, title: 'Yoga', description: 'Mats.', features: ['One'] };
    await saveWebsite(page, { services: [...sampleIdentity.services, yoga] });
    await at('/services/yoga', 1280);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yoga');
    await expectAccessible(page);
  });

  await test.step('Therapists, one with a long name', async () => {
    const lastName = 'Sampleton-Featherstonehaugh-Wolfeschlegelstein';
    await saveWebsite(page, { team: [buildColleague({ firstName: 'Bo', lastName })] });
    await at('/settings/website/team');
    await page.getByRole('button', { name: 'Add Therapist' }).click();
    await page.getByRole('button', { name: 'Save Therapists' }).click();
    await expect(page.getByText('First name is required')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step('Spanish that is older than its English', async () => {
    const older = { english: 'Play is how we work', spanish: 'Jugar es nuestro trabajo' };
    const texts = [{ key: 'tagline', ...older, reviewedBy: '', reviewedOn: null }];
    const spanish = { ...sampleIdentity.spanish, isShown: false, texts };
    await saveWebsite(page, { tagline: 'Play is what we do', spanish });
    await at('/settings/website/spanish');
    await expect(page.getByText(/older than the English: Tagline\.$/)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});

test('Earlier editions are shown as they were, compared and restored', async ({ page, owner: _ }) => {
  await saveWebsite(page, { practiceName: 'Tall Trees Therapy' });
  await saveWebsite(page, { practiceName: 'Low Trees Therapy', frequentQuestions: [] });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/settings/website/editions');
  const editions = page.getByRole('list', { name: 'Editions' }).getByRole('listitem');
  await expect(editions).toHaveCount(3);
  await expectAccessible(page);
  const edition = editions.nth(1);
  const [asItWas] = await Promise.all([
    page.waitForEvent('popup'),
    edition.getByRole('link', { name: /^Show as It Was/ }).click(),
  ]);
  await asItWas.getByRole('link', { name: '/contact', exact: true }).click();
  await expect(asItWas.getByRole('contentinfo').getByText('Tall Trees Therapy').first()).toBeVisible();
  await expect(asItWas.getByText('How do I know if my child needs OT?')).toBeVisible();
  await asItWas.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(asItWas.getByRole('heading', { level: 1, name: "Hi, I'm Nora." })).toBeVisible();
  await expect(asItWas).toHaveURL(/\/api\/website-identity\/editions\/\d+\/pages\?page=\d+/);
  await asItWas.close();

  await edition.getByRole('button', { name: /^Compare/ }).click();
  await expect(page.getByRole('list', { name: 'Differences' })).toContainText('Tall Trees Therapy');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore This Edition' }).click();
  await expectToast(page, 'Edition Restored', 'The website says it again, at once.');
  await expect(editions).toHaveCount(4);
  await expectNoSidewaysScroll(page);
  expect(await (await page.request.get('/')).text()).toContain('Tall Trees Therapy');
});
