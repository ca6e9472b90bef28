import type { Locator, Page } from '@playwright/test';
import { practiceToday } from '#tests/setup/caseload-records.ts';
import { fingerOn } from '#tests/setup/finger.ts';
import { test } from '#tests/setup/group-journey.ts';
import type { GroupCaseload } from '#tests/setup/group-records.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible, expectNoSidewaysScroll, expectToast } from '#tests/setup/page-checks.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const children = ['Ada', 'Ben', 'Cal', 'Dee', 'Eli'];

/** Returns an outcome of one child on the sheet. */
const outcome = (page: Page, name: string, word: string): Locator =>
  page.getByRole('group', { name: `What became of ${name} Sample` }).getByText(word, { exact: true });

async function planToday(groups: GroupCaseload) {
  const clients = await groups.addClients(...children);
  return groups.plan({ name: 'Writing group', clients, day: practiceToday(), time: '10:00' });
}

test('Five children are checked in with three taps, one of them absent', async ({ page, groups }) => {
  await planToday(groups);
  await page.goto('/dashboard');
  await expect(
    page.getByRole('region', { name: "Today's Appointments" }).getByText('0 completed, 1 upcoming'),
  ).toBeAttached();
  await expect(
    page.getByRole('list', { name: "Today's sessions" }).getByText('0 of 5 checked in'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Attendance' }).tap();
  await expect(page.getByRole('dialog', { name: 'Attendance' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  let taps = 0;
  const tap = async (target: Locator) => {
    await target.tap();
    taps += 1;
  };
  await tap(page.getByRole('button', { name: 'All Present' }));
  await tap(outcome(page, 'Ben', 'Absence'));
  await tap(page.getByRole('button', { name: 'Save Attendance' }));
  expect(taps).toBe(3);
  await expectToast(page, 'Attendance Saved', 'The attendance of the group has been saved.');
  await expect(
    page.getByRole('list', { name: "Today's sessions" }).getByText('5 of 5 checked in'),
  ).toBeVisible();
  await expect(
    page.getByRole('region', { name: "Today's Appointments" }).getByText('1 completed, 0 upcoming'),
  ).toBeAttached();
  expect((await groups.sessions()).map(({ status }) => status).sort()).toEqual([
    'absence',
    'completed',
    'completed',
    'completed',
    'completed',
  ]);
});

test('A finger on the dots moves the whole block, and a tap opens the meeting', async ({ page, groups }) => {
  await planToday(groups);
  await page.goto('/calendar');
  const block = page
    .getByRole('list', { name: 'Sessions in the week' })
    .getByRole('link', { name: /Writing group · 0 of 5/ });
  await block.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await block.boundingBox();
  if (!box) throw new Error('The block is not in sight');
  const finger = await fingerOn(page);
  await finger.down({ x: box.x + box.width - 8, y: box.y + box.height / 2 });
  await finger.moveBy({ x: 0, y: -64 });
  await finger.up();
  await expect(page.getByText(/^Writing group moved to .* 9:00 AM\.$/)).toBeVisible();
  expect(new Set((await groups.sessions()).map(({ date }) => date)).size).toBe(1);
  await block.tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Writing group' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
