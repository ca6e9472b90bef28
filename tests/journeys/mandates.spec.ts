import type { Page } from '@playwright/test';
import type { Mandate } from '#domain/billing/mandates/mandate.ts';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import { buildMandate, buildTerm } from '#tests/builders/mandate-builder.ts';
import { buildOrganization } from '#tests/builders/organization-builder.ts';
import { buildPlan } from '#tests/builders/plan-builder.ts';
import { browserRequests } from '#tests/setup/browser-requests.ts';
import { practiceToday } from '#tests/setup/caseload-records.ts';
import { test } from '#tests/setup/group-journey.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible, expectNoSidewaysScroll, expectToast } from '#tests/setup/page-checks.ts';
import { recordAdder } from '#tests/setup/record-adder.ts';
import { tabTo } from '#tests/setup/tab-to.ts';

const adderOf = (page: Page, baseURL = '') => recordAdder(browserRequests(page.request, baseURL));

test('A mandate is typed as one line and planned around closings, by keyboard alone', async ({
  page,
  groups,
  baseURL,
}) => {
  // Every field is reached by pressing Tab until the focus is there.
  test.slow();
  const add = adderOf(page, baseURL);
  const [ada] = await groups.addClients('Ada');
  const clientId = ada?.id ?? 0;
  const school = await add<{ id: number }>('organizations', buildOrganization());
  await add('closings', {
    firstDay: '2099-11-26',
    lastDay: '2099-11-27',
    reason: 'Thanksgiving recess',
    organizationId: school.id,
  });
  const days = { startsOn: '2099-09-14', endsOn: '2100-06-18' };
  await add<Plan>('plans', buildPlan({ clientId, ...days, reportDays: [], serviceText: null }));

  await page.goto(`/clients/${clientId}?tab=services`);
  await tabTo(page, 'Add Mandate', 'link');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Mandate' })).toBeFocused();
  await page.keyboard.type('3x30 weekly 1:1 push-in');
  await expect(page.getByText('3 × 30 a week, individual, push-in')).toBeVisible();
  await tabTo(page, 'School', 'combobox');
  await page.keyboard.type('Maple');
  await expect(page.getByLabel('School')).toHaveValue(String(school.id));
  await tabTo(page, 'Create Mandate', 'button');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Mandate Created', 'The mandate has been created successfully.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 × 30 weekly, individual, push-in');
  await expectAccessible(page);

  await tabTo(page, 'Plan Sessions', 'link');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Last date')).toHaveValue('2100-06-18');
  await tabTo(page, 'Wednesday', 'checkbox');
  await page.keyboard.press('Space');
  await tabTo(page, 'Thursday', 'checkbox');
  await page.keyboard.press('Space');
  await expect(page.getByText('Left out: Thanksgiving recess (Nov 26, 2099 – Nov 27, 2099)')).toBeVisible();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Session Created', '119 sessions have been scheduled successfully.');
  await expect(page.getByText('Monday, Wednesday, Thursday')).toBeVisible();
  const sessions = await groups.sessions();
  expect(sessions).toHaveLength(119);
  expect(sessions.filter(({ date }) => date.startsWith('2099-11-26'))).toEqual([]);
  expect(new Set(sessions.map(({ mandateId }) => mandateId)).size).toBe(1);
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('Attendance of five is taken with the reason of each exception', async ({ page, groups, baseURL }) => {
    const add = adderOf(page, baseURL);
    const clients = await groups.addClients('Ada', 'Ben', 'Cal', 'Dee', 'Eli');
    for (const { id: clientId } of clients satisfies Client[]) {
      const days = { startsOn: '2001-01-01', endsOn: '2099-12-31' };
      const plan = await add<Plan>('plans', buildPlan({ clientId, ...days, reportDays: [] }));
      await add<Mandate>('mandates', {
        ...buildMandate({ clientId, planId: plan.id, endsOn: days.endsOn }),
        terms: [buildTerm({ startsOn: days.startsOn })],
      });
    }
    await groups.plan({ name: 'Writing group', clients, day: practiceToday(), time: '10:00', duration: 30 });
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Attendance' }).tap();
    const mark = (name: string, word: string) =>
      page
        .getByRole('group', { name: `What became of ${name} Sample` })
        .getByText(word, { exact: true })
        .tap();
    await page.getByRole('button', { name: 'All Present' }).tap();
    await mark('Ben', 'Absence');
    await page.getByLabel('Why Ben Sample missed the session').selectOption('Child absent');
    await mark('Dee', 'Cancelled');
    await page
      .getByLabel('Why Dee Sample missed the session')
      .selectOption('School activity (trip, test, assembly)');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save Attendance' }).tap();
    await expectToast(page, 'Attendance Saved', 'The attendance of the group has been saved.');
    const reasons = (await groups.sessions()).map(({ status, missedReason }: Session) => [
      status,
      missedReason,
    ]);
    expect(reasons).toEqual([
      ['completed', null],
      ['absence', 'student-absent'],
      ['completed', null],
      ['cancelled', 'school-activity'],
      ['completed', null],
    ]);
  });
});
