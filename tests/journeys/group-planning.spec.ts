import type { Page } from '@playwright/test';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { DEFAULT_TIME_ZONE, dayOf, timeOfDay } from '#domain/platform/dates.ts';
import { setBrowserClock } from '#tests/setup/browser-clock.ts';
import { test } from '#tests/setup/group-journey.ts';
import { expect } from '#tests/setup/journey.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectNoViolations,
  expectToast,
} from '#tests/setup/page-checks.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const block = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Sessions in the week' }).getByRole('link', { name });

/** When sessions are, each once: "2026-12-01 10:00". */
const momentsOf = (sessions: readonly Session[]) => [
  ...new Set(
    sessions.map(({ date }) => `${dayOf(date, DEFAULT_TIME_ZONE)} ${timeOfDay(date, DEFAULT_TIME_ZONE)}`),
  ),
];

async function chooseChild(page: Page, field: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(name);
  await page.getByRole('option', { name }).click();
}

test('A group is planned in the session form, moved as one block by keys, and its later meetings with it', async ({
  page,
  groups,
}) => {
  await setBrowserClock(page, '2026-11-30', '09:30');
  await groups.addClients('Ada', 'Ben', 'Cal');
  await page.goto('/sessions/new');
  await chooseChild(page, 'Client', 'Ada Sample');
  await page.getByLabel('Session Type').selectOption('group');
  await expect(page.getByLabel('Status')).toBeVisible();
  await chooseChild(page, 'Add Another Child', 'Ben Sample');
  await chooseChild(page, 'Add Another Child', 'Cal Sample');
  await expect(page.getByRole('list', { name: 'Children of the group' }).getByRole('listitem')).toHaveText([
    'Ada Sample',
    'Ben Sample',
    'Cal Sample',
  ]);
  await page.getByLabel('Date', { exact: true }).fill('2026-12-01');
  await page.getByLabel('Time').fill('10:00');
  await page.getByRole('checkbox', { name: 'Repeat', exact: true }).check();
  await page.getByRole('spinbutton', { name: 'Number of Times' }).fill('3');
  await page.getByRole('button', { name: 'Create Session' }).click();
  await expect(page.getByLabel('Name of the Group')).toHaveAccessibleDescription(/Please name the group/);
  await page.getByLabel('Name of the Group').fill('Tuesday writing group');
  await page.getByLabel('Other Children in the Room').fill('1');
  await page.getByLabel('Notes').fill('Ada led the warm-up.');
  await expect(page.getByText('The note names Ada, and it begins the note of every child')).toBeVisible();
  await page.getByLabel('Notes').fill('');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create Session' }).click();
  await expectToast(page, 'Session Created', '9 sessions have been scheduled successfully.');

  await page.goto('/calendar?date=2026-12-01');
  const meeting = block(page, /^Tuesday writing group · 0 of 3, 10:00 AM – 11:00 AM, Dec 1, 2026/);
  await expect(meeting).toBeVisible();
  await expect(block(page, /./)).toHaveCount(1);
  await expect(page.getByText(/overlap/i)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Dec 1, 2026, 1 session/ })).toBeVisible();
  await expectNoViolations(page);
  await meeting.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(
    page.getByRole('status').getByText('Dec 2, 2026, 10:15 AM to 11:15 AM', { exact: true }),
  ).toBeAttached();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Session Updated', 'Tuesday writing group moved to Wed, Dec 2, 10:15 AM.');
  await page.getByRole('button', { name: 'Also the following' }).click();
  await expectToast(page, 'Session Updated', 'The following meetings moved too.');
  expect(momentsOf(await groups.sessions())).toEqual([
    '2026-12-02 10:15',
    '2026-12-09 10:15',
    '2026-12-16 10:15',
  ]);

  await block(page, /Tuesday writing group/).click();
  await expect(page).toHaveURL(/\/groups\/\d+\/meetings\/\d+$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Tuesday writing group' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Children' }).getByRole('link')).toHaveText([
    'Ada Sample',
    'Ben Sample',
    'Cal Sample',
  ]);
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await page.getByRole('form', { name: 'Meeting' }).getByLabel('Time').fill('11:00');
  await page.getByRole('button', { name: 'Move Meeting' }).click();
  await expectToast(page, 'Session Updated', 'The meeting has been moved.');
  expect(momentsOf(await groups.sessions())[0]).toBe('2026-12-02 11:00');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => momentsOf(await groups.sessions())[0]).toBe('2026-12-02 10:15');
});

