import type { Mandate } from '#domain/billing/mandates/mandate.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { Day } from '#domain/platform/dates.ts';
import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

const MONDAY: Day = '2026-11-23';

test.beforeEach(({ page }) => page.setClock(MONDAY, '07:00'));

test('A make-up is planned with one press within the hours of the school, with the reason of the miss', async ({
  page,
  schedule,
  schools,
}) => {
  const { id: clientId } = await schedule.addClient('Ada Applewood');
  const { id: schoolId } = await schools.addSchool('Maple Street School', {
    hours: { from: '08:30', until: '10:00' },
  });
  await schools.closeSchool(schoolId, '2026-11-24', 'Conference day');
  const { id } = await schools.addMandate(clientId, schoolId);
  const missed = await schedule.addSession(clientId, '2026-11-19', '10:00', {
    type: 'group',
    duration: 30,
  });

  await page.goto(`/sessions/${missed.id}/reschedule`);
  await expect(
    page.getByText('30 minutes of the session of Nov 19, 2026 are to be made up by Jun 18, 2027.'),
  ).toBeVisible();
  await page.getByText('No Show', { exact: true }).click();
  await page.getByLabel('Why').selectOption('Child absent');
  await expect(page.getByRole('list', { name: 'Monday, Nov 23, 2026' }).getByRole('button')).toHaveText([
    '8:30 AM',
    '9:00 AM',
    '9:30 AM',
  ]);
  await expect(page.getByRole('list', { name: /^Tuesday/ })).toHaveCount(0);
  await page
    .getByRole('list', { name: 'Wednesday, Nov 25, 2026' })
    .getByRole('button', { name: '9:00 AM' })
    .click();
  await expectToast(page, 'Make-Up Planned', 'Nov 25, 2026, 9:00 AM, for the session of Nov 19, 2026.');
  expect(await schedule.session(missed.id)).toMatchObject({
    status: 'no-show',
    missedReason: 'student-absent',
    mandateId: id,
  });
  await page.goto(`/sessions/${missed.id}/reschedule`);
  await expect(page.getByText('Rescheduled to Nov 25, 2026, 9:00 AM.')).toBeVisible();
});

test('A short session is made up by the minutes it lacked, in a meeting with room', async ({
  page,
  schedule,
  schools,
  therapist,
}) => {
  const ada = await schedule.addClient('Ada Applewood');
  const ben = await schedule.addClient('Ben Birch');
  const { id: schoolId } = await schools.addSchool('Maple Street School');
  for (const { id } of [ada, ben]) await schools.addMandate(id, schoolId);
  const [meeting] = (
    await therapist.post('/api/sessions/group', {
      name: 'Writing group',
      others: 1,
      clientIds: [ben.id],
      date: '2026-11-25',
      time: '13:00',
      duration: 30,
    })
  ).json<Session[]>();
  const short = await schedule.addSession(ada.id, '2026-11-19', '10:00', {
    duration: 15,
    type: 'group',
    status: 'completed',
  });
  await page.goto(`/sessions/${short.id}/reschedule`);
  await expect(
    page.getByText('15 minutes of the session of Nov 19, 2026 are to be made up by Jun 18, 2027.'),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Join Writing group/ }).click();
  await expectToast(page, 'Make-Up Planned', 'Nov 25, 2026, 1:00 PM, for the session of Nov 19, 2026.');
  const [joined] = (await schedule.sessions()).filter(({ makesUpFor }) => makesUpFor === short.date);
  expect(joined).toMatchObject({ clientId: ada.id, groupId: meeting?.groupId, duration: 30 });
});

test('Without a free time the page says until when it looked, and shows all free times', async ({
  page,
  schedule,
  schools,
}) => {
  const { id: clientId } = await schedule.addClient('Ada Applewood');
  const { id: schoolId } = await schools.addSchool('Maple Street School', {
    hours: { from: '06:00', until: '07:00' },
  });
  const mandate: Mandate = await schools.addMandate(clientId, schoolId);
  const missed = await schedule.addSession(clientId, '2026-11-19', '10:00', {
    status: 'no-show',
    mandateId: mandate.id,
  });
  await page.goto(`/sessions/${missed.id}/reschedule`);
  await expect(page.getByText('No free time until Jan 22, 2027.')).toBeVisible();
  await page.getByRole('button', { name: 'Show All Free Times' }).click();
  await expect(page.getByRole('list', { name: 'Monday, Nov 23, 2026' })).toBeVisible();
});
