import type { Client } from '#domain/caseload/clients/client.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { buildFirstGoal } from '#tests/builders/goal-builder.ts';
import { buildResult } from '#tests/builders/result-builder.ts';
import { chooseDelete, expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import type { ScreenPage } from '#tests/setup/screen-page.ts';
import { test } from '#tests/setup/screen-test.ts';

let client: Client;
let session: Session;

test.beforeEach(async ({ schedule }) => {
  client = await schedule.addClient('Ada Applewood');
  session = await schedule.addSession(client.id, '2026-11-20', '14:30', { duration: 45, notes: 'Scissors.' });
});

const detail = (page: ScreenPage, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: name }) })
    .locator('dd');

const backToSession = (page: ScreenPage) => page.getByRole('link', { name: 'Session', exact: true }).click();

const statusNow = (page: ScreenPage) =>
  page.getByRole('group', { name: 'What became of the session' }).getByRole('button', { pressed: true });

test('The page shows every field of the session', async ({ page }) => {
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
  await expect(page.getByText('Scissors.', { exact: true })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).getByRole('link').click();
  await expect(page).toHaveURL(`/clients/${client.id}`);
});

test('The note is read on the page and written on its own, which opens in its first field', async ({
  page,
  schedule,
}) => {
  await schedule.changeSession(session.id, { notes: null });
  await page.goto(`/sessions/${session.id}`);
  await expect(page.getByText('No note yet')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.getByRole('link', { name: 'Write the Note' }).click();
  await expect(page).toHaveURL(`/sessions/${session.id}/note`);
  await expect(page.getByLabel('Activity')).toBeFocused();
  await page.getByLabel('Activity').fill('Clay.');
  await page.getByRole('textbox', { name: 'Notes' }).fill('Cut along a curved line.');
  await backToSession(page);
  await expect(page.getByText('Activity: Clay. Notes: Cut along a curved line.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the Note' })).toBeVisible();
  await expect.poll(async () => (await schedule.session(session.id)).notes).toBe('Cut along a curved line.');
});

for (const [button, badge] of [
  ['Completed', 'Completed'],
  ['Cancelled', 'Cancelled'],
  ['No Show', 'No Show'],
] as const) {
  test(`One tap sets ${button} before the server has answered`, async ({ page, schedule }) => {
    await page.goto(`/sessions/${session.id}`);
    const letGo = page.line.hold('PUT /api/sessions/:id');
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
    expect((await schedule.session(session.id)).status).toBe(badge.toLowerCase().replace(' ', '-'));
  });
}

test('A refused status returns to the one before and says so', async ({ page, problems }) => {
  problems.allow(/status of 500/);
  await page.goto(`/sessions/${session.id}`);
  await expect(statusNow(page)).toHaveText('Scheduled');
  page.line.fail('PUT /api/sessions/:id', 500, 'No');
  await page.getByRole('button', { name: 'Completed' }).click();
  await expectToast(page, 'Update Failed', 'Could not update the session status.');
  await expect(statusNow(page)).toHaveText('Scheduled');
});

test('An absence says which one it is and why it is not billable', async ({ page, schedule }) => {
  for (const day of ['2026-09-08', '2026-09-15', '2026-09-22']) {
    await schedule.addSession(client.id, day, '09:00', { status: 'absence' });
  }
  await page.goto(`/sessions/${session.id}`);
  await page.getByRole('button', { name: 'Absence' }).click();
  await expect(page.getByText('4th absence this school year: not billable')).toBeVisible();
  await expect(detail(page, 'Absence number')).toHaveText('4');
  await expect(detail(page, 'Billable')).toHaveText('No');
});

test('The session links to its invoice', async ({ page, schedule }) => {
  await schedule.changeSession(session.id, { status: 'completed' });
  const invoice = await schedule.addInvoice(client.id, [session.id]);
  await page.goto(`/sessions/${session.id}`);
  const link = detail(page, 'Invoice').getByRole('link', { name: `Invoice ${invoice.id}` });
  await expect(link).toHaveAttribute('href', `/invoices/${invoice.id}`);
  await expect(detail(page, 'Invoice')).toContainText('Pending');
});

