import type { Page } from '@playwright/test';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import { buildFirstGoal } from '#tests/builders/goal-builder.ts';
import { buildResult } from '#tests/builders/result-builder.ts';
import { browserRequests } from '#tests/setup/browser-requests.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectNoSidewaysScroll, expectToast } from '#tests/setup/page-checks.ts';
import { recordAdder } from '#tests/setup/record-adder.ts';
import { chooseDelete, test } from '#tests/setup/session-journey.ts';

let client: Client;
let session: Session;

test.beforeEach(async ({ caseload }) => {
  client = await caseload.addClient('Ada Applewood');
  session = await caseload.addSession(client.id, '2026-11-20', '14:30', { duration: 45, notes: 'Scissors.' });
});

const detail = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');

const statusNow = (page: Page) =>
  page.getByRole('group', { name: 'What became of the session' }).getByRole('button', { pressed: true });

test('it shows every field', async ({ page }) => {
  await page.goto(`/sessions/${session.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Applewood' })).toBeVisible();
  await expect(page.getByText('Nov 20, 2026, 2:30 PM · Individual Therapy · 45 min')).toBeVisible();
  await expect(statusNow(page)).toHaveText('Scheduled');
  for (const [name, text] of [
    ['Ends', '3:15 PM'],
    ['Billable', 'Yes'],
    ['Invoice', 'Not on an invoice'],
  ] as const) {
    await expect(detail(page, name)).toHaveText(text);
  }
  await expect(page.getByLabel('Notes')).toHaveValue('Scissors.');
  await page.getByRole('heading', { level: 1 }).getByRole('link').click();
  await expect(page).toHaveURL(`/clients/${client.id}`);
});

for (const [button, badge] of [
  ['Completed', 'Completed'],
  ['Cancelled', 'Cancelled'],
  ['No Show', 'No Show'],
] as const) {
  test(`one tap says ${button}, before the server has answered`, async ({ page, caseload }) => {
    await page.goto(`/sessions/${session.id}`);
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(`**/api/sessions/${session.id}`, async (route) => {
      if (route.request().method() === 'PUT') await held;
      await route.continue();
    });
    await page.getByRole('button', { name: button }).click();
    await expect(statusNow(page)).toHaveText(badge);
    await expect(detail(page, 'Billable')).toHaveText(button === 'Completed' ? 'Yes' : /^No, /);
    await expect(page.getByRole('button', { name: button })).toHaveAttribute('aria-pressed', 'true');
    letGo();
    await expectToast(
      page,
      'Session Updated',
      button === 'Completed'
        ? 'Session has been marked as completed.'
        : 'The session has been updated successfully.',
    );
    expect((await caseload.session(session.id)).status).toBe(badge.toLowerCase().replace(' ', '-'));
  });
}

test('a refused status goes back and says so', async ({ page, problems }) => {
  problems.allow(/status of 500/);
  await page.goto(`/sessions/${session.id}`);
  await expect(statusNow(page)).toHaveText('Scheduled');
  await page.route(`**/api/sessions/${session.id}`, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: 'No' }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Completed' }).click();
  await expectToast(page, 'Update Failed', 'Could not update the session status.');
  await expect(statusNow(page)).toHaveText('Scheduled');
});

test('an absence says which one it is and why it is not billable', async ({ page, caseload }) => {
  for (const day of ['2026-09-08', '2026-09-15', '2026-09-22']) {
    await caseload.addSession(client.id, day, '09:00', { status: 'absence' });
  }
  await page.goto(`/sessions/${session.id}`);
  await page.getByRole('button', { name: 'Absence' }).click();
  await expect(page.getByText('4th absence this school year: not billable')).toBeVisible();
  await expect(detail(page, 'Absence number')).toHaveText('4');
  await expect(detail(page, 'Billable')).toHaveText('No');
});

test('it links to the invoice it is on', async ({ page, caseload }) => {
  await caseload.changeSession(session.id, { status: 'completed' });
  const invoice = await caseload.addInvoice(client.id, [session.id]);
  await page.goto(`/sessions/${session.id}`);
  const link = detail(page, 'Invoice').getByRole('link', { name: `Invoice ${invoice.id}` });
  await expect(link).toHaveAttribute('href', `/invoices/${invoice.id}`);
  await expect(detail(page, 'Invoice')).toContainText('Pending');
});

test('it leads to the session before and the session after, of this client alone', async ({
  page,
  caseload,
}) => {
  const other = await caseload.addClient('Ben Brightside');
  await caseload.addSession(other.id, '2026-11-19', '09:00');
  const before = await caseload.addSession(client.id, '2026-11-13', '14:30');
  const after = await caseload.addSession(client.id, '2026-11-27', '14:30');
  await page.goto(`/sessions/${session.id}`);
  await page.getByRole('link', { name: /Previous session Nov 13, 2026, 2:30 PM/ }).click();
  await expect(page).toHaveURL(`/sessions/${before.id}`);
  await expect(page.getByText('No previous session')).toBeVisible();
  await page.getByRole('link', { name: /Next session Nov 20, 2026/ }).click();
  await page.getByRole('link', { name: /Next session Nov 27, 2026/ }).click();
  await expect(page).toHaveURL(`/sessions/${after.id}`);
  await expect(page.getByText('No next session')).toBeVisible();
});

test('Check In comes first as long as the session is only planned', async ({ page, caseload }) => {
  await page.goto(`/sessions/${session.id}`);
  await page.getByRole('button', { name: 'Check In' }).click();
  await expectToast(page, 'Session Updated', 'Session has been marked as completed.');
  await expect(page.getByRole('button', { name: 'Check In' })).toBeHidden();
  expect((await caseload.session(session.id)).status).toBe('completed');
});

test('the last note of the child stands beside the note, and Ctrl Enter leads on to the next child', async ({
  page,
  caseload,
}) => {
  const other = await caseload.addClient('Ben Brightside');
  await caseload.addSession(other.id, '2026-11-19', '09:00', { notes: 'About Ben.' });
  await caseload.addSession(client.id, '2026-11-06', '14:30', { notes: 'Held the pencil well.' });
  await caseload.addSession(client.id, '2026-11-13', '14:30', { status: 'absence', notes: null });
  await caseload.addSession(client.id, '2026-11-27', '14:30', { notes: 'Planned for later.' });
  await caseload.addSession(other.id, '2026-11-20', '15:00', { status: 'cancelled', notes: null });
  const next = await caseload.addSession(other.id, '2026-11-20', '16:00');
  await caseload.addSession(other.id, '2026-11-21', '09:00');
  await page.goto(`/sessions/${session.id}`);
  const last = page.getByRole('region', { name: 'Last note' });
  await expect(last).toHaveText('Held the pencil well.');
  const link = page.getByRole('link', { name: 'Next child: Ben Brightside, 4:00 PM' });
  await expect(link).toBeVisible();
  await page.getByLabel('Notes').fill('Cut along a line.');
  await page.keyboard.press('Control+Enter');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/sessions/${next.id}`);
  await expect(last).toHaveText('About Ben.');
  await expect(page.getByText(/Next child/)).toBeHidden();
  await expect.poll(async () => (await caseload.session(session.id)).notes).toBe('Cut along a line.');
});

