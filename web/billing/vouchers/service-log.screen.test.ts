import type { Plan } from '#domain/clinical/plans/plan.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildMandate, buildTerm } from '#tests/builders/mandate-builder.ts';
import { buildPlan } from '#tests/builders/plan-builder.ts';
import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('The log of a child is downloaded from the Services tab for chosen days', async ({
  page,
  schedule,
  therapist,
}) => {
  const { id: clientId } = await schedule.addClient('Ada Applewood');
  const days = { startsOn: '2024-09-03', endsOn: '2025-06-27', reportDays: [] };
  const { id: planId } = await addRecord<Plan>(therapist, '/api/plans', buildPlan({ clientId, ...days }));
  const terms = [buildTerm({ startsOn: '2024-09-09', weekdays: [] })];
  const mandate = { ...buildMandate({ clientId, planId }), endsOn: '2025-06-20', terms };
  await addRecord(therapist, '/api/mandates', mandate);
  await schedule.addSession(clientId, '2024-10-01', '10:00', { duration: 30, type: 'group' });

  await page.goto(`/clients/${clientId}?tab=services`);
  await page.getByRole('button', { name: 'Service Log' }).click();
  const form = page.getByRole('form', { name: 'Service Log' });
  await form.getByLabel('From', { exact: true }).fill('2024-10-01');
  await form.getByLabel('To', { exact: true }).fill('2024-09-30');
  await form.getByRole('button', { name: 'PDF' }).click();
  await expect(form.getByText('The last day must not be before the first')).toBeVisible();
  await form.getByLabel('To', { exact: true }).fill('2024-10-31');
  await form.getByLabel('Session log: a line for each session').click();
  const file = await page.download(() => form.getByRole('button', { name: 'CSV' }).click());
  expect(file.name).toBe('session-log-2024-10-01-to-2024-10-31.csv');
  expect(file.text).toContain('"2024-10-01","10:00","10:30",30');
  await expectToast(page, 'CSV Generated', 'The service log has been generated and can be downloaded.');

  await page.getByRole('button', { name: 'Service Log' }).click();
  await page.getByLabel('From', { exact: true }).fill('2024-10-01');
  await page.getByLabel('To', { exact: true }).fill('2024-10-31');
  const grid = await page.download(() => page.getByRole('button', { name: 'PDF' }).click());
  expect(grid.name).toBe('attendance-log-2024-10-01-to-2024-10-31.pdf');
  expect(grid.text.startsWith('%PDF')).toBe(true);
});
