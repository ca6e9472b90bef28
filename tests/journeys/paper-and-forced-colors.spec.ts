import { test } from '#tests/setup/caseload-journey.ts';
import { expect } from '#tests/setup/journey.ts';

test('a long list is printed whole, with no page that is empty, and comes back as it was', async ({
  page,
  caseload,
}) => {
  const client = await caseload.addClient();
  const days = Array.from({ length: 90 }, (_, index) => new Date(Date.UTC(2026, 0, 5 + index, 15)));
  for (const day of days) {
    await caseload.addSession(client.id, { date: day.toISOString(), status: 'completed' });
  }
  await page.goto('/sessions');
  const names = page.getByRole('table').getByRole('link', { name: 'Ivy Sample' });
  await expect(names.first()).toBeVisible();
  expect(await names.count()).toBeLessThan(50);
  await page.emulateMedia({ media: 'print' });
  await expect(
    page
      .getByText(/are not printed: scroll on/)
      .or(names.nth(89))
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  const printed = await names.count();
  expect(printed).toBeGreaterThanOrEqual(50);
  // A sheet of paper holds ten rows or more.
  const pdf = (await page.pdf()).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(Math.ceil(printed / 7) + 1);
  await page.emulateMedia({ media: null });
  await expect.poll(() => names.count()).toBeLessThan(50);

  await page.goto('/calendar?date=2026-01-05');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: /^Ivy Sample, 10:00 AM .* Jan 5/ })).toBeVisible();

  await page.goto(`/clients/${client.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ivy Sample' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Clients' })).toBeHidden();
});

test('a long note is printed whole, as words without controls', async ({ page, caseload }) => {
  const client = await caseload.addClient();
  const lines = Array.from({ length: 90 }, (_, line) => `Line ${line + 1} of what was seen.`);
  const session = await caseload.addSession(client.id, { status: 'completed', notes: lines.join('\n') });
  await page.goto(`/sessions/${session.id}/note`);
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue(/Line 90/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.printed-text').filter({ hasText: 'Line 90 of what was seen.' })).toBeVisible();
  for (const name of ['Sign', 'Logout'])
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  const pdf = (await page.pdf()).toString('latin1');
  // Ninety lines need two sheets, and no sheet is left half empty.
  const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length;
  expect([2, 3]).toContain(sheets);
  await page.emulateMedia({ media: null });
  await expect(page.locator('.printed-text')).toHaveCount(0);
});

test('what is selected stands out in forced colors', async ({ page, caseload }) => {
  const client = await caseload.addClient();
  const session = await caseload.addSession(client.id, { status: 'completed' });
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  for (const [path, chosen] of [
    ['/calendar', '[aria-current="page"]'],
    [`/sessions/${session.id}`, 'main [aria-pressed="true"], main fieldset label:has(> input:checked)'],
    [`/clients/${client.id}`, '[role="tab"][aria-selected="true"]'],
    ['/settings', 'main [aria-current="page"]'],
  ] as const) {
    await page.goto(path);
    const mark = page.locator(chosen).filter({ visible: true }).first();
    await expect(mark, path).toBeVisible();
    const [ground, canvas] = await mark.evaluate((element) => [
      getComputedStyle(element).backgroundColor,
      getComputedStyle(document.body).backgroundColor,
    ]);
    expect([path, ground]).not.toEqual([path, canvas]);
    expect(ground, path).not.toBe('rgba(0, 0, 0, 0)');
  }
});
