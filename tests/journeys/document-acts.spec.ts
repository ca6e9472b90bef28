import type { Page } from '@playwright/test';
import { test } from '#tests/setup/document-journey.ts';
import { expect } from '#tests/setup/journey.ts';
import { tabTo } from '#tests/setup/tab-to.ts';

const saving = (page: Page) => page.getByRole('status', { name: 'Document', exact: true });

test('An evaluation with scores is started, written and signed by the keyboard alone', async ({
  page,
  chart,
}) => {
  await page.goto('/documents');
  await expect(page.getByText('No documents yet')).toBeVisible();
  const press = (key: string) => page.keyboard.press(key);
  await press('n');
  const dialog = page.getByRole('dialog', { name: 'New Document' });
  await expect(dialog.getByRole('combobox', { name: 'Client' })).toBeFocused();
  await page.keyboard.type('Ivy');
  await expect(page.getByRole('option', { name: /Ivy Sample/ })).toBeVisible();
  await press('Enter');
  await tabTo(page, 'Kind', 'combobox');
  await page.keyboard.type('Eval');
  await press('Enter');
  await tabTo(page, 'Create Document', 'button');
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Evaluation' })).toBeVisible();
  await expect(dialog).toBeHidden();

  await tabTo(page, 'Reason for Referral', 'textbox');
  await page.keyboard.type('Letters float above the line.');
  await tabTo(page, 'Add Score', 'button');
  await press('Enter');
  await tabTo(page, /^Test/, 'textbox');
  await page.keyboard.type('Sample Motor Test');
  await tabTo(page, 'Standard', 'textbox');
  await page.keyboard.type('8');
  await expect(saving(page)).toHaveText('Everything is saved');
  await expect(page.getByText('Cutting curves')).toBeVisible();
  await press('Control+Enter');
  const signing = page.getByRole('dialog', { name: 'Sign Document' });
  await expect(signing.getByText('Test: Sample Motor Test · Standard: 8')).toBeVisible();
  await expect(signing.getByRole('button', { name: 'Sign', exact: true })).toBeFocused();
  await press('Enter');
  await expect(signing).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Signed Document' })).toBeVisible();
  await expect(page.getByText('Letters float above the line.')).toBeVisible();
  const [listed] = await (await page.request.get(`/api/documents?clientId=${chart.clientId}`)).json();
  expect(listed).toMatchObject({ kind: 'evaluation', state: 'signed' });
});
