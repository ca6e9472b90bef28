import type { Page } from '@playwright/test';
import { buildFooterPages } from '#tests/builders/footer-page-builder.ts';
import { buildOwnIdentity } from '#tests/builders/own-identity-builder.ts';
import { expectShapesInForcedColors } from '#tests/setup/forced-colors.ts';
import { expect } from '#tests/setup/journey.ts';
import { test } from '#tests/setup/owner-journey.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/setup/page-checks.ts';

const written = {
  'Your name': 'Lee Sample',
  'School or district': 'Oak Street School',
  Email: 'lee@example.org',
  'What you need': 'Twelve hours a week from January.',
};

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page, owner: _ }) => {
  const identity = buildOwnIdentity({ footerPages: buildFooterPages() });
  const saved = await page.request.put('/api/website-identity', { data: { identity } });
  expect(saved.status(), await saved.text()).toBe(200);
});

function form(page: Page) {
  return page.getByRole('form', { name: 'Message from a school' });
}

function field(page: Page, label: string) {
  return form(page).getByLabel(label, { exact: true });
}

async function fillIn(page: Page) {
  for (const [label, text] of Object.entries(written)) await field(page, label).fill(text);
  await field(page, 'Your role').selectOption('Teacher');
}

function send(page: Page) {
  return form(page).getByRole('button', { name: 'Send Message' }).click();
}

test('A school writes without a connection, presses Send twice, and its message is once in the inbox', async ({
  page,
  context,
  problems,
}) => {
  // Three screens with all their accessibility checks, one after the other.
  test.slow();
  problems.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await page.goto('/for-schools');
  // Paper has no use for the form.
  await page.emulateMedia({ media: 'print' });
  await expect(form(page)).toBeHidden();
  await page.emulateMedia({ media: null });
  await field(page, 'Your name').focus();
  await expect(page.locator('form[data-enhanced]')).toHaveCount(1);
  await send(page);
  for (const message of [
    'Your name is required',
    'Please choose your role',
    'Please tell us what you need',
  ]) {
    await expect(form(page).getByText(message, { exact: true })).toBeVisible();
  }
  await expect(field(page, 'Your role')).toHaveAccessibleDescription('Please choose your role');
  await expect(field(page, 'What you need')).toHaveAccessibleDescription(/Please do not name a child\.$/);
  await expectShapesInForcedColors(page);
  await page.emulateMedia({ forcedColors: null });
  await expectAccessible(page);
  await fillIn(page);
  await context.setOffline(true);
  await send(page);
  await expect(form(page).getByRole('alert')).toHaveText(/^Not sent yet/);
  for (const [label, text] of Object.entries(written)) await expect(field(page, label)).toHaveValue(text);
  await context.setOffline(false);
  await form(page).getByRole('button', { name: 'Send Message' }).dblclick();
  const received = form(page).getByRole('status');
  await expect(received.getByRole('heading', { name: 'We received your message' })).toBeInViewport();
  await expect(received).toContainText(/Your reference is [0-9A-F]{6}\./);
  await expect(received).toBeFocused();
  await expect(field(page, 'Your name')).toBeHidden();
  await expect(form(page).getByRole('button', { name: 'Send another message' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.goto('/inquiries');
  const card = page.getByRole('region', { name: /Lee Sample/ });
  await expect(card).toHaveCount(1);
  await expect(card.getByText('School', { exact: true })).toBeVisible();
  await expect(card).toContainText('Teacher');
  await expect(card.getByRole('link', { name: 'Make Client' })).toHaveCount(0);
  await expect(card.getByLabel('State').getByRole('option', { name: 'Became client' })).toHaveCount(0);
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('The form is sent as a form, comes back with what is missing, and is thanked for', async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 400/);
    await page.goto('/for-schools');
    await fillIn(page);
    await field(page, 'Your role').selectOption('Please choose');
    await send(page);
    await expect(page.getByRole('link', { name: 'Please choose your role' })).toBeVisible();
    for (const [label, text] of Object.entries(written)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
    }
    await expectNoSidewaysScroll(page);
    await page.getByLabel('Your role').selectOption('Teacher');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Message Received!' })).toBeVisible();
    await expect(page.getByText(/^Your reference is [0-9A-F]{6}\./)).toBeVisible();
  });
});
