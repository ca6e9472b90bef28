import type { Page } from '@playwright/test';
import { test } from '#tests/setup/caseload-journey.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';

test('deleting asks first, and says what goes along', async ({ page, caseload }) => {
  const { id } = await caseload.addClient({ firstName: 'Ana', lastName: 'Maple' });
  await caseload.addSession(id);
  await page.goto(`/clients/${id}`);
  await chooseDelete(page);
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    "All of the client's sessions, assessments and invoices are deleted too",
  );
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'More actions' })).toBeFocused();
  await chooseDelete(page);
  await question.getByRole('button', { name: 'Delete Client' }).click();
  await expectToast(page, 'Client Deleted', 'The client has been deleted successfully.');
  await expect(page).toHaveURL('/clients');
  await expect(page.getByText('Get started by adding your first client.')).toBeVisible();
});

test('New Session comes first, then Edit; Delete is the last in the menu', async ({ page, caseload }) => {
  const { id } = await caseload.addClient();
  await page.goto(`/clients/${id}`);
  await page.getByRole('main').getByRole('link', { name: 'Clients' }).focus();
  for (const [role, name] of [
    ['link', 'New Session'],
    ['link', 'Edit'],
    ['button', 'More actions'],
  ] as const) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole(role, { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText(['Record as PDF', 'Delete']);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'New Session' }).click();
  await expect(page).toHaveURL(`/sessions/new?clientId=${id}`);
});

test("on a phone the family's number comes before everything that can be done", async ({
  page,
  caseload,
}) => {
  const { id } = await caseload.addClient();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/clients/${id}`);
  const call = page.getByRole('link', { name: 'Call (516) 555-0142' });
  await expect(call).toHaveAttribute('href', 'tel:5165550142');
  const topOf = async (role: 'link' | 'button', name: string) =>
    (await page.getByRole(role, { name }).boundingBox())?.y ?? 0;
  expect(await topOf('link', 'Call (516) 555-0142')).toBeLessThan(await topOf('link', 'New Session'));
  expect(await topOf('link', 'Call (516) 555-0142')).toBeLessThan(await topOf('button', 'More actions'));
});

test('the page fits a phone', async ({ page, caseload }) => {
  const { id } = await caseload.addClient({
    firstName: 'Maximiliana-Alexandrina',
    lastName: 'Featherstonehaugh-Montgomery',
  });
  await page.goto(`/clients/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectFitsPhone(page);
  await expectAccessible(page);
});

async function chooseDelete(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
}
