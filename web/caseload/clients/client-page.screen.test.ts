import type { Mandate } from '#domain/billing/mandates/mandate.ts';
import type { Organization } from '#domain/billing/organizations/organization.ts';
import { ageText } from '#domain/caseload/clients/client-age.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import { DEFAULT_TIME_ZONE, formatDate, formatMonth, plusDays } from '#domain/platform/dates.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildMandate, buildTerm } from '#tests/builders/mandate-builder.ts';
import { buildContract, buildOrganization } from '#tests/builders/organization-builder.ts';
import { buildPlan } from '#tests/builders/plan-builder.ts';
import { practiceToday } from '#tests/setup/caseload-records.ts';
import { startChart } from '#tests/setup/chart-records.ts';
import { chooseDelete, expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

/** Adds a mandate that a payer pays and that runs whenever this test runs. */
async function addPaidMandate(therapist: TestVisitor, clientId: number): Promise<Mandate> {
  const days = { startsOn: '2001-01-01', endsOn: '2099-12-31' };
  const plan = buildPlan({ clientId, ...days, reportDays: [] });
  const { id: planId } = await addRecord<Plan>(therapist, '/api/plans', plan);
  const county = buildOrganization({ contract: buildContract() });
  const { id: payerId } = await addRecord<Organization>(therapist, '/api/organizations', county);
  const terms = [buildTerm({ startsOn: days.startsOn })];
  const mandate = buildMandate({ clientId, planId, payerId, endsOn: days.endsOn, terms });
  return addRecord<Mandate>(therapist, '/api/mandates', mandate);
}

test("The header shows the client and the family's contact details", async ({ page, caseload }) => {
  const { id } = await caseload.addClient({ firstName: 'Ana', lastName: 'Maple' });
  await page.goto(`/clients/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ana Maple');
  await expect(page.getByText('AM', { exact: true })).toBeVisible();
  await expect(page.getByText('active', { exact: true })).toBeVisible();
  await expect(page.getByText('Date of birth: Apr 9, 2018')).toBeVisible();
  await expect(page.getByText(ageText('2018-04-09', practiceToday()) ?? '', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: '(516) 555-0142' })).toHaveAttribute('href', 'tel:5165550142');
  await expect(page.getByRole('link', { name: 'ivy.family@example.com' })).toHaveAttribute(
    'href',
    'mailto:ivy.family@example.com',
  );
  await expect(page.getByText('12 Maple Lane, Mineola, NY 11501')).toBeVisible();
  await expect(page.getByText('Likes dinosaurs; sensitive to loud rooms.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Since' })).toContainText(
    formatMonth(new Date().toISOString(), DEFAULT_TIME_ZONE),
  );
});

test('From the list of clients, the page is there before its calls are answered', async ({
  page,
  caseload,
}) => {
  await caseload.addClient({ firstName: 'Ana', lastName: 'Maple' });
  await page.goto('/clients');
  const answer = page.line.hold('GET /api/clients/:id');
  await page.getByRole('link', { name: 'Ana Maple' }).click();
  await expect(page.getByRole('tablist', { name: 'Client records' })).toBeVisible();
  await expect(page.getByText('12 Maple Lane, Mineola, NY 11501')).toBeVisible();
  answer();
});

test('A client without other details says so', async ({ page, caseload }) => {
  const { id } = await caseload.addClient({ email: '', phone: '', address: '', dateOfBirth: '', notes: '' });
  await page.goto(`/clients/${id}`);
  await expect(page.getByText('No contact information provided')).toBeVisible();
  await expect(page.getByText('Date of birth: Not provided')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Notes' })).toHaveCount(0);
  for (const title of ['Total Sessions', 'Assessments', 'Pending Invoices']) {
    await expect(page.getByRole('region', { name: title })).toContainText('0');
  }
  await expect(page.getByText('No sessions yet.')).toBeVisible();
});

test('The overview shows the latest three, two and two records, the tabs all of them', async ({
  page,
  caseload,
}) => {
  const { id } = await caseload.addClient();
  const other = await caseload.addClient({ lastName: 'Elsewhere' });
  const sessionIds: number[] = [];
  for (const day of [2, 4, 1, 3]) {
    const date = `2026-10-0${day}T14:00:00.000Z`;
    sessionIds.push((await caseload.addSession(id, { date, status: 'completed' })).id);
  }
  for (const title of ['First look', 'Second look', 'Third look'])
    await caseload.addAssessment(id, { title });
  await caseload.addAssessment(other.id, { title: 'Not this client' });
  for (const [index, sessionId] of sessionIds.slice(0, 3).entries()) {
    await caseload.addInvoice(id, [sessionId], {
      description: `Therapy ${index + 1}`,
      status: index === 0 ? 'paid' : 'pending',
    });
  }
  await page.goto(`/clients/${id}`);
  await expect(page.getByRole('region', { name: 'Total Sessions' })).toContainText('4');
  await expect(page.getByRole('region', { name: 'Assessments', exact: true })).toContainText('3');
  await expect(page.getByRole('region', { name: 'Pending Invoices' })).toContainText('2');

  const panel = page.getByRole('tabpanel');
  const rows = (list: string) => panel.getByRole('list', { name: list }).getByRole('link');
  await expect(rows('Sessions')).toHaveText([/^Oct 4, 2026/, /^Oct 3, 2026/, /^Oct 2, 2026/]);
  await expect(rows('Assessments')).toHaveText([/^Third look/, /^Second look/]);
  await expect(rows('Invoices')).toHaveText([/^Therapy 3/, /^Therapy 2/]);

  await panel.getByRole('button', { name: 'View All sessions' }).click();
  await expect(page.getByRole('tab', { name: 'Sessions' })).toHaveAttribute('aria-selected', 'true');
  await expect(rows('Sessions')).toHaveCount(4);
  await expect(rows('Sessions').first()).toContainText('10:00 AM');
  await expect(rows('Sessions').first()).toHaveAttribute('href', /\/sessions\/\d+$/);

  await page.getByRole('tab', { name: 'Assessments' }).click();
  await expect(rows('Assessments')).toHaveCount(3);
  await expect(rows('Assessments').first()).toHaveAttribute('href', /\/assessments\/\d+$/);
  await expect(panel.getByRole('link', { name: 'New Assessment' })).toHaveAttribute(
    'href',
    `/assessments/new?clientId=${id}`,
  );

  await page.getByRole('tab', { name: 'Invoices' }).click();
  await expect(rows('Invoices')).toHaveCount(3);
  await expect(rows('Invoices').first()).toContainText('Pending');
  await expect(rows('Invoices').first()).toHaveAttribute('href', /\/invoices\/\d+$/);
  await expect(panel.getByRole('link', { name: 'New Invoice' })).toHaveAttribute(
    'href',
    `/invoices/new?clientId=${id}`,
  );
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Invoices' })).toHaveAttribute('aria-selected', 'true');
});

test('The overview shows the active goals with their last results', async ({ page, therapist }) => {
  const { clientId } = await startChart(therapist);
  await page.goto(`/clients/${clientId}`);
  const panel = page.getByRole('tabpanel');
  const goals = panel.getByRole('list', { name: 'Active goals' }).getByRole('listitem');
  await expect(goals).toHaveCount(1);
  await expect(goals).toContainText('on Oct 5, 2026');
  await expect(goals.getByRole('link')).toHaveAttribute('href', /\/goals\/\d+$/);
  await panel.getByRole('button', { name: 'View All goals' }).click();
  await expect(page.getByRole('tab', { name: 'Goals' })).toHaveAttribute('aria-selected', 'true');
});

test('Recent Sessions shows those that took place, and the next one separately', async ({
  page,
  caseload,
  therapist,
}) => {
  const { id } = await caseload.addClient();
  const at = (days: number) => `${plusDays(practiceToday(), days)}T15:00:00.000Z`;
  for (const days of [1, 8, 15]) await caseload.addSession(id, { date: at(days) });
  await caseload.addSession(id, { date: at(4), type: 'absent' });
  await caseload.addSession(id, { date: at(-20), status: 'completed', notes: 'Far back.' });
  for (const status of ['cancelled', 'no-show'] as const) {
    await caseload.addSession(id, { date: at(-2), status });
  }
  await caseload.addTodaysSession(id, '00:00', { status: 'absence' });
  await caseload.addSession(id, { date: at(-3), notes: 'Cut a circle.\nTwice without help.' });
  await caseload.addSession(id, { date: at(-4), status: 'completed' });
  await caseload.addSession(id, { date: at(-5), status: 'completed' });
  await page.goto(`/clients/${id}`);
  const dayOf = (days: number) => formatDate(at(days), DEFAULT_TIME_ZONE);
  const rows = page.getByRole('list', { name: 'Sessions', exact: true }).getByRole('link');
  await expect(rows).toHaveText([-3, -4, -5].map((days) => new RegExp(`^${dayOf(days)}`)));
  await expect(rows.first()).toContainText('Cut a circle. Twice without help.');
  const next = page.getByRole('region', { name: 'Next session' }).getByRole('link');
  await expect(next).toContainText(dayOf(1));

  const glance = page.getByRole('region', { name: 'At a glance' });
  await expect(glance.getByRole('link')).toHaveText([new RegExp(dayOf(-3)), new RegExp(dayOf(1))]);
  await expect(glance).toContainText('1 · 2 billable left');

  // An absence that a county pays is not one of the family's.
  const { id: mandateId } = await addPaidMandate(therapist, id);
  await caseload.addSession(id, { date: at(0), status: 'absence', mandateId });
  await page.goto(`/clients/${id}`);
  await expect(glance).toContainText('1 · 2 billable left');
});

test('A client with future sessions only has no recent ones', async ({ page, caseload }) => {
  const { id } = await caseload.addClient();
  await caseload.addSession(id, { date: `${plusDays(practiceToday(), 1)}T15:00:00.000Z` });
  await page.goto(`/clients/${id}`);
  await expect(page.getByText('None has taken place yet.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'At a glance' })).toContainText('None yet');
  await expect(page.getByRole('region', { name: 'At a glance' })).toContainText('0 · 3 billable left');
});

test('New Session opens the form in place, and the session is added to the list', async ({
  page,
  caseload,
}) => {
  const { id } = await caseload.addClient();
  await page.goto(`/clients/${id}?tab=sessions`);
  await page.getByRole('button', { name: 'New Session' }).click();
  await page.getByLabel('Date').fill(plusDays(practiceToday(), 1));
  await page.getByLabel('Time').fill('15:30');
  await page.getByLabel('Session Type').selectOption('Home Visit');
  await page.getByRole('button', { name: 'Create Session' }).click();
  await expectToast(page, 'Session Created', 'The session has been scheduled successfully.');
  await expect(page).toHaveURL(`/clients/${id}?tab=sessions`);
  const row = page.getByRole('list', { name: 'Sessions' }).getByRole('link');
  await expect(row).toContainText('3:30 PM');
  await expect(row).toContainText('Home Visit');
  await expect(page.getByRole('form', { name: 'Session' })).toHaveCount(0);
});

test('Deleting asks for confirmation and says what is deleted with the client', async ({
  page,
  caseload,
}) => {
  const { id } = await caseload.addClient({ firstName: 'Ana', lastName: 'Maple' });
  await caseload.addSession(id);
  await page.goto(`/clients/${id}`);
  await chooseDelete(page);
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    "All of the client's sessions, assessments and invoices are deleted too",
  );
  await question.getByRole('button', { name: 'Delete Client' }).click();
  await expectToast(page, 'Client Deleted', 'The client has been deleted successfully.');
  await expect(page).toHaveURL('/clients');
  await expect(page.getByText('Get started by adding your first client.')).toBeVisible();
});

test('Deleting offers to make the client inactive, which keeps all records', async ({
  page,
  caseload,
  therapist,
}) => {
  const { id } = await caseload.addClient({ firstName: 'Ana', lastName: 'Maple' });
  const session = await caseload.addSession(id);
  await page.goto(`/clients/${id}`);
  await chooseDelete(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make Inactive Instead' }).click();
  await expectToast(page, 'Client Updated', "Ana Maple's information has been updated.");
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByText('inactive', { exact: true })).toBeVisible();
  expect((await therapist.get(`/api/sessions/${session.id}`)).status).toBe(200);
  // An inactive client has no such offer.
  await chooseDelete(page);
  await expect(page.getByRole('button', { name: 'Make Inactive Instead' })).toHaveCount(0);
});

test('A failed deletion shows the reason and keeps the client', async ({ page, caseload, problems }) => {
  problems.allow(/status of 500/);
  const { id } = await caseload.addClient();
  page.line.fail('DELETE /api/clients/:id', 500, 'The disk is full');
  await page.goto(`/clients/${id}`);
  await chooseDelete(page);
  await page.getByRole('button', { name: 'Delete Client' }).click();
  await expectToast(page, 'Deletion Failed', '500: The disk is full');
  await expect(page.getByRole('heading', { level: 1, name: 'Ivy Sample' })).toBeVisible();
});

for (const address of ['/clients/999999', '/clients/somebody', '/clients/edit/999999']) {
  test(`${address} shows that there is no client, with a link to the list`, async ({ page, problems }) => {
    problems.allow(/status of 404/);
    await page.goto(address);
    await expectToast(page, 'Client Not Found', 'The requested client could not be found.');
    await expect(page).toHaveURL('/clients');
  });
}