test('The session links to the previous and the next session of the same client', async ({
  page,
  schedule,
}) => {
  const other = await schedule.addClient('Ben Brightside');
  await schedule.addSession(other.id, '2026-11-19', '09:00');
  const before = await schedule.addSession(client.id, '2026-11-13', '14:30');
  const after = await schedule.addSession(client.id, '2026-11-27', '14:30');
  await page.goto(`/sessions/${session.id}`);
  await page.getByRole('link', { name: /Previous session ?Nov 13, 2026, 2:30 PM/ }).click();
  await expect(page).toHaveURL(`/sessions/${before.id}`);
  await expect(page.getByText('No previous session')).toBeVisible();
  await page.getByRole('link', { name: /Next session ?Nov 20, 2026/ }).click();
  await page.getByRole('link', { name: /Next session ?Nov 27, 2026/ }).click();
  await expect(page).toHaveURL(`/sessions/${after.id}`);
  await expect(page.getByText('No next session')).toBeVisible();
});

test('Check In is offered only for a scheduled session', async ({ page, schedule }) => {
  await page.goto(`/sessions/${session.id}`);
  await page.getByRole('button', { name: 'Check In' }).click();
  await expectToast(page, 'Session Updated', 'Session has been marked as completed.');
  await page.goto(`/sessions/${session.id}`);
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check In' })).toBeHidden();
  expect((await schedule.session(session.id)).status).toBe('completed');
});

test("The page shows the child's last note and links to the next child", async ({ page, schedule }) => {
  const other = await schedule.addClient('Ben Brightside');
  await schedule.addSession(other.id, '2026-11-19', '09:00', { notes: 'About Ben.' });
  await schedule.addSession(client.id, '2026-11-06', '14:30', { notes: 'Held the pencil well.' });
  await schedule.addSession(client.id, '2026-11-13', '14:30', { status: 'absence', notes: null });
  await schedule.addSession(client.id, '2026-11-27', '14:30', { notes: 'Planned for later.' });
  await schedule.addSession(other.id, '2026-11-20', '15:00', { status: 'cancelled', notes: null });
  const next = await schedule.addSession(other.id, '2026-11-20', '16:00');
  await schedule.addSession(other.id, '2026-11-21', '09:00');
  await page.goto(`/sessions/${session.id}`);
  const last = page.getByRole('region', { name: 'Last Note' });
  await expect(last).toHaveText('Held the pencil well.');
  const link = page.getByRole('link', { name: 'Next child at 4:00 PM' });
  await link.click();
  await expect(page).toHaveURL(`/sessions/${next.id}`);
  await expect(last).toHaveText('About Ben.');
  await expect(page.getByText(/Next child/)).toBeHidden();
});

