import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/journey.ts';
import { expectAccessible, expectFitsPhone } from '#tests/setup/page-checks.ts';

test('A screen that breaks says so, with the number under which the log has it', async ({
  page,
  context,
  program,
  problems,
  signedIn: _signedIn,
}) => {
  problems.allow(/broken on purpose|TypeError/);
  await page.route('**/assets/reports-screen-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function Broken() { throw new TypeError("broken on purpose"); }',
    }),
  );
  await page.goto('/reports');
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  const number = await page
    .getByText('If it stays like this, tell us this number:')
    .locator('strong')
    .textContent();
  expect(program.output()).toContain(number ?? 'nothing');
  expect(program.output()).not.toContain('broken on purpose');
  await expectAccessible(page);
  await expectFitsPhone(page);
  await page.unroute('**/assets/reports-screen-*.js');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();

  await test.step('Without a connection it says that, and Try Again leads on once it is back', async () => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|dynamically imported module/);
    await page.goto('/dashboard');
    const add = page.getByRole('button', { name: 'Add New' });
    await expect(add).toBeVisible();
    await context.setOffline(true);
    await add.click();
    const reason = page.getByText(
      'The server cannot be reached. Please check your connection and try again.',
    );
    await expect(reason).toBeVisible();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(reason).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(add).toBeVisible();
  });
});

test('The two pages of a plain form stand on their own', async ({ page, problems }) => {
  problems.allow(/ERR_FAILED|status of 400/);

  await test.step('The thank-you page leads home', async () => {
    await page.goto('/api/contact/received');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Consultation Request Received!' }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: '(516) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+15165550142',
    );
    await expectAccessible(page);
    await expectFitsPhone(page);
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await expect(page).toHaveURL('/');
  });

  await test.step('The page that asks for what is missing leads to it, and hides the trap', async () => {
    await sendPlainly(page);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Your request was not sent yet' }),
    ).toBeVisible();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      "Child's name is required",
      "Child's age is required",
      'Email is required',
      'Phone number is required',
      'Please share your concerns',
    ]);
    await expectAccessible(page);
    await expectFitsPhone(page);
    const trap = await page.getByLabel('Please leave this empty').locator('..').locator('..').boundingBox();
    expect(trap?.width).toBeLessThanOrEqual(1);
    await page.getByRole('link', { name: 'Email is required' }).click();
    await expect(page.getByLabel('Email')).toBeInViewport();
  });
});

/** The form with a name in it, sent by the browser itself because the scripts do not come. */
async function sendPlainly(page: Page) {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/contact');
  await page.getByLabel('Your name').fill('Pat Example');
  await page.getByRole('button', { name: 'Send Request' }).click();
}
