import type { Page } from '@playwright/test';
import { buildFirstGoal, buildGoal } from '#tests/builders/goal-builder.ts';
import { test } from '#tests/setup/caseload-journey.ts';
import { expect } from '#tests/setup/journey.ts';

interface Drawn {
  /** The goals of the pads in which something changed. */
  pads: string[];
  /** The number of spinners meanwhile. */
  turning: number;
}

/** Collects the changes of the page from here on. */
async function drawnFrom(page: Page): Promise<() => Promise<Drawn>> {
  const drawn = await page.evaluateHandle(() => {
    const seen = { pads: new Set<string>(), turning: 0 };
    const look = (changes: MutationRecord[]) => {
      for (const { target } of changes) {
        const pad = (target instanceof Element ? target : target.parentElement)?.closest('section');
        if (pad?.querySelector('ol')) seen.pads.add(pad.querySelector('h3')?.textContent ?? '');
      }
      const turning = document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY);
      seen.turning = Math.max(seen.turning, turning.length);
    };
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(look).observe(document.body, everything);
    return seen;
  });
  return () => drawn.evaluate(({ pads, turning }) => ({ pads: [...pads], turning }));
}

test('a mark draws the pad of its goal alone, and nothing moves while it is saved', async ({
  page,
  caseload,
}) => {
  const { id: clientId } = await caseload.addClient();
  const { planId } = await caseload.addGoal(buildFirstGoal({ clientId }));
  for (const name of ['Buttons', 'Shoe tying']) await caseload.addGoal(buildGoal({ clientId, planId, name }));
  const session = await caseload.addTodaysSession(clientId, '09:00', { status: 'completed' });
  await page.goto(`/sessions/${session.id}/note`);
  await expect(page.getByText('Everything is saved')).toBeVisible();
  const pad = page.getByRole('region', { name: 'Buttons', exact: true });
  // A browser lays out, paints and looks for what was tapped in this pad alone.
  await expect(pad).toHaveCSS('contain', 'layout');
  const letter = pad.getByRole('group').getByRole('button', { name: 'I Independent', exact: true });
  // The first one also brings the keys to this pad.
  await letter.click();
  await expect(pad.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByText('Everything is saved')).toBeVisible();

  const drawn = await drawnFrom(page);
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await letter.click();
  await expect(pad.getByRole('list')).toHaveText(/I.*I/);
  await saved;
  await expect(pad.getByText('Saved', { exact: true })).toBeVisible();
  // A spinner is redrawn in each frame, which would delay the next mark.
  expect(await drawn()).toEqual({ pads: ['Buttons'], turning: 0 });
});
