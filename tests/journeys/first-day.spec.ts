import type { Page } from '@playwright/test';
import { DEFAULT_TIME_ZONE, dayOf } from '#domain/platform/dates.ts';
import type { BrowserProblems } from '#tests/setup/browser-problems.ts';
import { expect } from '#tests/setup/journey.ts';
import { newAccount } from '#tests/setup/journey-account.ts';
import { test } from '#tests/setup/owner-journey.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';

test.use({ engine: 'postgres' });

test('From the first visit to the first session that is checked in, on PostgreSQL', async ({
  page,
  problems,
}) => {
  const therapist = newAccount();
  const client = { firstName: 'Ivy', lastName: 'Inkwell', fullName: 'Ivy Inkwell' };
  await register(page, therapist);
  await logOut(page);
  await logInWithAMistake(page, problems, therapist);
  await addClient(page, client);
  await scheduleToday(page, client.fullName, '14:00');
  await scheduleToday(page, client.fullName, '09:00');
  await checkInTheFirst(page, client.fullName);
  await readHowToBackUp(page);
});

async function register(page: Page, therapist: ReturnType<typeof newAccount>) {
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth/);
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('Full Name').fill(therapist.fullName);
  await page.getByLabel('Email').fill(therapist.email);
  await page.getByLabel('Username').fill(therapist.username);
  await page.getByLabel('Password', { exact: true }).fill(therapist.password);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await expectToast(page, 'Registration successful', `Welcome, ${therapist.fullName}!`);
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
}

async function logInWithAMistake(
  page: Page,
  problems: BrowserProblems,
  therapist: ReturnType<typeof newAccount>,
) {
  problems.allow(/status of 401 .*\/api\/login$/);
  await page.goto('/clients');
  await expect(page).toHaveURL(/\/auth/);
  await page.getByLabel('Username').fill(therapist.username);
  await page.getByLabel('Password', { exact: true }).fill('not-my-password');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectToast(page, 'Login failed', '401: Invalid username or password');
  await page.getByLabel('Password', { exact: true }).fill(therapist.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectToast(page, 'Login successful', `Welcome back, ${therapist.fullName}!`);
  await expect(page).toHaveURL('/clients');
}

async function addClient(page: Page, client: { firstName: string; lastName: string; fullName: string }) {
  await page.getByRole('link', { name: 'Add New Client' }).click();
  await page.getByLabel('First Name').fill(client.firstName);
  await page.getByLabel('Last Name').fill(client.lastName);
  await page.getByRole('button', { name: 'Create Client' }).click();
  await expectToast(page, 'Client Created', `${client.fullName} has been added as a client.`);
  await expect(page).toHaveURL('/clients');
  await page.getByRole('row', { name: client.fullName }).click();
  await expect(page).toHaveURL(/\/clients\/\d+$/);
  await expect(page.getByRole('heading', { name: client.fullName })).toBeVisible();
}

async function scheduleToday(page: Page, clientName: string, time: string) {
  await page.goto('/sessions/new');
  await page.getByRole('combobox', { name: 'Client' }).fill(clientName);
  await page.getByRole('option', { name: clientName }).click();
  await page.getByLabel('Date').fill(dayOf(new Date(), DEFAULT_TIME_ZONE));
  await page.getByLabel('Time').fill(time);
  await page.getByLabel('Session Type').selectOption('Individual Therapy');
  await page.getByRole('button', { name: 'Create Session' }).click();
  await expectToast(page, 'Session Created', 'The session has been scheduled successfully.');
  await expect(page).toHaveURL('/sessions');
}

async function checkInTheFirst(page: Page, clientName: string) {
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const schedule = page.getByRole('listitem').filter({ hasText: clientName }).filter({ hasText: 'min' });
  await expect(schedule).toHaveText([/^9:00 AM/, /^2:00 PM/]);
  const first = schedule.first();
  await first.getByRole('button', { name: 'Check In' }).click();
  await expectToast(page, 'Session Updated', 'Session has been marked as completed.');
  await expect(first.getByRole('button', { name: 'Completed' })).toBeDisabled();
  await page.reload();
  await expect(first.getByRole('button', { name: 'Completed' })).toBeDisabled();
  await expect(page.getByText('1 completed, 1 upcoming')).toBeVisible();
}

/** The first therapist owns the practice. */
async function readHowToBackUp(page: Page) {
  await page.goto('/settings/backups');
  await expect(page.getByText('The data of this practice is in PostgreSQL')).toBeVisible();
  await expect(page.getByText('pg_dump --format=custom')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back Up Now' })).toBeHidden();
  await expectAccessible(page);
  await expectFitsPhone(page);
}
