import type { Page } from '@playwright/test';
import { browserRequests } from './browser-requests.ts';
import { test as base } from './journey.ts';
import { type SessionCaseload, sessionsOf } from './session-records.ts';

interface PerTest {
  /** The signed-in therapist's clients and sessions, filled through the API. */
  caseload: SessionCaseload;
}

/** The journeys' test with a signed-in therapist who plans sessions. */
export const test = base.extend<PerTest>({
  caseload: async ({ context, baseURL, signedIn: _ }, use) => {
    await use(sessionsOf(browserRequests(context.request, baseURL ?? '')));
  },
});

/** Chooses a client in the session form by typing the name. */
export async function chooseClient(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Client' }).fill(name);
  await page.getByRole('option', { name }).click();
}

/** Chooses Delete from the menu of a record's page. */
export async function chooseDelete(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
}
