import type { APIRequestContext } from '@playwright/test';
import type { MarkKey } from '#domain/clinical/results/marks.ts';
import { formatDay, plusDays } from '#domain/platform/dates.ts';
import { buildFirstGoal } from '#tests/builders/goal-builder.ts';
import { buildResult } from '#tests/builders/result-builder.ts';
import { test } from '#tests/setup/caseload-journey.ts';
import { type CaseloadJourney, practiceToday } from '#tests/setup/caseload-records.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible, expectFitsPhone } from '#tests/setup/page-checks.ts';

const today = practiceToday();
const daysAgo = (days: number) => plusDays(today, -days);

async function goalWithData(caseload: CaseloadJourney, requests: APIRequestContext) {
  const { id: clientId } = await caseload.addClient();
  const days = { startsOn: daysAgo(60), targetOn: plusDays(today, 120) };
  const goal = await caseload.addGoal(buildFirstGoal({ clientId, plannedTrials: 5, ...days }));
  const put = async (path: string, data: object) => {
    const reply = await requests.put(path, { data });
    expect(reply.status(), await reply.text()).toBe(200);
  };
  const record = async (
    ago: number,
    marks: MarkKey[],
    more: { comment?: string; status?: 'scheduled' } = {},
  ) => {
    const { comment = null, status = 'completed' } = more;
    const date = `${daysAgo(ago)}T14:00:00.000Z`;
    const session = await caseload.addSession(clientId, { date, status });
    const result = buildResult({ marks, comment, phase: ago > 20 ? 'baseline' : 'teaching' });
    await put(`/api/sessions/${session.id}/results/${goal.id}`, result);
    return session;
  };
  const first = await record(28, ['M', 'M', 'X', 'X', 'V']);
  await record(14, ['V', 'V', 'M', 'X', 'I'], { comment: 'New scissors' });
  await record(7, ['I', 'V', 'V', 'V', 'X']);
  await record(2, ['I', 'I', 'I', 'I', 'I'], { status: 'scheduled' });
  await put(`/api/goals/${goal.id}`, { target: 90, reason: 'Reached sooner than expected' });
  return { goal, clientId, first };
}

test('a goal shows its results as a graph, by keyboard and by mouse, and each leads to its session', async ({
  page,
  context,
  caseload,
}) => {
  const { goal, clientId, first } = await goalWithData(caseload, context.request);
  await page.goto(`/clients/${clientId}?tab=goals`);
  await expect(page.getByText(`80% on ${formatDay(daysAgo(7))}`)).toBeVisible();
  await expect(page.getByText('Not enough data yet (2 of 6)')).toBeVisible();

  await page.getByRole('link', { name: 'Cutting on a line' }).click();
  const graph = page.getByRole('slider', { name: 'Results' });
  const chosen = page.getByRole('region', { name: 'Chosen result' });
  await expect(chosen).toContainText('80% at criterion: 4 of 5 with no more than verbal cues');
  await expect(graph).toHaveAttribute('aria-valuemax', '3');
  for (const label of ['Teaching', 'Revision 2']) await expect(graph.getByText(label)).toBeVisible();
  const figures = page.getByRole('definition');
  await expect(figures.filter({ hasText: 'of 10 trials in 2 sessions' })).toBeVisible();

  // The arrow keys go from one to the next, and say of each what it is.
  await graph.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(chosen).toContainText('New scissors');
  await expect(chosen).toContainText('Roughly 23–88%');
  await expect(graph).toHaveAttribute('aria-valuetext', /60% at criterion.*support score 47 \(our index/);
  await page.keyboard.press('Home');
  await expect(chosen).toContainText(formatDay(daysAgo(28)));
  await page.keyboard.press('ArrowLeft');
  await expect(graph).toHaveAttribute('aria-valuenow', '1');

  // A table tells the same; what a session that did not take place brought is in neither.
  const table = page.getByRole('table', { name: 'Results' });
  await expect(table.getByRole('link')).toHaveCount(3);
  await expect(table.getByRole('row').nth(2)).toContainText('New scissors');
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 900 });

  await graph.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/sessions/${first.id}`);
  await page.goBack();

  // The pointer chooses what it is over; far to the left that is the first.
  await expect(chosen).toContainText(formatDay(daysAgo(7)));
  await graph.hover({ position: { x: 60, y: 200 } });
  await expect(chosen).toContainText(formatDay(daysAgo(28)));
  await expect(page).toHaveURL(`/goals/${goal.id}`);
  await chosen.getByRole('link', { name: 'Open Session' }).click();
  await expect(page).toHaveURL(`/sessions/${first.id}`);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap chooses a result, and the link below it opens the session', async ({
    page,
    context,
    caseload,
  }) => {
    const { goal, first } = await goalWithData(caseload, context.request);
    await page.goto(`/goals/${goal.id}`);
    const chosen = page.getByRole('region', { name: 'Chosen result' });
    await expect(chosen).toContainText(formatDay(daysAgo(7)));
    await page.getByRole('slider', { name: 'Results' }).tap({ position: { x: 60, y: 150 } });
    await expect(chosen).toContainText(formatDay(daysAgo(28)));
    await expectAccessible(page);
    await expectFitsPhone(page);
    // The days with results fill the graph; those of the whole goal are a tap away.
    await page.getByRole('button', { name: 'Show All Days' }).tap();
    await expect(page.getByRole('button', { name: 'Show Days With Results' })).toBeVisible();
    await page.getByRole('slider', { name: 'Results' }).tap({ position: { x: 60, y: 150 } });
    await expect(chosen).toContainText(formatDay(daysAgo(28)));
    await expectFitsPhone(page);
    await chosen.getByRole('link', { name: 'Open Session' }).tap();
    await expect(page).toHaveURL(`/sessions/${first.id}`);
  });
});
