import type { Page } from '@playwright/test';
import { setBrowserClock } from '#tests/setup/browser-clock.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible } from '#tests/setup/page-checks.ts';
import { chooseDelete, test } from '#tests/setup/session-journey.ts';
import type { SessionCaseload } from '#tests/setup/session-records.ts';

/** A caseload in which every status, an overlap, an absence and a series can be seen. */
async function fill(caseload: SessionCaseload): Promise<number> {
  const ada = await caseload.addClient('Ada Applewood');
  const ben = await caseload.addClient('Ben Brightside', { status: 'inactive' });
  await caseload.addSession(ada.id, '2026-11-20', '09:00', { status: 'completed' });
  await caseload.addSession(ben.id, '2026-11-20', '09:30');
  await caseload.addSession(ada.id, '2026-11-20', '11:00', { status: 'cancelled', duration: 15 });
  await caseload.addSession(ben.id, '2026-11-20', '13:00', { status: 'no-show' });
  return (await caseload.addSession(ada.id, '2026-11-20', '15:00', { status: 'absence' })).id;
}

const screens: [string, string, ((page: Page) => Promise<void>)?][] = [
  ['the list', '/sessions'],
  ['the list filtered to nothing', '/sessions?search=nobody'],
  ['the form', '/sessions/new', showEveryMessage],
  ['the form in a dialog', '/sessions', openForm],
  ['a session', '/sessions/:id'],
  ['the question before deleting', '/sessions/:id', openDeletion],
  ['the calendar', '/calendar'],
  ['an empty day', '/calendar?date=2026-11-21'],
];

test('Every screen of sessions and the calendar is accessible, on a phone too', async ({
  page,
  caseload,
}) => {
  test.slow();
  await setBrowserClock(page, '2026-11-20', '09:30');
  const id = await fill(caseload);
  page.on('dialog', (dialog) => dialog.accept());
  for (const [name, path, act] of screens) {
    await test.step(name, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path.replace(':id', String(id)));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByText(/^Loading /)).toHaveCount(0);
      await act?.(page);
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectAccessible(page);
    });
  }
});

async function showEveryMessage(page: Page): Promise<void> {
  await page.getByLabel('Session Type').selectOption('absent');
  await page.getByLabel('Session Type').selectOption('');
  await page.getByLabel('Date', { exact: true }).fill('2026-11-20');
  await page.getByLabel('Repeat', { exact: true }).check();
  await page.getByLabel('Date', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Create Session' }).click();
  await expect(page.getByText('Client is required')).toBeVisible();
}

async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Schedule Session' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function openDeletion(page: Page): Promise<void> {
  await chooseDelete(page);
  await expect(page.getByRole('alertdialog')).toBeVisible();
}
