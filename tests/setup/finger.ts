import type { Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

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
    up: () => send('touchEnd', []),
  };
}
