import { describe } from 'vitest';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { type Day, DEFAULT_TIME_ZONE, dayOf, timeOfDay } from '#domain/platform/dates.ts';
import { chooseClient, chooseDelete, expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

const clockOf = ({ date }: Session) =>
  `${dayOf(date, DEFAULT_TIME_ZONE)} ${timeOfDay(date, DEFAULT_TIME_ZONE)}`;
const oldestFirst = (sessions: Session[]) => sessions.toReversed();

test('A session repeats a number of times, without unticked dates, across the end of daylight saving', async ({
  page,
  schedule,
}) => {
  await schedule.addClient('Ada Applewood');
  await page.goto('/sessions/new');
  await chooseClient(page, 'Ada Applewood');
  await page.getByLabel('Date', { exact: true }).fill('2026-10-20');
  await page.getByLabel('Time').fill('09:00');
  await page.getByLabel('Session Type').selectOption('individual');
  await page.getByLabel('Repeat', { exact: true }).check();
  await page.getByLabel('Number of Times', { exact: true }).fill('4');
  await expect(page.getByText('4 of 4 sessions. Untick the dates to skip.')).toBeVisible();
  await page.getByLabel('Nov 3, 2026').uncheck();
  await expect(page.getByText('3 of 4 sessions. Untick the dates to skip.')).toBeVisible();
  await page.getByRole('button', { name: 'Create Session' }).click();
  await expectToast(page, 'Session Created', '3 sessions have been scheduled successfully.');
  expect(oldestFirst(await schedule.sessions()).map(clockOf)).toEqual([
    '2026-10-20 09:00',
    '2026-10-27 09:00',
    '2026-11-10 09:00',
  ]);
});

test('A session repeats until a date', async ({ page, schedule }) => {
  await schedule.addClient('Ada Applewood');
  await page.goto('/sessions/new');
  await chooseClient(page, 'Ada Applewood');
  await page.getByLabel('Date', { exact: true }).fill('2026-11-02');
  await page.getByLabel('Session Type').selectOption('group');
  await page.getByLabel('Repeat', { exact: true }).check();
  await page.getByLabel('On a date').check();
  await page.getByRole('button', { name: 'Create Session' }).click();
  await expect(
    page.getByText('Please choose until when, or how many times, the session repeats'),
  ).toBeVisible();
  await page.getByLabel('Last Date').fill('2026-11-16');
  await page.getByRole('button', { name: 'Create Session' }).click();
  await expectToast(page, 'Session Created', '3 sessions have been scheduled successfully.');
});

test('A session repeats on days of a school cycle, counted over the closings that the form names', async ({
  page,
  schedule,
}) => {
  await schedule.addClient('Ada Applewood');
  await schedule.addClosing('2026-12-02', '2026-12-03', 'Conferences');
  await page.goto('/sessions/new');
  await chooseClient(page, 'Ada Applewood');
  await page.getByLabel('Date', { exact: true }).fill('2026-11-28');
  await page.getByLabel('Time').fill('09:00');
  await page.getByLabel('Session Type').selectOption('individual');
  await page.getByLabel('Repeat', { exact: true }).check();
  await page.getByLabel('By school days').check();
  await page.getByLabel('Number of Times', { exact: true }).fill('3');
  await expect(page.getByText('its first date is a Saturday')).toBeVisible();
  await page.getByLabel('Date', { exact: true }).fill('2026-11-30');
  await expect(page.getByLabel('Nov 30, 2026 · day A')).toBeChecked();
  await page.getByLabel('School Days in a Cycle').fill('6');
  await page.getByLabel('Nov 30, 2026 is day').selectOption('3');
  await page.getByLabel('Day 4', { exact: true }).check();
  await expect(page.getByText('Days 1 and 4 of every 6 school days', { exact: true })).toBeVisible();
  await expect(page.getByText('Counted without: Conferences (Dec 2, 2026 – Dec 3, 2026)')).toBeVisible();
  await expect(page.getByLabel('Dec 1, 2026 · day 4')).toBeChecked();
  await expect(page.getByLabel('Dec 8, 2026 · day 1')).toBeChecked();
  await page.getByLabel('Day 1', { exact: true }).uncheck();
  await page.getByLabel('Day 4', { exact: true }).uncheck();
  await page.getByRole('button', { name: 'Create Session' }).click();
  await expect(page.getByText('Please choose the days of the cycle with a session')).toBeVisible();
  await page.getByLabel('Day 1', { exact: true }).check();
  await page.getByLabel('Day 4', { exact: true }).check();
  await page.getByRole('button', { name: 'Create Session' }).click();
  await expectToast(page, 'Session Created', '3 sessions have been scheduled successfully.');
  const sessions = oldestFirst(await schedule.sessions());
  expect(sessions.map(clockOf)).toEqual(['2026-12-01 09:00', '2026-12-08 09:00', '2026-12-11 09:00']);
  await page.goto(`/sessions/${sessions[0]?.id}`);
  await expect(page.getByText('Part of a series by school days, 6 in a cycle')).toBeVisible();
});

describe('A series', () => {
  let first: Session;

  test.beforeEach(async ({ schedule }) => {
    const client = await schedule.addClient('Ada Applewood');
    first = await schedule.addSeries(client.id, '2026-11-02', '09:00', 3);
  });

  const daysLeft = (sessions: Session[]): Day[] =>
    oldestFirst(sessions).map(({ date }) => dayOf(date, DEFAULT_TIME_ZONE));

  test('changes for one session alone', async ({ page, schedule }) => {
    await page.goto(`/sessions/${first.id}`);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('dialog').getByLabel('Time').fill('10:00');
    await page.getByRole('button', { name: 'Update Session' }).click();
    await expectToast(page, 'Session Updated', 'The session has been updated successfully.');
    expect(oldestFirst(await schedule.sessions()).map(clockOf)).toEqual([
      '2026-11-02 10:00',
      '2026-11-09 09:00',
      '2026-11-16 09:00',
    ]);
  });

  test('changes from one session on, whose status is its own', async ({ page, schedule }) => {
    const second = oldestFirst(await schedule.sessions())[1];
    await page.goto(`/sessions/${second?.id}`);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('dialog').getByLabel('Time').fill('13:15');
    await page.getByRole('dialog').getByLabel('Status').selectOption('Completed');
    await page.getByLabel('This and the following sessions of the series').check();
    await page.getByRole('button', { name: 'Update Session' }).click();
    await expectToast(page, 'Session Updated', 'The session has been updated successfully.');
    const sessions = oldestFirst(await schedule.sessions());
    expect(sessions.map((session) => `${clockOf(session)} ${session.status}`)).toEqual([
      '2026-11-02 09:00 scheduled',
      '2026-11-09 13:15 completed',
      '2026-11-16 13:15 scheduled',
    ]);
  });

  test('cancels one session alone, or the following ones after a question', async ({ page, schedule }) => {
    const cancelFrom = async (index: number) => {
      await page.goto(`/sessions/${oldestFirst(await schedule.sessions())[index]?.id}`);
      await page.getByRole('button', { name: 'Edit' }).click();
      await page.getByRole('dialog').getByLabel('Status').selectOption('Cancelled');
      await page.getByLabel('This and the following sessions of the series').check();
      await page.getByRole('button', { name: 'Update Session' }).click();
    };
    const statuses = async () => oldestFirst(await schedule.sessions()).map(({ status }) => status);

    await cancelFrom(1);
    await page
      .getByRole('alertdialog', { name: 'Cancel the 1 following too?' })
      .getByRole('button', { name: 'Cancel Only This One' })
      .click();
    await expectToast(page, 'Session Updated', 'The session has been updated successfully.');
    expect(await statuses()).toEqual(['scheduled', 'cancelled', 'scheduled']);

    await cancelFrom(0);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel All 2' }).click();
    await expectToast(page, 'Session Updated', 'The session has been updated successfully.');
    expect(await statuses()).toEqual(['cancelled', 'cancelled', 'cancelled']);
  });

  test('loses one session alone', async ({ page, schedule }) => {
    await page.goto(`/sessions/${first.id}`);
    await chooseDelete(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Session Deleted', 'The session has been deleted successfully.');
    await expect(page).toHaveURL('/sessions');
    expect(daysLeft(await schedule.sessions())).toEqual(['2026-11-09', '2026-11-16']);
  });

  test('is deleted from one session on', async ({ page, schedule }) => {
    const [, second, third] = oldestFirst(await schedule.sessions());
    await schedule.changeSession(third?.id ?? 0, { status: 'no-show' });
    await page.goto(`/sessions/${second?.id}`);
    await chooseDelete(page);
    const question = page.getByRole('alertdialog', { name: 'Delete this session?' });
    const hint = question.getByText('One of the following took place or was missed. It is deleted too');
    await expect(hint).toHaveCount(0);
    await question.getByLabel('This and the following sessions of the series').check();
    await expect(hint).toBeVisible();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL('/sessions');
    expect(daysLeft(await schedule.sessions())).toEqual(['2026-11-02']);
  });
});