test('A child joins and leaves, a note is copied without another child’s name, and a session moved alone leaves the block', async ({
  page,
  groups,
}) => {
  await setBrowserClock(page, '2026-11-30', '09:30');
  const [ada, ben, cal] = await groups.addClients('Ada', 'Ben', 'Cal');
  if (!ada || !ben || !cal) throw new Error('Three clients were added');
  const [first] = await groups.plan({
    name: 'Tuesday writing group',
    clients: [ada, ben],
    day: '2026-12-01',
    time: '10:00',
    count: 3,
  });
  if (!first) throw new Error('A meeting was planned');

  await page.goto('/sessions');
  await page.getByRole('link', { name: 'Groups', exact: true }).click();
  await expect(
    page.getByRole('link', { name: /Tuesday writing group.*2 children.*Dec 1, 2026/ }),
  ).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: /Tuesday writing group/ }).click();
  await page.getByRole('button', { name: 'Add a Child' }).click();
  await chooseChild(page, 'Client', 'Cal Sample');
  await page.getByLabel('From').fill('2026-12-05');
  await page.getByRole('button', { name: 'Add Child' }).click();
  await expectToast(page, 'Group Updated', 'The child is in Tuesday writing group now.');
  await expect(page.getByRole('list', { name: 'Next Meetings' }).getByRole('link')).toHaveText([
    /Tue, Dec 1, 2026.*2 children/,
    /Tue, Dec 8, 2026.*3 children/,
    /Tue, Dec 15, 2026.*3 children/,
  ]);
  await page.getByRole('button', { name: 'Leaves on…: Ben Sample' }).click();
  await page.getByRole('dialog').getByLabel('Last Day').fill('2026-12-08');
  await expect(page.getByText('1 later session of the child goes.')).toBeVisible();
  await page.getByRole('button', { name: 'Save Last Day' }).click();
  await expectToast(page, 'Group Updated', 'The days in Tuesday writing group have been changed.');
  await expect(page.getByText('Dec 1, 2026 – Dec 8, 2026')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.goto(`/clients/${ada.id}`);
  await expect(page.getByText('In Tuesday writing group from Dec 1, 2026')).toBeVisible();
  await expect(page.getByText(/Ben Sample|Cal Sample/)).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Find a page, a client or an action' }).fill('writing');
  await expect(page.getByRole('option', { name: /Tuesday writing group/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto(`/sessions/${first.id}`);
  await expect(page.getByRole('link', { name: 'Tuesday writing group' })).toBeVisible();
  await expect(page.getByText('2 expected')).toBeVisible();
  async function writeNote(text: string): Promise<void> {
    await page.getByRole('link', { name: /^(Write|Open) the Note$/ }).click();
    await page.getByRole('region', { name: 'Ada Sample' }).getByRole('textbox', { name: 'Notes' }).fill(text);
    await page.getByRole('link', { name: 'Session', exact: true }).click();
  }
  await writeNote('Ada traced letters.');
  await page.getByRole('button', { name: 'Copy This Note to the Others' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy This Note to the Others' });
  await expect(dialog.getByRole('checkbox', { name: 'Ben Sample' })).toBeChecked();
  await expect(dialog.getByText(/This note names Ada/)).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await writeNote('Traced letters.');
  await page.getByRole('button', { name: 'Copy This Note to the Others' }).click();
  await expect(dialog.getByText(/This note names/)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Copy Note' }).click();
  await expectToast(page, 'Note Copied', 'The note is with 1 other child now.');
  const [, second] = await groups.sessions();
  expect(second?.notes).toBe('Traced letters.');

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('dialog', { name: 'Edit Session' }).getByLabel('Time').fill('14:00');
  await expect(
    page.getByText('With this change Ada leaves the meeting of Tuesday writing group'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Update Session' }).click();
  await expectToast(page, 'Session Updated', 'The session has been updated successfully.');
  await page.goto('/calendar?date=2026-12-01');
  await expect(block(page, /Ada Sample, 2:00 PM/)).toBeVisible();
  await expect(block(page, /Tuesday writing group · 0 of 1/)).toBeVisible();
});
