import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test.beforeEach(async ({ caseload }) => {
  await caseload.addClient({ firstName: 'Ana', lastName: 'Maple', email: 'zoo@example.com', phone: '' });
  await caseload.addClient({
    firstName: 'Ben',
    lastName: 'Birch',
    email: 'ash@example.com',
    phone: '(516) 555-0101',
    dateOfBirth: '2012-02-29',
  });
  await caseload.addClient({
    firstName: 'Cleo',
    lastName: 'Oak',
    email: '',
    phone: '',
    dateOfBirth: '',
    status: 'inactive',
  });
});

test('The columns show name, contact, date of birth and status', async ({ page }) => {
  await page.goto('/clients');
  await expect(page.getByRole('columnheader')).toHaveText([
    'Client',
    'Contact Info',
    'Date of Birth',
    'Status',
  ]);
  const ben = page.getByRole('row', { name: 'Ben Birch' });
  await expect(ben).toContainText('ash@example.com');
  await expect(ben).toContainText('(516) 555-0101');
  await expect(ben).toContainText('Feb 29, 2012');
  await expect(ben.getByText('active', { exact: true })).toHaveClass(/bg-primary /);
  const cleo = page.getByRole('row', { name: 'Cleo Oak' });
  await expect(cleo).toContainText('No contact info');
  await expect(cleo).toContainText('Not provided');
  await expect(cleo.getByText('inactive', { exact: true })).toHaveClass(/bg-sunken/);
});

test('The list is sorted by last name, and each click on a column reverses its order', async ({ page }) => {
  await page.goto('/clients');
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  const column = (name: string) => page.getByRole('columnheader', { name });
  await expect(rows).toHaveText([/Birch/, /Maple/, /Oak/]);
  await expect(column('Client')).toHaveAttribute('aria-sort', 'ascending');

  await column('Client').getByRole('button').click();
  await expect(rows).toHaveText([/Oak/, /Maple/, /Birch/]);
  await expect(column('Client')).toHaveAttribute('aria-sort', 'descending');

  await column('Contact Info').getByRole('button').click();
  await expect(rows).toHaveText([/ash@/, /zoo@/, /No contact info/]);
  await expect(column('Client')).toHaveAttribute('aria-sort', 'none');
  await expect(column('Contact Info')).toHaveAttribute('aria-sort', 'ascending');

  await column('Date of Birth').getByRole('button').click();
  await expect(rows).toHaveText([/Birch/, /Maple/, /Oak/]);
  await column('Date of Birth').getByRole('button').click();
  await expect(rows).toHaveText([/Maple/, /Birch/, /Oak/]);

  await column('Status').getByRole('button').click();
  await column('Status').getByRole('button').click();
  await expect(rows.first()).toContainText('Oak');
});

test('Typing searches name, email and phone, and says when nothing matches', async ({ page }) => {
  await page.goto('/clients');
  const search = page.getByPlaceholder('Search clients by name, email, or phone...');
  const names = page.getByRole('table').getByRole('link');
  for (const [typed, name] of [
    ['ana map', 'Ana Maple'],
    ['ASH@', 'Ben Birch'],
    ['5550101', 'Ben Birch'],
  ] as const) {
    await search.fill(typed);
    await expect(names).toHaveText([name]);
  }
  await search.fill('nobody like this');
  await expect(page.getByText('No clients found')).toBeVisible();
  await expect(page.getByText('No clients match your search criteria.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Search' }).click();
  await expect(search).toHaveValue('');
  await expect(names).toHaveCount(3);
});

test('Search and order stay in the URL, also after visiting a client', async ({ page }) => {
  await page.goto('/clients');
  const rows = page
    .getByRole('table')
    .getByRole('row')
    .filter({ hasNot: page.getByRole('columnheader') });
  await page.getByRole('columnheader', { name: 'Date of Birth' }).getByRole('button').click();
  await page.getByRole('columnheader', { name: 'Date of Birth' }).getByRole('button').click();
  await page.getByLabel('Search clients').fill('example');
  await expect(rows).toHaveText([/Maple/, /Birch/]);
  await expect(page).toHaveURL('/clients?sort=dateOfBirth&direction=descending&search=example');
  await rows.getByRole('link', { name: 'Ben Birch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ben Birch' })).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveText([/Maple/, /Birch/]);
  await expect(page.getByLabel('Search clients')).toHaveValue('example');
});

test('The menu entry shows the whole list with an empty search box', async ({ page }) => {
  await page.goto('/clients');
  const search = page.getByPlaceholder('Search clients by name, email, or phone...');
  const ben = page.getByRole('row', { name: 'Ben Birch' });
  await search.fill('maple');
  await expect(ben).toHaveCount(0);
  await expect(page).toHaveURL('/clients?search=maple');
  await page.getByRole('navigation').getByRole('link', { name: 'Clients' }).click();
  await expect(ben).toBeVisible();
  await expect(search).toHaveValue('');
});

test('A row opens its client, by a click anywhere on it or by key', async ({ page }) => {
  await page.goto('/clients');
  await page.getByRole('row', { name: 'Ben Birch' }).getByText('Feb 29, 2012').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ben Birch' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Cleo Oak' }).press('Enter');
  await expect(page).toHaveURL(/\/clients\/\d+$/);
  await page.goBack();
  await page.getByRole('link', { name: 'Add New Client' }).click();
  await expect(page).toHaveURL('/clients/new');
});

test('Five placeholders are shown while the list loads, and an error with a retry', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 503/);
  const mend = page.line.fail('GET /api/clients', 503, 'The database does not answer');
  const release = page.line.hold('GET /api/clients');
  await page.goto('/clients');
  const loading = page.getByRole('status').filter({ hasText: 'Loading clients' });
  await expect(loading.locator('.animate-pulse')).toHaveCount(5);
  release();
  await expect(page.getByRole('alert')).toContainText('503: The database does not answer');
  mend();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(3);
});

test('Five hundred clients are searched without a delay', async ({ page, caseload }) => {
  const one = await caseload.addClient();
  const many = Array.from({ length: 500 }, (_, index) => ({
    ...one,
    id: index + 1,
    lastName: `Sample ${index + 1}`,
  }));
  page.line.break(({ path }) => (path === '/api/clients' ? Response.json(many) : undefined));
  await page.goto('/clients');
  await expect(page.getByRole('table', { name: 'Clients' })).toHaveAttribute('aria-rowcount', '501');
  await page.getByLabel('Search clients').pressSequentially('sample 499');
  await expect(page.getByRole('table').getByRole('link')).toHaveText(['Ivy Sample 499']);
});

test('While initials are shown, no email address is, since most contain a name', async ({
  page,
  caseload,
}) => {
  const { id } = await caseload.addClient({
    firstName: 'Ana',
    lastName: 'Maple',
    email: 'ana.maple@example.com',
  });
  await page.goto('/clients');
  await expect(page.getByText('ana.maple@example.com')).toBeVisible();
  await page.keyboard.press('i');
  for (const path of ['/clients', `/clients/${id}`]) {
    await page.goto(path);
    await expect(page.getByText('Email hidden').first()).toBeVisible();
    await expect(page.getByText(/ana\.maple/)).toHaveCount(0);
  }
  await page.keyboard.press('i');
  await expect(page.getByText('ana.maple@example.com')).toBeVisible();
});
