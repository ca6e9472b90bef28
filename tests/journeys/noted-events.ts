import type { Page } from '@playwright/test';
import type { SiteEvent } from '#web/platform/hydration/analytics.ts';

/** The labels under which the page has noted an event so far, oldest first. */
export function labelsOf(page: Page, event: SiteEvent): Promise<string[]> {
  return page.evaluate(
    (name) => (window.dataLayer ?? []).filter(({ event }) => event === name).map(({ label }) => label),
    event,
  );
}
