import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

test.override({ isOwner: true });

async function savedServices(owner: TestVisitor): Promise<PublicIdentity['services']> {
  const reply = await owner.get('/api/website-identity');
  return reply.json<{ identity: PublicIdentity }>().identity.services;
}

test('A service is reworded and restored, and an added one is deleted', async ({ page, therapist }) => {
  await page.goto('/settings/website/services/sensory');
  const title = page.getByLabel('Title');
  await expect(title).toHaveValue('Sensory Processing');
  await title.fill('Calm Bodies');
  await page.getByRole('button', { name: 'Save Service' }).click();
  await expectToast(page, 'Services Saved', 'Families see them at once.');
  const row = page.getByRole('listitem').filter({ hasText: 'Calm Bodies' });
  await expect(row).toContainText('Your words');
  expect(JSON.stringify(await savedServices(therapist))).toContain('Calm Bodies');

  await row.getByRole('link').click();
  await page.getByRole('button', { name: 'Use the Shipped Words' }).click();
  await expect(title).toHaveValue('Sensory Processing');
  await page.getByRole('button', { name: 'Save Service' }).click();
  await expect(page.getByRole('link', { name: 'Sensory Processing' })).toBeVisible();
  expect(JSON.stringify(await savedServices(therapist))).not.toContain('Calm Bodies');

  const yoga = { id: 'yoga', isShown: true, title: 'Yoga', description: 'Mats.', features: ['One'] };
  const identity = { ...sampleIdentity, services: [...sampleIdentity.services, yoga] };
  expect((await therapist.put('/api/website-identity', { identity })).status).toBe(200);
  await page.reload();
  await page.getByRole('button', { name: 'Delete Yoga' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: 'Yoga' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Save Services' }).click();
  await expectToast(page, 'Services Saved', 'Families see them at once.');
  expect((await savedServices(therapist)).map(({ id }) => id)).not.toContain('yoga');
});

test('A service is hidden, another comes first, and a new one is added', async ({ page, therapist }) => {
  await page.goto('/settings/website/prices');
  await page.getByRole('link', { name: 'Services', exact: true }).click();
  const rows = page.getByRole('list', { name: 'Services' }).getByRole('listitem');
  await expect(rows).toHaveCount(5);
  await page.getByLabel('Shown: Sensory Processing').uncheck();
  await page.getByRole('button', { name: 'Move School-Based Therapy up' }).press('Enter');
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
  await page.getByRole('button', { name: 'Add Service' }).click();
  await expectToast(page, 'Services Saved', 'Families see them at once.');
  await expect(rows.last()).toContainText('Added by you');
  const services = await savedServices(therapist);
  expect(services[0]?.id).toBe('school-based');
  expect(services.filter(({ isShown }) => !isShown).map(({ id }) => id)).toEqual(['sensory']);
  expect(services.at(-1)).toMatchObject({ title: 'Yoga Club', isShown: true });
});

test('A save does not overwrite what another window saved', async ({ page, therapist, problems }) => {
  problems.allow(/status of 409/);
  await page.goto('/settings/website/services/sensory');
  await page.getByLabel('Title').fill('Calm Bodies');
  const identity = { ...sampleIdentity, practiceName: 'Tall Trees Therapy' };
  expect((await therapist.put('/api/website-identity', { identity })).status).toBe(200);
  await page.getByRole('button', { name: 'Save Service' }).click();
  await expectToast(
    page,
    'Update Failed',
    '409: This record was changed in another window meanwhile. Reload it to see the latest version, then make your change again',
  );
  await expect(page.getByLabel('Title')).toHaveValue('Calm Bodies');
});
