import type { Page } from '@playwright/test';
import { draftsOnDevice } from '#tests/setup/drafts-on-device.ts';
import { expect } from '#tests/setup/journey.ts';
import { newAccount } from '#tests/setup/journey-account.ts';
import { test } from '#tests/setup/session-journey.ts';

const NOTE = 'Typed in the basement.';

/** All that this browser keeps of the site in its storage, as text. */
const stored = async (page: Page) =>
  JSON.stringify([
    await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]),
    await page.evaluate(draftsOnDevice),
  ]);

/** What a script of the site gets for a list that the browser may have kept. */
const keptList = (page: Page) =>
  page.evaluate(async () => {
    const reply = await fetch('/api/clients', { cache: 'force-cache' });
    return [reply.status, await reply.text()];
  });

async function logIn(page: Page, { username, password }: { username: string; password: string }) {
  await page.goto('/auth');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
}

test('after signing out nothing of a caseload can be read in the browser, and her unsaved note comes back to her alone', async ({
  page,
  caseload,
  signedIn,
  program,
  problems,
}) => {
  problems.allow(/ERR_FAILED|Failed to load resource/);
  const { id: clientId } = await caseload.addClient('Ada Applewood');
  const session = await caseload.addSession(clientId, '2026-11-20', '14:30');
  await page.goto('/clients');
  await expect(page.getByText('Ada Applewood').first()).toBeVisible();
  await page.route(`**/api/sessions/${session.id}/note`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await page.goto(`/sessions/${session.id}/note`);
  await page.getByRole('textbox', { name: 'Notes' }).fill(NOTE);
  await expect(page.getByText(/Not saved yet/)).toBeVisible();
  await expect(page.getByText(/It is kept on this device/)).toBeVisible();
  expect(await stored(page)).toContain('session-note');
  expect(await stored(page)).not.toContain(NOTE);

  await logOut(page);
  expect(await keptList(page)).toEqual([401, 'Please sign in']);
  expect(await stored(page)).not.toMatch(/basement|Applewood/);

  const other = newAccount({ fullName: 'Toni Example' });
  await page.request.post(`${program.url}/api/register`, { data: other });
  await page.goto(`/sessions/${session.id}/note`);
  await expect(page.getByText(NOTE)).toBeHidden();
  expect(await stored(page)).not.toContain(NOTE);
  await page.goto('/dashboard');
  await logOut(page);

  await page.unrouteAll();
  await logIn(page, signedIn);
  await page.goto(`/sessions/${session.id}/note`);
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue(NOTE);
  await expect.poll(async () => (await caseload.session(session.id)).notes, { timeout: 20_000 }).toBe(NOTE);
});
