import type { Page } from '@playwright/test';
import { DEFAULT_TIME_ZONE, momentOf } from '#domain/dates.ts';
import { documentKindLabels, documentKinds, documentSections } from '#domain/documents/document-words.ts';
import type { Session } from '#domain/sessions/session.ts';
import { buildFirstGoal } from '#tests/builders/goal-builder.ts';
import { practiceToday } from '#tests/setup/caseload-journey.ts';
import { test } from '#tests/setup/document-journey.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/setup/page-checks.ts';

/** In both themes, on a phone and on a wide screen. */
async function expectAccessibleAnywhere(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
}

for (const kind of documentKinds) {
  test(`${documentKindLabels[kind]}: nothing is in anybody's way while it is written and once it is signed`, async ({
    page,
    chart,
  }) => {
    const { id, filled } = await chart.begin({ kind });
    const typed = documentSections[kind].filter(({ isTyped }) => isTyped);
    await chart.change(id, {
      sections: typed.map(({ key }) => ({ key, text: 'Turns the paper with the other hand.' })),
      marks: filled.goals.map(({ goalPosition }) => ({ goalPosition, code: 'PS' })),
      scores: kind === 'evaluation' ? [{ test: 'Sample Motor Test', standard: '8' }] : [],
    });
    await page.goto(`/documents/${id}`);
    await expect(page.getByRole('button', { name: 'Fill Again' })).toBeVisible();
    await expectAccessibleAnywhere(page);
    await chart.act(id, 'sign');
    await expect(page.getByRole('heading', { name: 'Signed Document' })).toBeVisible();
    await expectAccessibleAnywhere(page);
  });
}

test("a correction, its dialog and the list of documents have nothing in anybody's way", async ({
  page,
  chart,
}) => {
  const { id } = await chart.begin({ kind: 'discharge-summary' });
  await chart.act(id, 'sign');
  await chart.begin({ kind: 'evaluation' });
  await chart.act(id, 'correct', { reason: 'Another word' });
  await page.goto(`/documents/${id}`);
  await expect(page.getByRole('region', { name: 'Correction' })).toBeVisible();
  await expectAccessibleAnywhere(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog').getByText(/^This replaces the version signed/)).toBeVisible();
  await expectAccessibleAnywhere(page);
  await page.goto('/documents');
  await expect(page.getByRole('listitem').filter({ hasText: 'Evaluation' })).toBeVisible();
  await expectAccessibleAnywhere(page);
});

test("the notes of a group and their Sign dialog have nothing in anybody's way", async ({
  page,
  context,
  chart,
  caseload,
}) => {
  const ben = await caseload.addClient({ firstName: 'Ben', lastName: 'Sample' });
  await caseload.addGoal(buildFirstGoal({ clientId: ben.id }));
  const at = (time: string) => momentOf(practiceToday(), time, DEFAULT_TIME_ZONE);
  const meeting = { name: 'Writing', others: 0, clientIds: [chart.clientId, ben.id], duration: 15 };
  const group = await context.request.post('/api/sessions/group', {
    data: { ...meeting, date: at('00:00') },
  });
  const [first]: Session[] = await group.json();
  await page.goto(`/sessions/${first?.id}/note`);
  await expect(page.getByRole('status', { name: 'Notes', exact: true })).toHaveText('Everything is saved');
  await expectAccessibleAnywhere(page);
  await page.getByRole('button', { name: 'Sign 2 notes' }).click();
  await expect(page.getByRole('region', { name: 'Note for Ben Sample' })).toBeVisible();
  await expectAccessibleAnywhere(page);
});

test("the full list of notes has nothing in anybody's way", async ({ page, chart, caseload }) => {
  await caseload.addTodaysSession(chart.clientId, '00:01', { status: 'no-show' });
  await caseload.addTodaysSession(chart.clientId, '00:02', { status: 'completed', notes: 'Cut a circle.' });
  await page.goto('/notes');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expectAccessibleAnywhere(page);
});
