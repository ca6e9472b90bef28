import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { setBrowserClock } from '#tests/setup/browser-clock.ts';
import { test } from '#tests/setup/caseload-journey.ts';
import { practiceToday } from '#tests/setup/caseload-records.ts';
import { expect } from '#tests/setup/journey.ts';

/** Each call is answered so much later than the one before: three frames. */
const STEP_MS = 50;
const MOST_CALLS = 15;
/** A card that comes above others moves them by several times as much. */
const MOST_SHIFT = 0.02;

for (const width of [390, 1440]) {
  test(`At ${width} pixels nothing is pushed from under the pointer when answers come late, in any order`, async ({
    page,
    caseload,
  }) => {
    test.slow();
    const client = await caseload.addClient({ firstName: 'Ana', lastName: 'Maple' });
    for (const [index, time] of ['08:00', '09:30', '10:00', '11:00', '13:00'].entries()) {
      await caseload.addTodaysSession(client.id, time, index === 0 ? { status: 'completed', notes: '' } : {});
      await caseload.addTask({ dueDate: practiceToday() });
      await caseload.addSession(client.id, { status: 'completed', notes: '' });
    }
    // One session is under way, which a line above them says.
    await setBrowserClock(page, practiceToday(), '10:15');
    await page.setViewportSize({ width, height: 844 });
    for (const order of ['in their order', 'in the opposite order'] as const) {
      await test.step(order, async () => {
        await answerLate(page, order === 'in their order');
        for (const path of ['/dashboard', `/clients/${client.id}`, '/sessions', '/invoices']) {
          await page.goto(path, { waitUntil: 'networkidle' });
          expect(await shiftOf(page), path).toBeLessThan(MOST_SHIFT);
        }
        await page.goto('/dashboard');
        await expect(page.getByText('The practice was restored from a backup.')).toBeAttached();
        await page.unrouteAll({ behavior: 'wait' });
      });
    }
  });
}

/** Answers the calls of each page one after the other; among them is a notice, which stands above the day's work. */
async function answerLate(page: Page, isInOrder: boolean): Promise<void> {
  let asked = 0;
  page.on('framenavigated', () => {
    asked = 0;
  });
  await page.route('**/api/**', async (route) => {
    asked += 1;
    await setTimeout(STEP_MS * (isInOrder ? asked : Math.max(1, MOST_CALLS - asked)));
    if (!route.request().url().endsWith('/api/practice-notices')) return route.continue();
    await route.fulfill({ json: [{ kind: 'restored', at: null }] });
  });
}

/** How far the page has moved by itself since it was opened, as browsers reckon it. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords();
    observer.disconnect();
    return shifts.reduce((sum, shift) => sum + ('value' in shift ? Number(shift.value) : 0), 0);
  });
}
