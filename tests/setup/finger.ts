import type { Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** About a tenth of a second: after half of that Chromium counts a finger as still. */
const RESTING_FRAMES = 6;

/** A finger on the screen: real touches, which the browser turns into pointer events and scrolling by itself. */
export async function fingerOn(page: Page) {
  const browser = await page.context().newCDPSession(page);
  let at: Point = { x: 0, y: 0 };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints });

  return {
    async down(point: Point): Promise<void> {
      at = point;
      await send('touchStart', [at]);
    },
    /** Moves by so many pixels in a few steps, as a hand does. */
    async moveBy({ x, y }: Point): Promise<void> {
      const [from, steps] = [at, 5];
      for (let step = 1; step <= steps; step += 1) {
        at = { x: from.x + (x * step) / steps, y: from.y + (y * step) / steps };
        await send('touchMove', [at]);
      }
    },
    /** Rests, as a hand does, and lifts: Chromium takes what lifts in motion for a fling, and the next tap for its end. */
    async up(): Promise<void> {
      await page.evaluate(async (frames) => {
        for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
      }, RESTING_FRAMES);
      await send('touchEnd', []);
    },
  };
}
