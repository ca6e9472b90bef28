import { plusDays } from '#domain/platform/dates.ts';
import { practiceToday } from '#tests/setup/caseload-records.ts';
import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import type { ScreenPage } from '#tests/setup/screen-page.ts';
import { test } from '#tests/setup/screen-test.ts';

test('A therapist without clients is invited to add the first', async ({ page }) => {
  await page.goto('/clients');
  await expect(page.getByText('No clients found')).toBeVisible();
  await expect(page.getByText('Get started by adding your first client.')).toBeVisible();
});

test('A new client is saved with everything that was typed', async ({ page, therapist }) => {
  await page.goto('/clients/new');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add New Client');
  await expect(page.getByLabel('Notes')).toHaveAttribute('rows', '4');
  await fillWhole(page);
  const release = page.line.hold('POST /api/clients');
  await page.getByRole('button', { name: 'Create Client' }).click();
  await expect(page.getByRole('button', { name: 'Creating...' })).toBeDisabled();
  const sent = page.line.sent.find(({ method }) => method === 'POST');
  expect(sent?.body).toMatchObject({ firstName: 'Ana', lastName: 'Maple', therapistId: therapist.id });
  release();
  await expectToast(page, 'Client Created', 'Ana Maple has been added as a client.');
  await expect(page).toHaveURL('/clients');
  await page.getByRole('link', { name: 'Ana Maple' }).click();
  for (const text of ['(516) 555-0133', 'maple@example.com', '9 Quiet Street', 'Apr 9, 2018', 'Loves maps']) {
    await expect(page.getByText(text)).toBeVisible();
  }
});

test('Each invalid field shows a message', async ({ page }) => {
  await page.goto('/clients/new');
  await page.getByLabel('First Name').fill('A');
  await page.getByLabel('Email').fill('not an address');
  await page.getByLabel('Date of Birth').fill('2999-01-01');
  await page.getByRole('button', { name: 'Create Client' }).click();
  await expect(page.getByText('First name must be at least 2 characters')).toBeVisible();
  await expect(page.getByText('Last name must be at least 2 characters')).toBeVisible();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('First Name').fill('Ana');
  await page.getByLabel('Last Name').fill('Maple');
  await page.getByLabel('Email').fill('');
  await page.getByRole('button', { name: 'Create Client' }).click();
  await expect(page.getByText('Date of birth cannot be in the future')).toBeVisible();
});

test('A change is shown everywhere, and a client can become inactive', async ({ page, caseload }) => {
  const { id } = await caseload.addClient({ firstName: 'Ana', lastName: 'Maple' });
  await page.goto(`/clients/${id}`);
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL(`/clients/edit/${id}`);
  await expect(page.getByLabel('Email')).toHaveValue('ivy.family@example.com');
  await page.getByLabel('Last Name').fill('Mapleton');
  await page.getByLabel('Phone').fill('');
  await page.getByLabel('Status').selectOption('Inactive');
  const release = page.line.hold('PUT /api/clients/:id');
  await page.getByRole('button', { name: 'Update Client' }).click();
  await expect(page.getByRole('button', { name: 'Updating...' })).toBeDisabled();
  release();
  await expectToast(page, 'Client Updated', "Ana Mapleton's information has been updated.");
  await expect(page).toHaveURL('/clients');
  await expect(page.getByRole('row', { name: 'Ana Mapleton' })).toContainText('inactive');
});

