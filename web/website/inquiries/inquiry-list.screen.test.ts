import { describe } from 'vitest';
import type { InquiryForm } from '#domain/website/inquiries/inquiry-form.ts';
import { buildInquiryForm } from '#tests/builders/inquiry-builder.ts';
import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

async function write(visitor: TestVisitor, changes: Partial<InquiryForm> = {}) {
  const reply = await visitor.post('/api/contact', buildInquiryForm(changes));
  expect(reply.status, reply.text).toBe(200);
}

describe('for the owner', () => {
  test.override({ isOwner: true });

  test('The dashboard and the menu lead the owner to what a family wrote', async ({ page, practice }) => {
    await write(practice.visitor());
    await write(practice.visitor(), { parentName: 'Lee Sample', email: 'lee@example.com' });
    await page.goto('/dashboard');
    await expect(page.getByText('2 families are waiting for your answer.')).toBeVisible();
    await page.getByRole('link', { name: /^Inquiries ?2 new$/ }).click();
    const headings = page.getByRole('list', { name: 'Inquiries' }).getByRole('heading', { level: 2 });
    await expect(headings).toHaveText([/Lee Sample/, /Pat Example/]);
    const lee = page.getByRole('region', { name: /Lee Sample/ });
    await expect(lee).toContainText('Sam Example, age 7');
    await expect(lee).toContainText('Buttons and zippers are hard.');
    await expect(lee).toContainText('Not mailed: no mail server is set up. It is kept here.');
    await expect(lee.getByRole('link', { name: 'Reply to Lee Sample by mail' })).toHaveAttribute(
      'href',
      'mailto:lee%40example.com?subject=Your%20consultation%20request',
    );
    await expect(lee.getByRole('link', { name: 'Call Lee Sample' })).toHaveAttribute('href', 'tel:5550100');
  });

  test('State and notes are saved, and the filter finds them', async ({ page, practice }) => {
    await write(practice.visitor());
    await page.goto('/inquiries');
    const pat = page.getByRole('region', { name: /Pat Example/ });
    await pat.getByLabel('State').selectOption('Contacted');
    await expectToast(page, 'Inquiry Updated', 'The inquiry has been updated successfully.');
    await pat.getByRole('textbox', { name: 'Notes' }).fill('Called, wants Tuesdays.');
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.getByRole('button', { name: 'Keep Editing' }).click();
    await pat.getByRole('button', { name: 'Save notes about Pat Example' }).click();
    await expect(pat.getByRole('button', { name: 'Save notes about Pat Example' })).toBeDisabled();
    await page.reload();
    await expect(pat.getByRole('textbox', { name: 'Notes' })).toHaveValue('Called, wants Tuesdays.');
    await expect(pat.getByLabel('State')).toHaveValue('contacted');
    await page.getByLabel('State').first().selectOption('Closed');
    await expect(page.getByText('No inquiries found')).toBeVisible();
    await page.getByRole('button', { name: 'Clear Filter' }).click();
    await expect(pat).toBeVisible();
  });

  test('A family becomes a client without anything typed twice', async ({ page, practice }) => {
    await write(practice.visitor(), { childName: 'Sam' });
    await page.goto('/inquiries');
    await page.getByRole('link', { name: 'Make Client' }).click();
    await expect(page).toHaveURL('/clients/new');
    await expect(page.getByLabel('First Name')).toHaveValue('Sam');
    await expect(page.getByLabel('Last Name')).toHaveValue('Example');
    await expect(page.getByLabel('Email')).toHaveValue('pat@example.com');
    await expect(page.getByLabel('Phone')).toHaveValue('555-0100');
    await expect(page.getByLabel('Notes')).toHaveValue(/Concerns:\nButtons and zippers are hard\.$/);
    await page.getByRole('button', { name: 'Create Client' }).click();
    await expect(page).toHaveURL('/inquiries');
    await expect(page.getByLabel('State').nth(1)).toHaveValue('client');
    await page.getByRole('link', { name: 'View Client' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sam Example');
  });
});

test('A therapist who does not own the practice finds nothing here', async ({ page, problems }) => {
  problems.allow(/status of 404/);
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Settings', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /Inquiries/ })).toHaveCount(0);
  await page.goto('/inquiries');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
});
