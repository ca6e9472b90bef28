import type { Page } from '@playwright/test';
import { plusDays } from '#domain/platform/dates.ts';
import { setBrowserClock } from '#tests/setup/browser-clock.ts';
import { test } from '#tests/setup/caseload-journey.ts';
import { practiceToday } from '#tests/setup/caseload-records.ts';
import { countClicks } from '#tests/setup/click-count.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible, expectFitsPhone, expectNoSidewaysScroll } from '#tests/setup/page-checks.ts';

/** The way from a session of today to its note; the menu has an entry of the same name. */
const notesLink = (page: Page) =>
  page.getByRole('list', { name: "Today's sessions" }).getByRole('link', { name: 'Notes', exact: true });

test('a full day has nothing in the way and fits a phone', async ({ page, caseload }) => {
  const { id } = await caseload.addClient({
    firstName: 'Maximiliana-Alexandrina',
    lastName: 'Featherstonehaugh-Montgomery',
  });
  const today = practiceToday();
  for (const status of ['completed', 'scheduled', 'cancelled', 'no-show', 'absence'] as const) {
    await caseload.addTodaysSession(id, '09:00', { status });
  }
  await caseload.addTask({ dueDate: plusDays(today, -1), clientId: id });
  await caseload.addTask({ dueDate: today });
  await caseload.addTask({ completed: true });
  await page.goto('/dashboard');
  await expect(page.getByRole('list', { name: "Today's sessions" })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Recent clients' })).toBeVisible();
  await expectAccessible(page);
  const topOf = async (name: string) => (await page.getByRole('heading', { name }).boundingBox())?.y ?? 0;
  // Only the greeting is above the schedule; the figures are next to it.
  expect(await topOf("Today's Schedule")).toBeLessThan(240);
  await page.setViewportSize({ width: 768, height: 1024 });
  const belowTheWork = async () => (await topOf("Today's Appointments")) - (await topOf('Recent Clients'));
  await expect.poll(belowTheWork).toBeGreaterThan(0);
  await expectNoSidewaysScroll(page);
  await expectFitsPhone(page);
  await expectAccessible(page);
  expect(await topOf("Today's Schedule")).toBeLessThan(await topOf('Tasks & Reminders'));
  expect(await topOf('Tasks & Reminders')).toBeLessThan(await topOf("Today's Appointments"));
  await page.getByRole('button', { name: 'Add New' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Task' });
  await dialog.getByRole('button', { name: 'Add Task' }).click();
  await expect(dialog.getByText('Title is required')).toBeVisible();
  await expectAccessible(page);
});

test('the schedule says who is now and who is next, minute by minute', async ({ page, caseload }) => {
  const ana = await caseload.addClient({ firstName: 'Ana', lastName: 'Maple' });
  const ben = await caseload.addClient({ firstName: 'Ben', lastName: 'Birch' });
  const cleo = await caseload.addClient({ firstName: 'Cleo', lastName: 'Reed' });
  await caseload.addTodaysSession(ana.id, '09:00', { duration: 30 });
  await caseload.addTodaysSession(ben.id, '10:00', { duration: 45 });
  await caseload.addTodaysSession(cleo.id, '12:15');
  await setBrowserClock(page, practiceToday(), '09:50');
  await page.goto('/dashboard');
  const rows = page.getByRole('list', { name: "Today's sessions" }).getByRole('listitem');
  await expect(page.getByText('Next: Ben Birch in 10 min')).toBeVisible();
  await expect(rows.filter({ hasText: 'Next' })).toContainText('Ben Birch');
  await expect(rows.first().getByRole('link', { name: 'Ana Maple' })).toHaveClass(/text-ink-muted/);
  await page.clock.runFor(12 * 60_000);
  await expect(page.getByText('Now: Ben Birch, until 10:45 AM')).toBeVisible();
  await expect(page.getByText('Next: Cleo Reed in 2 h 13 min')).toBeVisible();
  await expect(rows.nth(1)).toHaveAttribute('aria-current', 'time');
  await expectAccessible(page);
  // On a phone those that are over are folded, and the next one is in sight with what there is to do.
  await page.setViewportSize({ width: 390, height: 844 });
  await setBrowserClock(page, practiceToday(), '11:00');
  await page.reload();
  await expect(rows).toHaveCount(1);
  await expect(rows.getByRole('button', { name: 'Check In' })).toBeInViewport({ ratio: 1 });
  await expect(rows.getByRole('link', { name: 'Notes' })).toBeInViewport({ ratio: 1 });
  const name = await rows.getByRole('link', { name: 'Cleo Reed' }).boundingBox();
  expect(name?.height).toBeGreaterThanOrEqual(44);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show 2 earlier, 2 not checked in' }).click();
  await expect(rows).toHaveCount(3);
});

test('a check-in with its note is two clicks and the text', async ({ page, caseload }) => {
  const clicks = await countClicks(page);
  const { id } = await caseload.addClient();
  const session = await caseload.addTodaysSession(id, '08:00', { notes: '' });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Check In' }).click();
  await expect(page.getByText('No note yet')).toBeVisible();
  await expect(notesLink(page)).toBeFocused();
  await notesLink(page).click();
  await page.getByRole('textbox', { name: 'Notes' }).focus();
  await page.keyboard.type('Cut a circle.');
  const noteOnServer = async () => (await page.request.get(`/api/sessions/${session.id}`)).json();
  await expect.poll(noteOnServer).toMatchObject({ status: 'completed', notes: 'Cut a circle.' });
  expect(clicks()).toBeLessThanOrEqual(2);
  await page.goBack();
  await expect(page.getByRole('list', { name: "Today's sessions" })).toBeVisible();
  await expect(page.getByText('No note yet')).toHaveCount(0);
});
