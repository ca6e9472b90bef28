import type { Page } from '@playwright/test';
import type { NoteOfSession } from '#domain/clinical/notes/session-note-reply.ts';
import { buildFirstGoal } from '#tests/builders/goal-builder.ts';
import { buildNote } from '#tests/builders/note-builder.ts';
import { test } from '#tests/setup/caseload-journey.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible, expectFitsPhone } from '#tests/setup/page-checks.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a SOAP note outlasts a lost connection and a reload, and two devices are asked which to keep', async ({
  page,
  context,
  caseload,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 409/);
  // Changes of another device reach this page only with the refusal.
  await page.route('**/api/events', (route) => route.abort());
  const { id: clientId } = await caseload.addClient();
  await caseload.addGoal(buildFirstGoal({ clientId }));
  const session = await caseload.addTodaysSession(clientId, '09:00', { status: 'completed' });
  const address = `/api/sessions/${session.id}/note`;
  const kept = async (): Promise<NoteOfSession> => (await context.request.get(address)).json();
  const bar = page.getByRole('status', { name: 'Note' });
  const section = (name: string) => page.getByRole('textbox', { name, exact: true });

  await page.goto(`/sessions/${session.id}/note`);
  await expect(bar).toHaveText('Everything is saved');
  await page.getByText('SOAP', { exact: true }).tap();
  await expect(page.getByRole('radio', { name: 'SOAP' })).toBeChecked();
  await section('Subjective').fill('Came in quiet.');
  await page.getByRole('combobox', { name: 'Setting' }).selectOption('Teletherapy');
  await section('Treated Together With').fill('Speech therapist');
  await section('Why Together').fill('Joint attention');
  await section('Notes').fill('Chose the scissors first.');
  await expect(bar).toHaveText('Everything is saved');
  await expect.poll(kept).toMatchObject({
    template: 'soap',
    subjective: 'Came in quiet.',
    setting: 'teletherapy',
    coTreatmentReason: 'Joint attention',
    state: 'draft',
  });

  // Without a connection nothing is lost, and a reload with the connection back saves it.
  await context.setOffline(true);
  await section('Assessment').fill('Turns the paper alone.');
  await expect(bar).toContainText('Waiting for connection');
  await context.setOffline(false);
  await page.reload();
  await expect(section('Assessment')).toHaveValue('Turns the paper alone.');
  await expect(bar).toHaveText('Everything is saved');
  await expect.poll(kept).toMatchObject({ assessment: 'Turns the paper alone.' });

  // The preview of the data stays collapsed until it is opened.
  const pad = page.getByRole('region', { name: 'Cutting on a line', exact: true });
  await pad.getByRole('group').getByRole('button', { name: 'I Independent', exact: true }).tap();
  await page.getByText('How the data will read (1)').tap();
  await expect(page.getByText('1 of 1 trials independent (100%)')).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);
  await page.getByRole('main').getByRole('link').first().focus();
  for (let stop = 0; stop < 20; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await focusBehindBar(page)).toBeUndefined();
  }

  await context.request.put(address, { data: buildNote({ planText: 'Curves, at the other desk.' }) });
  await section('Plan').fill('Straight lines again.');
  const question = page.getByRole('alert').filter({ hasText: 'This note was also changed somewhere else' });
  await expect(question).toContainText('Plan: Curves, at the other desk.');
  await expect(bar).toHaveText('Changed somewhere else too. Please choose which to keep.');
  await question.getByRole('button', { name: 'Keep What I Wrote' }).tap();
  await expect(bar).toHaveText('Everything is saved');
  expect(await kept()).toMatchObject({ planText: 'Straight lines again.', subjective: 'Came in quiet.' });
});

/** Returns the focused element if the bar at the end of the page covers it. */
function focusBehindBar(page: Page) {
  return page.evaluate(() => {
    const [focused, bar] = [document.activeElement, document.querySelector('[data-bottom-bar]')];
    if (!focused || !bar || bar.contains(focused)) return undefined;
    const isBehind = focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
    return isBehind ? focused.outerHTML : undefined;
  });
}
