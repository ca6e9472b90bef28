import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/journey.ts';
import { expectAccessible } from '#tests/setup/page-checks.ts';

const MINUTE_MS = 60_000;
const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' });

/** A page whose clock the test moves on; it is one clock for all tabs. */
async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('A browser that nobody uses is warned, and then signed out on the server too', async ({
  page,
  problems,
  signedIn,
}) => {
  // Whatever the page reads again between the sign-out and the next page.
  problems.allow(/status of 401/);
  await openWithClock(page, '/clients?status=active');
  await expect(page.getByText('No clients found')).toBeVisible();
  await page.mouse.move(200, 300);
  await page.clock.fastForward(28 * MINUTE_MS);
  await expect(warning(page)).toBeHidden();
  await page.clock.fastForward(MINUTE_MS + 1_000);
  await expect(warning(page)).toContainText(/signed out in 5\d seconds/);
  await expect(page.getByRole('button', { name: 'Stay Signed In' })).toBeFocused();
  await expect(warning(page).getByRole('status')).toHaveText('');
  await page.clock.fastForward(30_000);
  await expect(warning(page)).toContainText(/signed out in [12]\d seconds/);
  await expect(warning(page).getByRole('status')).toHaveText('30 seconds left');
  await expectAccessible(page);
  await page.clock.fastForward(31_000);
  await expect(page).toHaveURL('/auth?ended=idle&returnTo=%2Fclients%3Fstatus%3Dactive');
  await expect(page.getByText('You were signed out because nobody used the app for a while.')).toBeVisible();
  expect((await page.request.get('/api/user')).status()).toBe(401);
  await expectAccessible(page);

  await page.getByLabel('Username').fill(signedIn.username);
  await page.getByLabel('Password').fill(signedIn.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/clients?status=active');
});

test('Mouse, keys and the button in the warning keep a person signed in, as does choosing never', async ({
  context,
  page,
  program,
  signedIn,
}) => {
  await openWithClock(page, '/dashboard');
  await page.clock.fastForward(25 * MINUTE_MS);
  await page.mouse.move(300, 300);
  await page.clock.fastForward(25 * MINUTE_MS);
  await page.keyboard.press('Shift');
  await page.clock.fastForward(28 * MINUTE_MS);
  await expect(warning(page)).toBeHidden();
  await page.clock.fastForward(MINUTE_MS + 10_000);
  await expect(warning(page)).toBeVisible();
  // A returning user has to answer; moving the mouse is not enough.
  await page.mouse.move(310, 310);
  await expect(warning(page)).toBeVisible();
  const told = page.waitForRequest('**/api/user');
  await page.getByRole('button', { name: 'Stay Signed In' }).click();
  expect((await told).headers().background).toBeUndefined();
  await expect(warning(page)).toBeHidden();
  await page.clock.fastForward(28 * MINUTE_MS);
  await expect(warning(page)).toBeHidden();

  await test.step('Somebody who chose never is not signed out', async () => {
    const confirmation = { password: signedIn.password };
    await context.request.put(`${program.url}/api/preferences`, {
      data: { idleMinutes: null, confirmation },
    });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.fastForward(90 * MINUTE_MS);
    await expect(warning(page)).toBeHidden();
  });
});

test('Who works in one tab stays signed in in all of them', async ({
  context,
  page,
  problems,
  signedIn: _,
}) => {
  // One tab signs both out; the other may ask for what changed once more before it hears of it.
  problems.allow(/status of 401 \(Unauthorized\) at .*\/api\/events$/);
  await openWithClock(page, '/dashboard');
  await page.clock.fastForward(28 * MINUTE_MS);
  const second = await context.newPage();
  await second.goto('/clients');
  await expect(second.getByText('No clients found')).toBeVisible();
  await page.clock.fastForward(20 * MINUTE_MS);
  await second.mouse.move(200, 200);
  await page.clock.fastForward(20 * MINUTE_MS);
  for (const tab of [page, second]) await expect(warning(tab)).toBeHidden();
  // In the middle of the last minute: the tabs' clocks may differ by seconds.
  await page.clock.fastForward(9 * MINUTE_MS + MINUTE_MS / 2);
  for (const tab of [page, second]) await expect(warning(tab)).toBeVisible();
  await second.getByRole('button', { name: 'Stay Signed In' }).click();
  for (const tab of [page, second]) await expect(warning(tab)).toBeHidden();
  await page.clock.fastForward(30 * MINUTE_MS);
  for (const tab of [page, second]) await expect(tab).toHaveURL(/\/auth\?ended=idle/);
});

test('The server hears of what a person does, not of what a page reads by itself', async ({
  context,
  page,
  program,
  signedIn: _,
}) => {
  // The browser asks before it leaves a page with something unsaved.
  page.on('dialog', (dialog) => dialog.accept());

  await test.step('Long typing is sent to the server', async () => {
    await openWithClock(page, '/clients/new');
    await page.clock.fastForward(MINUTE_MS);
    const told = page.waitForRequest('**/api/user');
    await page.getByLabel('Notes').pressSequentially('Likes swings');
    // The server is told every half minute; after a whole one, nobody would seem to be there any more.
    await page.clock.fastForward(31_000);
    expect((await told).headers().background).toBeUndefined();
  });

  await test.step('What a page reads by itself does not count', async () => {
    await page.goto('/clients');
    await expect(page.getByText('No clients found')).toBeVisible();
    await page.clock.fastForward(5 * MINUTE_MS);
    const reading = page.waitForRequest('**/api/clients');
    const added = { firstName: 'Ivy', lastName: 'Sample' };
    await context.request.post(`${program.url}/api/clients`, { data: added });
    expect((await reading).headers().background).toBe('1');
    const opening = page.waitForRequest(/\/api\/clients\/\d+$/);
    await page.getByRole('link', { name: 'Ivy Sample' }).click();
    expect((await opening).headers().background).toBeUndefined();
  });

  await test.step('A person can log out at once', async () => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.fastForward(29 * MINUTE_MS + 5_000);
    await page.getByRole('button', { name: 'Log Out Now' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('What was typed waits under a cover for its therapist', async ({ page, signedIn }) => {
  await openWithClock(page, '/clients/new');
  await page.getByLabel('First Name').fill('Halfway');
  await page.clock.fastForward(29 * MINUTE_MS + 5_000);
  await expect(warning(page)).toContainText('What you typed stays here until you sign in again.');
  await page.clock.fastForward(MINUTE_MS);
  const again = page.getByRole('dialog', { name: 'Sign In Again' });
  await expect(again).toContainText('You were signed out because nobody used the app for a while.');
  expect((await page.request.get('/api/user')).status()).toBe(401);
  await again.getByLabel('Password').fill(signedIn.password);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await expect(again).toBeHidden();
  await expect(page.getByLabel('First Name')).toHaveValue('Halfway');
});
