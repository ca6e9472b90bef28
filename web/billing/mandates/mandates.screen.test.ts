import type { Mandate } from '#domain/billing/mandates/mandate.ts';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildMandate, buildTerm } from '#tests/builders/mandate-builder.ts';
import { buildContract, buildOrganization } from '#tests/builders/organization-builder.ts';
import { buildPlan } from '#tests/builders/plan-builder.ts';
import { chooseDelete, expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

// A school year that is over whenever this runs.
const days = { startsOn: '2024-09-03', endsOn: '2025-06-27' };
const term = buildTerm({ startsOn: '2024-09-09', weekdays: [] });
const refusal = 'Please write it like 2x30 weekly 5:1';

let client: Client;

test.beforeEach(async ({ schedule }) => {
  client = await schedule.addClient('Ada Applewood');
});

const addPlan = (therapist: TestVisitor, changes: object = {}) =>
  addRecord<Plan>(
    therapist,
    '/api/plans',
    buildPlan({ clientId: client.id, ...days, reportDays: [], ...changes }),
  );

async function addMandate(therapist: TestVisitor, changes: object = {}): Promise<Mandate> {
  const { id: planId } = await addPlan(therapist);
  const mandate = buildMandate({ clientId: client.id, planId, endsOn: '2025-06-20', terms: [term] });
  return addRecord<Mandate>(therapist, '/api/mandates', { ...mandate, ...changes });
}

const mandatesOf = async (therapist: TestVisitor) =>
  (await therapist.get(`/api/mandates?clientId=${client.id}`)).json<Mandate[]>();

test('A child without a plan gets one with the first mandate, which is typed as one line', async ({
  page,
  therapist,
}) => {
  await page.goto(`/clients/${client.id}?tab=services`);
  await expect(page.getByText('No mandates yet')).toBeVisible();
  await page.getByRole('link', { name: 'Add Mandate' }).click();
  const form = page.getByRole('form', { name: 'Mandate' });
  const line = form.getByLabel('Mandate', { exact: true });
  await expect(line).toBeFocused();
  await line.fill('twice a week');
  await form.getByRole('button', { name: 'Create Mandate' }).click();
  await expect(form.getByText(refusal)).toBeVisible();
  await expect(line).toBeFocused();
  await expect(line).toHaveValue('twice a week');
  await line.fill('2x30 weekly 5:1 push-in');
  await expect(form.getByText('2 × 30 a week, group of 5, push-in')).toBeVisible();
  await form.getByRole('button', { name: 'Create Mandate' }).click();
  await expectToast(page, 'Mandate Created', 'The mandate has been created successfully.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 × 30 weekly, group of 5, push-in');
  const [plan] = (await therapist.get(`/api/plans?clientId=${client.id}`)).json<Plan[]>();
  expect(plan).toMatchObject({ program: 'iep', serviceText: '2x30 weekly 5:1 push-in' });
});

test('The first mandate of a plan begins with its service and days, and counts sessions that are there', async ({
  page,
  schedule,
  therapist,
}) => {
  await addPlan(therapist, { serviceText: '2x30 grp' });
  const sessions = [];
  for (const day of ['2024-10-01', '2024-10-03', '2024-10-08', '2024-10-10', '2025-07-01']) {
    sessions.push(await schedule.addSession(client.id, day, '10:00', { duration: 30, type: 'group' }));
  }
  await page.goto(`/mandates/new?clientId=${client.id}`);
  const form = page.getByRole('form', { name: 'Mandate' });
  await expect(form.getByLabel('Mandate', { exact: true })).toHaveValue('2x30 grp');
  await expect(form.getByLabel('First Day', { exact: true })).toHaveValue('2024-09-03');
  await expect(form.getByLabel('Count 4 past sessions of Ada?')).toBeChecked();
  await form.getByRole('button', { name: 'Create Mandate' }).click();
  await expect(form.getByText('A group has 1 to 12 children')).toBeVisible();
  await form.getByLabel('Children in the Group, at Most').fill('3');
  await form.getByRole('button', { name: 'Create Mandate' }).click();
  await expectToast(page, 'Mandate Created', 'The mandate has been created successfully.');
  await expect(page.getByText('Tuesday, Thursday')).toBeVisible();
  const [mandate] = await mandatesOf(therapist);
  const counted = await Promise.all(sessions.map(({ id }) => schedule.session(id)));
  const toward = mandate?.id;
  expect(counted.map(({ mandateId }) => mandateId)).toEqual([toward, toward, toward, toward, null]);
});

test('Two mandates on one line become two, and the next one has their payer and school', async ({
  page,
  therapist,
}) => {
  const school = await addRecord<{ id: number }>(therapist, '/api/organizations', buildOrganization());
  await addRecord(therapist, '/api/organizations', {
    ...buildOrganization({ name: 'Maple County', kind: 'county' }),
    contract: buildContract(),
  });
  await addPlan(therapist);
  await page.goto(`/mandates/new?clientId=${client.id}`);
  const form = page.getByRole('form', { name: 'Mandate' });
  await form.getByLabel('Mandate', { exact: true }).fill('2x30 + 1x30 5:1');
  await expect(form.getByText('2 × 30 a week, individual + 1 × 30 a week, group of 5')).toBeVisible();
  await form.getByLabel('Who Pays').selectOption('Maple County');
  await form.getByLabel('School').selectOption('Maple Street School');
  await form.getByRole('button', { name: 'Create Mandate' }).click();
  await expectToast(page, 'Mandate Created', '2 mandates have been created successfully.');
  const made = await mandatesOf(therapist);
  expect(made.map(({ schoolId }) => schoolId)).toEqual([school.id, school.id]);
  await page.goto(`/mandates/new?clientId=${client.id}`);
  await expect(form.getByLabel('Who Pays')).toHaveValue(String(made[0]?.payerId));
  await expect(form.getByLabel('School')).toHaveValue(String(school.id));
  await expect(form.getByLabel('Mandate', { exact: true })).toHaveValue('');
});

test('A refused mandate says why, and keeps what was typed', async ({ page, therapist, problems }) => {
  problems.allow(/status of 400/);
  await addPlan(therapist);
  await page.goto(`/mandates/new?clientId=${client.id}`);
  const form = page.getByRole('form', { name: 'Mandate' });
  await form.getByLabel('Mandate', { exact: true }).fill('3x45 ind');
  await form.getByLabel('Last Day', { exact: true }).fill('2025-07-01');
  await form.getByRole('button', { name: 'Create Mandate' }).click();
  await expect(form.getByText('A mandate must lie within the days of its plan')).toBeVisible();
  await form.getByLabel('Last Day', { exact: true }).fill('2025-06-20');
  page.line.failOnce('POST /api/mandates', 400, 'Choose who pays from the list');
  await form.getByRole('button', { name: 'Create Mandate' }).click();
  await expectToast(page, 'Creation Failed', '400: Choose who pays from the list');
  await expect(form.getByLabel('Mandate', { exact: true })).toHaveValue('3x45 ind');
});

test('A mandate is changed from a day on, corrected, and ended with the number of sessions lost', async ({
  page,
  schedule,
  therapist,
}) => {
  const { id } = await addMandate(therapist);
  await schedule.addSession(client.id, '2024-10-01', '10:00', { duration: 30, type: 'group' });
  await schedule.addSession(client.id, '2025-05-06', '10:00', { duration: 30, type: 'group' });
  await page.goto(`/mandates/${id}`);
  await page.getByRole('button', { name: 'Change' }).click();
  const change = page.getByRole('form', { name: 'Change of the mandate' });
  await change.getByLabel('From').fill('2024-11-18');
  await change.getByLabel('New Mandate').fill('3x30 weekly 5:1');
  await change.getByRole('button', { name: 'Change Mandate' }).click();
  await expectToast(page, 'Mandate Updated', 'The mandate has been updated successfully.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 × 30 weekly, group of 5, pull-out');
  await expect(page.getByText('From Nov 18, 2024')).toBeVisible();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Correct' }).click();
  const correction = page.getByRole('form', { name: 'Correction of the mandate' });
  await correction.getByLabel('Mandate from Nov 18, 2024').fill('3x45 weekly 5:1');
  await correction.getByRole('button', { name: 'Update Mandate' }).click();
  await expectToast(page, 'Mandate Updated', 'The mandate has been updated successfully.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 × 45 weekly, group of 5, pull-out');

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'End' }).click();
  const end = page.getByRole('form', { name: 'End of the mandate' });
  await end.getByLabel('Last Day').fill('2024-08-31');
  await end.getByRole('button', { name: 'End Mandate' }).click();
  await expect(end.getByText('The mandate must not end before it begins')).toBeVisible();
  await end.getByLabel('Last Day').fill('2025-01-31');
  await expect(end.getByText('1 session after that day no longer counts toward it.')).toBeVisible();
  await end.getByRole('button', { name: 'End Mandate' }).click();
  await expectToast(page, 'Mandate Updated', 'The mandate has been updated successfully.');
  await expect(page.getByText('Sep 9, 2024 to Jan 31, 2025')).toBeVisible();
});

