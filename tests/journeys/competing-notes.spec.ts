import { expect } from '#tests/setup/journey.ts';
import { test } from '#tests/setup/session-journey.ts';

test('a note with two versions is told on every page, asked once, and never tried again unasked', async ({
  page,
  caseload,
  problems,
}) => {
  problems.allow(/status of 409/);
  const { id: clientId } = await caseload.addClient('Ada Applewood');
  const session = await caseload.addSession(clientId, '2026-11-20', '14:30', { notes: 'Before.' });
  await page.goto(`/sessions/${session.id}`);
  await expect(page.getByLabel('Notes')).toHaveValue('Before.');
  // What another device saves reaches this page only with the refusal.
  await page.route('**/api/events', (route) => route.abort());
  problems.allow(/ERR_FAILED/);
  await caseload.changeSession(session.id, { notes: 'From the tablet.' });
  await page.getByLabel('Notes').fill('Typed here.');
  await expect(page.getByRole('alert')).toContainText('From the tablet.');
  const told = page.getByRole('link', { name: 'A note has two versions: choose one' });
  await expect(told).toBeHidden();

  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/api/sessions/${session.id}`)) asked.push(request.method());
  });
  for (const path of ['/dashboard', '/clients', '/calendar', '/dashboard']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(told).toBeVisible();
  }
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  await told.click();
  await expect(page).toHaveURL(`/sessions/${session.id}`);
  await expect(page.getByLabel('Notes')).toHaveValue('Typed here.');
  await page.getByRole('button', { name: 'Keep what I typed' }).click();
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  expect((await caseload.session(session.id)).notes).toBe('Typed here.');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(told).toBeHidden();
});

test('words typed for a session that is gone can still be copied or discarded', async ({
  page,
  caseload,
  problems,
}) => {
  problems.allow(/status of (409|404)/);
  const { id: clientId } = await caseload.addClient('Ada Applewood');
  const session = await caseload.addSession(clientId, '2026-11-20', '14:30', { notes: 'Before.' });
  await page.goto(`/sessions/${session.id}`);
  await expect(page.getByLabel('Notes')).toHaveValue('Before.');
  await caseload.changeSession(session.id, { notes: 'From the tablet.' });
  await page.getByLabel('Notes').fill('Typed here.');
  await expect(page.getByRole('alert')).toContainText('From the tablet.');
  await caseload.deleteSession(session.id);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'A note has two versions: choose one' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Session Not Found');
  await expect(page.getByText('Typed here.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Typed here.')).toBeHidden();
});

test('words typed without a connection outlast a session that was deleted elsewhere', async ({
  page,
  caseload,
  problems,
}) => {
  problems.allow(/status of 404|ERR_FAILED/);
  const { id: clientId } = await caseload.addClient('Ada Applewood');
  const session = await caseload.addSession(clientId, '2026-11-20', '14:30', { notes: 'Before.' });
  const tries: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') tries.push(request.url());
  });
  const noSaving = `**/api/sessions/${session.id}`;
  await page.route(noSaving, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await page.goto(`/sessions/${session.id}`);
  await page.getByLabel('Notes').fill('Typed on the train.');
  await expect(page.getByText(/Not saved yet/)).toBeVisible();
  await page.goto('about:blank');
  await caseload.deleteSession(session.id);

  // The connection is still bad when the app opens, and the note is tried again without anybody doing anything.
  tries.length = 0;
  await page.goto('/dashboard');
  await expect.poll(() => tries.length).toBeGreaterThan(0);
  await page.unroute(noSaving);
  const told = page.getByRole('link', { name: 'A note was typed for a deleted session: look at it' });
  await expect(told).toBeVisible();
  tries.length = 0;
  await page.goto('/clients');
  await expect(told).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(tries).toEqual([]);

  await told.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Session Not Found');
  await expect(page.getByText('Typed on the train.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Typed on the train.')).toBeHidden();
  await expect(told).toBeHidden();
});
