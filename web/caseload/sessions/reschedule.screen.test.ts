import type { Day } from '#domain/platform/dates.ts';
import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

const WEDNESDAY: Day = '2026-11-18';

test.beforeEach(({ page }) => page.setClock(WEDNESDAY, '12:10'));

test('One click on a free time reschedules a missed session, and both sessions name each other', async ({
  page,
  schedule,
}) => {
  const { id: clientId } = await schedule.addClient('Ada Applewood');
  const missed = await schedule.addSession(clientId, WEDNESDAY, '10:00', { duration: 45 });
  await schedule.addSession(clientId, '2026-11-19', '09:00', { duration: 180 });
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

  await thursday.getByRole('button', { name: '12:00 PM' }).click();
  await expectToast(page, 'Session Created', 'Nov 19, 2026, 12:00 PM, for the session of Nov 18, 2026.');
  expect(await schedule.session(missed.id)).toMatchObject({ status: 'cancelled' });
  await page.getByRole('link', { name: 'Nov 18, 2026', exact: true }).click();
  await expect(page).toHaveURL(`/sessions/${missed.id}`);
  await page.getByRole('link', { name: 'Nov 19, 2026, 12:00 PM' }).click();
  await expect(page.getByText('Makes up for')).toBeVisible();
  await page.goto(`/sessions/${missed.id}/reschedule`);
  await expect(page.getByText('Rescheduled to Nov 19, 2026, 12:00 PM.')).toBeVisible();
});

test('An upcoming session becomes an absence when the therapist chooses so', async ({ page, schedule }) => {
  const { id: clientId } = await schedule.addClient('Ada Applewood');
  const session = await schedule.addSession(clientId, '2026-11-20', '10:00');
  await page.goto(`/sessions/${session.id}/reschedule`);
  await page.getByText('Absence', { exact: true }).click();
  await page
    .getByRole('list', { name: 'Monday, Nov 23, 2026' })
    .getByRole('button', { name: '9:00 AM' })
    .click();
  await expect(page).toHaveURL(/\/sessions\/\d+$/);
  await expect(page.getByText('Makes up for')).toBeVisible();
  expect(await schedule.session(session.id)).toMatchObject({ status: 'absence', absenceNumber: 1 });
});

test('A session that took place cannot be rescheduled', async ({ page, schedule }) => {
  const { id: clientId } = await schedule.addClient('Ada Applewood');
  const session = await schedule.addSession(clientId, '2026-11-17', '10:00', { status: 'completed' });
  await page.goto(`/sessions/${session.id}/reschedule`);
  await expect(page.getByText('This session took place.')).toBeVisible();
});
