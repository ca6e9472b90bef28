import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { testBrowser } from '#tests/setup/browser.ts';
import { test } from '#tests/setup/caseload-journey.ts';
import { countUse } from '#tests/setup/count-use.ts';
import { draftsOnDevice } from '#tests/setup/drafts-on-device.ts';
import { expect } from '#tests/setup/journey.ts';

const keptOnDevice = async (page: Page) =>
  (await page.evaluate(draftsOnDevice)).filter(([name]) => /^draft \d+ form /.test(name));

test.beforeEach(({ page }) => {
  // The browser asks before it reloads a page with something unsaved; a discarded tab does not.
  page.on('dialog', (dialog) => dialog.accept());
});

test('What was typed about a client outlasts a reload, unreadable on the device, and can be thrown away', async ({
  page,
  caseload: _,
}) => {
  await page.goto('/clients/new');
  await page.getByLabel('First Name').fill('Persimmon');
  await page.getByLabel('Notes').fill('Loves the swing');
  await page.reload();
  await expect(page.getByText('Draft restored')).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('Persimmon');
  await expect(page.getByLabel('Notes')).toHaveValue('Loves the swing');
  await expect.poll(() => keptOnDevice(page)).toHaveLength(1);
  const kept = await keptOnDevice(page);
  expect(JSON.stringify(kept)).not.toMatch(/Persimmon|swing/);

  await page.getByRole('button', { name: 'Throw Away' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('');
  await expect(page.getByLabel('First Name')).toBeFocused();
  await expect.poll(() => keptOnDevice(page)).toEqual([]);
  await page.reload();
  await expect(page.getByLabel('First Name')).toHaveValue('');
  await expect(page.getByText('Draft restored')).toHaveCount(0);
});

/** Kills a browser, as a power cut would. */
async function kill(context: BrowserContext): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  const browser = processInfo.find(({ type }) => type === 'browser');
  const closed = context.waitForEvent('close');
  if (browser) process.kill(browser.id, 'SIGKILL');
  await closed;
}

test('What the device has is there after its browser was killed the moment after', async ({
  context,
  caseload: _,
  program,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'practice-profile-'));
  const options = await testBrowser();
  /** Opens the browser of one device, signed in. */
  const open = async () => {
    countUse('windows of a browser');
    const device = await chromium.launchPersistentContext(folder, { ...options, baseURL: program.url });
    await device.addCookies(await context.cookies());
    const page = await device.newPage();
    await page.goto('/clients/new');
    return { device, page };
  };
  try {
    const { device, page } = await open();
    for (const name of ['P', 'Pe', 'Persimmon']) await page.getByLabel('First Name').fill(name);
    await expect.poll(() => keptOnDevice(page)).toHaveLength(1);
    await kill(device);

    const later = await open();
    await expect(later.page.getByText('Draft restored')).toBeVisible();
    await expect(later.page.getByLabel('First Name')).toHaveValue('Persimmon');
    await later.device.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
