import type { Mandate } from '#domain/billing/mandates/mandate.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildMandate, buildTerm } from '#tests/builders/mandate-builder.ts';
import { buildPlan } from '#tests/builders/plan-builder.ts';
import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

interface Fixtures {
  therapist: TestVisitor;
  schedule: { addClient: (name: string) => Promise<{ id: number }> };
}

/** Adds a mandate of three weeks that are over whenever this runs, and returns a function that adds a session to it. */
async function addMandate({ therapist, schedule }: Fixtures) {
  const { id: clientId } = await schedule.addClient('Ada Applewood');
  const plan = buildPlan({ clientId, startsOn: '2024-09-03', endsOn: '2025-06-27', reportDays: [] });
  const { id: planId } = await addRecord<Plan>(therapist, '/api/plans', plan);
  const terms = [buildTerm({ startsOn: '2024-09-09' })];
  const { id } = await addRecord<Mandate>(
    therapist,
    '/api/mandates',
    buildMandate({ clientId, planId, endsOn: '2024-09-27', terms }),
  );
  const addSession = (day: string, changes: object = {}) =>
    addRecord<Session>(therapist, '/api/sessions', {
      clientId,
      type: 'group',
      date: `${day}T14:30:00.000Z`,
      duration: 30,
      status: 'completed',
      ...changes,
    });
  return { id, clientId, addSession };
}

