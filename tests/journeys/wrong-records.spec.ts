import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { test } from '#tests/setup/billing-journey.ts';
import { expect } from '#tests/setup/journey.ts';
import { chooseClient } from '#tests/setup/session-journey.ts';
import { slowDown } from '#tests/setup/slow-page.ts';

/** The two clicks of a double click, from a quick hand to a slow one, in milliseconds from each other. */
const gaps = [30, 150, 350, 700];

const lists = ['clients', 'sessions', 'tasks', 'invoices'] as const;

test('Two clicks on a save make one record, however far apart they are', async ({ page, billing }) => {
  test.slow();
  const client = await billing.addClient();
  await billing.addSession(client.id, { date: '2026-03-02T15:00:00.000Z' });
  const forms = [
    { path: '/dashboard', opener: 'Add New', list: 'tasks', save: 'Add Task', gap: 30 },
    { path: '/sessions/new', list: 'sessions', save: 'Create Session', gap: 150 },
    { path: `/invoices/new?clientId=${client.id}`, list: 'invoices', save: 'Create Invoice', gap: 350 },
    { path: '/clients/new', list: 'clients', save: 'Create Client', gap: 700 },
  ] as const;
  // A second record that came late would stand in the counts after the next save, or after the visit at the end.
  const made = await countsOf(page);
  for (const { path, list, save, gap, ...over } of forms) {
    await page.goto(path);
    if ('opener' in over) await page.getByRole('button', { name: over.opener }).first().click();
    await fillIn[list](page);
    const button = page.getByRole('button', { name: save, exact: true });
    await clickTwice(page, button, gap);
    await expect(button, save).toHaveCount(0);
    made[list] += 1;
    await expect.poll(() => countsOf(page), save).toEqual(made);
  }
  await page.goto('/clients', { waitUntil: 'networkidle' });
  expect(await countsOf(page)).toEqual(made);
});

test('Two clicks on Invoice in the reports bill one family', async ({ page, billing }) => {
  test.slow();
  for (const lastName of ['Inkwell', 'Jotter', 'Keys', 'Lamp', 'Mug']) {
    const { id } = await billing.addClient({ firstName: 'Ivy', lastName });
    await billing.addSession(id, { date: '2026-03-02T15:00:00.000Z', duration: 60 });
  }
  await page.goto('/reports?period=custom&from=2026-03-01&to=2026-03-31');
  const rows = page.getByRole('table', { name: 'Sessions Not Billed Yet' });
  for (const [index, gap] of gaps.entries()) {
    await clickTwice(page, rows.getByRole('button', { name: /^Invoice / }).first(), gap);
    await expect(rows.getByRole('button', { name: /^Invoiced / })).toHaveCount(index + 1);
    expect(await billing.invoices(), `${gap} ms`).toHaveLength(index + 1);
  }
  await page.goto('/invoices', { waitUntil: 'networkidle' });
  expect(await billing.invoices()).toHaveLength(gaps.length);
});

const fillIn: Record<(typeof lists)[number], (page: Page) => Promise<unknown>> = {
  clients: async (page) => {
    await page.getByLabel('First Name').fill('Noa');
    await page.getByLabel('Last Name').fill('Twice');
  },
  sessions: async (page) => {
    await chooseClient(page, 'Ivy Sample');
    await page.getByLabel('Date', { exact: true }).fill('2026-11-20');
    await page.getByLabel('Session Type').selectOption('individual');
  },
  tasks: (page) => page.getByLabel('Title').fill('Call the school'),
  invoices: (page) => expect(page.getByLabel('Amount')).toHaveValue('120'),
};

/** Clicks the place of a button twice on a slow connection, whatever stands there the second time. */
async function clickTwice(page: Page, button: Locator, gap: number): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error('The button is not in sight');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await slowDown(page);
  await page.mouse.click(x, y);
  await setTimeout(gap);
  await page.mouse.click(x, y);
}

async function countsOf(page: Page): Promise<Record<(typeof lists)[number], number>> {
  const counts = { clients: 0, sessions: 0, tasks: 0, invoices: 0 };
  for (const list of lists) {
    const records: unknown[] = await (await page.request.get(`/api/${list}`)).json();
    counts[list] = records.length;
  }
  return counts;
}
