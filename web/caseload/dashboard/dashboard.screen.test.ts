import { onTestFinished } from 'vitest';
import { DEFAULT_TIME_ZONE, formatDate, plusDays } from '#domain/platform/dates.ts';
import { practiceToday } from '#tests/setup/caseload-records.ts';
import { countClicks, expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import type { ScreenPage } from '#tests/setup/screen-page.ts';
import { test } from '#tests/setup/screen-test.ts';

for (const [time, text] of [
  ['11:59', 'Good morning'],
  ['12:00', 'Good afternoon'],
  ['17:59', 'Good afternoon'],
  ['18:00', 'Good evening'],
] as const) {
  test(`At ${time} the greeting is ${text}`, async ({ page, account }) => {
    page.setClock(practiceToday(), time);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${text}, ${account.fullName}`);
    await expect(page.getByText("Here's your overview for today.")).toBeVisible();

    page.setClock(plusDays(practiceToday(), 1), '07:00');
    page.showAgain();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Good morning, ${account.fullName}`);
  });
}

/** The link from a session of today to its note; the menu has an entry of the same name. */
const notesLink = (page: ScreenPage) =>
  page.getByRole('list', { name: "Today's sessions" }).getByRole('link', { name: 'Notes', exact: true });

test('A new therapist sees empty states', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByText('No sessions scheduled for today.')).toBeVisible();
  await expect(page.getByText('No tasks yet.')).toBeVisible();
  await expect(page.getByText('No clients found.')).toBeVisible();
  await expect(page.getByText('0 completed, 0 upcoming')).toBeVisible();
  await page.getByRole('link', { name: 'Add your first client' }).click();
  await expect(page).toHaveURL('/clients/new');
});

test('Four cards show the figures of the day', async ({ page, caseload }) => {
  const { id } = await caseload.addClient();
  await caseload.addClient({ lastName: 'Inactive', status: 'inactive' });
  await caseload.addTodaysSession(id, '09:00', { status: 'completed' });
  await caseload.addTodaysSession(id, '10:00');
  await caseload.addTodaysSession(id, '11:00', { status: 'absence' });
  await caseload.addTodaysSession(id, '12:00', { status: 'absence', billable: false });
  await caseload.addSession(id);
  await caseload.addAssessment(id);
  await caseload.addAssessment(id, { status: 'completed' });
  await page.goto('/dashboard');
  for (const [title, figure, caption] of [
    ["Today's Appointments", '4', '1 completed, 1 upcoming'],
    ['Total Clients', '1', 'Active therapy clients'],
    ['Billable Absences', '1', 'First 3 absences are billable'],
    ['Assessments Due', '1', 'Pending completion'],
  ] as const) {
    const card = page.getByRole('region', { name: title });
    await expect(card.getByText(figure, { exact: true })).toBeVisible();
    await expect(card.getByText(caption, { exact: true })).toBeVisible();
  }
});

