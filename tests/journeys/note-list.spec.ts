import { test } from '#tests/setup/caseload-journey.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/setup/page-checks.ts';

test('the notes to be signed are counted, listed by day, and each row leads to its note', async ({
  page,
  caseload,
}) => {
  const { id } = await caseload.addClient({ firstName: 'Ana', lastName: 'Maple' });
  const at = (time: string, notes: string) =>
    caseload.addTodaysSession(id, time, { status: 'completed', notes, duration: 15 });
  const missing = await at('00:01', '');
  await caseload.addTodaysSession(id, '00:02', { status: 'no-show', notes: '' });
  const draft = await at('00:03', 'Cut a circle.');
  await caseload.addTodaysSession(id, '00:04', { status: 'cancelled', notes: '' });

  await page.goto('/dashboard');
  const menuEntry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Notes/ });
  await expect(menuEntry).toHaveAccessibleName('Notes 3 to sign');
  await page.getByRole('link', { name: '3 notes to sign (2 not written yet)' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /^Today, / })).toBeVisible();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveText([
    /12:03 AM.*Draft/,
    /12:02 AM.*No Show.*Not written/,
    /12:01 AM.*Not written/,
  ]);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByLabel('Notes', { exact: true }).selectOption('Signed');
  await expect(page.getByText('No notes found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await page.getByRole('combobox', { name: 'Client' }).fill('map');
  await page.getByRole('option', { name: 'Ana Maple' }).click();
  await expect(page).toHaveURL(`/notes?client=${id}`);
  await expect(rows).toHaveCount(3);
  await page.getByRole('combobox', { name: 'Client' }).fill('all');
  await page.getByRole('option', { name: 'All clients' }).click();
  await page.getByLabel('Notes', { exact: true }).selectOption('Drafts');
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL('/notes?state=draft');
  await rows.getByRole('link').click();
  await expect(page).toHaveURL(`/sessions/${draft.id}/note`);
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Cut a circle.');

  // Signed somewhere else, it leaves the count here.
  const profile = {
    printedName: 'Robin Sample',
    credentials: 'OTR/L',
    profession: 'OT',
    licenseNumber: '012345',
  };
  expect((await page.request.put('/api/signing-profile', { data: profile })).status()).toBe(200);
  expect((await page.request.post(`/api/sessions/${draft.id}/note/sign`, { data: {} })).status()).toBe(201);
  await expect(menuEntry).toHaveAccessibleName('Notes 2 to sign');
  await menuEntry.click();
  await expect(rows).toHaveCount(2);
  await page.getByLabel('Notes', { exact: true }).selectOption('Signed');
  await expect(rows).toHaveText([/12:03 AM.*Signed/]);

  // After the last of the day the oldest one comes next, by its key too.
  await rows.getByRole('link').click();
  const next = page.getByRole('link', { name: /^Next note: .*12:01 AM/ });
  await expect(next).toBeVisible();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(`/sessions/${missing.id}/note`);
});
