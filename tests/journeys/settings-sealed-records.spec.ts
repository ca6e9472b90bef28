import type { Client } from '#domain/caseload/clients/client.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { browserRequests } from '#tests/setup/browser-requests.ts';
import { expect } from '#tests/setup/journey.ts';
import { newAccount } from '#tests/setup/journey-account.ts';
import { test } from '#tests/setup/owner-journey.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';
import { recordAdder } from '#tests/setup/record-adder.ts';
import { chooseDelete } from '#tests/setup/session-journey.ts';

test('The owner alone restores deleted clients and sessions', async ({
  browser,
  context,
  ownProgram,
  owner,
  page,
  problems,
}) => {
  await test.step('A client that any therapist deleted is restored with one click', async () => {
    await page.goto('/settings/sealed-records');
    await expect(page.getByText('No sealed records')).toBeVisible();

    const therapist = newAccount({ fullName: 'Ada Colleague' });
    const theirs = await browser.newContext({ baseURL: ownProgram.url });
    await theirs.request.post('/api/register', { data: therapist });
    const deletions = [
      { requests: theirs.request, client: buildClient({ lastName: 'Elsewhere', dateOfBirth: '1990-04-09' }) },
      { requests: context.request, client: buildClient({ lastName: 'Ours', dateOfBirth: '2018-04-09' }) },
    ];
    for (const { requests, client } of deletions) {
      const reply = await requests.post(`${ownProgram.url}/api/clients`, { data: client });
      const { id }: Client = await reply.json();
      await requests.delete(`${ownProgram.url}/api/clients/${id}`);
    }

    await page.reload();
    const rows = page.getByRole('list', { name: 'Sealed records' }).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(0)).toContainText('Ivy Ours');
    await expect(rows.nth(0)).toContainText(`by ${owner.fullName}`);
    await expect(rows.nth(0)).toContainText('Kept until Apr 9, 2040: a year past the 21st birthday');
    await expect(rows.nth(1)).toContainText('by Ada Colleague');
    await expect(rows.nth(1)).toContainText(/Kept until \w+ \d+, \d{4}: six years after the last entry/);
    await expectAccessible(page);
    await expectFitsPhone(page);

    await page.getByRole('button', { name: 'Restore Ivy Elsewhere' }).click();
    await expectToast(
      page,
      'Client Restored',
      'Ivy Elsewhere is back among the clients of Ada Colleague, with everything there was.',
    );
    await expect(rows).toHaveCount(1);
    const restored = await theirs.request.get('/api/clients');
    expect((await restored.json()).map((client: Client) => client.lastName)).toEqual(['Elsewhere']);
    await page.getByRole('button', { name: 'Restore Ivy Ours' }).click();
    await expect(page.getByText('No sealed records')).toBeVisible();
    await page.goto('/clients');
    await expect(page.getByRole('link', { name: 'Ivy Ours' })).toBeVisible();
    await theirs.close();
  });

  await test.step('A deleted session is restored with its note and earlier versions', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const add = recordAdder(browserRequests(context.request, ownProgram.url));
    const client = await add<Client>('clients', buildClient({ lastName: 'Sample' }));
    const held = buildSession({
      clientId: client.id,
      date: '2026-10-05T14:00:00.000Z',
      notes: 'Cut a circle.',
    });
    const session = await add<Session>('sessions', { ...held, status: 'completed' });
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
      `Session of Ivy Sample, Oct 5, 2026 is back among the records of ${owner.fullName}.`,
    );
    await expect(page.getByText('No sealed records')).toBeVisible();
    await page.goto(`/sessions/${session.id}`);
    await expect(page.getByText('Did not cut at all.')).toBeVisible();
    await page.getByText('Earlier versions of this note').click();
    await page.getByText(/^Until .+ changed it$/).click();
    await expect(page.getByText('Cut a circle.')).toBeVisible();
  });

  await test.step('Nobody but the owner sees sealed records', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    problems.allow(/status of 403/);
    const other = await browser.newContext({ baseURL: ownProgram.url });
    await other.request.post('/api/register', { data: newAccount() });
    const there = await other.newPage();
    await there.goto('/settings');
    await expect(there.getByRole('link', { name: 'Activity' })).toBeVisible();
    await expect(there.getByRole('link', { name: 'Sealed Records' })).toHaveCount(0);
    await there.goto('/settings/sealed-records');
    await expect(there.getByText('403: Only the owner of the practice can do this')).toBeVisible();
    await other.close();
  });
});
