import type { Locator, Page } from '@playwright/test';
import { buildArchive, buildCaseload } from '#tests/builders/archive-builder.ts';
import { keptClient } from '#tests/builders/kept-records.ts';
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

test('what is no archive is refused where it was chosen, and another one can be chosen', async ({
  page,
  signedIn: _,
  problems,
}) => {
  problems.allow(/status of 400 .*\/api\/import/);
  await page.goto('/settings/data');
  const choose = page.getByLabel('Choose an archive');
  const importIt = page.getByRole('button', { name: 'Import Archive' });
  await choose.setInputFiles({ name: 'photo.jpg', mimeType: '', buffer: Buffer.from('no zip') });
  await importIt.click();
  await expect(page.getByText('This is not a zip file, or it is damaged.')).toBeVisible();
  const broken = buildCaseload({ clients: [{ ...ivy, firstName: 'I' }] });
  await choose.setInputFiles({ name: 'broken.zip', mimeType: '', buffer: Buffer.from(buildArchive(broken)) });
  await expect(page.getByText('This is not a zip file, or it is damaged.')).toHaveCount(0);
  await importIt.click();
  await expect(
    page.getByText('everything.json, clients, row 1: First name must be at least 2 characters'),
  ).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);
  const sound = buildCaseload({ clients: [ivy] });
  await choose.setInputFiles({ name: 'sound.zip', mimeType: '', buffer: Buffer.from(buildArchive(sound)) });
  await importIt.click();
  await expect(page.getByText('The archive is in')).toBeVisible();
});

/** What the first account of a program sees on the dashboard, since it owns the practice: above the rest, or below where it comes late. */
const ownersCard = /Anyone can open an account here.*?Invitation only(?=Today|$)/;

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

const ivy = keptClient({ id: 5, therapistId: 7, firstName: 'Ivy', dateOfBirth: '2018-04-09' });
