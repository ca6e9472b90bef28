import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/journey.ts';
import { newAccount } from '#tests/setup/journey-account.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';

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

test('Signing in and registering are accessible, fit a phone, and have all their styles', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 401/);
  await page.goto('/auth');

  await test.step('Large screens show what the app does', async () => {
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
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('Every message of signing in is accessible', async () => {
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('Username is required')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('A password can be shown while it is typed, and is hidden again when it is sent', async () => {
    const password = page.getByLabel('Password');
    const show = page.getByRole('button', { name: 'Show password' });
    await page.getByLabel('Username').fill('nobody');
    await password.fill('not-a-password');
    await expect(password).toHaveAttribute('type', 'password');
    await expect(page.getByText(' is required')).toHaveCount(0);
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
    expect(await undressedClasses(page)).toEqual([]);
  });

  await test.step('Every message of registering is accessible', async () => {
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
    expect(await undressedClasses(page)).toEqual([]);
    await expectAccessible(page);
    await expectFitsPhone(page);
  });
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
