import type { Mandate } from '#domain/billing/mandates/mandate.ts';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildMandate, buildTerm } from '#tests/builders/mandate-builder.ts';
import { buildPlan } from '#tests/builders/plan-builder.ts';
import { buildSigningProfile } from '#tests/builders/signing-builder.ts';
import { practiceToday } from '#tests/setup/caseload-records.ts';
import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import type { ScreenPage } from '#tests/setup/screen-page.ts';
import { test } from '#tests/setup/screen-test.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

let client: Client;
let mandate: Mandate;

const wholeCentury = { startsOn: '2001-01-01', endsOn: '2099-12-31' };

/** Adds a mandate that runs whenever this test runs. */
async function addMandate(therapist: TestVisitor, clientId: number, changes: object = {}): Promise<Mandate> {
  const { id: planId } = await addRecord<Plan>(
    therapist,
    '/api/plans',
    buildPlan({ clientId, ...wholeCentury, reportDays: [] }),
  );
  return addRecord<Mandate>(therapist, '/api/mandates', {
    ...buildMandate({ clientId, planId, endsOn: wholeCentury.endsOn }),
    terms: [buildTerm({ startsOn: wholeCentury.startsOn, group: 1, ...changes })],
  });
}

test.beforeEach(async ({ schedule, therapist }) => {
  client = await schedule.addClient('Ada Applewood');
  mandate = await addMandate(therapist, client.id);
});

const statusNow = (page: ScreenPage) =>
  page.getByRole('group', { name: 'What became of the session' }).getByRole('button', { pressed: true });

test('The session page asks why with the tap that cancels, and says it', async ({ page, schedule }) => {
  const { id } = await schedule.addSession(client.id, '2024-10-01', '10:00', { duration: 30 });
  await page.goto(`/sessions/${id}`);
  await page.getByRole('button', { name: 'Cancelled' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Canceled by the family',
    'Therapist absent',
    'Therapist at a meeting or evaluation',
    'School activity (trip, test, assembly)',
    'School closed (holiday, snow)',
    'Other reason',
    'Say Why Later',
  ]);
  await page.getByRole('menuitem', { name: 'School closed (holiday, snow)' }).click();
  await expectToast(page, 'Session Updated', 'The session has been updated successfully.');
  await expect(statusNow(page)).toHaveText('Cancelled');
  await expect(page.getByText('School closed (holiday, snow)', { exact: true })).toBeVisible();
  expect(await schedule.session(id)).toMatchObject({ status: 'cancelled', missedReason: 'school-closed' });
  await page.getByRole('button', { name: 'No Show' }).click();
  await page.getByRole('menuitem', { name: 'Say Why Later' }).click();
  await expect(page.getByText('It is not said why yet.')).toBeVisible();
  expect(await schedule.session(id)).toMatchObject({ status: 'no-show', missedReason: null });
  await page.getByRole('button', { name: 'Completed' }).click();
  await expect(statusNow(page)).toHaveText('Completed');
});

test('The menu on the dashboard asks why in the same menu', async ({ page, caseload, schedule }) => {
  const { id } = await caseload.addTodaysSession(client.id, '10:00', { duration: 30 });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^More for Ada Applewood/ }).click();
  await page.getByRole('menuitem', { name: 'Absence …' }).click();
  await expect(page.getByRole('menuitem', { name: 'Child absent' })).toBeFocused();
  await page.getByRole('menuitem', { name: 'Child absent' }).click();
  await expectToast(page, 'Session Updated', 'The session has been updated successfully.');
  expect(await schedule.session(id)).toMatchObject({ status: 'absence', missedReason: 'student-absent' });
});

