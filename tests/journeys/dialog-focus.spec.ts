import type { Locator, Page } from '@playwright/test';
import { test } from '#tests/setup/caseload-journey.ts';
import { type CaseloadJourney, practiceToday } from '#tests/setup/caseload-records.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible } from '#tests/setup/page-checks.ts';

/** One of each record, so that every dialog has something to be about. */
async function fill(page: Page, caseload: CaseloadJourney) {
  const client = await caseload.addClient();
  const session = await caseload.addTodaysSession(client.id, '09:00', { status: 'completed' });
  const assessment = await caseload.addAssessment(client.id);
  const invoice = await caseload.addInvoice(client.id, [session.id]);
  await caseload.addTask({ title: 'Order pencils' });
  const annual = { clientId: client.id, date: practiceToday(), amount: 5_000 };
  expect((await page.request.post('/api/annuals', { data: annual })).status()).toBe(201);
  return { client: client.id, session: session.id, assessment: assessment.id, invoice: invoice.id };
}

interface DialogCase {
  name: string;
  /** The page it is opened on; `:session` and the like stand for an id. */
  path: string;
  /** The button that opens it, by its whole name. */
  button: string | RegExp;
  /** The entry of the menu that the button opens. */
  entry?: string;
  role?: 'dialog' | 'alertdialog';
  /** The field that has the focus when it opens. */
  field?: string;
}

const dialogs: readonly DialogCase[] = [
  { name: 'Add Task', path: '/dashboard', button: 'Add New', field: 'Title' },
  {
    name: 'Edit Task',
    path: '/dashboard',
    button: 'Actions for Order pencils',
    entry: 'Edit',
    field: 'Title',
  },
  { name: 'Command Palette', path: '/dashboard', button: 'Search or jump to...' },
  { name: 'Schedule Session', path: '/sessions', button: 'Schedule Session', field: 'Client' },
  { name: 'Edit Session', path: '/sessions/:session', button: 'Edit', field: 'Client' },
  {
    name: 'Delete this session?',
    path: '/sessions/:session',
    button: 'More actions',
    entry: 'Delete',
    role: 'alertdialog',
  },
  { name: 'New Assessment', path: '/assessments', button: 'New Assessment', field: 'Title' },
  { name: 'Edit Assessment', path: '/assessments/:assessment', button: 'Edit', field: 'Title' },
  {
    name: 'Delete this assessment?',
    path: '/assessments/:assessment',
    button: 'More actions',
    entry: 'Delete',
    role: 'alertdialog',
  },
  { name: 'New Invoice', path: '/invoices', button: 'New Invoice', field: 'Client' },
  { name: 'Edit Invoice :invoice', path: '/invoices/:invoice', button: 'Edit', field: 'Amount ($)' },
  {
    name: 'Delete invoice :invoice?',
    path: '/invoices/:invoice',
    button: 'More actions',
    entry: 'Delete',
    role: 'alertdialog',
  },
  { name: 'Add Annual', path: '/annuals', button: 'Add Annual', field: 'Date' },
  { name: 'Edit Annual', path: '/annuals', button: /^Actions for/, entry: 'Edit', field: 'Date' },
  {
    name: 'Delete Ivy Sample?',
    path: '/clients/:client',
    button: 'More actions',
    entry: 'Delete',
    role: 'alertdialog',
  },
];

test("Every dialog has nothing in anybody's way, takes the focus, and gives it back on Escape", async ({
  page,
  caseload,
}) => {
  test.slow();
  const ids = await fill(page, caseload);
  const filledIn = (text: string) =>
    text.replace(/:(\w+)/, (_, record: keyof typeof ids) => String(ids[record]));
  for (const { name, path, button, entry, role = 'dialog', field } of dialogs) {
    await test.step(name, async () => {
      // The dialogs of one page follow one another: closing one leaves it as it was.
      if (new URL(page.url()).pathname !== filledIn(path)) await page.goto(filledIn(path));
      const opener = page.getByRole('button', { name: button, exact: true });
      await opener.press('Enter');
      if (entry) await page.getByRole('menuitem', { name: entry }).press('Enter');
      const dialog = page.getByRole(role, { name: filledIn(name), exact: true });
      await expect(dialog).toBeVisible();
      await expectFocusIn(dialog);
      if (field) await expect(dialog.getByLabel(field, { exact: true })).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
    });
  }
});

test('Typing, a menu, the list of keys and a question keep the focus in order', async ({
  page,
  caseload,
}) => {
  const { id } = await caseload.addClient();

  await test.step('What is typed at once goes into the dialog, the keys of the page too', async () => {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Add New', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Task' });
    await expect(dialog).toBeVisible();
    await page.keyboard.type(' n / ? sharpen the pencils');
    await expect(dialog.getByLabel('Title')).toHaveValue(/ n \/ \? sharpen the pencils$/);
    await expect(dialog).toBeVisible();
  });

  await test.step('The list of keys gives the focus back to what had it', async () => {
    await page.goto('/clients');
    const link = page.getByRole('link', { name: 'Ivy Sample' });
    await link.focus();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keys' });
    await expectFocusIn(dialog);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });

  await test.step('The menu of a phone gives the focus back to its button', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expectFocusIn(menu);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });

  await test.step('The question about unsaved changes gives the focus back to the field', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/clients/edit/${id}`);
    const notes = page.getByLabel('Notes');
    await notes.fill('Likes trains');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('invoices');
    await expect(page.getByRole('option', { name: 'Go to Invoices' })).toBeVisible();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Keep Editing' }).press('Enter');
    await expect(question).toHaveCount(0);
    await expect(notes).toBeFocused();
    await expect(notes).toHaveValue('Likes trains');
  });
});

async function expectFocusIn(dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
}
