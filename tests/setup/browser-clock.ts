import type { Page } from '@playwright/test';
import { type Day, DEFAULT_TIME_ZONE, momentOf } from '#domain/platform/dates.ts';

/**
 * Sets the browser's clock to a local time of the practice, such as 09:30 on 2026-11-20. Timers continue; the server
 * has its own clock.
 */
export async function setBrowserClock(page: Page, day: Day, time: string): Promise<void> {
  await page.clock.install({ time: momentOf(day, time, DEFAULT_TIME_ZONE) });
}
