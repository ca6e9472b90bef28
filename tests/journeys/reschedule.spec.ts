import type { Day } from '#domain/platform/dates.ts';
import { setBrowserClock } from '#tests/setup/browser-clock.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';
import { test } from '#tests/setup/session-journey.ts';

const WEDNESDAY: Day = '2026-11-18';

test.beforeEach(async ({ page }) => {
  await setBrowserClock(page, WEDNESDAY, '12:10');
});

test('a missed session is planned anew with one click on a free time, and each says when the other is', async ({
  page,
  caseload,
}) => {
  const { id: clientId } = await caseload.addClient('Ada Applewood');
  const missed = await caseload.addSession(clientId, WEDNESDAY, '10:00', { duration: 45 });
  await caseload.addSession(clientId, '2026-11-19', '09:00', { duration: 180 });
  await page.goto(`/sessions/${missed.id}/reschedule`);
  await expect(page.getByRole('heading', { name: 'Reschedule' })).toBeVisible();
  const thursday = page.getByRole('list', { name: 'Thursday, Nov 19, 2026' });
  await expect(thursday.getByRole('button')).toHaveText([
    '8:00 AM',
    '12:00 PM',
    '12:45 PM',
    '1:30 PM',
    '2:15 PM',
    '3:00 PM',
    '3:45 PM',
  ]);
  await expect(
    page.getByRole('list', { name: 'Wednesday, Nov 18, 2026' }).getByRole('button').first(),
  ).toHaveText('12:15 PM');
  await expect(page.getByRole('list', { name: /^Saturday/ })).toHaveCount(0);
  await expectAccessible(page);

  await thursday.getByRole('button', { name: '12:00 PM' }).click();
  await expectToast(page, 'Session Created', 'Nov 19, 2026, 12:00 PM, for the session of Nov 18, 2026.');
  expect(await caseload.session(missed.id)).toMatchObject({ status: 'cancelled' });
  await page.getByRole('link', { name: 'Nov 18, 2026', exact: true }).click();
  await expect(page).toHaveURL(`/sessions/${missed.id}`);
  await page.getByRole('link', { name: 'Nov 19, 2026, 12:00 PM' }).click();
  await expect(page.getByText('Makes up for')).toBeVisible();
  await page.goto(`/sessions/${missed.id}/reschedule`);
  await expect(page.getByText('Rescheduled to Nov 19, 2026, 12:00 PM.')).toBeVisible();
});

test('a session still to come becomes the absence that the therapist says', async ({ page, caseload }) => {
  const { id: clientId } = await caseload.addClient('Ada Applewood');
  const session = await caseload.addSession(clientId, '2026-11-20', '10:00');
  await page.goto(`/sessions/${session.id}/reschedule`);
  await page.getByText('Absence', { exact: true }).click();
  await expectFitsPhone(page);
  await page
    .getByRole('list', { name: 'Monday, Nov 23, 2026' })
    .getByRole('button', { name: '9:00 AM' })
    .click();
  await expect(page).toHaveURL(/\/sessions\/\d+$/);
  await expect(page.getByText('Makes up for')).toBeVisible();
  expect(await caseload.session(session.id)).toMatchObject({ status: 'absence', absenceNumber: 1 });
});

test('a session that took place is not planned anew', async ({ page, caseload }) => {
  const { id: clientId } = await caseload.addClient('Ada Applewood');
  const session = await caseload.addSession(clientId, '2026-11-17', '10:00', { status: 'completed' });
  await page.goto(`/sessions/${session.id}/reschedule`);
  await expect(page.getByText('This session took place.')).toBeVisible();
});
