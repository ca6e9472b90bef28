import type { Page } from '@playwright/test';
import { test } from '#tests/setup/caseload-journey.ts';
import { practiceToday } from '#tests/setup/caseload-records.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible, expectToast } from '#tests/setup/page-checks.ts';
import { slowDown } from '#tests/setup/slow-page.ts';

/** Lets what is asked for at these addresses wait until the function that it gives is called. */
async function holdBack(page: Page, addresses: RegExp): Promise<() => void> {
  let letCome = () => {};
  const isLetCome = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(addresses, async (route) => {
    await isLetCome;
    await route.continue();
  });
  return letCome;
}

test('Ctrl K goes anywhere', async ({ page, caseload: _ }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Find a page, a client or an action' });
  await expect(box).toBeFocused();
  await expectAccessible(page);
  await box.fill('calen');
  await expect(page.getByRole('option')).toHaveText(['Go to Calendar']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/calendar');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what is typed before the app has started is kept, and Enter acts on the whole word', async ({
  page,
  caseload: _,
}) => {
  await slowDown(page);
  await page.goto('/dashboard', { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('add x');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('a task');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Title')).toBeFocused();
  await expect(page).toHaveURL('/dashboard');
});

test('what is typed before the palette has come is kept, and a name waits for the clients', async ({
  page,
  caseload,
}) => {
  const { id } = await caseload.addClient({ firstName: 'Calen', lastName: 'Dahl' });
  const letCome = await holdBack(page, /palette-dialogs|\/api\/clients$/);
  await slowDown(page);
  // A page that asks for no clients of its own.
  await page.goto('/settings/preferences');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  // Of the actions and pages, Go to Calendar begins so too.
  await page.keyboard.type('cal');
  await page.keyboard.press('Enter');
  await page.keyboard.type('nothing after Enter counts');
  letCome();
  await expect(page).toHaveURL(`/clients/${id}`);
});

test('Escape leaves a palette that has not come yet, and the keys are the page’s again', async ({
  page,
  caseload: _,
}) => {
  const letCome = await holdBack(page, /palette-dialogs/);
  await page.goto('/clients');
  await expect(page.getByText('No clients found')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('n');
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  const palette = page.waitForResponse(/palette-dialogs/);
  letCome();
  await palette;
  await expect(page).toHaveURL('/clients/new');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Escape closes it and gives the focus back to its button', async ({ page, caseload: _ }) => {
  await page.goto('/dashboard');
  const button = page.getByRole('button', { name: 'Search or jump to...' });
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('it finds a client, and starts a session for one', async ({ page, caseload }) => {
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
    'Start a session for Ana Maple',
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

test('it adds a task from any page', async ({ page, caseload: _ }) => {
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

test('/ goes to the search of the page, n makes something new, ? shows the keys', async ({
  page,
  caseload: _,
}) => {
  await page.goto('/clients');
  await expect(page.getByText('No clients found')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Search clients')).toBeFocused();
  await page.keyboard.type('n?/');
  await expect(page.getByLabel('Search clients')).toHaveValue('n?/');
  await page.getByLabel('Search clients').blur();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await expect(page).toHaveURL('/clients/new');
});

test('the single keys can be switched off', async ({ page, caseload: _ }) => {
  await page.goto('/clients');
  await expect(page.getByText('No clients found')).toBeVisible();
  await page.keyboard.press('?');
  await page.getByRole('switch', { name: 'Single keys' }).uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByText('No clients found')).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/clients');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
});

test('it begins with today and who was looked at last, and finds an invoice, an assessment and what is rare', async ({
  page,
  caseload,
}) => {
  const ada = await caseload.addClient({ firstName: 'Ada', lastName: 'Applewood' });
  await caseload.addTodaysSession(ada.id, '10:30');
  const { id } = await caseload.addAssessment(ada.id, { title: 'Morning routines' });
  await page.goto(`/clients/${ada.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Applewood');
  await page.keyboard.press('Control+k');
  const group = (name: string) => page.getByRole('group', { name }).getByRole('option');
  await expect(group('Today')).toHaveText([/Ada Applewood.*10:30 AM/]);
  await expect(group('Recent clients')).toHaveText([/Ada Applewood/]);
  await expectAccessible(page);
  await page.keyboard.type('routines');
  await expect(group('Invoices, assessments and documents')).toHaveText([/Morning routines/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/assessments/${id}`);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('log out');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('it finds a note by a word, and shows the line that holds it', async ({ page, caseload }) => {
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
