import type { Page } from '@playwright/test';
import { setBrowserClock } from '#tests/setup/browser-clock.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectNoSidewaysScroll, expectRetry, expectToast } from '#tests/setup/page-checks.ts';
import { chooseClient, test } from '#tests/setup/session-journey.ts';

const rows = (page: Page) =>
  page
    .getByRole('table', { name: 'Sessions' })
    .getByRole('row')
    .filter({ has: page.getByRole('link') });

test.describe('with sessions around noon of November 20', () => {
  test.beforeEach(async ({ page, caseload }) => {
    await setBrowserClock(page, '2026-11-20', '12:00');
    const ada = await caseload.addClient('Ada Applewood');
    const ben = await caseload.addClient('Béa Brightside');
    await caseload.addSession(ada.id, '2026-11-10', '09:00', { status: 'completed', notes: 'a'.repeat(101) });
    await caseload.addSession(ada.id, '2026-11-20', '09:00', {
      type: 'group',
      status: 'no-show',
      notes: 'b'.repeat(100),
    });
    await caseload.addSession(ben.id, '2026-11-20', '15:00', { type: 'home' });
    await caseload.addSession(ben.id, '2026-11-21', '10:00', { type: 'absent', status: 'absence' });
    await caseload.addSession(ada.id, '2026-12-01', '11:30', { status: 'cancelled' });
    await page.goto('/sessions');
    await expect(rows(page)).toHaveCount(5);
  });

  test('a few later ones stand above today, each day under its name', async ({ page, caseload }) => {
    const days = page.getByRole('table', { name: 'Sessions' }).getByRole('rowheader');
    const named = ['Today, Friday, Nov 20, 2026', 'Tuesday, Nov 10, 2026'];
    await expect(days).toHaveText(['Tuesday, Dec 1, 2026', 'Saturday, Nov 21, 2026', ...named]);
    const [session] = await caseload.sessions();
    await caseload.addSeries(session?.clientId ?? 0, '2026-12-02', '08:00', 4);
    await expect(days).toHaveText(named);
    await page.getByRole('button', { name: 'Show 6 later sessions' }).click();
    await expect(rows(page)).toHaveCount(9);
    await expect(page.getByRole('table', { name: 'Sessions' })).toHaveAttribute('aria-rowcount', '10');
    await page.getByLabel('Search sessions').fill('Béa');
    await expect(days).toHaveText(['Saturday, Nov 21, 2026', named[0] ?? '']);
    await page.getByLabel('Search sessions').fill('');
    await page.getByRole('button', { name: 'Hide 6 later sessions' }).click();
    await expect(rows(page)).toHaveCount(3);
  });

  test('they stand newest first with everything a row says', async ({ page }) => {
    await expect(rows(page)).toHaveText([
      /Ada Applewood.*Dec 1, 2026.*11:30 AM.*Individual Therapy.*60 min.*Cancelled/,
      /Béa Brightside.*Nov 21, 2026.*10:00 AM.*Absent.*60 min.*Absence/,
      /Béa Brightside.*Nov 20, 2026.*3:00 PM.*Home Visit.*60 min.*Scheduled/,
      /Ada Applewood.*Nov 20, 2026.*9:00 AM.*Group Therapy.*60 min.*No Show/,
      /Ada Applewood.*Nov 10, 2026.*9:00 AM.*Individual Therapy.*60 min.*Completed/,
    ]);
  });

  test('notes are cut at 100 characters with an ellipsis', async ({ page }) => {
    await expect(page.getByText(`${'a'.repeat(100)}...`, { exact: true })).toBeVisible();
    await expect(page.getByText('b'.repeat(100), { exact: true })).toBeVisible();
  });

  test('the search finds clients by name, without regard to case and accents', async ({ page }) => {
    const search = page.getByPlaceholder('Search sessions by client name...');
    await search.fill('bea bri');
    await expect(rows(page)).toHaveText([/Béa Brightside/, /Béa Brightside/]);
    await expect(page.getByRole('status').getByText('2 of 5 sessions match')).toBeAttached();
    await search.fill('APPLE');
    await expect(rows(page)).toHaveCount(3);
  });

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
    test(`the filter ${filter}: ${choice}`, async ({ page }) => {
      await page.getByLabel(filter, { exact: true }).selectOption(choice);
      await expect(rows(page)).toHaveText(days.map((day) => new RegExp(day)));
    });
  }

  test('filters stay in the address, over a reload and over a visit to a session', async ({ page }) => {
    await page.getByLabel('Type', { exact: true }).selectOption('Individual Therapy');
    await page.getByLabel('Search sessions').fill('ada');
    await expect(page).toHaveURL('/sessions?type=individual&search=ada');
    await page.reload();
    await expect(page.getByLabel('Search sessions')).toHaveValue('ada');
    await expect(rows(page)).toHaveCount(2);
    await rows(page).first().click();
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

  test('filtered to nothing, it says so and offers the way back', async ({ page }) => {
    await page.getByLabel('Search sessions').fill('nobody');
    await expect(page.getByText('No sessions found', { exact: true })).toBeVisible();
    await expect(page.getByText('No sessions match your search and filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(rows(page)).toHaveCount(5);
  });

  test('on a phone rows are cards and nothing scrolls sideways', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(rows(page).first()).toHaveCSS('display', 'grid');
    await expectNoSidewaysScroll(page);
    await rows(page).nth(2).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Béa Brightside' })).toBeVisible();
  });
});

test('of many later sessions today stays in place when they open above it, and coming back finds the place again', async ({
  page,
  caseload,
}) => {
  await setBrowserClock(page, '2026-11-20', '12:00');
  const ada = await caseload.addClient('Ada Applewood');
  await caseload.addSeries(ada.id, '2026-06-05', '10:00', 104);
  await page.goto('/sessions');
  const today = rows(page).filter({ hasText: 'Nov 20, 2026' });
  await expect(today).toBeInViewport();
  const before = (await today.boundingBox())?.y ?? 0;
  await page.getByRole('button', { name: /^Show \d+ later sessions$/ }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1_000);
  await expect(today).toBeInViewport();
  await expect.poll(async () => Math.abs(((await today.boundingBox())?.y ?? 0) - before)).toBeLessThan(3);

  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, -900);
  const row = rows(page).filter({ hasText: 'Jan 15, 2027' });
  await expect(row).toBeInViewport();
  const place = (await row.boundingBox())?.y ?? 0;
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/\/sessions\/\d+$/);
  await page.goBack();
  await expect(row).toBeInViewport();
  await expect.poll(async () => Math.abs(((await row.boundingBox())?.y ?? 0) - place)).toBeLessThan(10);

  await page.keyboard.press('Home');
  await expect(page.getByRole('button', { name: 'Schedule Session' })).toBeInViewport();
  await expect(rows(page).first()).toContainText('May 26, 2028');
});

