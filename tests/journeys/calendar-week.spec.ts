import type { Locator, Page, Route } from '@playwright/test';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { setBrowserClock } from '#tests/setup/browser-clock.ts';
import { countClicks } from '#tests/setup/click-count.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectToast } from '#tests/setup/page-checks.ts';
import { test } from '#tests/setup/session-journey.ts';

const block = (page: Page, name: RegExp | string) =>
  page.getByRole('list', { name: 'Sessions in the week' }).getByRole('link', { name });

/** Drags from a point of an element, by columns of a day and by hours. */
async function drag(
  page: Page,
  from: Locator,
  { days = 0, hours = 0 },
  at: 'middle' | 'lower edge' = 'middle',
) {
  await from.scrollIntoViewIfNeeded();
  const box = await from.boundingBox();
  const grid = await page.getByRole('list', { name: 'Sessions in the week' }).boundingBox();
  if (!box || !grid) throw new Error('The week is not in sight');
  const [x, y] = [box.x + box.width / 2, at === 'middle' ? box.y + box.height / 2 : box.y + box.height - 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  // An hour is 4 rem high.
  await page.mouse.move(x + (days * grid.width) / 7, y + hours * 64, { steps: 4 });
}

let session: Session;

test.beforeEach(async ({ page, caseload }) => {
  await setBrowserClock(page, '2026-11-18', '09:30');
  const client = await caseload.addClient('Ada Applewood');
  session = await caseload.addSession(client.id, '2026-11-18', '10:00');
});

test('dragging moves a session to another day and time, and one click moves it back', async ({
  page,
  caseload,
}) => {
  const clicks = await countClicks(page);
  await page.goto('/calendar');
  await drag(page, block(page, /Ada Applewood/), { days: 1, hours: 2.25 });
  await expect(block(page, /12:15 PM – 1:15 PM, Nov 19, 2026/)).toBeVisible();
  await page.mouse.up();
  await expectToast(page, 'Session Updated', 'Ada moved to Thu, Nov 19, 12:15 PM.');
  await expect(page).toHaveURL('/calendar');
  expect(await caseload.planOf(session)).toBe('2026-11-19 12:15, 60 min');
  expect(clicks()).toBe(1);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expectToast(page, 'Undone', 'The session is as it was before.');
  expect(await caseload.planOf(session)).toBe('2026-11-18 10:00, 60 min');
  expect(clicks()).toBe(2);
});

test('a move is one gesture, and its undo another one', async ({ page, caseload }) => {
  await caseload.addSeries(session.clientId, '2026-11-20', '14:00', 3);
  await page.goto('/calendar');
  await expect(block(page, /2:00 PM/)).toBeVisible();
  await page.evaluate(() => {
    addEventListener('pointerdown', () => document.body.append(document.createElement('i')), {
      capture: true,
    });
  });
  await drag(page, block(page, /2:00 PM/), { hours: 1 });
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Also the following' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expectToast(page, 'Undone', 'The session is as it was before.');
  await expect(block(page, /2:00 PM – 3:00 PM/)).toBeVisible();
  await expect(page.locator('body > i')).toHaveCount(2);
});

test('Escape and a refusal put a session back, its lower edge changes its length, a click opens it', async ({
  page,
  caseload,
  problems,
}) => {
  await page.goto('/calendar');

  await test.step('Escape gives a drag up', async () => {
    await drag(page, block(page, /Ada Applewood/), { hours: 3 });
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(block(page, /10:00 AM – 11:00 AM/)).toBeVisible();
    expect(await caseload.planOf(session)).toBe('2026-11-18 10:00, 60 min');
  });

  await test.step('A refused move goes back and says why', async () => {
    problems.allow(/status of 409/);
    const body = 'This session was changed somewhere else';
    const refuse = (route: Route) => route.fulfill({ status: 409, body });
    await page.route(`**/api/sessions/${session.id}`, refuse, { times: 1 });
    await drag(page, block(page, /Ada Applewood/), { hours: 1 });
    await page.mouse.up();
    await expectToast(page, 'Update Failed', '409: This session was changed somewhere else');
    await expect(block(page, /10:00 AM – 11:00 AM/)).toBeVisible();
  });

  await test.step('Dragging the lower edge changes the length', async () => {
    await drag(page, block(page, /Ada Applewood/), { hours: 0.5 }, 'lower edge');
    await page.mouse.up();
    await expectToast(page, 'Session Updated', 'Ada now ends at 11:30 AM.');
    expect(await caseload.planOf(session)).toBe('2026-11-18 10:00, 90 min');
  });

  await test.step('A click opens the session', async () => {
    await block(page, /Ada Applewood/).click();
    await expect(page).toHaveURL(`/sessions/${session.id}`);
  });
});
