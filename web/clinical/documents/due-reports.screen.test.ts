import type { ListedDocument } from '#domain/clinical/documents/document.ts';
import { addDueReport } from '#tests/setup/due-report-records.ts';
import { countClicks } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

const creating = 'POST /api/documents';

test('All due reports are begun with one press, and a second window makes no second draft', async ({
  page,
  therapist,
  problems,
}) => {
  problems.allow(/status of 409/);
  const first = await addDueReport(therapist, 'Ada');
  await addDueReport(therapist, 'Ben');
  await addDueReport(therapist, 'Cleo');
  await page.goto('/documents');
  const begin = page.getByRole('button', { name: 'Begin All 3' });
  await expect(begin).toBeVisible();
  // The list on the screen does not know of it when the button is pressed.
  const { clientId, planId, dueOn } = first;
  await therapist.post('/api/documents', { clientId, kind: 'progress-report', planId, dueOn });
  const clicks = countClicks();
  await begin.click();
  await expect(page.getByRole('status', { name: 'Begun reports' })).toContainText(
    '2 of 3 drafts begun. 1 was begun already.',
  );
  expect(clicks()).toBe(1);
  await expect(begin).toHaveCount(0);
  const drafts = (await therapist.get('/api/documents')).json<ListedDocument[]>();
  expect(drafts.map((draft) => draft.dueOn)).toEqual([dueOn, dueOn, dueOn]);
  await page.getByRole('list', { name: 'Reports due' }).getByRole('link', { name: 'Ben Sample' }).click();
  await expect(page.getByRole('heading', { name: 'Progress Report', level: 1 })).toBeVisible();
});

test('Stop leaves the drafts begun so far, says how many, and offers the rest', async ({
  page,
  therapist,
}) => {
  for (const name of ['Ada', 'Ben', 'Cleo', 'Dina']) await addDueReport(therapist, name);
  await page.goto('/documents');
  let sent = 0;
  const second = Promise.withResolvers<undefined>();
  page.line.break(({ method, path }) => {
    if (`${method} ${path}` !== creating) return undefined;
    sent += 1;
    return sent === 2 ? second.promise : undefined;
  });
  await page.getByRole('button', { name: 'Begin All 4' }).click();
  await expect(page.getByText('1 of 4 drafts', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  second.resolve(undefined);
  await expect(page.getByRole('status', { name: 'Begun reports' })).toContainText(
    '2 of 4 drafts begun. Stopped: the other 2 were not begun.',
  );
  expect((await therapist.get('/api/documents')).json()).toHaveLength(2);
  await page.getByRole('button', { name: 'Begin All 2' }).click();
  await expect(page.getByRole('status', { name: 'Begun reports' })).toContainText('2 of 2 drafts begun.');
  expect((await therapist.get('/api/documents')).json()).toHaveLength(4);
});

test('A report that is refused is named with its child, and the others are begun', async ({
  page,
  therapist,
  problems,
}) => {
  problems.allow(/status of 404/);
  await addDueReport(therapist, 'Ada');
  await addDueReport(therapist, 'Ben');
  await page.goto('/documents');
  await expect(page.getByRole('button', { name: 'Begin All 2' })).toBeVisible();
  page.line.failOnce(creating, 404, 'The requested client could not be found');
  await page.getByRole('button', { name: 'Begin All 2' }).click();
  const ended = page.getByRole('status', { name: 'Begun reports' });
  await expect(ended).toContainText('1 of 2 drafts begun. 1 could not be begun.');
  await expect(ended).toContainText(/Sample, due .*: 404: The requested client could not be found/);
  await page.getByRole('button', { name: 'Begin Report' }).click();
  await expect(ended).toContainText('1 of 1 draft begun.');
});

test('Leaving the page stops it after the draft that is being made, and a message says the number', async ({
  page,
  therapist,
}) => {
  for (const name of ['Ada', 'Ben', 'Cleo']) await addDueReport(therapist, name);
  await page.goto('/documents');
  const release = page.line.hold(creating);
  await page.getByRole('button', { name: 'Begin All 3' }).click();
  await page.getByRole('link', { name: 'Clients', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Clients', level: 1 })).toBeVisible();
  release();
  await expect(page.getByText('1 of 3 drafts begun. Stopped: the other 2 were not begun.')).toBeVisible();
  expect((await therapist.get('/api/documents')).json()).toHaveLength(1);
});