test('The attendance sheet takes a reason beside each exception', async ({ page, groups, therapist }) => {
  const clients = await groups.addClients('Ben', 'Cal', 'Dee');
  await addMandate(therapist, clients[0]?.id ?? 0, { group: 5 });
  await addMandate(therapist, clients[1]?.id ?? 0, { group: 5 });
  await groups.plan({ name: 'Writing group', clients, day: practiceToday(), time: '10:00', duration: 30 });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Attendance' }).click();
  const mark = (name: string, word: string) =>
    page
      .getByRole('group', { name: `What became of ${name} Sample` })
      .getByText(word, { exact: true })
      .click();
  await page.getByRole('button', { name: 'All Present' }).click();
  await mark('Ben', 'Absence');
  await mark('Cal', 'Cancelled');
  await mark('Dee', 'Absence');
  await page.getByLabel('Why Ben Sample missed the session').selectOption('Child absent');
  await page.getByLabel('Why Cal Sample missed the session').selectOption('Therapist absent');
  await expect(page.getByLabel('Why Dee Sample missed the session')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save Attendance' }).click();
  await expectToast(page, 'Attendance Saved', 'The attendance of the group has been saved.');
  const saved = (await groups.sessions()).map(({ clientId, missedReason }) => [clientId, missedReason]);
  expect(new Map(saved.map(([id, reason]) => [id, reason]))).toEqual(
    new Map([
      [clients[0]?.id, 'student-absent'],
      [clients[1]?.id, 'provider-absent'],
      [clients[2]?.id, null],
    ]),
  );
});

test('A reason alone is enough to sign the note of a missed session', async ({
  page,
  schedule,
  therapist,
}) => {
  const { id } = await schedule.addSession(client.id, '2024-10-01', '10:00', {
    duration: 30,
    status: 'absence',
    notes: null,
  });
  await therapist.put('/api/signing-profile', buildSigningProfile());
  await page.goto(`/sessions/${id}/note`);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign Note' });
  await expect(dialog.getByText('Say why the session did not take place')).toBeVisible();
  await dialog.getByLabel('Why').selectOption('Child absent');
  await expect(dialog.getByText(/Absence · Child absent/)).toBeVisible();
  await expect(dialog.getByText('Say why the session did not take place')).toHaveCount(0);
});

test('The form of a session asks why, and a reason of the therapist or school cancels', async ({
  page,
  schedule,
}) => {
  const session = await schedule.addSession(client.id, '2024-10-01', '10:00', { duration: 30 });
  expect(session.mandateId).toBe(mandate.id);
  await page.goto(`/sessions/${session.id}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('form', { name: 'Session' });
  await expect(form.getByText('2 × 30 weekly, individual, pull-out')).toBeVisible();
  await form.getByLabel('Why').selectOption('Therapist at a meeting or evaluation');
  await expect(form.getByLabel('Status')).toHaveValue('cancelled');
  await form.getByLabel('Status').selectOption('No Show');
  await expect(form.getByLabel('Why')).toHaveValue('');
  await form.getByLabel('Why').selectOption('School activity (trip, test, assembly)');
  await form.getByRole('button', { name: 'Update Session' }).click();
  await expectToast(page, 'Session Updated', 'The session has been updated successfully.');
  expect(await schedule.session(session.id)).toMatchObject({
    status: 'cancelled',
    missedReason: 'school-activity',
  });
});

test('The form asks what a session counts toward where several mandates fit, and what it makes up', async ({
  page,
  schedule,
  therapist,
}) => {
  const other = await addMandate(therapist, client.id, { sessions: 1 });
  const missed = await schedule.addSession(client.id, '2024-10-01', '10:00', {
    duration: 30,
    status: 'cancelled',
    mandateId: other.id,
  });
  const session = await schedule.addSession(client.id, '2024-10-04', '10:00', { duration: 30 });
  expect(session.mandateId).toBeNull();
  await page.goto(`/sessions/${session.id}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('form', { name: 'Session' });
  await form.getByRole('button', { name: 'Change' }).click();
  await form.getByLabel('Counts Toward').selectOption('1 × 30 weekly, individual, pull-out');
  await form.getByLabel('Make-Up For').selectOption('Oct 1, 2024, 10:00 AM · Cancelled');
  await form.getByRole('button', { name: 'Update Session' }).click();
  await expectToast(page, 'Session Updated', 'The session has been updated successfully.');
  expect(await schedule.session(session.id)).toMatchObject({
    mandateId: other.id,
    makesUpFor: missed.date,
  } satisfies Partial<Session>);
  await page.goto(`/sessions/new?clientId=${client.id}`);
  await form.getByLabel('Date', { exact: true }).fill('2024-10-08');
  await form.getByLabel('Duration (minutes)').fill('30');
  await form.getByLabel('Session Type').selectOption('Individual Therapy');
  await expect(form.getByText('Several mandates fit. Choose the one it counts toward.')).toBeVisible();
});
