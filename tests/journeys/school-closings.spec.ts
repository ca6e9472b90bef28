import { buildContract } from '#tests/builders/organization-builder.ts';
import { setBrowserClock } from '#tests/setup/browser-clock.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';
import { test } from '#tests/setup/school-journey.ts';

test('A snow day at four schools and its undo are seen in a second tab', async ({
  page,
  context,
  caseload,
  schools,
}) => {
  for (const name of ['Elm', 'Fern', 'Maple', 'Oak']) {
    const school = await schools.addSchool(`${name} School`);
    const child = await caseload.addClient(`Ada ${name}`);
    await schools.addMandate(child.id, school.id);
    await caseload.addSession(child.id, '2026-11-17', '10:00', { duration: 30 });
  }
  await setBrowserClock(page, '2026-11-17', '07:10');
  await page.goto('/calendar');
  const second = await context.newPage();
  await setBrowserClock(second, '2026-11-17', '07:10');
  await second.goto('/calendar');
  const snow = second.getByText('Snow day at Elm School, Fern School, Maple School, Oak School');
  await expect(second.getByRole('button', { name: 'Close This Day' })).toBeVisible();

  await page.bringToFront();
  await page.getByRole('button', { name: 'Close This Day' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Closing' });
  await dialog.getByLabel('Reason').fill('Snow day');
  await dialog.getByLabel('Schools', { exact: true }).check();
  await expect(dialog.getByLabel('Cancel the 4 sessions of that day')).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close the Day' }).click();
  await expectToast(page, 'Closings Added', 'Nov 17, 2026: Snow day at 4 schools. 4 sessions are cancelled.');
  // The message stays while the pointer is on it, however long the second tab takes.
  await page
    .getByRole('region', { name: /notifications/i })
    .getByRole('listitem')
    .hover();
  await expect(snow).toBeVisible();
  await page.keyboard.press('Control+z');
  await expectToast(page, 'Undone', 'All of it is as it was before.');
  await expect(snow).toBeHidden();
});

test('Schools, their contract and the paste of their year fit a phone and can be read by everyone', async ({
  page,
  schools,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await setBrowserClock(page, '2026-08-20', '07:10');
  const district = await schools.addSchool('Willow Bay Union Free School District', {
    kind: 'district',
    contract: buildContract(),
  });
  const school = await schools.addSchool('Maple Street Elementary School', { parentId: district.id });
  await page.goto('/organizations');
  await expect(page.getByText('Pays $60.00 per 30 min')).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);
  await page.getByRole('link', { name: 'Willow Bay Union Free School District' }).click();
  await expect(page.getByRole('heading', { name: 'Contract' })).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel('Individual, per unit ($)')).toHaveValue('60');
  await expectAccessible(page);

  await page.goto(`/calendar/closings?for=${school.id}`);
  await page.getByRole('button', { name: 'Paste a Year' }).click();
  await page.getByLabel('Closed Days').fill('Nov 26-27 Thanksgiving recess\nDec 24 – Jan 1: Winter recess');
  await expect(page.getByText(/school days from Sep 1, 2026 to Jun 30, 2027/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add 2 Closings' }).click();
  await expectToast(page, 'Closings Added', '2 closings were added. Sessions planned on these days stay.');
  await expect(page.getByText('Nov 26, 2026 – Nov 27, 2026 · 2 days')).toBeVisible();
  await expectFitsPhone(page);
});
