import { expect } from '#tests/setup/journey.ts';
import { expectAccessible, expectFitsPhone } from '#tests/setup/page-checks.ts';
import { test } from '#tests/setup/session-journey.ts';

test('what a note said before it was changed is read and copied on the page of its session', async ({
  page,
  context,
  caseload,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const client = await caseload.addClient('Ada Applewood');
  const session = await caseload.addSession(client.id, '2026-11-20', '14:30', {
    status: 'completed',
    notes: 'Cut on the line.',
  });
  await page.goto(`/sessions/${session.id}`);
  const opener = page.getByText('Earlier versions of this note');
  await opener.click();
  await expect(page.getByText('There are none: nothing of this note was changed.')).toBeVisible();

  await caseload.changeSession(session.id, { notes: 'Did not cut at all.' });
  await page.reload();
  await opener.click();
  const versions = page.getByRole('list', { name: 'Earlier versions of this note' });
  await expect(versions.getByRole('listitem')).toHaveCount(1);
  await versions.getByText(/^Until \w+ \d+, \d{4}, .+, when .+ changed it$/).click();
  await expect(versions.getByText('Cut on the line.')).toBeVisible();
  await versions.getByRole('button', { name: 'Copy' }).click();
  await expect(versions.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Cut on the line.');
  await expectAccessible(page);
  await expectFitsPhone(page);
  await expect(page.getByText('Did not cut at all.')).toBeVisible();
});