test('without sessions it says how to begin', async ({ page, signedIn: _ }) => {
  await page.goto('/sessions');
  await expect(page.getByText('No sessions found', { exact: true })).toBeVisible();
  await expect(page.getByText('Get started by scheduling your first session.')).toBeVisible();
});

test('while sessions load, five placeholders stand for them', async ({ page, signedIn: _ }) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/sessions?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/sessions');
  const loading = page.getByRole('status').filter({ hasText: 'Loading sessions' });
  await expect(loading.locator('.animate-pulse')).toHaveCount(5);
  letGo();
  await expect(loading).toBeHidden();
});

test('when loading fails it says why and tries again', async ({ page, signedIn: _, problems }) => {
  problems.allow(/status of 503/);
  const empty = page.getByText('No sessions found', { exact: true });
  await expectRetry(page, '/sessions', '**/api/sessions?*', empty);
});

test('Schedule Session opens the form, and closing it asks about what was typed', async ({
  page,
  caseload,
}) => {
  await caseload.addClient('Ada Applewood');
  await page.goto('/sessions');
  await page.getByRole('button', { name: 'Schedule Session' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule Session' });
  await dialog.getByLabel('Notes').fill('Half a sentence');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel('Notes')).toHaveValue('Half a sentence');
  await chooseClient(page, 'Ada Applewood');
  await dialog.getByLabel('Date', { exact: true }).fill('2026-11-20');
  await dialog.getByLabel('Session Type').selectOption('individual');
  await dialog.getByRole('button', { name: 'Create Session' }).click();
  await expectToast(page, 'Session Created', 'The session has been scheduled successfully.');
  await expect(dialog).toBeHidden();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Schedule Session' })).toBeFocused();
});

test('a client in the address opens the form for it, and its page comes next', async ({ page, caseload }) => {
  const client = await caseload.addClient('Ada Applewood');
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

/** The part of a list that a request asks for, as the server answers it. */
function partOf(list: readonly object[], url: string) {
  const { searchParams, pathname } = new URL(url);
  // None is later than today.
  if (searchParams.has('from')) return { json: [], headers: { 'total-count': '0' } };
  const start = Number(searchParams.get('cursor') ?? 0);
  const end = start + Number(searchParams.get('limit'));
  const next = new URLSearchParams(searchParams);
  next.set('cursor', String(end));
  return {
    json: list.slice(start, end),
    headers: {
      'total-count': String(list.length),
      ...(end < list.length && { link: `<${pathname}?${next}>; rel="next"` }),
    },
  };
}

test('of 20,000 sessions only those in sight are drawn, all are counted, and the last is reached', async ({
  page,
  caseload,
}) => {
  const client = await caseload.addClient('Ada Applewood');
  const one = await caseload.addSession(client.id, '2026-11-20', '09:00');
  const many = Array.from({ length: 20_000 }, (_, index) => ({
    ...one,
    id: 20_000 - index,
    notes: index === 19_999 ? 'The very first' : null,
  }));
  await page.route('**/api/sessions?*', (route) => route.fulfill(partOf(many, route.request().url())));
  await page.goto('/sessions');
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'Sessions' })).toHaveAttribute('aria-rowcount', '20001');
  expect(await rows(page).count()).toBeLessThan(60);
  await expect(rows(page).first()).toHaveAttribute('aria-rowindex', '2');
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(page.getByText('The very first')).toBeInViewport({ timeout: 200 });
  }).toPass();
  await expect(rows(page).last()).toHaveAttribute('aria-rowindex', '20001');
});

test('the search of the browser finds rows that are not drawn', async ({ page, caseload }) => {
  const client = await caseload.addClient('Ada Applewood');
  const one = await caseload.addSession(client.id, '2026-11-20', '09:00');
  const many = Array.from({ length: 2_000 }, (_, index) => ({
    ...one,
    id: 2_000 - index,
    notes: index === 1_500 ? 'A needle in the haystack' : null,
  }));
  await page.route('**/api/sessions?*', (route) => route.fulfill(partOf(many, route.request().url())));
  await page.goto('/sessions');
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('Control+f');
  const hidden = page.locator('[hidden="until-found"]', { hasText: 'A needle in the haystack' });
  // The browser's own search cannot be driven from here; this is what it tells the page when it has found a text.
  await hidden.dispatchEvent('beforematch');
  const row = rows(page).filter({ hasText: 'A needle in the haystack' });
  await expect(row).toBeInViewport();
  await expect(row).toHaveAttribute('aria-rowindex', '1502');
  await expect(hidden).toHaveCount(0);
});