test("Today's schedule is sorted by time, and Check In persists after a reload", async ({
  page,
  caseload,
}) => {
  const ana = await caseload.addClient({ firstName: 'Ana', lastName: 'Maple' });
  const ben = await caseload.addClient({ firstName: 'Ben', lastName: 'Birch' });
  await caseload.addTodaysSession(ben.id, '14:30', { type: 'home', duration: 45 });
  await caseload.addTodaysSession(ana.id, '08:00', { type: 'individual', duration: 60 });
  await page.goto('/dashboard');
  const rows = page.getByRole('list', { name: "Today's sessions" }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  for (const text of ['8:00 AM', 'Ana Maple', 'Individual Therapy', '60 min']) {
    await expect(rows.first()).toContainText(text);
  }
  for (const text of ['2:30 PM', 'Ben Birch', 'Home Visit', '45 min']) {
    await expect(rows.last()).toContainText(text);
  }
  await rows.first().getByRole('button', { name: 'Check In' }).click();
  await expectToast(page, 'Session Updated', 'Session has been marked as completed.');
  await expect(rows.first().getByRole('button', { name: 'Completed' })).toBeDisabled();
  await page.reload();
  await expect(rows.first().getByRole('button', { name: 'Completed' })).toBeDisabled();
  await expect(rows.last().getByRole('button', { name: 'Check In' })).toBeEnabled();
});

test('A Check In is shown at once and reverted if the server refuses', async ({
  page,
  caseload,
  problems,
}) => {
  problems.allow(/status of 500/);
  const { id } = await caseload.addClient();
  await caseload.addTodaysSession(id, '08:00');
  page.line.fail('PUT /api/sessions/:id', 500, 'Something broke');
  const refuse = page.line.hold('PUT /api/sessions/:id');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Check In' }).click();
  await expect(page.getByRole('button', { name: 'Completed' })).toBeDisabled();
  refuse();
  await expectToast(page, 'Update Failed', 'Could not update the session status.');
  await expect(page.getByRole('button', { name: 'Check In' })).toBeEnabled();
});

test('Notes opens the note of a session, which is saved while it is typed', async ({
  page,
  caseload,
  therapist,
}) => {
  const { id } = await caseload.addClient();
  const session = await caseload.addTodaysSession(id, '08:00', { notes: '' });
  await page.goto('/dashboard');
  await notesLink(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ivy Sample' })).toBeVisible();
  const text = 'Cut along a curved line, twice without help.';
  await page.getByRole('textbox', { name: 'Notes' }).fill(text);
  const noteOnServer = async () => (await therapist.get(`/api/sessions/${session.id}`)).json();
  await expect.poll(noteOnServer).toMatchObject({ notes: text });
  await page.goto('/dashboard');
  await notesLink(page).click();
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue(text);
});

test('A note typed without a connection is not lost', async ({ page, caseload, problems, therapist }) => {
  problems.allow(/ERR_(FAILED|CONNECTION|INTERNET)/);
  // A page that is closed before the note is confirmed leaves a draft, which the next page finds already saved.
  problems.allow(/status of 409 .*\/api\/sessions\/\d+\/note$/);
  const { id } = await caseload.addClient();
  const session = await caseload.addTodaysSession(id, '08:00', { notes: '' });
  const mend = page.line.cut('PUT /api/sessions/:id/note');
  await page.goto('/dashboard');
  await notesLink(page).click();
  await page.getByRole('textbox', { name: 'Notes' }).fill('On the train');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  // The therapist closes the page without a connection and later opens the app on another page.
  await page.goto('/clients');
  await expect(page.getByRole('table')).toBeVisible();
  mend();
  await page.reload();
  const noteOnServer = async () => (await therapist.get(`/api/sessions/${session.id}`)).json();
  await expect.poll(noteOnServer).toMatchObject({ notes: 'On the train' });
  await page.goto('/dashboard');
  await notesLink(page).click();
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('On the train');
});

test('Recent clients are the three with the latest completed sessions', async ({ page, caseload }) => {
  const clients = [];
  for (const lastName of ['First', 'Second', 'Third', 'Fourth']) {
    clients.push(await caseload.addClient({ lastName }));
  }
  await page.goto('/dashboard');
  const recent = page.getByRole('list', { name: 'Recent clients' }).getByRole('link');
  await expect(recent).toHaveCount(3);
  await expect(recent.first()).toContainText('No previous sessions');

  const dayAgo = (days: number) => `${plusDays(practiceToday(), -days)}T15:00:00.000Z`;
  for (const [index, days] of [3, 1, 2, 4].entries()) {
    await caseload.addSession(clients[index]?.id ?? 0, { date: dayAgo(days), status: 'completed' });
  }
  await page.reload();
  await expect(recent).toHaveText([/Ivy Second/, /Ivy Third/, /Ivy First/]);
  await expect(recent.first()).toContainText(`Last session: ${formatDate(dayAgo(1), DEFAULT_TIME_ZONE)}`);
  await expect(recent.first()).toHaveAttribute('href', `/clients/${clients[1]?.id}`);
  await page.getByRole('link', { name: 'View All' }).click();
  await expect(page).toHaveURL('/clients');
});

test('A part that fails to load shows an error and does not affect the others', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 503/);
  const mend = page.line.fail('GET /api/sessions/today', 503, 'Not now');
  await page.goto('/dashboard');
  await expect(page.getByRole('alert')).toContainText('503: Not now');
  await expect(page.getByText('No tasks yet.')).toBeVisible();
  mend();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('No sessions scheduled for today.')).toBeVisible();
});

