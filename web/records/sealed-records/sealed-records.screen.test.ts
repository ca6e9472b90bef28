import type { Client } from '#domain/caseload/clients/client.ts';
import type { Group } from '#domain/caseload/groups/group.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildGroup } from '#tests/builders/group-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { newAccount } from '#tests/setup/journey-account.ts';
import { chooseDelete, expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test.override({ isOwner: true });

test('The owner restores a client that any therapist deleted with one click', async ({
  page,
  practice,
  therapist: owner,
  account,
}) => {
  await page.goto('/settings/sealed-records');
  await expect(page.getByText('No sealed records')).toBeVisible();

  const colleague = await practice.register(newAccount({ fullName: 'Ada Colleague' }));
  for (const [therapist, client] of [
    [colleague, buildClient({ lastName: 'Elsewhere', dateOfBirth: '1990-04-09' })],
    [owner, buildClient({ lastName: 'Ours', dateOfBirth: '2018-04-09' })],
  ] as const) {
    const { id } = await addRecord<Client>(therapist, '/api/clients', client);
    const members = [{ clientId: id, from: '2026-09-08' }];
    const group = await addRecord<Group>(therapist, '/api/groups', buildGroup({ members }));
    await therapist.delete(`/api/clients/${id}`);
    if (therapist === owner) await owner.delete(`/api/groups/${group.id}`);
  }

  await page.reload();
  const rows = page.getByRole('list', { name: 'Sealed records' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText('Ivy Ours');
  await expect(rows.nth(0)).toContainText(`by ${account.fullName}`);
  await expect(rows.nth(0)).toContainText('Kept until Apr 9, 2040: a year past the 21st birthday');
  await expect(rows.nth(1)).toContainText('by Ada Colleague');
  await expect(rows.nth(1)).toContainText(/Kept until \w+ \d+, \d{4}: six years after the last entry/);

  await page.getByRole('button', { name: 'Restore Ivy Elsewhere' }).click();
  await expectToast(
    page,
    'Client Restored',
    'Ivy Elsewhere is back among the clients of Ada Colleague, with everything there was.',
  );
  await expect(rows).toHaveCount(1);
  const restored = (await colleague.get('/api/clients')).json<Client[]>();
  expect(restored.map(({ lastName }) => lastName)).toEqual(['Elsewhere']);
  await page.getByRole('button', { name: 'Restore Ivy Ours' }).click();
  await expectToast(
    page,
    'Client Restored',
    `Ivy Ours is back among the clients of ${account.fullName}, but no longer in a group that is full or deleted by now.`,
  );
  await expect(page.getByText('No sealed records')).toBeVisible();
  await page.goto('/clients');
  await expect(page.getByRole('link', { name: 'Ivy Ours' })).toBeVisible();
});

test('A deleted session is restored with its note and earlier versions', async ({
  page,
  therapist,
  account,
}) => {
  const client = await addRecord<Client>(therapist, '/api/clients', buildClient({ lastName: 'Sample' }));
  const held = buildSession({
    clientId: client.id,
    date: '2026-10-05T14:00:00.000Z',
    status: 'completed',
    notes: 'Cut a circle.',
  });
  const session = await addRecord<Session>(therapist, '/api/sessions', held);
  await page.goto(`/sessions/${session.id}/note`);
  await page.getByRole('textbox', { name: 'Notes' }).fill('Did not cut at all.');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Session', exact: true }).click();
  await chooseDelete(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Session Deleted', 'The session has been deleted successfully.');

  await page.goto('/settings/sealed-records');
  await page.getByRole('button', { name: 'Restore Session of Ivy Sample, Oct 5, 2026' }).click();
  await expectToast(
    page,
    'Session Restored',
    `Session of Ivy Sample, Oct 5, 2026 is back among the records of ${account.fullName}.`,
  );
  await expect(page.getByText('No sealed records')).toBeVisible();
  await page.goto(`/sessions/${session.id}`);
  await expect(page.getByText('Did not cut at all.')).toBeVisible();
  await page.getByText('Earlier versions of this note').click();
  await page.getByText(/^Until .+ changed it$/).click();
  await expect(page.getByText('Cut a circle.')).toBeVisible();
});