test('Edit starts with the note just typed, and the page shows what the form saved', async ({
  page,
  schedule,
}) => {
  await page.goto(`/sessions/${session.id}/note`);
  await page.getByRole('textbox', { name: 'Notes' }).fill('Typed a moment ago.');
  await backToSession(page);
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Session' });
  await expect(dialog.getByLabel('Notes')).toHaveValue('Typed a moment ago.');
  await dialog.getByLabel('Notes').fill('Typed in the form.');
  await dialog.getByRole('button', { name: 'Update Session' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Typed in the form.', { exact: true })).toBeVisible();
  expect((await schedule.session(session.id)).notes).toBe('Typed in the form.');
});

test('Edit waits until the note is saved, says so, and starts with it', async ({ page, schedule }) => {
  // On a busy device what waits for its next turn waits longer: the page hears of the saved note late.
  page.leastTimerMs = 150;
  await page.goto(`/sessions/${session.id}/note`);
  const letGo = page.line.hold('PUT /api/sessions/:id/note');
  await page.getByRole('textbox', { name: 'Notes' }).fill('Typed on a slow line.');
  await backToSession(page);
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
  expect(await schedule.session(session.id)).toMatchObject({ notes: 'Typed on a slow line.', duration: 30 });
});

test('Edit refuses to open while the note is not saved, and says why', async ({
  page,
  schedule,
  problems,
}) => {
  problems.allow(/ERR_FAILED|status of 409/);
  const mend = page.line.cut('PUT /api/sessions/:id/note');
  await page.goto(`/sessions/${session.id}/note`);
  await page.getByRole('textbox', { name: 'Notes' }).fill('Typed here.');
  await backToSession(page);
  const edit = page.getByRole('button', { name: 'Edit' });
  const dialog = page.getByRole('dialog', { name: 'Edit Session' });
  await edit.click();
  await expectToast(
    page,
    'Note Not Saved Yet',
    'The note is kept on this device. Edit the session when the connection is back.',
  );
  await expect(dialog).toBeHidden();
  await schedule.changeSession(session.id, { notes: 'From the tablet.' });
  mend();
  await edit.click();
  await expectToast(
    page,
    'Note Not Saved Yet',
    'The note has two versions. Choose one, then edit the session.',
  );
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Open the Note' }).click();
  await page.getByRole('button', { name: 'Keep What I Wrote' }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await backToSession(page);
  await edit.click();
  await expect(dialog.getByLabel('Notes')).toHaveValue('Typed here.');
});

test('Notes typed without a connection are shown, survive a reload and are saved later', async ({
  page,
  schedule,
  problems,
}) => {
  problems.allow(/ERR_FAILED|Failed to load resource/);
  await page.goto(`/sessions/${session.id}/note`);
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Scissors.');
  const mend = page.line.cut('PUT /api/sessions/:id/note');
  await page.getByRole('textbox', { name: 'Notes' }).fill('Typed in the basement.');
  await expect(page.getByText(/Not saved yet/)).toBeVisible();
  await backToSession(page);
  await page.reload();
  await expect(page.getByText('Typed in the basement.', { exact: true })).toBeVisible();
  await expect(page.getByText(/Not saved yet/)).toBeVisible();
  mend();
  window.dispatchEvent(new window.Event('online'));
  await expect.poll(async () => (await schedule.session(session.id)).notes).toBe('Typed in the basement.');
});

test('The Edit form changes every field', async ({ page, schedule }) => {
  await page.goto(`/sessions/${session.id}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Session' });
  await expect(dialog.getByRole('combobox', { name: 'Client' })).toHaveValue('Ada Applewood');
  await expect(dialog.getByLabel('Date', { exact: true })).toHaveValue('2026-11-20');
  await expect(dialog.getByLabel('Time')).toHaveValue('14:30');
  await expect(dialog.getByLabel('Repeat', { exact: true })).toBeHidden();
  await dialog.getByLabel('Duration (minutes)').fill('30');
  await dialog.getByLabel('Session Type').selectOption('group');
  await dialog.getByRole('button', { name: 'Update Session' }).click();
  await expectToast(page, 'Session Updated', 'The session has been updated successfully.');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Group Therapy · 30 min')).toBeVisible();
  expect(await schedule.session(session.id)).toMatchObject({
    duration: 30,
    type: 'group',
    date: session.date,
  });
});

test('Edit does not overwrite what was changed elsewhere meanwhile', async ({ page, schedule, problems }) => {
  problems.allow(/status of 409/);
  await page.goto(`/sessions/${session.id}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Session' });
  await dialog.getByLabel('Duration (minutes)').fill('30');
  await schedule.changeSession(session.id, { duration: 90 });
  await dialog.getByRole('button', { name: 'Update Session' }).click();
  await expect(page.getByText('Update Failed', { exact: true })).toBeVisible();
  await expect(dialog.getByLabel('Duration (minutes)')).toHaveValue('30');
  expect((await schedule.session(session.id)).duration).toBe(90);
});

test('Delete asks for confirmation', async ({ page, schedule }) => {
  await page.goto(`/sessions/${session.id}`);
  await chooseDelete(page);
  const question = page.getByRole('alertdialog', { name: 'Delete this session?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'More actions' })).toBeFocused();
  await chooseDelete(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Session Deleted', 'The session has been deleted successfully.');
  await expect(page).toHaveURL('/sessions');
  expect(await schedule.sessions()).toEqual([]);
});

test('Delete names the data that is deleted with the session', async ({ page, caseload, therapist }) => {
  const { id } = await caseload.addGoal(buildFirstGoal({ clientId: session.clientId }));
  const result = `/api/sessions/${session.id}/results/${id}`;
  expect((await therapist.put(result, buildResult())).status).toBe(200);
  await page.goto(`/sessions/${session.id}`);
  await chooseDelete(page);
  await expect(page.getByRole('alertdialog', { name: 'Delete this session?' })).toContainText(
    'The session and its notes will be deleted, with the data of 1 goal.',
  );
});

test('A session on an invoice cannot be deleted, and the page says so', async ({
  page,
  schedule,
  problems,
}) => {
  problems.allow(/status of 409/);
  await schedule.changeSession(session.id, { status: 'completed' });
  await schedule.addInvoice(client.id, [session.id]);
  await page.goto(`/sessions/${session.id}`);
  await chooseDelete(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deletion Failed', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`/sessions/${session.id}`);
});

test('An address of no session says so', async ({ page, problems }) => {
  problems.allow(/status of 404/);
  for (const id of ['999999999', 'no-number']) {
    await page.goto(`/sessions/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Session Not Found');
    await page.getByRole('link', { name: 'All sessions' }).click();
    await expect(page).toHaveURL('/sessions');
  }
});
