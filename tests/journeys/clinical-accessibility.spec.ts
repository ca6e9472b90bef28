import type { Page } from '@playwright/test';
import type { Session } from '#domain/caseload/sessions/session.ts';
import {
  type DocumentKind,
  documentKindLabels,
  documentKinds,
  documentSections,
} from '#domain/clinical/documents/document-sections.ts';
import { DEFAULT_TIME_ZONE, momentOf } from '#domain/platform/dates.ts';
import { buildFirstGoal } from '#tests/builders/goal-builder.ts';
import { practiceToday } from '#tests/setup/caseload-records.ts';
import { test } from '#tests/setup/document-journey.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectNoSidewaysScroll, expectNoViolations } from '#tests/setup/page-checks.ts';

const phone = { width: 390, scheme: 'light' } as const;
const wideScreen = { width: 1440, scheme: 'dark' } as const;

/** On a phone in light, on a wide screen in dark: a theme has one set of colors at any width. */
async function expectAccessibleOn(
  page: Page,
  ...screens: readonly (typeof phone | typeof wideScreen)[]
): Promise<void> {
  for (const { width, scheme } of screens) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page, `${width} px, ${scheme}`);
  }
}

/** It has marks, graphs and tables: the others are made of the same parts. */
const fullest: DocumentKind = 'annual-review';

test("Nothing is in anybody's way while a document is written and once it is signed", async ({
  page,
  chart,
}) => {
  test.slow();
  for (const kind of documentKinds) {
    await test.step(documentKindLabels[kind], async () => {
      const { id, filled } = await chart.begin({ kind });
      const typed = documentSections[kind].filter(({ isTyped }) => isTyped);
      await chart.change(id, {
        sections: typed.map(({ key }) => ({ key, text: 'Turns the paper with the other hand.' })),
        marks: filled.goals.map(({ goalPosition }) => ({ goalPosition, code: 'PS' })),
        scores: kind === 'evaluation' ? [{ test: 'Sample Motor Test', standard: '8' }] : [],
      });
      await page.goto(`/documents/${id}`);
      await expect(page.getByRole('button', { name: 'Fill Again' })).toBeVisible();
      if (kind === fullest) await expectAccessibleOn(page, wideScreen);
      await expectAccessibleOn(page, phone);
      await chart.act(id, 'sign');
      await expect(page.getByRole('heading', { name: 'Signed Document' })).toBeVisible();
      if (kind === fullest) await expectAccessibleOn(page, phone);
      await expectAccessibleOn(page, wideScreen);
    });
  }
});

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
  await expectAccessibleOn(page, phone, wideScreen);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog').getByText(/^This replaces the version signed/)).toBeVisible();
  await expectAccessibleOn(page, wideScreen, phone);
  await page.goto('/documents');
  await expect(page.getByRole('listitem').filter({ hasText: 'Evaluation' })).toBeVisible();
  await expectAccessibleOn(page, phone, wideScreen);
});

test("the notes of a group side by side have nothing in anybody's way", async ({
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
  await expectAccessibleOn(page, wideScreen);
});

test("the full list of notes has nothing in anybody's way", async ({ page, chart, caseload }) => {
  await caseload.addTodaysSession(chart.clientId, '00:01', { status: 'no-show' });
  await caseload.addTodaysSession(chart.clientId, '00:02', { status: 'completed', notes: 'Cut a circle.' });
  await page.goto('/notes');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expectAccessibleOn(page, phone, wideScreen);
});