test('A list that fails on a narrow screen is requested again only by Try Again', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 503/);
  window.resizeTo(390, 844);
  onTestFinished(() => window.resizeTo(1280, 800));
  for (const call of ['GET /api/clients', 'GET /api/sessions/today', 'GET /api/notes/open'] as const)
    page.line.fail(call, 503, 'Not now');
  await page.goto('/dashboard');
  await expect(page.getByText('503: Not now').first()).toBeVisible();
  await expect(page.getByText('No tasks yet.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Total Clients' })).toBeVisible();
  // Once for the schedule, and once more for each part that is drawn later.
  expect(page.line.sent.filter(({ path }) => path === '/api/clients').length).toBeLessThan(6);
});

test('Placeholders are shown until everything is loaded', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  page.line.break(({ path }) =>
    /^\/api\/(sessions|clients|tasks|assessments)/.test(path) ? held : undefined,
  );
  await page.goto('/dashboard');
  for (const label of ["Loading today's sessions", 'Loading tasks', 'Loading recent clients']) {
    await expect(page.getByRole('status').filter({ hasText: label })).toBeVisible();
  }
  release(undefined);
  await expect(page.getByText('No tasks yet.')).toBeVisible();
});

test('The four figures link to what they count', async ({ page }) => {
  for (const [title, address] of [
    ["Today's Appointments", '/sessions?date=today'],
    ['Total Clients', '/clients'],
    ['Billable Absences', '/sessions?status=absence&date=today'],
    ['Assessments Due', '/assessments?status=pending'],
  ] as const) {
    await page.goto('/dashboard');
    await page.getByRole('region', { name: title }).getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(address);
  }
});

test('An absence takes two clicks', async ({ page, caseload, therapist }) => {
  const clicks = countClicks();
  const { id } = await caseload.addClient({ firstName: 'Ana', lastName: 'Maple' });
  const session = await caseload.addTodaysSession(id, '08:00');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'More for Ana Maple, 8:00 AM' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Absence',
    'Cancelled',
    'No Show',
    'Reschedule',
    'Open',
    'Call (516) 555-0142',
  ]);
  await expect(page.getByRole('menuitem', { name: 'Call' })).toHaveAttribute('href', 'tel:5165550142');
  await expect(page.getByRole('menuitem', { name: 'Open' })).toHaveAttribute(
    'href',
    `/sessions/${session.id}`,
  );
  await expect(page.getByRole('menuitem', { name: 'Reschedule' })).toHaveAttribute(
    'href',
    `/sessions/${session.id}/reschedule`,
  );
  await page.getByRole('menuitem', { name: 'Absence' }).click();
  await expect(page.getByRole('list', { name: "Today's sessions" }).getByText('Absence')).toBeVisible();
  expect(clicks()).toBeLessThanOrEqual(2);
  const stored = async () => (await therapist.get(`/api/sessions/${session.id}`)).json();
  await expect.poll(stored).toMatchObject({ status: 'absence', absenceNumber: 1, billable: true });
  await expect(page.getByRole('button', { name: /^More for/ })).toBeFocused();
});

test('A session can be rescheduled in three clicks', async ({ page, caseload, therapist }) => {
  const clicks = countClicks();
  const { id } = await caseload.addClient({ firstName: 'Ana', lastName: 'Maple' });
  const session = await caseload.addTodaysSession(id, '08:00');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'More for Ana Maple, 8:00 AM' }).click();
  await page.getByRole('menuitem', { name: 'Reschedule' }).click();
  await page.getByRole('list', { name: /day, / }).last().getByRole('button').first().click();
  await expect(page.getByText('Session Created', { exact: true })).toBeVisible();
  expect(clicks()).toBe(3);
  const made = (await therapist.get(`/api/sessions/client/${id}`)).json();
  expect(made).toContainEqual(expect.objectContaining({ makesUpFor: session.date, status: 'scheduled' }));
});

test('A planned absence is labeled, and has no Check In', async ({ page, caseload }) => {
  const { id } = await caseload.addClient({ phone: '' });
  await caseload.addTodaysSession(id, '08:00', { type: 'absent' });
  await page.goto('/dashboard');
  await expect(page.getByText('Planned absence')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check In' })).toHaveCount(0);
  await page.getByRole('button', { name: /^More for/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Call' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Check In' }).click();
  await expectToast(page, 'Session Updated', 'Session has been marked as completed.');
});
