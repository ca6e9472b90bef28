import type { Organization } from '#domain/billing/organizations/organization.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildOrganization } from '#tests/builders/organization-builder.ts';
import { practiceToday } from '#tests/setup/caseload-records.ts';
import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('The palette finds a client, and starts a session for one', async ({ page, caseload }) => {
  const ana = await caseload.addClient({ firstName: 'Ana', lastName: 'Maple' });
  await caseload.addClient({ firstName: 'Ben', lastName: 'Maple', status: 'inactive' });
  await page.goto('/dashboard');
  await expect(page.getByRole('list', { name: 'Recent clients' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('maple');
  await expect(page.getByRole('option')).toHaveText([
    /^Ana Maple/,
    /^Ben Maple/,
    'Start a Session for Ana Maple',
  ]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/clients/${ana.id}`);

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('start ana');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/sessions/new?clientId=${ana.id}`);
  await expect(page.getByLabel('Date')).toHaveValue(practiceToday());
  await expect(page.getByLabel('Time')).toHaveValue(/^\d\d:\d\d$/);
});

test('The palette adds a task from any page', async ({ page }) => {
  await page.goto('/clients');
  await page.getByRole('button', { name: 'Search or jump to...' }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('add a task');
  await page.keyboard.press('Enter');
  await page.getByLabel('Title').fill('Call the school');
  await page.getByRole('button', { name: 'Add Task' }).click();
  await expectToast(page, 'Task Created', 'The task has been added to your list.');
  await expect(page).toHaveURL('/clients');
  await expect(page.getByRole('button', { name: 'Search or jump to...' })).toBeFocused();
});

test('The key / goes to the search of the page, n makes something new, ? shows the keys', async ({
  page,
}) => {
  await page.goto('/clients');
  await expect(page.getByText('No clients found')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Search clients')).toBeFocused();
  await page.keyboard.type('n?/');
  await expect(page.getByLabel('Search clients')).toHaveValue('n?/');
  // A letter right after a field was left was meant for it.
  page.setClock(practiceToday(), '09:00');
  await page.getByLabel('Search clients').focus();
  await page.getByLabel('Search clients').blur();
  await page.keyboard.press('?');
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/clients\?/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  page.setClock(practiceToday(), '09:01');
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await expect(page).toHaveURL('/clients/new');
});

const writingPages = [
  ['/sessions/new', 'Client'],
  ['/sessions/new?date=2026-12-01&time=10:00', 'Client'],
  ['/clients/new', 'First Name'],
  ['/invoices/new', 'Client'],
  ['/assessments/new', 'Title'],
] as const;
for (const [path, field] of writingPages) {
  test(`What is typed on ${path} goes into its field ${field}, and is no shortcut`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByLabel(field, { exact: true })).toBeVisible();
    await page.keyboard.type('inside calm 4/5');
    await expect(page.getByLabel(field, { exact: true })).toHaveValue('inside calm 4/5');
  });
}

test('The single keys can be switched off', async ({ page }) => {
  await page.goto('/clients');
  await expect(page.getByText('No clients found')).toBeVisible();
  await page.keyboard.press('?');
  await page.getByRole('switch', { name: 'Single Keys' }).uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByText('No clients found')).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/clients');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Command Palette' })).toBeVisible();
});

test('The palette begins with today and who was looked at last, and finds an invoice, an assessment and what is rare', async ({
  page,
  caseload,
  therapist,
}) => {
  const ada = await caseload.addClient({ firstName: 'Ada', lastName: 'Applewood' });
  const school = await addRecord<Organization>(therapist, '/api/organizations', buildOrganization());
  await caseload.addTodaysSession(ada.id, '10:30');
  const { id } = await caseload.addAssessment(ada.id, { title: 'Morning routines' });
  await page.goto(`/clients/${ada.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Applewood');
  await page.keyboard.press('Control+k');
  const group = (name: string) => page.getByRole('group', { name }).getByRole('option');
  await expect(group('Today')).toHaveText([/Ada Applewood.*10:30 AM/]);
  await expect(group('Recent Clients')).toHaveText([/Ada Applewood/]);
  await page.keyboard.type('routines');
  await expect(group('Invoices, Assessments and Documents')).toHaveText([/Morning routines/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/assessments/${id}`);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('maple st');
  await expect(group('Schools & Payers')).toHaveText([/Maple Street School/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/organizations/${school.id}`);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('log out');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('The palette finds a note by a word, and shows the line that holds it', async ({ page, caseload }) => {
  const ana = await caseload.addClient({ firstName: 'Ana', lastName: 'Maple' });
  const session = await caseload.addSession(ana.id, { notes: 'Sat well. Cut along a curved line.' });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('curv cut');
  await expect(page.getByRole('option')).toHaveText([/^Ana Maple, .*Cut along a curved line\./]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/sessions/${session.id}`);
});

test('A letter typed while a note is loading is no shortcut', async ({ page, caseload }) => {
  const { id } = await caseload.addClient();
  const session = await caseload.addTodaysSession(id, '08:00');
  const release = page.line.hold('GET /api/sessions/:id');
  await page.goto(`/sessions/${session.id}/note`);
  await expect(page.getByText('Loading session')).toBeVisible();
  await page.keyboard.press('i');
  await page.keyboard.press('?');
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Ivy Sample' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
