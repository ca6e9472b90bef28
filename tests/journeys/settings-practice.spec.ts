import type { Client } from '#domain/caseload/clients/client.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { browserRequests } from '#tests/setup/browser-requests.ts';
import { expect } from '#tests/setup/journey.ts';
import { test } from '#tests/setup/owner-journey.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';
import { recordAdder } from '#tests/setup/record-adder.ts';

test('The owner changes how the practice works, what notes need and how mail is sent', async ({
  page,
  owner: _,
  ownProgram,
}) => {
  await test.step('The next form uses the settings of the practice', async () => {
    await page.goto('/settings/practice');
    await page.getByLabel('Usual Duration (minutes)').fill('10');
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expect(page.getByText('Duration must be at least 15 minutes')).toBeVisible();
    await page.getByLabel('Legal Name').fill('Sample OT, PLLC');
    await page.getByLabel('Usual Duration (minutes)').fill('45');
    await page.getByLabel('Group, per minute ($)').fill('1.15');
    await page.getByLabel('Time Zone').fill('los angeles');
    await page.getByRole('option', { name: 'America / Los Angeles' }).click();
    await page.getByLabel('School Year From').selectOption('September');
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expectToast(page, 'Settings Updated', 'The practice settings have been saved.');
    // It covers neither the button that may be pressed next nor Logout.
    const message = await page
      .getByRole('region', { name: /notifications/i })
      .getByRole('listitem')
      .boundingBox();
    for (const name of ['Save Settings', 'Logout']) {
      const button = await page.getByRole('button', { name }).boundingBox();
      expect(message && button && overlap(message, button), name).toBe(false);
    }
    await page.reload();
    await expect(page.getByLabel('Legal Name')).toHaveValue('Sample OT, PLLC');
    await expect(page.getByLabel('Group, per minute ($)')).toHaveValue('1.15');
    await expect(page.getByLabel('Time Zone')).toHaveValue('America / Los Angeles');
    await expectAccessible(page);
    await expectFitsPhone(page);
    await page.goto('/sessions/new');
    await expect(page.getByLabel('Duration (minutes)')).toHaveValue('45');
  });

  await test.step('Forms of invoices use the settings of notes', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const add = recordAdder(browserRequests(page.context().request, ownProgram.url));
    const client = await add<Client>('clients', buildClient());
    const date = '2026-09-04T14:00:00.000Z';
    await add('sessions', buildSession({ clientId: client.id, date, status: 'completed' }));
    await page.goto('/notes');
    await expect(page.getByText('No notes to sign')).toBeVisible();

    await page.goto('/settings/documentation');
    await page.getByLabel('Late After (days)').fill('31');
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expect(page.getByText('Days until a note is late must be from 0 to 30')).toBeVisible();
    await page.getByLabel('Late After (days)').fill('5');
    await page.getByLabel('Notes Are Signed From').fill('');
    await page.getByLabel('Only signed sessions can be invoiced').check();
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expectToast(page, 'Settings Updated', 'The practice settings have been saved.');
    await page.reload();
    await expect(page.getByLabel('Late After (days)')).toHaveValue('5');
    await expect(page.getByLabel('Only signed sessions can be invoiced')).toBeChecked();
    await expectAccessible(page);
    await expectFitsPhone(page);

    await page.goto('/notes');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText([/Draft.*Late/]);
    await page.goto('/invoices/batch');
    await expect(page.getByText('Nothing to bill yet')).toBeVisible();
    await page.goto(`/invoices/new?clientId=${client.id}`);
    const words = 'The note of Sep 4, 2026 is not signed yet, so its session cannot be invoiced.';
    await expect(page.getByText(words)).toBeVisible();
    await page.getByRole('link', { name: 'Open the note' }).click();
    await expect(page.getByRole('button', { name: 'Sign', exact: true })).toBeVisible();
  });

  await test.step('A mail server can be entered on a phone', async () => {
    await page.goto('/settings/mail');
    await page.getByLabel('Server').fill('mail.example.org');
    await page.getByLabel('Encryption').selectOption('None');
    await page.getByLabel('Name').fill('desk@example.org');
    await page.getByLabel('Password').fill('brave-letter-77');
    await expect(page.getByText('The name and the password travel unencrypted')).toBeVisible();
    await page.getByRole('button', { name: 'Save Mail Server' }).click();
    await expectToast(page, 'Mail Server Saved', 'It is in use now. Send yourself a test.');
    await expect(page.getByRole('button', { name: 'Send Test' })).toBeVisible();
    await expectAccessible(page);
    await expectFitsPhone(page);
  });
});

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function overlap(one: Box, other: Box): boolean {
  const isBeside = one.x >= other.x + other.width || other.x >= one.x + one.width;
  return !isBeside && one.y < other.y + other.height && other.y < one.y + one.height;
}
