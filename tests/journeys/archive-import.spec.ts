import type { Locator, Page } from '@playwright/test';
import { test } from '#tests/setup/caseload-journey.ts';
import { expect } from '#tests/setup/journey.ts';
import { newAccount } from '#tests/setup/journey-account.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';

test('a therapist moves to a new account with everything she has', async ({ page, caseload, program }) => {
  const ana = await caseload.addClient({ firstName: 'Ana', lastName: 'Maple' });
  const session = await caseload.addSession(ana.id, { status: 'completed', notes: 'Cut along a line.' });
  await caseload.addAssessment(ana.id, { responses: ['Slowly', 4, 'Left', true], status: 'completed' });
  await caseload.addInvoice(ana.id, [session.id], { description: 'October in the school' });
  await caseload.addTask({ clientId: ana.id, title: 'Call the teacher' });
  const before = new Map<string, string>();
  for await (const { name, list } of openedLists(page)) {
    before.set(name, withoutNumbers(((await list.textContent()) ?? '').replace(ownersCard, '')));
  }
  await page.goto('/settings/data');
  await expect(page.getByText('Yours has 1 client and 1 task.')).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Everything' }).click();
  const archive = await (await download).path();
  await expect(page.getByRole('button', { name: 'Export Everything' })).toBeEnabled();

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(`${program.url}/`);
  const reply = await page.context().request.post(`${program.url}/api/register`, { data: newAccount() });
  expect(reply.status()).toBe(201);
  await page.goto('/settings/data');
  await page.getByLabel('Choose an archive').setInputFiles(archive);
  await page.getByRole('button', { name: 'Import Archive' }).click();
  await expectToast(page, 'Archive Imported', 'Your records are back in their place.');
  await expect(
    page.getByText('1 client, 1 session, 1 assessment, 1 invoice, 0 annual records, 1 task.'),
  ).toBeVisible();
  await expectAccessible(page);

  for await (const { name, list } of openedLists(page)) {
    await expect.poll(async () => withoutNumbers((await list.textContent()) ?? '')).toBe(before.get(name));
  }
  await page.goto('/clients');
  await page.getByRole('link', { name: 'Ana Maple' }).click();
  await expect(page.getByRole('heading', { name: 'Ana Maple' })).toBeVisible();
});

/** What a list says, but for the numbers of invoices: another account's are other ones. */
function withoutNumbers(text: string): string {
  return text.replaceAll(/Invoice \d+/g, 'Invoice');
}

/** What the first account of a program sees on the dashboard, since it owns the practice: above the rest, or below where it comes late. */
const ownersCard =
  /Anyone can open an account here.*?Who Else Works Here(?:, done|Invite the other therapists\.)(?=Today|$)/;

/** The pages with lists, and what each shows once it has loaded. */
const pages = {
  clients: 'Ana Maple',
  sessions: 'Cut along a line.',
  assessments: 'Fine motor screening',
  invoices: 'October in the school',
  dashboard: 'Call the teacher',
};

/** Opens each page with a list and gives it over once it is there. */
async function* openedLists(page: Page): AsyncGenerator<{ name: string; list: Locator }> {
  const list = page.getByRole('main');
  for (const [name, text] of Object.entries(pages)) {
    await page.goto(`/${name}`);
    // The line for a new task comes on demand, after the dashboard's figures.
    const whole = name === 'dashboard' ? [text, 'Ana Maple', 'New task in one line'] : [text, 'Ana Maple'];
    for (const each of whole) {
      await expect(list.getByText(each).filter({ visible: true }).first()).toBeVisible();
    }
    yield { name, list };
  }
}