test('A child with the name and birth date of an existing client causes a warning, not an error', async ({
  page,
  caseload,
}) => {
  const { id } = await caseload.addClient({ firstName: 'Zoë', lastName: 'Maple', dateOfBirth: '2018-04-09' });
  await page.goto('/clients/new');
  await page.getByLabel('First Name').fill('zoe');
  await page.getByLabel('Last Name').fill('Maple');
  await page.getByLabel('Date of Birth').fill('2018-04-10');
  const word = page.getByText('Zoë Maple, born Apr 9, 2018, is among your clients already.');
  await expect(word).toHaveCount(0);
  await page.getByLabel('Date of Birth').fill('2018-04-09');
  await expect(word).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open' })).toHaveAttribute('href', `/clients/${id}`);
  await page.getByRole('button', { name: 'Create Client' }).click();
  await expectToast(page, 'Client Created', 'zoe Maple has been added as a client.');

  // A client's own form shows no warning about the same client.
  const other = await caseload.addClient({ firstName: 'Ana', lastName: 'Oak' });
  await page.goto(`/clients/edit/${other.id}`);
  await page.getByLabel('Phone').fill('555-0100');
  await expect(page.getByText('is among your clients already')).toHaveCount(0);

  // Nor is a name searched for that is longer than a search may be.
  const long = await caseload.addClient({ firstName: 'Ana', lastName: 'Oak'.repeat(66) });
  const sent = page.line.sent.length;
  await page.goto(`/clients/edit/${long.id}`);
  await expect(page.getByLabel('First Name')).toHaveValue('Ana');
  await page.line.quiet();
  expect(page.line.sent.slice(sent).filter(({ path }) => path.includes('search='))).toEqual([]);
});

test('Typed values stay if the server refuses them', async ({ page, caseload, problems }) => {
  problems.allow(/status of 500/);
  const { id } = await caseload.addClient();
  page.line.fail('POST /api/clients', 500, 'Try later');
  await page.goto('/clients/new');
  await fillWhole(page);
  await page.getByRole('button', { name: 'Create Client' }).click();
  await expectToast(page, 'Creation Failed', '500: Try later');
  await expect(page.getByLabel('Address')).toHaveValue('9 Quiet Street');

  problems.allow(/status of 409/);
  page.line.fail('PUT /api/clients/:id', 409, 'Changed elsewhere');
  await page.goto(`/clients/edit/${id}`);
  await page.getByLabel('First Name').fill('Ivory');
  await page.getByRole('button', { name: 'Update Client' }).click();
  await expectToast(page, 'Update Failed', '409: Changed elsewhere');
  await expect(page.getByLabel('First Name')).toHaveValue('Ivory');

  // The laptop wakes on the next day and loads everything anew before it is connected.
  const connect = page.line.disconnect();
  const sent = page.line.sent.length;
  page.setClock(plusDays(practiceToday(), 1), '07:00');
  page.showAgain();
  await expect.poll(() => page.line.sent.slice(sent).map(({ path }) => path)).toContain(`/api/clients/${id}`);
  await page.line.quiet();
  await page.getByRole('button', { name: 'Update Client' }).click();
  const unreachable = 'The server cannot be reached. Please check your connection and try again.';
  await expectToast(page, 'Update Failed', unreachable);
  await expect(page.getByLabel('First Name')).toHaveValue('Ivory');

  connect();
  const sentBefore = page.line.sent.length;
  window.dispatchEvent(new Event('online'));
  await expect
    .poll(() => page.line.sent.slice(sentBefore).map(({ path }) => path))
    .toContain(`/api/clients/${id}`);
});

test('Leaving with unsaved changes asks for confirmation', async ({ page }) => {
  await page.goto('/clients/new');
  await page.getByLabel('First Name').fill('Ana');
  await page.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Keep Editing' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('Ana');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Leave Without Saving' }).click();
  await expect(page).toHaveURL('/clients');
});

async function fillWhole(page: ScreenPage) {
  await page.getByLabel('First Name').fill('Ana');
  await page.getByLabel('Last Name').fill('Maple');
  await page.getByLabel('Email').fill('maple@example.com');
  await page.getByLabel('Phone').fill('(516) 555-0133');
  await page.getByLabel('Date of Birth').fill('2018-04-09');
  await page.getByLabel('Address').fill('9 Quiet Street');
  await page.getByLabel('Notes').fill('Loves maps');
}
