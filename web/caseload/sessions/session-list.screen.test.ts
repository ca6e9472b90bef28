import { describe } from 'vitest';
import { practiceToday } from '#tests/setup/caseload-records.ts';
import { chooseClient, expectRetry, expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import type { ScreenPage } from '#tests/setup/screen-page.ts';
import { test } from '#tests/setup/screen-test.ts';

const rows = (page: ScreenPage) =>
  page
    .getByRole('table', { name: 'Sessions' })
    .getByRole('row')
    .filter({ has: page.getByRole('link') });

describe('At noon of November 20', () => {
  test.beforeEach(async ({ page, schedule }) => {
    page.setClock('2026-11-20', '12:00');
    const ada = await schedule.addClient('Ada Applewood');
    const ben = await schedule.addClient('Béa Brightside');
    await schedule.addSession(ada.id, '2026-11-10', '09:00', { status: 'completed', notes: 'a'.repeat(101) });
    await schedule.addSession(ada.id, '2026-11-20', '09:00', {
      type: 'group',
      status: 'no-show',
      notes: 'b'.repeat(100),
    });
    await schedule.addSession(ben.id, '2026-11-20', '15:00', { type: 'home' });
    await schedule.addSession(ben.id, '2026-11-21', '10:00', { type: 'absent', status: 'absence' });
    await schedule.addSession(ada.id, '2026-12-01', '11:30', { status: 'cancelled' });
    await page.goto('/sessions');
    await expect(rows(page)).toHaveCount(5);
  });

  test('A few later sessions stay above today, many are behind a button, on the page of a client too', async ({
    page,
    schedule,
  }) => {
    const days = page.getByRole('table', { name: 'Sessions' }).getByRole('rowheader');
    const named = ['Today, Friday, Nov 20, 2026', 'Tuesday, Nov 10, 2026'];
    await expect(days).toHaveText(['Tuesday, Dec 1, 2026', 'Saturday, Nov 21, 2026', ...named]);
    const [session] = await schedule.sessions();
    await schedule.addSeries(session?.clientId ?? 0, '2026-12-02', '08:00', 4);
    await page.reload();
    await expect(days).toHaveText(named);
    await page.getByRole('button', { name: 'Show 6 Later Sessions' }).click();
    await expect(rows(page)).toHaveCount(9);
    await expect(page.getByRole('table', { name: 'Sessions' })).toHaveAttribute('aria-rowcount', '10');
    await page.getByLabel('Search sessions').fill('Béa');
    await expect(days).toHaveText(['Saturday, Nov 21, 2026', named[0] ?? '']);
    await page.getByLabel('Search sessions').fill('');
    await page.getByRole('button', { name: 'Hide 6 Later Sessions' }).click();
    await expect(rows(page)).toHaveCount(3);

    const { clientId = 0 } = session ?? {};
    const history = page.getByRole('list', { name: 'Sessions', exact: true }).getByRole('link');
    await page.goto(`/clients/${clientId}?tab=sessions`);
    await expect(history).toHaveText([
      /^Dec 23/,
      /^Dec 16/,
      /^Dec 9/,
      /^Dec 2/,
      /^Dec 1/,
      /^Nov 20/,
      /^Nov 10/,
    ]);
    // The first page of the list has later sessions only.
    await schedule.addSeries(clientId, '2026-12-03', '08:00', 52);
    await page.reload();
    await expect(history).toHaveText([/^Nov 20/, /^Nov 10/]);
    await page.getByRole('button', { name: 'Show 57 Later Sessions' }).click();
    await expect(history).toHaveCount(59);
    await expect(history.first()).toContainText('Nov 25, 2027');
  });

  test('Rows are newest first and show every column', async ({ page }) => {
    await expect(rows(page)).toHaveText([
      /Ada Applewood.*Dec 1, 2026.*11:30 AM.*60 min.*Individual Therapy.*Cancelled/,
      /Béa Brightside.*Nov 21, 2026.*10:00 AM.*60 min.*Absent.*Absence/,
      /Béa Brightside.*Nov 20, 2026.*3:00 PM.*60 min.*Home Visit.*Scheduled/,
      /Ada Applewood.*Nov 20, 2026.*9:00 AM.*60 min.*Group Therapy.*No Show/,
      /Ada Applewood.*Nov 10, 2026.*9:00 AM.*60 min.*Individual Therapy.*Completed/,
    ]);
  });

  test('Notes are cut at 100 characters with an ellipsis', async ({ page }) => {
    await expect(page.getByText(`${'a'.repeat(100)}...`, { exact: true })).toBeVisible();
    await expect(page.getByText('b'.repeat(100), { exact: true })).toBeVisible();
  });

  test('The search finds clients by name, without regard to case and accents', async ({ page }) => {
    const search = page.getByPlaceholder('Search sessions by client name...');
    await search.fill('bea bri');
    await expect(rows(page)).toHaveText([/Béa Brightside/, /Béa Brightside/]);
    await expect(page.getByRole('status').getByText('2 of 5 sessions match')).toBeAttached();
    await search.fill('APPLE');
    await expect(rows(page)).toHaveCount(3);
  });

  test('A search marks its words only once the list shows what it finds', async ({ page, schedule }) => {
    const { id } = await schedule.addClient('Ivy Sample');
    await schedule.addSession(id, '2026-11-18', '09:00', { notes: 'Tripod grip.' });
    await page.reload();
    await expect(rows(page)).toHaveCount(6);
    const counts = new Set<number>();
    const watching = new MutationObserver(() => {
      if (document.querySelector('mark')) counts.add(document.querySelectorAll('tbody a').length);
    });
    watching.observe(document.body, { subtree: true, childList: true });
    await page.getByLabel('Search sessions').fill('grip');
    await expect(page).toHaveURL('/sessions?search=grip');
    await expect(rows(page)).toHaveCount(1);
    watching.disconnect();
    expect([...counts]).toEqual([1]);
  });

  test('Each choice of a filter lists its sessions', async ({ page }) => {
    for (const [filter, choice, days] of [
      ['Status', 'Scheduled', ['Nov 20']],
      ['Status', 'Completed', ['Nov 10']],
      ['Status', 'Cancelled', ['Dec 1']],
      ['Status', 'No Show', ['Nov 20']],
      ['Status', 'Absence', ['Nov 21']],
      ['Type', 'Individual Therapy', ['Dec 1', 'Nov 10']],
      ['Type', 'Group Therapy', ['Nov 20']],
      ['Type', 'Home Visit', ['Nov 20']],
      ['Type', 'Absent', ['Nov 21']],
      ['Date', 'Upcoming', ['Dec 1', 'Nov 21', 'Nov 20']],
      ['Date', 'Past', ['Nov 20', 'Nov 10']],
      ['Date', 'Today', ['Nov 20', 'Nov 20']],
      ['Date', 'Tomorrow', ['Nov 21']],
    ] as const) {
      await page.getByLabel(filter, { exact: true }).selectOption(choice);
      await expect(rows(page)).toHaveText(days.map((day) => new RegExp(day)));
      await page.getByLabel(filter, { exact: true }).selectOption('all');
      await expect(rows(page)).toHaveCount(5);
    }
  });

  test('Filters stay in the address, after a reload and after a visit to a session', async ({ page }) => {
    await page.getByLabel('Type', { exact: true }).selectOption('Individual Therapy');
    await page.getByLabel('Search sessions').fill('ada');
    await expect(page).toHaveURL('/sessions?type=individual&search=ada');
    await page.reload();
    await expect(page.getByLabel('Search sessions')).toHaveValue('ada');
    await expect(rows(page)).toHaveCount(2);
    await rows(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/sessions\/\d+$/);
    await page.goBack();
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByLabel('Search sessions')).toHaveValue('ada');
    // A filter that is chosen before the address has followed the search box keeps what was typed.
    await page.getByLabel('Search sessions').fill('bea');
    await page.getByLabel('Type', { exact: true }).selectOption('All types');
    await expect(page).toHaveURL('/sessions?search=bea');
    await expect(rows(page)).toHaveCount(2);
  });

  test('A filter without matches says so and can be cleared', async ({ page }) => {
    await page.getByLabel('Search sessions').fill('nobody');
    await expect(page.getByText('No sessions found', { exact: true })).toBeVisible();
    await expect(page.getByText('No sessions match your search and filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(rows(page)).toHaveCount(5);
  });
});

test('An empty list says how to begin', async ({ page }) => {
  await page.goto('/sessions');
  await expect(page.getByText('No sessions found', { exact: true })).toBeVisible();
  await expect(page.getByText('Get started by scheduling your first session.')).toBeVisible();
});

test('Five placeholders show while sessions load', async ({ page }) => {
  const letGo = page.line.hold('GET /api/sessions');
  await page.goto('/sessions');
  const loading = page.getByRole('status').filter({ hasText: 'Loading sessions' });
  await expect(loading.locator('.animate-pulse')).toHaveCount(5);
  letGo();
  await expect(loading).toBeHidden();
});

test('A list that fails to load says why and can be tried again', async ({ page, problems }) => {
  problems.allow(/status of 503/);
  const empty = page.getByText('No sessions found', { exact: true });
  await expectRetry(page, '/sessions', 'GET /api/sessions', empty);
});

test('Schedule Session opens the form, and closing it asks about what was typed', async ({
  page,
  schedule,
}) => {
  await schedule.addClient('Ada Applewood');
  await page.goto('/sessions');
  await page.getByRole('button', { name: 'Schedule Session' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule Session' });
  await dialog.getByLabel('Notes').fill('Half a sentence');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep Editing' }).click();
  await expect(dialog.getByLabel('Notes')).toHaveValue('Half a sentence');
  await chooseClient(page, 'Ada Applewood');
  await dialog.getByLabel('Date', { exact: true }).fill('2026-11-20');
  await dialog.getByLabel('Session Type').selectOption('individual');
  await dialog.getByRole('button', { name: 'Create Session' }).click();
  await expectToast(page, 'Session Created', 'The session has been scheduled successfully.');
  await expect(dialog).toBeHidden();
  await expect(rows(page)).toHaveCount(1);
});

test('A client in the address opens the form for them, and saving leads to their page', async ({
  page,
  schedule,
}) => {
  const client = await schedule.addClient('Ada Applewood');
  await page.goto(`/sessions?clientId=${client.id}`);
  const dialog = page.getByRole('dialog', { name: 'Schedule Session' });
  await expect(dialog.getByText('Ada Applewood')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/sessions');
  await page.goto(`/sessions?clientId=${client.id}`);
  await dialog.getByLabel('Date', { exact: true }).fill('2026-11-20');
  await dialog.getByLabel('Session Type').selectOption('individual');
  await dialog.getByRole('button', { name: 'Create Session' }).click();
  await expect(page).toHaveURL(`/clients/${client.id}`);
});

test('The list marks a completed session without a note', async ({ page, schedule }) => {
  const { id } = await schedule.addClient('Ivy Sample');
  await schedule.addSession(id, practiceToday(), '09:00', { status: 'completed', notes: null });
  await schedule.addSession(id, practiceToday(), '10:00', { status: 'completed', notes: 'Sat still.' });
  await schedule.addSession(id, practiceToday(), '11:00', { status: 'scheduled', notes: null });
  await page.goto('/sessions');
  await expect(page.getByText('Sat still.')).toBeVisible();
  await expect(page.getByText('No note yet')).toHaveCount(1);
});
