import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import { expect } from '#tests/setup/journey.ts';
import { test } from '#tests/setup/owner-journey.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';

test('The owner changes, adds, orders and hides services, and families see the result', async ({
  page,
  owner: _,
  problems,
}) => {
  test.slow();
  await test.step('A service is reworded and restored, and an added one is deleted', async () => {
    await page.goto('/settings/website/services/sensory');
    const title = page.getByLabel('Title');
    await expect(title).toHaveValue('Sensory Processing');
    await title.fill('Calm Bodies');
    await page.getByRole('button', { name: 'Save Service' }).click();
    await expectToast(page, 'Services Saved', 'Families see them at once.');
    const row = page.getByRole('listitem').filter({ hasText: 'Calm Bodies' });
    await expect(row).toContainText('Your words');
    expect(await (await page.request.get('/services')).text()).toContain('Calm Bodies');

    await row.getByRole('link').click();
    await page.getByRole('button', { name: 'Use the Shipped Words' }).click();
    await expect(title).toHaveValue('Sensory Processing');
    await page.getByRole('button', { name: 'Save Service' }).click();
    await expect(page.getByRole('link', { name: 'Sensory Processing' })).toBeVisible();
    expect(await (await page.request.get('/services')).text()).not.toContain('Calm Bodies');

    const website = await (await page.request.get('/api/website-identity')).json();
    const yoga = { id: 'yoga', isShown: true, title: 'Yoga', description: 'Mats.', features: ['One'] };
    const identity = { ...website.identity, services: [...website.identity.services, yoga] };
    expect((await page.request.put('/api/website-identity', { data: { identity } })).status()).toBe(200);
    await page.reload();
    await page.getByRole('button', { name: 'Delete Yoga' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('link', { name: 'Yoga' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Save Services' }).click();
    await expectToast(page, 'Services Saved', 'Families see them at once.');
    expect((await page.request.get('/services/yoga')).status()).toBe(404);
  });

  await test.step('A service is hidden, another comes first, and a new one is added', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/settings/website');
    await page.getByRole('link', { name: 'Services & Prices' }).click();
    await page.getByRole('link', { name: 'Services', exact: true }).click();
    const rows = page.getByRole('list', { name: 'Services' }).getByRole('listitem');
    await expect(rows).toHaveCount(5);
    await expectAccessible(page);
    await expectFitsPhone(page);

    await page.getByLabel('Shown: Sensory Processing').uncheck();
    await page.getByRole('button', { name: 'Move School-Based Therapy up' }).focus();
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('status').filter({ hasText: 'School-Based Therapy is now 1 of 5' }),
    ).toHaveCount(1);
    await expect(rows.first()).toContainText('School-Based Therapy');
    // It can go no further up: the focus is on the way back.
    await expect(page.getByRole('button', { name: 'Move School-Based Therapy down' })).toBeFocused();
    await page.getByRole('link', { name: 'Fine Motor Skills' }).click();
    await page.getByRole('button', { name: 'Keep Editing' }).click();
    await page.getByRole('button', { name: 'Save Services' }).click();
    await expectToast(page, 'Services Saved', 'Families see them at once.');

    await page.getByRole('link', { name: 'Add a Service' }).click();
    await page.getByRole('button', { name: 'Add Service' }).click();
    await expect(page.getByText('Please give the service a title')).toBeVisible();
    await expect(page.getByLabel('Title')).toBeFocused();
    await page.getByLabel('Title').fill('Yoga Club');
    await page.getByLabel('Description').fill('Stretching and breathing in a small group.');
    await page.getByLabel('What’s Included').fill('A mat for each child\nGames that slow down');
    await page.getByLabel('Youngest').selectOption('5');
    await page.getByLabel('Oldest').selectOption('10');
    await page.getByLabel('At school').check();
    await expectAccessible(page);
    await expectFitsPhone(page);
    await page.getByRole('button', { name: 'Add Service' }).click();
    await expectToast(page, 'Services Saved', 'Families see them at once.');
    await expect(rows.last()).toContainText('Added by you');

    await page.goto('/services');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'School-Based Therapy',
      'Pediatric Therapy',
      'Fine Motor Skills',
      'Parent Consultation',
      'Yoga Club',
      'Not sure which one fits?',
    ]);
    await expect(page.getByText('Five ways to work with us.')).toBeVisible();
    await page.getByRole('link', { name: 'Read more about Yoga Club' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yoga Club');
    await expect(page.getByText('Ages 5-10')).toBeVisible();
    await expectAccessible(page);
    expect((await page.request.get('/services/sensory')).status()).toBe(404);
    await page.goto('/');
    await expect(page.locator('#services').getByRole('heading', { level: 3 })).toHaveText([
      'School-Based Therapy',
      'Play & Social Skills',
      'Fine Motor Skills',
      'Visual-Motor Integration',
      'Yoga Club',
    ]);
  });

  await test.step('A save does not overwrite what another window saved', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/settings/website/services/sensory');
    await page.getByLabel('Title').fill('Calm Bodies');
    const identity = { ...sampleIdentity, practiceName: 'Tall Trees Therapy' };
    expect((await page.request.put('/api/website-identity', { data: { identity } })).status()).toBe(200);
    problems.allow(/409/);
    await page.getByRole('button', { name: 'Save Service' }).click();
    await expectToast(
      page,
      'Update Failed',
      '409: This record was changed in another window meanwhile. Reload it to see the latest version, then make your change again',
    );
    await expect(page.getByLabel('Title')).toHaveValue('Calm Bodies');
  });
});
