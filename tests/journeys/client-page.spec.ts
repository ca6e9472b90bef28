import { test } from '#tests/setup/caseload-journey.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible, expectFitsPhone } from '#tests/setup/page-checks.ts';
import { chooseDelete } from '#tests/setup/session-journey.ts';

test('The screens of clients are accessible, fit a phone, and order their actions', async ({
  page,
  caseload,
}) => {
  await test.step('The actions are in order, for the keyboard too', async () => {
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

  await test.step('On a phone the number of the family comes before the actions', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const { id } = await caseload.addClient();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/clients/${id}`);
    const call = page.getByRole('link', { name: 'Call (516) 555-0142' });
    await expect(call).toHaveAttribute('href', 'tel:5165550142');
    const placeOf = async (role: 'link' | 'tab', name: string) =>
      (await page.getByRole(role, { name }).boundingBox()) ?? { x: 0, y: 0 };
    expect((await placeOf('link', 'Call (516) 555-0142')).x).toBeLessThan(
      (await placeOf('link', 'New Session')).x,
    );
    expect((await placeOf('tab', 'Overview')).y).toBeLessThan(500);
    await page.goto(`/clients/${id}?tab=services`);
    await expect(page.getByRole('tab', { name: 'Services' })).toBeInViewport({ ratio: 1 });
  });

  await test.step('A long name fits a phone', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const { id } = await caseload.addClient({
      firstName: 'Maximiliana-Alexandrina',
      lastName: 'Featherstonehaugh-Montgomery',
    });
    await page.goto(`/clients/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFitsPhone(page);
    await expectAccessible(page);
  });

  await test.step('Deleting asks for confirmation, and a cancelled question returns focus', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
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
  });

  await test.step('The list of clients', async () => {
    await caseload.addClient({ email: '', phone: '', dateOfBirth: '', status: 'inactive' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/clients');
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessible(page);
    await expectFitsPhone(page);
    await expectAccessible(page);
  });

  await test.step('The list of clients by initials, and names with a bold last name', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/clients');
    const name = page.getByRole('main').getByText('Sample', { exact: true }).first();
    await expect(name).toHaveCSS('font-weight', '700');
    await page.keyboard.press('i');
    await expect(page.getByRole('main').getByText('I. S.').first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('i');
    await expect(name).toBeVisible();
  });

  await test.step('The form with messages', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/clients/new');
    await page.getByRole('button', { name: 'Create Client' }).click();
    await expect(page.getByText('First name must be at least 2 characters')).toBeVisible();
    await expectAccessible(page);
    await expectFitsPhone(page);
  });
});
