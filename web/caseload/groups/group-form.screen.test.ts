import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('Sessions of type group at one time become a group', async ({ page, groups, therapist }) => {
  page.setClock('2026-11-30', '09:30');
  const [ada, ben] = await groups.addClients('Ada', 'Ben');
  for (const client of [ada, ben]) {
    const reply = await therapist.post('/api/sessions', {
      clientId: client?.id,
      date: '2026-12-01T15:00:00.000Z',
      duration: 45,
      type: 'group',
    });
    expect(reply.status).toBe(201);
  }
  const [session] = await groups.sessions();
  await page.goto(`/sessions/${session?.id}`);
  await page.getByRole('button', { name: 'Make this a group' }).click();
  await page.getByLabel('Name of the group').fill('Scissors club');
  await page.getByRole('button', { name: 'Make This a Group' }).click();
  await expectToast(page, 'Group Created', 'Scissors club has been added.');
  await expect(page.getByRole('link', { name: 'Scissors club' })).toBeVisible();
  expect(new Set((await groups.sessions()).map(({ groupId }) => groupId)).size).toBe(1);
});
