import { newAccount } from '#tests/setup/journey-account.ts';
import { expectToast, register } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('The page has two tabs, each with its card and a link to the other', async ({ visitorPage: page }) => {
  await page.goto('/auth');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  await expect(page.getByText('Sign in to access your therapist dashboard.')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'Sign In', exact: true })).toBeVisible();
  await expect(page.getByText('Enter your credentials to access your account.')).toBeVisible();
  await expect(page.getByText("Don't have an account?")).toBeVisible();

  await page.getByRole('button', { name: 'Register now' }).click();
  await expect(page.getByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible();
  await expect(page.getByText('Register as a new therapist on our platform.')).toBeVisible();
  await expect(page.getByText('Already have an account?')).toBeVisible();

  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveCount(0);
});

test('Registering signs in, and a taken username or email is refused', async ({
  visitorPage: page,
  problems,
}) => {
  problems.allow(/status of 409/);
  const account = newAccount();
  await register(page, account);
  await expect(page).toHaveURL('/dashboard');
  await expectToast(page, 'Registration successful', 'Welcome, Robin Sample!');

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');

  await register(page, { ...newAccount(), username: account.username.toUpperCase() });
  await expectToast(page, 'Registration failed', '409: Username already exists');
  await expect(page.getByLabel('Full Name')).toHaveValue('Robin Sample');
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription('Username already exists');
  await page.getByLabel('Username').fill('somebody-else-entirely');
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expectToast(page, 'Registration failed', '409: Email already exists');
});

test('The Register button shows that it is working', async ({ visitorPage: page }) => {
  const release = page.line.hold('POST /api/register');
  await register(page, newAccount());
  await expect(page.getByRole('button', { name: 'Creating account...' })).toBeDisabled();
  release();
  await expect(page).toHaveURL('/dashboard');
});

test('A wrong password is refused, and the right one leads to the requested page', async ({
  visitorPage: page,
  practice,
  account,
  problems,
}) => {
  problems.allow(/status of 401/);
  await practice.register(account);
  await page.goto('/clients?tab=all');
  await expect(page).toHaveURL(/\/auth\?returnTo=/);
  await page.getByLabel('Username').fill(account.username.toUpperCase());
  await page.getByLabel('Password').fill('not-my-password');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectToast(page, 'Login failed', '401: Invalid username or password');
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Invalid username or password');
  await page.getByLabel('Password').fill(account.password);
  const release = page.line.hold('POST /api/login');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  release();
  await expectToast(page, 'Login successful', 'Welcome back, Robin Sample!');
  await expect(page).toHaveURL('/clients?tab=all');
});
