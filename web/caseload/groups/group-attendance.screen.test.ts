import { practiceToday } from '#tests/setup/caseload-records.ts';
import type { GroupCaseload } from '#tests/setup/group-records.ts';
import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import type { ScreenLocator } from '#tests/setup/screen-locator.ts';
import type { ScreenPage } from '#tests/setup/screen-page.ts';
import { test } from '#tests/setup/screen-test.ts';

const children = ['Ada', 'Ben', 'Cal', 'Dee', 'Eli'];

/** Locates a child's status button on the sheet. */
const outcome = (page: ScreenPage, name: string, word: string): ScreenLocator =>
  page.getByRole('group', { name: `What became of ${name} Sample` }).getByText(word, { exact: true });

async function planToday(groups: GroupCaseload) {
  const clients = await groups.addClients(...children);
  return groups.plan({ name: 'Writing group', clients, day: practiceToday(), time: '10:00' });
}

test('Marked attendance survives a lost connection and a reload', async ({ page, groups }) => {
  await planToday(groups);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Attendance' }).click();
  const mend = page.line.cut('PUT /api/sessions/attendance');
  await page.getByRole('button', { name: 'All Present' }).click();
  await outcome(page, 'Cal', 'No Show').click();
  await page.getByRole('button', { name: 'Save Attendance' }).click();
  await expect(page.getByText(/Not saved yet. What you marked is kept on this device/)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Attendance not saved yet')).toBeVisible();
  mend();
  await page.getByRole('button', { name: 'Attendance' }).click();
  await expect(page.getByText('What you marked was kept on this device.')).toBeVisible();
  await page.getByRole('button', { name: 'Save Attendance' }).click();
  await expectToast(page, 'Attendance Saved', 'The attendance of the group has been saved.');
  await expect(page.getByText('Attendance not saved yet')).toBeHidden();
  expect((await groups.sessions()).filter(({ status }) => status === 'no-show')).toHaveLength(1);
});

test('Marks that are thrown away leave nothing on the device', async ({ page, groups }) => {
  await planToday(groups);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Attendance' }).click();
  await outcome(page, 'Cal', 'No Show').click();
  await page.reload();
  await expect(page.getByText('Attendance not saved yet')).toBeVisible();
  await page.getByRole('button', { name: 'Attendance' }).click();
  await page.getByRole('button', { name: 'Throw Away' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Attendance' })).toBeVisible();
  await expect(page.getByText('Attendance not saved yet')).toBeHidden();
});

test('Another mark takes the refusal of attendance off the sheet', async ({ page, groups, problems }) => {
  problems.allow(/status of 400/);
  await planToday(groups);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Attendance' }).click();
  await outcome(page, 'Cal', 'No Show').click();
  page.line.fail('PUT /api/sessions/attendance', 400, 'The group does not meet');
  await page.getByRole('button', { name: 'Save Attendance' }).click();
  await expect(page.getByText('Nothing is saved. The group does not meet')).toBeVisible();
  await outcome(page, 'Cal', 'Present').click();
  await expect(page.getByText(/Nothing is saved/)).toBeHidden();
});

test('The page of a meeting leads to its notes', async ({ page, groups }) => {
  const [session] = await planToday(groups);
  await page.goto(`/groups/${session?.groupId}/meetings/${session?.id}`);
  // The menu has a link of the same name.
  await expect(page.getByRole('main').getByRole('link', { name: 'Notes', exact: true })).toHaveAttribute(
    'href',
    `/sessions/${session?.id}/note`,
  );
});

test('Attendance that another device saved is shown before anything replaces it', async ({
  page,
  groups,
  problems,
}) => {
  problems.allow(/status of 409/);
  const sessions = await planToday(groups);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Attendance' }).click();
  await page.getByRole('button', { name: 'All Present' }).click();
  await groups.change(sessions[0]?.id ?? 0, { status: 'cancelled' });
  await page.getByRole('button', { name: 'Save Attendance' }).click();
  await expect(page.getByText(/Nothing is saved yet: somebody else took attendance meanwhile/)).toBeVisible();
  await expect(page.getByText('Saved meanwhile as Cancelled')).toBeVisible();
  expect((await groups.sessions()).filter(({ status }) => status === 'completed')).toHaveLength(0);
  await outcome(page, 'Ada', 'Cancelled').click();
  await page.getByRole('button', { name: 'Save Attendance' }).click();
  await expectToast(page, 'Attendance Saved', 'The attendance of the group has been saved.');
  expect((await groups.sessions()).map(({ status }) => status).sort()).toEqual([
    'cancelled',
    'completed',
    'completed',
    'completed',
    'completed',
  ]);
});
