import type { Session } from '#domain/caseload/sessions/session.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectNoSidewaysScroll } from '#tests/setup/page-checks.ts';
import { chooseDelete, test } from '#tests/setup/session-journey.ts';

let session: Session;

test.beforeEach(async ({ caseload }) => {
  const client = await caseload.addClient(`${'Adalovelace'.repeat(9)} ${'Applewood'.repeat(9)}`);
  // At the same time, so that the calendar names both.
  await caseload.addSession(client.id, '2026-11-20', '14:30');
  session = await caseload.addSession(client.id, '2026-11-20', '14:30', {
    duration: 45,
    notes: 'Scissors'.repeat(20),
  });
});

test('On a phone nothing scrolls sideways for a long name, targets are 44 pixels high, and a cancelled Delete returns focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, button] of [
    ['/calendar?date=2026-11-20', 'Close This Day'],
    [`/sessions/new?clientId=${session.clientId}`, 'Create Session'],
    [`/sessions/${session.id}/note`, 'Sign'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: button })).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await page.goto(`/sessions/${session.id}`);
  await expect(page.getByText('No next session')).toBeVisible();
  await expectNoSidewaysScroll(page);
  const small = await page
    .locator('main a, main button')
    .evaluateAll((targets) =>
      targets
        .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 44)
        .map((target) => target.textContent),
    );
  expect(small).toEqual([]);
  await chooseDelete(page);
  const question = page.getByRole('alertdialog', { name: 'Delete this session?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'More actions' })).toBeFocused();
});
