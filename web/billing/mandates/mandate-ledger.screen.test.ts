import type { Mandate } from '#domain/billing/mandates/mandate.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildMandate, buildTerm } from '#tests/builders/mandate-builder.ts';
import { buildPlan } from '#tests/builders/plan-builder.ts';
import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('A mandate says week by week what was owed and became of it, and counts an extra session', async ({
  page,
  therapist,
  schedule,
}) => {
  const { id: clientId } = await schedule.addClient('Ada Applewood');
  // Three weeks that are over whenever this runs.
  const plan = buildPlan({ clientId, startsOn: '2024-09-03', endsOn: '2025-06-27', reportDays: [] });
  const { id: planId } = await addRecord<Plan>(therapist, '/api/plans', plan);
  const terms = [buildTerm({ startsOn: '2024-09-09' })];
  const { id } = await addRecord<Mandate>(
    therapist,
    '/api/mandates',
    buildMandate({ clientId, planId, endsOn: '2024-09-27', terms }),
  );
  const add = (day: string, changes: object = {}) =>
    addRecord<Session>(therapist, '/api/sessions', {
      clientId,
      type: 'group',
      date: `${day}T14:30:00.000Z`,
      duration: 30,
      status: 'completed',
      ...changes,
    });
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
  await expect(page.getByText('Child absent. Excused')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Plan Make-Up' })).toHaveAttribute(
    'href',
    `/sessions/${missed.id}/reschedule`,
  );
  await page.getByRole('button', { name: 'Count as Make-Up' }).click();
  await expectToast(page, 'Session Updated', 'The session has been updated successfully.');
  await expect(page.getByText('Therapist absent. Made up')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Count as Make-Up' })).toBeHidden();
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
