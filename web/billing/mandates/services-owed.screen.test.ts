import type { Mandate } from '#domain/billing/mandates/mandate.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildMandate, buildTerm } from '#tests/builders/mandate-builder.ts';
import { buildOrganization } from '#tests/builders/organization-builder.ts';
import { buildPlan } from '#tests/builders/plan-builder.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

/** Adds a mandate that runs whenever this test runs, and began four weeks before 2001 ended. */
async function addMandate(therapist: TestVisitor, clientId: number, changes: object = {}): Promise<Mandate> {
  const days = { startsOn: '2001-12-03', endsOn: '2099-12-31' };
  const plan = buildPlan({ clientId, ...days, reportDays: [] });
  const { id: planId } = await addRecord<Plan>(therapist, '/api/plans', plan);
  return addRecord<Mandate>(therapist, '/api/mandates', {
    ...buildMandate({ clientId, planId, endsOn: days.endsOn }),
    terms: [buildTerm({ startsOn: days.startsOn, group: 1 })],
    ...changes,
  });
}

test('Services owed are listed by school, filtered, and counted on a past day', async ({
  page,
  therapist,
  schedule,
}) => {
  const school = await addRecord<{ id: number }>(therapist, '/api/organizations', buildOrganization());
  const ada = await schedule.addClient('Ada Applewood');
  const ben = await schedule.addClient('Ben Birch');
  const ofAda = await addMandate(therapist, ada.id, { schoolId: school.id });
  await addMandate(therapist, ben.id);
  await addRecord(therapist, '/api/sessions', {
    clientId: ada.id,
    type: 'individual',
    date: '2001-12-04T15:00:00.000Z',
    duration: 30,
    status: 'completed',
  });

  await page.goto('/services-owed?on=2001-12-06');
  const rows = page.getByRole('table', { name: 'Services owed' }).getByRole('row');
  await expect(rows).toHaveText([
    /Child/,
    'Maple Street School',
    /Ada Applewood.*2 × 30 weekly, individual, pull-out.*1 of 2.*0 of 0 min.*Nothing/,
    'No school',
    /Ben Birch/,
  ]);
  await page.getByLabel('As Of').fill('2001-12-11');
  await expect(page.getByText('30 of 60 min')).toBeVisible();
  await expect(page.getByText('30 min by Dec 31, 2099')).toBeVisible();
  await expect(page.getByText('2 children behind: 90 minutes to make up')).toBeVisible();
  await page.getByLabel('School').selectOption('Maple Street School');
  await expect(rows).toHaveText([/Child/, 'Maple Street School', /Ada Applewood/]);
  await expect(page).toHaveURL(`/services-owed?on=2001-12-11&school=${school.id}`);
  await page.getByLabel('Standing').selectOption('On track');
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(rows).toHaveText([/Child/, /Maple/, /Ada/, /No school/, /Ben/]);
  const file = await page.download(() => page.getByRole('button', { name: 'Download CSV' }).click());
  expect(file.name).toBe('services-owed-2001-12-11.csv');
  expect(file.text).toContain(
    '"2 × 30 weekly, individual, pull-out","2001-12-03","2099-12-31","2001-12-11",60,30,0,0,30,"2099-12-31"',
  );
  await page.getByRole('link', { name: 'Ada Applewood' }).click();
  await expect(page).toHaveURL(`/mandates/${ofAda.id}`);
});

test('The dashboard says how many children are behind, and leads to them', async ({
  page,
  therapist,
  schedule,
}) => {
  const { id } = await schedule.addClient('Ada Applewood');
  await addMandate(therapist, id);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /^1 child behind: [\d,]+ minutes to make up$/ }).click();
  await expect(page).toHaveURL('/services-owed?flag=behind');
  await expect(page.getByLabel('Standing')).toHaveValue('behind');
  await expect(page.getByRole('link', { name: 'Ada Applewood' })).toBeVisible();
});

test('Without mandates the list says how to begin', async ({ page }) => {
  await page.goto('/services-owed');
  await expect(page.getByText('Add one from a client, or import your roster.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download CSV' })).toBeDisabled();
});