test('Edit begins with the note as it was typed a moment ago, and the page shows what was saved there', async ({
  page,
  caseload,
}) => {
  await page.goto(`/sessions/${session.id}`);
  await page.getByLabel('Notes').fill('Typed a moment ago.');
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Session' });
  await expect(dialog.getByLabel('Notes')).toHaveValue('Typed a moment ago.');
  await dialog.getByLabel('Notes').fill('Typed in the form.');
  await dialog.getByRole('button', { name: 'Update Session' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Notes')).toHaveValue('Typed in the form.');
  expect((await caseload.session(session.id)).notes).toBe('Typed in the form.');
});

test('Edit waits for the note to be saved, says so, and begins with it', async ({ page, caseload }) => {
  // On a busy device what waits for its next turn waits longer: the page hears of the saved note late.
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    Reflect.set(window, 'setTimeout', (run: () => void, delay = 0) => later(run, Math.max(delay, 150)));
  });
  await page.goto(`/sessions/${session.id}`);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(`**/api/sessions/${session.id}/note`, async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue();
  });
  await page.getByLabel('Notes').fill('Typed on a slow line.');
  const edit = page.getByRole('button', { name: 'Edit' });
  await edit.click();
  await expect(edit).toHaveAttribute('aria-busy', 'true');
  const dialog = page.getByRole('dialog', { name: 'Edit Session' });
  await expect(dialog).toBeHidden();
  letGo();
  await expect(dialog.getByLabel('Notes')).toHaveValue('Typed on a slow line.');
  await dialog.getByLabel('Duration (minutes)').fill('30');
  await dialog.getByRole('button', { name: 'Update Session' }).click();
  await expectToast(page, 'Session Updated', 'The session has been updated successfully.');
  expect(await caseload.session(session.id)).toMatchObject({ notes: 'Typed on a slow line.', duration: 30 });
});

