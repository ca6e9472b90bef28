import type { Browser, BrowserContext, Page } from '@playwright/test';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildTask } from '#tests/builders/task-builder.ts';
import { expect, test } from '#tests/setup/journey.ts';

test('What changes on another device shows by itself, and nothing else is read again', async ({
  page,
  context,
  browser,
  program,
  signedIn: _,
}) => {
  const tablet = await sameTherapist(browser, context, program.url);

  await test.step("A tab's own changes are not read twice", async () => {
    const reads = await readsAfterDashboard(page);
    await page.getByRole('button', { name: 'Add New' }).click();
    await page.getByLabel('Title').fill('Order pencil grips');
    await page.getByRole('button', { name: 'Add Task' }).click();
    await page.getByRole('checkbox', { name: 'Order pencil grips' }).click();
    await expect(page.getByText('Task has been marked as completed.', { exact: true })).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Clients' }).click();
    await expect(page.getByText('Get started by adding your first client.')).toBeVisible();
    expect([...new Set(reads)]).toEqual(['/api/tasks']);
  });

  await test.step('What changes elsewhere shows on the page that lists it', async () => {
    const reply = await tablet.request.post(`${program.url}/api/clients`, {
      data: buildClient({ lastName: 'Elsewhere' }),
    });
    expect(reply.status()).toBe(201);
    await expect(page.getByRole('link', { name: 'Ivy Elsewhere' })).toBeVisible();
  });

  await test.step('What changes elsewhere is read again, and nothing else', async () => {
    const reads = await readsAfterDashboard(page);
    await tablet.request.post(`${program.url}/api/tasks`, { data: buildTask({ title: 'Order crayons' }) });
    await expect(page.getByText('Order crayons')).toBeVisible();
    const lists = reads.filter((path) => /clients|sessions|assessments|invoices|annuals|tasks/.test(path));
    expect([...new Set(lists)]).toEqual(['/api/tasks']);
  });
  await tablet.close();
});

test('A second tab of the same browser hears of changes too, through the first', async ({
  page,
  context,
  program,
  signedIn: _,
}) => {
  const lines: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/events')) lines.push(request.url());
  });
  await page.goto('/dashboard');
  await expect(page.getByText('No tasks yet.')).toBeVisible();
  await expect.poll(() => lines.length).toBe(1);
  const second = await context.newPage();
  await second.goto('/clients');
  await expect(second.getByText('No clients found')).toBeVisible();
  await context.request.post(`${program.url}/api/clients`, { data: buildClient() });
  await expect(second.getByRole('link', { name: 'Ivy Sample' })).toBeVisible();
  expect(lines).toHaveLength(1);

  await page.close();
  await expect.poll(() => lines.length).toBe(2);
  await context.request.post(`${program.url}/api/clients`, { data: buildClient({ lastName: 'Later' }) });
  await expect(second.getByRole('link', { name: 'Ivy Later' })).toBeVisible();
});

async function sameTherapist(
  browser: Browser,
  context: BrowserContext,
  url: string,
): Promise<BrowserContext> {
  const other = await browser.newContext({ baseURL: url });
  await other.addCookies(await context.cookies());
  return other;
}

/** Opens the dashboard until it follows changes; what the page reads of the API from then on goes into the list. */
async function readsAfterDashboard(page: Page): Promise<string[]> {
  await page.goto('/dashboard');
  const opened = page.waitForRequest('**/api/events');
  await expect(page.getByText(/^(No tasks yet\.|Order pencil grips)$/)).toBeVisible();
  await opened;
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/api/'))
      reads.push(new URL(request.url()).pathname);
  });
  return reads;
}
