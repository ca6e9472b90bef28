import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/journey.ts';
import { newAccount } from '#tests/setup/journey-account.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';

test('the page has two tabs, each with its card and the way to the other', async ({ page }) => {
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

test('on a phone nothing moves under the finger while the page looks up who is signed in', async ({
  page,
  context,
  program,
}) => {
  await context.addCookies([{ name: 'sign_in', value: 'ended-long-ago', url: program.url }]);
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdReply(page, '**/api/user');
  await page.goto('/auth');
  const top = async () => (await page.getByLabel('Password').boundingBox())?.y ?? 0;
  await page.getByLabel('Username').fill('robin');
  await expect(page.getByText('Checking whether you are signed in')).toHaveCount(1);
  const during = await top();
  release();
  await expect(page.getByText('Checking whether you are signed in')).toHaveCount(0);
  expect(await top()).toBe(during);
});

test('large screens show what the app does', async ({ page }) => {
  await page.goto('/auth');
  const panel = page.getByRole('complementary');
  await expect(panel.getByRole('heading', { name: 'Your Practice Management Solution' })).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveCount(5);
  for (const promise of [
    'Client management and scheduling',
    'Secure client records and session notes',
    'Custom assessment tools and forms',
    'Simplified invoicing and payment tracking',
  ]) {
    await expect(panel.getByText(promise)).toBeVisible();
  }
  await expectFitsPhone(page);
  await expect(panel).toBeHidden();
});

test('everything on the page is dressed, also what the server did not send', async ({ page, problems }) => {
  problems.allow(/status of 401/);
  await page.goto('/auth');
  await page.getByLabel('Username').fill('nobody');
  await page.getByLabel('Password').fill('not-a-password');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectToast(page, 'Login failed', '401: Invalid username or password');
  expect(await undressedClasses(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Register' }).click();
  await expect(page.getByLabel('Full Name')).toBeVisible();
  expect(await undressedClasses(page)).toEqual([]);
});

/** The classes on the page that its stylesheets do not know. */
function undressedClasses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sheets = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const styles = sheets.map(({ cssText }) => cssText).join('');
    const names = [...document.body.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]);
    const isMarkOnly = (name: string) => /^(lucide|peer$|group$)/.test(name);
    return [...new Set(names)].filter(
      (name) => !isMarkOnly(name) && !styles.includes(`.${CSS.escape(name)}`),
    );
  });
}

test('nothing is in the way of signing in or registering, with every message in sight', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('Full Name').fill('R');
  await page.getByLabel('Email').fill('nowhere');
  await page.getByLabel('Username').fill('ab');
  await page.getByLabel('Password').fill('12345');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  for (const message of [
    'Full name is required',
    'Invalid email address',
    'Username must be at least 3 characters',
    'Password must be at least 6 characters',
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await expectAccessible(page);
  await expectFitsPhone(page);
});

test('a password can be shown while it is typed, and is hidden again when it is sent', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 401/);
  await page.goto('/auth');
  const password = page.getByLabel('Password');
  const show = page.getByRole('button', { name: 'Show password' });
  await page.getByLabel('Username').fill('nobody');
  await password.fill('not-a-password');
  await expect(password).toHaveAttribute('type', 'password');
  const before = await password.boundingBox();
  await show.click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  expect(await password.boundingBox()).toEqual(before);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await expectToast(page, 'Login failed', '401: Invalid username or password');
  await expect(password).toHaveAccessibleDescription('Invalid username or password');
  await expect(password).toBeFocused();
});

test('registering signs in; a name or an address that is taken says so', async ({ page, problems }) => {
  problems.allow(/status of 409/);
  // What the dashboard was still reading as she signed out.
  problems.allow(/status of 401/);
  const account = newAccount();
  await register(page, account);
  await expect(page).toHaveURL('/dashboard');
  await expectToast(page, 'Registration successful', 'Welcome, Robin Sample!');

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expectToast(page, 'Logged out', 'You have been successfully logged out.');

  await register(page, { ...newAccount(), username: account.username.toUpperCase() });
  await expectToast(page, 'Registration failed', '409: Username already exists');
  await expect(page.getByLabel('Full Name')).toHaveValue('Robin Sample');
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription('Username already exists');
  await page.getByLabel('Username').fill('somebody-else-entirely');
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expectToast(page, 'Registration failed', '409: Email already exists');
});

test('a wrong password says so, the right one leads back to the page that was asked for', async ({
  page,
  signedIn,
  context,
  problems,
}) => {
  problems.allow(/status of 401/);
  await context.clearCookies();
  await page.goto('/clients?tab=all');
  await expect(page).toHaveURL(/\/auth\?returnTo=/);
  await page.getByLabel('Username').fill(signedIn.username.toUpperCase());
  await page.getByLabel('Password').fill('not-my-password');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectToast(page, 'Login failed', '401: Invalid username or password');
  await page.getByLabel('Password').fill(signedIn.password);
  const release = await holdReply(page, '**/api/login');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  release();
  await expectToast(page, 'Login successful', 'Welcome back, Robin Sample!');
  await expect(page).toHaveURL('/clients?tab=all');
});

test('the Register button says that it is at work', async ({ page }) => {
  const release = await holdReply(page, '**/api/register');
  await register(page, newAccount());
  await expect(page.getByRole('button', { name: 'Creating account...' })).toBeDisabled();
  release();
  await expect(page).toHaveURL('/dashboard');
});

test('the sign-in page that Back brings again leads on who signed in meanwhile', async ({
  page,
  program,
}) => {
  await page.goto('/auth');
  await expect(page.getByLabel('Username')).toBeVisible();
  await page.goto('/about');
  const reply = await page.request.post(`${program.url}/api/register`, { data: newAccount() });
  expect(reply.status()).toBe(201);
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
});

async function register(page: Page, account: ReturnType<typeof newAccount>) {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('Full Name').fill(account.fullName);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
}

/** Holds the answer back until the function it gives is called. */
async function holdReply(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}