test('A mandate shows week by week what was owed and delivered, and counts an extra session', async ({
  page,
  therapist,
  schedule,
}) => {
  const { id, addSession: add } = await addMandate({ therapist, schedule });
  await add('2024-09-10');
  await add('2024-09-12', { status: 'absence', missedReason: 'student-absent' });
  const missed = await add('2024-09-17', { status: 'cancelled', missedReason: 'provider-absent' });
  await add('2024-09-19');
  for (const day of ['2024-09-24', '2024-09-25', '2024-09-26']) await add(day);

  await page.goto(`/mandates/${id}`);
  await expect(
    page.getByText(
      '6 sessions owed since Sep 9, 2024. 120 of 180 minutes took place in their week, 0 were made up, 30 are excused, 30 are open.',
    ),
  ).toBeVisible();
  await expect(page.getByText('Therapist absent. To be made up')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Took place' }).first()).toHaveText(
    /Sep 24, 2024: 30 minutes.*Sep 25, 2024: 30 minutes.*Sep 26, 2024: 30 minutes/,
  );
  await expect(page.getByText('Child absent. Excused')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Plan Make-Up' })).toHaveAttribute(
    'href',
    `/sessions/${missed.id}/reschedule`,
  );
  await page.getByRole('button', { name: 'Count as Make-Up' }).click();
  await expectToast(page, 'Session Updated', 'The session has been updated successfully.');
  await expect(page.getByText('Therapist absent. Made up')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Count as Make-Up' })).toBeHidden();

  await page.getByRole('button', { name: 'More actions' }).click();
  const summary = await page.download(() => page.getByRole('menuitem', { name: 'Summary PDF' }).click());
  expect(summary.name).toBe(`services-summary-${id}.pdf`);
  expect(summary.text.startsWith('%PDF')).toBe(true);
  await expectToast(page, 'PDF Generated', 'The services summary has been generated and can be downloaded.');
});

test('A reason is given on the page for a missed session, a closed day and one that was never scheduled', async ({
  page,
  therapist,
  schedule,
}) => {
  const { id, addSession } = await addMandate({ therapist, schedule });
  await schedule.addClosing('2024-09-12', '2024-09-12', 'No heat');
  await addSession('2024-09-10');
  const missed = await addSession('2024-09-17', { status: 'no-show' });
  await addSession('2024-09-19');
  await addSession('2024-09-24');
  await page.goto(`/mandates/${id}`);
  const form = page.getByRole('dialog', { name: 'Say Why' });
  const sayWhy = async (name: string) => {
    await page.getByRole('group', { name }).getByRole('button', { name: 'Say Why' }).click();
    await expect(form.getByLabel('Why')).toBeFocused();
  };
  const save = form.getByRole('button', { name: 'Save Reason' });

  await sayWhy('Sep 17, 2024, Missed, no reason given');
  await save.click();
  await expect(form.getByText('Please choose why')).toBeVisible();
  await form.getByLabel('Why').selectOption('Therapist at a meeting or evaluation');
  await save.click();
  await expectToast(page, 'Session Updated', 'The session has been updated successfully.');
  await expect(page.getByText('Therapist at a meeting or evaluation. To be made up')).toBeVisible();
  expect(await schedule.session(missed.id)).toMatchObject({
    status: 'cancelled',
    missedReason: 'provider-meeting',
  });

  await sayWhy('Sep 12, 2024, School closed (holiday, snow)');
  await expect(form.getByLabel('Why')).toHaveValue('school-closed');
  await expect(form.getByText('Adds a canceled session on Sep 12, 2024, 10:30 AM')).toBeVisible();
  await form.getByLabel('Why').selectOption('Therapist absent');
  await save.click();
  await expectToast(page, 'Session Created', 'The session has been scheduled successfully.');
  await expect(page.getByText('Therapist absent. To be made up')).toBeVisible();

  await sayWhy('Sep 27, 2024, Not scheduled');
  await expect(form.getByLabel('Day')).toHaveValue('2024-09-26');
  await form.getByLabel('Day').fill('2024-10-03');
  await form.getByLabel('Why').selectOption('School activity (trip, test, assembly)');
  await save.click();
  await expect(form.getByText('Please enter a day from Sep 23, 2024 to Sep 27, 2024')).toBeVisible();
  await form.getByLabel('Day').fill('2024-09-26');
  await save.click();
  await expect(page.getByText('School activity (trip, test, assembly). To be made up')).toBeVisible();
  const added = (await schedule.sessions()).filter(({ status }) => status === 'cancelled');
  expect(added.map(({ missedReason }) => missedReason).toSorted()).toEqual([
    'provider-absent',
    'provider-meeting',
    'school-activity',
  ]);
  expect(added.every(({ mandateId }) => mandateId === id)).toBe(true);
});

test('A declined make-up is excused with who declined it, until that is taken back', async ({
  page,
  therapist,
  schedule,
}) => {
  const { id, addSession } = await addMandate({ therapist, schedule });
  const missed = await addSession('2024-09-17', { status: 'cancelled', missedReason: 'provider-absent' });
  await page.goto(`/mandates/${id}`);
  const row = page.getByRole('group', { name: 'Sep 17, 2024, Therapist absent' });
  await row.getByRole('button', { name: 'Declined' }).click();
  const form = page.getByRole('dialog', { name: 'Make-Up Declined' });
  await expect(form.getByLabel('Who Declined, and Why')).toBeFocused();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Please say who declined, and why')).toBeVisible();
  await form.getByLabel('Who Declined, and Why').fill('Her mother: no time after school');
  await form.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Session Updated', 'The session has been updated successfully.');
  await expect(page.getByText('Declined: Her mother: no time after school')).toBeVisible();
  expect((await schedule.session(missed.id)).makeUpDeclined).toBe('Her mother: no time after school');
  await page.getByRole('button', { name: 'Take Back' }).click();
  await expect(page.getByText('Therapist absent. To be made up')).toBeVisible();
  expect((await schedule.session(missed.id)).makeUpDeclined).toBeNull();
});

test('A mandate that begins later owes nothing yet', async ({ page, therapist, schedule }) => {
  const { id: clientId } = await schedule.addClient('Ada Applewood');
  const plan = buildPlan({ clientId, startsOn: '2098-09-03', endsOn: '2099-06-27', reportDays: [] });
  const { id: planId } = await addRecord<Plan>(therapist, '/api/plans', plan);
  const terms = [buildTerm({ startsOn: '2098-09-08' })];
  const mandate = buildMandate({ clientId, planId, endsOn: '2099-06-18', terms });
  const { id } = await addRecord<Mandate>(therapist, '/api/mandates', mandate);
  await page.goto(`/mandates/${id}`);
  await expect(page.getByText('No sessions are owed before Sep 8, 2098.')).toBeVisible();
});
