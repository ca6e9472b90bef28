import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import { buildColleague } from '#tests/builders/colleague-builder.ts';
import { buildPicture } from '#tests/builders/picture-builder.ts';
import { expect } from '#tests/setup/journey.ts';
import { test } from '#tests/setup/owner-journey.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';

test('The owner adds a therapist with a photo and chooses the colors of the website', async ({
  page,
  owner: _,
}) => {
  await test.step('Therapists are added, ordered and removed', async () => {
    const team = [
      buildColleague({ firstName: 'Bo', lastName: 'Sampleton-Featherstonehaugh-Wolfeschlegelstein' }),
    ];
    const saved = await page.request.put('/api/website-identity', {
      data: { identity: { ...sampleIdentity, team } },
    });
    expect(saved.status(), await saved.text()).toBe(200);
    await page.goto('/settings/website/team');
    await page.getByRole('button', { name: 'Add Therapist' }).click();
    const first = page.getByRole('group', { name: 'Therapist 1', exact: true });
    const second = page.getByRole('group', { name: 'Therapist 2', exact: true });
    await page.getByRole('button', { name: 'Save Therapists' }).click();
    await expect(second.getByText('First name is required')).toBeVisible();
    await second.getByLabel('First Name').fill('Alma');
    await second.getByLabel('Last Name').fill('Sampleton');
    await second.getByLabel('Role').fill('Occupational therapist');
    await second.getByLabel('Biography').fill('I like mud, music, and long walks.');
    await second.getByRole('checkbox', { name: 'Spanish' }).check();
    await second.getByLabel('Choose a photo').setInputFiles({
      name: 'alma.png',
      mimeType: 'image/png',
      buffer: buildPicture(900, 900),
    });
    await expect(second.getByLabel('What the Photo Shows')).toHaveValue('Alma Sampleton');
    await second.getByLabel('What the Photo Shows').fill('Alma on a swing');

    const up = page.getByRole('button', { name: 'Move Alma Sampleton up' });
    await up.press('Enter');
    await expect(first.getByLabel('First Name')).toHaveValue('Alma');
    await expect(first.getByLabel('What the Photo Shows')).toHaveValue('Alma on a swing');
    await expect(first.getByRole('checkbox', { name: 'Spanish' })).toBeChecked();
    await expect(up).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Move Alma Sampleton down' })).toBeFocused();
    await expectFitsPhone(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save Therapists' }).click();
    await expectToast(page, 'Therapists Saved', 'Families see them at /team.');
    expect(await (await page.request.get('/team')).text()).toMatch(/Alma Sampleton[\s\S]*Bo Sampleton-/);

    await page.goto('/settings/website/team');
    await page.getByRole('button', { name: 'Remove Alma Sampleton' }).click();
    await expect(first.getByLabel('First Name')).toHaveValue('Bo');
    await expect(page.getByRole('button', { name: 'Add Therapist' })).toBeFocused();
  });

  await test.step('The website has the chosen colors, and the app keeps its own', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/settings/website/pictures');
    await page.getByRole('radio', { name: 'Purple and Teal' }).check();
    await page.getByRole('button', { name: 'Save Pictures' }).click();
    await expectToast(
      page,
      'Website Updated',
      'Your changes are saved. Search engines list the website once it is published.',
    );
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
});
