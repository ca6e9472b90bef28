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
  await page.getByRole('button', { name: 'Make This a Group' }).click();
  await page.getByLabel('Name of the Group').fill('Scissors club');
  await page.getByRole('button', { name: 'Make This a Group' }).click();
  await expectToast(page, 'Group Created', 'Scissors club has been added.');
  await expect(page.getByRole('link', { name: 'Scissors club' })).toBeVisible();
  expect(new Set((await groups.sessions()).map(({ groupId }) => groupId)).size).toBe(1);
});

test('Plan Meetings plans for the group, whatever the last session of its first child was', async ({
  page,
  groups,
  therapist,
}) => {
  page.setClock('2026-11-30', '09:30');
  const clients = await groups.addClients('Ada', 'Ben');
  const [meeting] = await groups.plan({ name: 'Scissors club', clients, day: '2026-11-24', time: '10:00' });
  const alone = {
    clientId: clients[0]?.id,
    date: '2026-12-02T15:00:00.000Z',
    duration: 30,
    type: 'individual',
  };
  expect((await therapist.post('/api/sessions', alone)).status).toBe(201);
  await page.goto(`/groups/${meeting?.groupId}`);
  await page.getByRole('link', { name: 'Plan Meetings' }).click();
  await expect(page.getByRole('list', { name: 'Children of the group' })).toContainText('Ben Sample');
  await expect(page.getByLabel('Session Type')).toHaveValue('group');
  await page.getByLabel('Date').fill('2026-12-08');
  await page.getByLabel('Time').fill('10:00');
  await page.getByRole('button', { name: 'Create Session' }).click();
  await expectToast(page, 'Session Created', '2 sessions have been scheduled successfully.');
  expect((await groups.sessions()).filter(({ groupId }) => groupId === meeting?.groupId)).toHaveLength(4);
});