test('A mandate that fails to load offers to try again, and only a missing one is not found', async ({
  page,
  therapist,
  problems,
}) => {
  problems.allow(/status of (?:404|503)/);
  const { id } = await addMandate(therapist);
  const mend = page.line.fail('GET /api/mandates/:id', 503, 'Not now');
  await page.goto(`/mandates/${id}`);
  await expect(page.getByRole('alert')).toContainText('503: Not now');
  mend();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2 × 30 weekly');
  await page.goto('/mandates/999999');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mandate Not Found');
});

test('A mandate with sessions stays, and one without is deleted', async ({
  page,
  schedule,
  therapist,
  problems,
}) => {
  problems.allow(/status of 409/);
  const { id } = await addMandate(therapist);
  const session = await schedule.addSession(client.id, '2024-10-01', '10:00', { type: 'group' });
  await page.goto(`/mandates/${id}`);
  await chooseDelete(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expectToast(page, 'Deletion Failed', '409: 1 session counts toward this mandate. End it instead');
  await schedule.deleteSession(session.id);
  await chooseDelete(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expectToast(page, 'Mandate Deleted', 'The mandate has been deleted successfully.');
  await expect(page).toHaveURL(`/clients/${client.id}?tab=services`);
});

test('Planning its sessions fills the repeat, leaves out closed days and says which', async ({
  page,
  schedule,
  therapist,
}) => {
  const school = await addRecord<{ id: number }>(therapist, '/api/organizations', buildOrganization());
  await schedule.addClosing('2099-10-12', '2099-10-12', 'Moving day');
  await addRecord(therapist, '/api/closings', {
    firstDay: '2099-11-03',
    lastDay: '2099-11-03',
    reason: 'Election Day',
    organizationId: school.id,
  });
  const plan = await addPlan(therapist, { startsOn: '2099-09-01', endsOn: '2100-06-25' });
  const { id } = await addRecord<Mandate>(therapist, '/api/mandates', {
    ...buildMandate({ clientId: client.id, planId: plan.id, schoolId: school.id, endsOn: '2100-06-18' }),
    terms: [buildTerm({ startsOn: '2099-09-14', sessions: 3, group: 1, weekdays: [] })],
  });
  await page.goto(`/mandates/${id}`);
  await page.getByRole('link', { name: 'Plan Sessions' }).click();
  const form = page.getByRole('form', { name: 'Session' });
  await expect(form.getByLabel('Date', { exact: true })).toHaveValue('2099-09-14');
  await expect(form.getByLabel('Session Type')).toHaveValue('individual');
  await expect(form.getByLabel('Last date')).toHaveValue('2100-06-18');
  await form.getByLabel('Tuesday').check();
  await form.getByLabel('Wednesday').check();
  await expect(
    form.getByText('Left out: Moving day (Oct 12, 2099); Election Day (Nov 3, 2099)'),
  ).toBeVisible();
  await form.getByRole('button', { name: 'Create Session' }).click();
  await expectToast(page, 'Session Created', '118 sessions have been scheduled successfully.');
  await expect(page).toHaveURL(`/mandates/${id}`);
  await expect(page.getByText('Monday, Tuesday, Wednesday')).toBeVisible();
  const sessions = await schedule.sessions();
  expect(sessions.every(({ mandateId, duration }) => mandateId === id && duration === 30)).toBe(true);
});

test('The client’s overview leads to a new mandate, and lists those that have not ended', async ({
  page,
  therapist,
}) => {
  await addMandate(therapist);
  const plan = await addPlan(therapist, { startsOn: '2099-09-01', endsOn: '2100-06-25' });
  await addRecord(therapist, '/api/mandates', {
    ...buildMandate({ clientId: client.id, planId: plan.id, endsOn: '2100-06-18' }),
    terms: [buildTerm({ startsOn: '2099-09-14', sessions: 4 })],
  });
  await page.goto(`/clients/${client.id}`);
  const list = page.getByRole('list', { name: 'Mandates' });
  await expect(list.getByRole('link')).toHaveText([
    /4 × 30 weekly, group of 5, pull-out.*Begins Sep 14, 2099/,
  ]);
  await page.getByRole('link', { name: 'Add Mandate' }).click();
  await expect(page).toHaveURL(`/mandates/new?clientId=${client.id}`);
});

test('A practice without mandates asks for none', async ({ page, schedule, caseload }) => {
  const session = await schedule.addSession(client.id, '2024-10-01', '10:00');
  await caseload.addTodaysSession(client.id, '10:00');
  const asked = () => page.line.sent.filter(({ path }) => /mandates|organizations|services-owed/.test(path));
  await page.goto('/dashboard');
  await expect(page.getByRole('list', { name: "Today's sessions" })).toBeVisible();
  await page.goto(`/clients/${client.id}`);
  await expect(page.getByRole('link', { name: 'Add Mandate' })).toBeVisible();
  await page.goto(`/sessions/${session.id}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('form', { name: 'Session' })).toBeVisible();
  await page.goto(`/sessions/new?clientId=${client.id}`);
  await expect(page.getByRole('form', { name: 'Session' }).getByLabel('Duration')).toBeVisible();
  expect(asked()).toEqual([]);
});
