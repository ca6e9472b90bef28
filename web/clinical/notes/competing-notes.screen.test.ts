import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('A note with two versions is reported on every page, and is not saved until one is chosen', async ({
  page,
  schedule: caseload,
  problems,
}) => {
  problems.allow(/status of 409/);
  const { id: clientId } = await caseload.addClient('Ada Applewood');
  const session = await caseload.addSession(clientId, '2026-11-20', '14:30', { notes: 'Before.' });
  await page.goto(`/sessions/${session.id}/note`);
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Before.');
  await caseload.changeSession(session.id, { notes: 'From the tablet.' });
  await page.getByRole('textbox', { name: 'Notes' }).fill('Typed here.');
  await expect(page.getByRole('alert')).toContainText('From the tablet.');
  const told = page.getByRole('link', { name: 'A note has two versions: choose one' });
  await expect(told).toBeHidden();

  const asked = () =>
    page.line.sent.filter(({ path }) => path.startsWith(`/api/sessions/${session.id}`)).length;
  const askedBefore = asked();
  for (const path of ['/dashboard', '/clients', '/calendar', '/dashboard']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(told).toBeVisible();
  }
  await page.line.quiet();
  expect(asked()).toBe(askedBefore);

  await told.click();
  await expect(page).toHaveURL(`/sessions/${session.id}/note`);
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Typed here.');
  await page.getByRole('button', { name: 'Keep What I Wrote' }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  expect((await caseload.session(session.id)).notes).toBe('Typed here.');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(told).toBeHidden();
});

test('Text typed for a deleted session can still be copied or discarded', async ({
  page,
  schedule: caseload,
  problems,
}) => {
  problems.allow(/status of (409|404)/);
  const { id: clientId } = await caseload.addClient('Ada Applewood');
  const session = await caseload.addSession(clientId, '2026-11-20', '14:30', { notes: 'Before.' });
  await page.goto(`/sessions/${session.id}/note`);
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Before.');
  await caseload.changeSession(session.id, { notes: 'From the tablet.' });
  await page.getByRole('textbox', { name: 'Notes' }).fill('Typed here.');
  await expect(page.getByRole('alert')).toContainText('From the tablet.');
  await caseload.deleteSession(session.id);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'A note has two versions: choose one' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Session Not Found');
  await expect(page.getByText('Typed here.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Typed here.')).toBeHidden();
});

test('Text typed offline is kept when its session is deleted elsewhere', async ({
  page,
  schedule: caseload,
  problems,
}) => {
  problems.allow(/status of 404/);
  const { id: clientId } = await caseload.addClient('Ada Applewood');
  const session = await caseload.addSession(clientId, '2026-11-20', '14:30', { notes: 'Before.' });
  const tries = () => page.line.sent.filter(({ method }) => method === 'PUT').length;
  const mend = page.line.cut('PUT /api/sessions/:id/note');
  await page.goto(`/sessions/${session.id}/note`);
  await page.getByRole('textbox', { name: 'Notes' }).fill('Typed on the train.');
  await expect(page.getByText(/Not saved yet/)).toBeVisible();
  await caseload.deleteSession(session.id);

  // The connection is still down when the app opens, and the save is tried again automatically.
  const triedBefore = tries();
  await page.goto('/dashboard');
  await expect.poll(tries).toBeGreaterThan(triedBefore);
  mend();
  const told = page.getByRole('link', { name: 'A note was typed for a deleted session: look at it' });
  await expect(told).toBeVisible();
  const triedAtLast = tries();
  await page.goto('/clients');
  await expect(told).toBeVisible();
  await page.line.quiet();
  expect(tries()).toBe(triedAtLast);

  await told.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Session Not Found');
  await expect(page.getByText('Typed on the train.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Typed on the train.')).toBeHidden();
  await expect(told).toBeHidden();
});