test('Edit does not open over a note that is not saved, and says why', async ({
  page,
  caseload,
  problems,
}) => {
  problems.allow(/ERR_FAILED|status of 409/);
  const noSaving = `**/api/sessions/${session.id}/note`;
  await page.route('**/api/events', (route) => route.abort());
  await page.route(noSaving, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await page.goto(`/sessions/${session.id}`);
  await page.getByLabel('Notes').fill('Typed here.');
  const edit = page.getByRole('button', { name: 'Edit' });
  const dialog = page.getByRole('dialog', { name: 'Edit Session' });
  await edit.click();
  await expectToast(
    page,
    'Note Not Saved Yet',
    'The note is kept on this device. Edit the session when the connection is back.',
  );
  await expect(dialog).toBeHidden();
  await caseload.changeSession(session.id, { notes: 'From the tablet.' });
  await page.unroute(noSaving);
  await edit.click();
  await expectToast(
    page,
    'Note Not Saved Yet',
    'The note has two versions. Choose one, then edit the session.',
  );
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Keep what I typed' }).click();
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  await edit.click();
  await expect(dialog.getByLabel('Notes')).toHaveValue('Typed here.');
});

test('notes are saved as they are typed', async ({ page, caseload }) => {
  await page.goto(`/sessions/${session.id}`);
  await page.getByLabel('Notes').fill('Cut along a curved line.');
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  expect((await caseload.session(session.id)).notes).toBe('Cut along a curved line.');
});

test('notes typed without a connection are kept over a reload and saved later', async ({
  page,
  caseload,
  problems,
}) => {
  problems.allow(/ERR_FAILED|Failed to load resource/);
  await page.goto(`/sessions/${session.id}`);
  await expect(page.getByLabel('Notes')).toHaveValue('Scissors.');
  // Said within the route: one that is taken away leaves a save that is under way without an answer.
  let isCutOff = true;
  await page.route(
    ({ pathname }) => pathname === `/api/sessions/${session.id}/note`,
    (route) => (isCutOff && route.request().method() === 'PUT' ? route.abort() : route.continue()),
  );
  await page.getByLabel('Notes').fill('Typed in the basement.');
  await expect(page.getByText(/Not saved yet/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Notes')).toHaveValue('Typed in the basement.');
  isCutOff = false;
  await page.getByLabel('Notes').blur();
  await expect
    .poll(async () => (await caseload.session(session.id)).notes, { timeout: 20_000 })
    .toBe('Typed in the basement.');
});

test('Edit changes all of it in the form', async ({ page, caseload }) => {
  await page.goto(`/sessions/${session.id}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Session' });
  await expect(dialog.getByRole('combobox', { name: 'Client' })).toHaveValue('Ada Applewood');
  await expect(dialog.getByLabel('Date', { exact: true })).toHaveValue('2026-11-20');
  await expect(dialog.getByLabel('Time')).toHaveValue('14:30');
  await expect(dialog.getByLabel('Repeat weekly')).toBeHidden();
  await dialog.getByLabel('Duration (minutes)').fill('30');
  await dialog.getByLabel('Session Type').selectOption('group');
  await dialog.getByRole('button', { name: 'Update Session' }).click();
  await expectToast(page, 'Session Updated', 'The session has been updated successfully.');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Group Therapy · 30 min')).toBeVisible();
  expect(await caseload.session(session.id)).toMatchObject({
    duration: 30,
    type: 'group',
    date: session.date,
  });
});

test('what was changed elsewhere meanwhile is not overwritten', async ({ page, caseload, problems }) => {
  problems.allow(/status of 409/);
  await page.goto(`/sessions/${session.id}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Session' });
  await dialog.getByLabel('Duration (minutes)').fill('30');
  await caseload.changeSession(session.id, { duration: 90 });
  await dialog.getByRole('button', { name: 'Update Session' }).click();
  await expect(page.getByText('Update Failed', { exact: true })).toBeVisible();
  await expect(dialog.getByLabel('Duration (minutes)')).toHaveValue('30');
  expect((await caseload.session(session.id)).duration).toBe(90);
});

test('Delete asks first', async ({ page, caseload }) => {
  await page.goto(`/sessions/${session.id}`);
  await chooseDelete(page);
  const question = page.getByRole('alertdialog', { name: 'Delete this session?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'More actions' })).toBeFocused();
  await chooseDelete(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Session Deleted', 'The session has been deleted successfully.');
  await expect(page).toHaveURL('/sessions');
  expect(await caseload.sessions()).toEqual([]);
});

test('Delete names the data that goes with the session', async ({ page, context, baseURL }) => {
  const add = recordAdder(browserRequests(context.request, baseURL ?? ''));
  const { id } = await add<Goal>('goals', buildFirstGoal({ clientId: session.clientId }));
  const result = `${baseURL}/api/sessions/${session.id}/results/${id}`;
  expect((await context.request.put(result, { data: buildResult() })).status()).toBe(200);
  await page.goto(`/sessions/${session.id}`);
  await chooseDelete(page);
  await expect(page.getByRole('alertdialog', { name: 'Delete this session?' })).toContainText(
    'The session and its notes will be deleted, with the data of 1 goal.',
  );
});

test('a session on an invoice cannot be deleted, and it says why', async ({ page, caseload, problems }) => {
  problems.allow(/status of 409/);
  await caseload.changeSession(session.id, { status: 'completed' });
  await caseload.addInvoice(client.id, [session.id]);
  await page.goto(`/sessions/${session.id}`);
  await chooseDelete(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deletion Failed', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`/sessions/${session.id}`);
});

for (const id of ['999999999', 'no-number']) {
  test(`/sessions/${id} says that there is none`, async ({ page, problems }) => {
    problems.allow(/status of 404/);
    await page.goto(`/sessions/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Session Not Found');
    await page.getByRole('link', { name: 'All sessions' }).click();
    await expect(page).toHaveURL('/sessions');
  });
}

test('on a phone nothing scrolls sideways, and everything to tap is 44 pixels high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/sessions/${session.id}`);
  await expect(page.getByText('No next session')).toBeVisible();
  await expectNoSidewaysScroll(page);
  const small = await page
    .locator('main a, main button')
    .evaluateAll((targets) =>
      targets
        .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 44)
        .map((target) => target.textContent),
    );
  expect(small).toEqual([]);
});
