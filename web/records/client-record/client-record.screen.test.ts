import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import type { ScreenPage } from '#tests/setup/screen-page.ts';
import { test } from '#tests/setup/screen-test.ts';

test('A record that cannot be made says why, and can be asked for again', async ({
  page,
  caseload,
  problems,
}) => {
  const client = await caseload.addClient();
  await page.goto(`/clients/${client.id}`);
  await expect(page.getByRole('button', { name: 'More actions' })).toBeVisible();
  problems.allow(/404/);
  page.line.fail('GET /api/clients/:id/pdf', 404, 'The requested client could not be found');
  await chooseRecord(page);
  await expectToast(page, 'Record Failed', '404: The requested client could not be found');
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Record as PDF' })).toBeEnabled();
});

test('A long record says how far it is, and can be given up', async ({ page, caseload }) => {
  const client = await caseload.addClient();
  page.line.hold('GET /api/clients/:id/pdf');
  page.line.break(({ path }) =>
    path.endsWith('/pdf/progress') ? Response.json({ page: 12, pages: 60 }) : undefined,
  );
  await page.goto(`/clients/${client.id}`);
  await chooseRecord(page);
  await expect(page.getByText('Making the record … page 12 of about 60')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expectToast(page, 'Record Stopped', 'Nothing was saved.');
  await expect(page.getByText('Making the record')).toHaveCount(0);
});

async function chooseRecord(page: ScreenPage): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Record as PDF' }).click();
  // A menu that is still on its way out takes a press of its button as its own.
  await expect(page.getByRole('menu')).toHaveCount(0);
}
