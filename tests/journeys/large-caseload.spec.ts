import type { Page, Response } from '@playwright/test';
import { setBrowserClock } from '#tests/setup/browser-clock.ts';
import { expect } from '#tests/setup/journey.ts';
import { test } from '#tests/setup/session-journey.ts';

const SERIES = 30;
const WEEKS = 104;

/**
 * Notes what a page asks the program for, and how many bytes its lists bring, until it is asked. The line for changes,
 * which opens some time after the page, is not counted.
 */
function weighLists(page: Page): () => Promise<{ calls: string[]; addresses: string[]; bytes: number }> {
  const calls: string[] = [];
  const replies: Promise<{ address: string; bytes: number }>[] = [];
  const note = (response: Response) => {
    const { pathname, search } = new URL(response.url());
    if (pathname === '/api/events') return;
    if (pathname.startsWith('/api/')) calls.push(`${response.request().method()} ${pathname}${search}`);
    if (!/^\/api\/(sessions|invoices|assessments)/.test(pathname)) return;
    replies.push(response.body().then((body) => ({ address: pathname + search, bytes: body.length })));
  };
  page.on('response', note);
  return async () => {
    page.off('response', note);
    const all = await Promise.all(replies);
    return {
      calls,
      addresses: all.map(({ address }) => address),
      bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
    };
  };
}

/** The first account of a program owns the practice, and asks for more. */
const ownersCalls = ['GET /api/consultation-requests', 'GET /api/page-views', 'GET /api/registration'];

test('With 3,120 sessions of two years, a page asks for what it shows, and more rows come while scrolling', async ({
  page,
  context,
  baseURL,
  caseload,
}) => {
  test.slow();
  await setBrowserClock(page, '2026-11-20', '12:00');
  const clients = await Promise.all(
    ['Ada Applewood', 'Ben Brightside', 'Cleo Clearwater'].map((name) => caseload.addClient(name)),
  );
  for (let series = 0; series < SERIES; series += 1) {
    const reply = await context.request.post(`${baseURL}/api/sessions/series`, {
      data: {
        clientId: clients[series % clients.length]?.id,
        date: `2026-06-0${1 + (series % 5)}T${10 + Math.floor(series / 5)}:00:00.000Z`,
        duration: 60,
        type: 'individual',
        notes: 'Worked on a steady pencil grip, then swings and a short walk before the next lesson.',
        count: WEEKS,
      },
    });
    expect(reply.status(), await reply.text()).toBe(201);
  }

  for (const [path, sign, most, mostCalls] of [
    ['/dashboard', "Today's Schedule", 40, 16],
    ['/calendar', 'November 2026', 150, 11],
    ['/sessions', 'Ada Applewood', 40, 10],
    ['/invoices', 'No invoices found', 1, 9],
    // A year of sessions, which the browser counts, with the payments of these days and the families' own prices.
    ['/reports', 'Attendance', 1_000, 13],
  ] as const) {
    await test.step(`${path} asks for what it shows`, async () => {
      // Nothing that an earlier page asked for is left in the browser.
      await page.goto('about:blank');
      const weigh = weighLists(page);
      await page.goto(path);
      await expect(page.getByText(sign).first()).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
      const { calls, addresses, bytes } = await weigh();
      const ofEverybody = calls.filter((call) => !ownersCalls.includes(call.replace(/\?.*/, '')));
      expect(ofEverybody.length, calls.join('\n')).toBeLessThanOrEqual(mostCalls);
      expect(addresses.length).toBeGreaterThan(0);
      expect(addresses).not.toContain('/api/sessions');
      expect(bytes).toBeLessThan(most * 1024);
    });
  }

  await test.step('The calendar’s sessions are asked for while the app still starts', async () => {
    const released = Promise.withResolvers<void>();
    await page.route('**/api/draft-key', async (route) => {
      await released.promise;
      await route.continue();
    });
    const asked = page.waitForRequest((request) => request.url().includes('/api/sessions?from='));
    await page.goto('/calendar', { waitUntil: 'commit' });
    await asked;
    await expect(page.getByText('Loading your practice')).toBeVisible();
    released.resolve();
    await expect(page.getByRole('heading', { name: 'Calendar' })).toBeVisible();
  });

  await test.step('The next rows come while scrolling, each once, to the very first', async () => {
    await page.goto('/sessions');
    const table = page.getByRole('table', { name: 'Sessions' });
    await page.getByRole('button', { name: /^Show [\d,]+ Later Sessions$/ }).click();
    await expect(table).toHaveAttribute('aria-rowcount', String(SERIES * WEEKS + 1));
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(table.getByRole('row').last()).toHaveAttribute(
        'aria-rowindex',
        String(SERIES * WEEKS + 1),
        { timeout: 300 },
      );
    }).toPass();
    await expect(table.getByRole('row').last()).toContainText('Jun 1, 2026');
  });
});
