import type { Page } from '@playwright/test';
import { setBrowserClock } from '#tests/setup/browser-clock.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectNoSidewaysScroll } from '#tests/setup/page-checks.ts';
import { test } from '#tests/setup/session-journey.ts';

const dayList = (page: Page) =>
  page.getByRole('list', { name: 'Sessions of this day' }).getByRole('listitem');
const dayButton = (page: Page, name: string | RegExp) => page.getByRole('grid').getByRole('button', { name });

test('The day shows colors of statuses, the month dots of days with sessions, and a phone the plan first', async ({
  page,
  caseload,
}) => {
  await setBrowserClock(page, '2026-11-20', '09:30');
  const { id } = await caseload.addClient('Ada Applewood');
  const looks = [
    ['completed', 'Completed', 'rgb(27, 90, 52)'],
    ['scheduled', 'Scheduled', 'rgb(29, 76, 121)'],
    ['cancelled', 'Cancelled', 'rgb(141, 39, 30)'],
    ['no-show', 'No Show', 'rgb(118, 68, 0)'],
    ['absence', 'absence', 'rgb(86, 98, 95)'],
  ] as const;
  for (const [index, [status]] of looks.entries()) {
    await caseload.addSession(id, '2026-11-20', `${10 + index}:00`, { status });
  }
  await caseload.addSession(id, '2026-11-12', '09:00');
  await caseload.addSession(id, '2026-11-12', '11:00');
  await page.goto('/calendar');

  await test.step('Badges have the color of their status, other values show as raw text', async () => {
    for (const [index, [, text, color]] of looks.entries()) {
      await expect(dayList(page).nth(index).getByText(text, { exact: true })).toHaveCSS('color', color);
    }
  });

  await test.step('On a phone the plan of the day comes first, then its list and the month', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(dayList(page)).toHaveCount(looks.length);
    await expectNoSidewaysScroll(page);
    const tops = await Promise.all(
      [
        page.getByRole('heading', { name: 'Plan of Nov 20, 2026' }),
        dayList(page).first(),
        page.getByRole('grid', { name: 'November 2026' }),
      ].map(async (part) => (await part.boundingBox())?.y ?? 0),
    );
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    const days = page.getByRole('grid', { name: 'November 2026' }).getByRole('button');
    const sizes = await days.evaluateAll((buttons) =>
      buttons.map((button) => button.getBoundingClientRect()).flatMap(({ width, height }) => [width, height]),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  });

  await test.step('Days with sessions are bold with a dot and say how many there are', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const busy = dayButton(page, /Nov 12, 2026, 2 sessions$/);
    await expect(busy).toHaveCSS('font-weight', '700');
    const dotWidth = (name: RegExp) =>
      dayButton(page, name).evaluate((button) =>
        button.parentElement ? getComputedStyle(button.parentElement, '::after').width : 'none',
      );
    expect(await dotWidth(/Nov 12, 2026/)).toBe('6px');
    await expect(dayButton(page, /Nov 13, 2026$/)).toHaveCSS('font-weight', '400');
    expect(await dotWidth(/Nov 13, 2026/)).toBe('auto');
    await busy.click();
    await expect(page.getByRole('heading', { name: 'Nov 12, 2026', exact: true })).toBeVisible();
    await expect(dayList(page)).toHaveCount(2);
    await expect(page).toHaveURL('/calendar?date=2026-11-12');
  });
});
