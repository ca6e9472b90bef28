import type { Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** About a tenth of a second: after half of that, Chromium treats a finger as still. */
const RESTING_FRAMES = 6;

/** A finger on the screen: real touches, which the browser converts to pointer events and scrolling. */
export async function fingerOn(page: Page) {
  const browser = await page.context().newCDPSession(page);
  let at: Point = { x: 0, y: 0 };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: (Point & { id?: number })[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints });

  return {
    async down(point: Point): Promise<void> {
      at = point;
      await send('touchStart', [at]);
    },
    /** Moves by so many pixels in a few steps. */
    async moveBy({ x, y }: Point): Promise<void> {
      const [from, steps] = [at, 5];
      for (let step = 1; step <= steps; step += 1) {
        at = { x: from.x + (x * step) / steps, y: from.y + (y * step) / steps };
        await send('touchMove', [at]);
      }
    },
    /** Two fingers around a point, apart by `from` pixels and then by `to`, which are then lifted. */
    async pinch({ x, y }: Point, { from, to }: { from: number; to: number }): Promise<void> {
      const apart = (length: number) => [
        { x: x - length / 2, y, id: 0 },
        { x: x + length / 2, y, id: 1 },
      ];
      await send('touchStart', apart(from));
      for (let step = 1; step <= 5; step += 1)
        await send('touchMove', apart(from + ((to - from) * step) / 5));
      await send('touchEnd', []);
    },
    /** Pauses and lifts: Chromium treats lifting in motion as a fling, and the next tap as its end. */
    async up(): Promise<void> {
      await page.evaluate(async (frames) => {
        for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
      }, RESTING_FRAMES);
      await send('touchEnd', []);
    },
  };
}
